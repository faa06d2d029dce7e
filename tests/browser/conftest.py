"""A headless browser that reaches nothing but the pages under test."""

from __future__ import annotations

import shutil

import pytest

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--allow-file-access-from-files",
)


@pytest.fixture(scope="session")
def browser(tmp_path_factory):
    """Give a driven browser with its console and its requests on record."""
    driver = shutil.which("chromedriver")
    program = shutil.which("chromium")
    if driver is None or program is None:
        pytest.skip("needs chromium and chromedriver on the path")
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = program
    for flag in (*FLAGS, f"--user-data-dir={tmp_path_factory.mktemp('profile')}"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    found = webdriver.Chrome(options=options, service=webdriver.ChromeService(driver))
    yield found
    found.quit()
