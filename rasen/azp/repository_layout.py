"""Where the documents and packages of a repository lie below its folder (spec 17)."""

from __future__ import annotations

INDEX = ".well-known/azphalt-repository.json"
PACKAGES = "packages"
SEARCH = "packages/index.json"
REVOCATIONS = "revocations.json"
PAGE = "index.html"

# The profile of each kind that has one; asset packages have profiles by what they are about.
PROFILE_OF = {
    "app": "companion",
    "mcp": "mcp",
    "skill": "skill",
    "script": "script",
    "composable": "composable",
    "workflow": "workflow",
    "role": "role",
    "llm": "llm",
}


def detail_path(identifier: str) -> str:
    """Give the path of the detail of a package."""
    return f"{PACKAGES}/{identifier}/index.json"


def download_path(identifier: str, version: str) -> str:
    """Give the path of the file of a version."""
    return f"{PACKAGES}/{identifier}/versions/{version}/download"
