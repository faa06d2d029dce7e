# `make demo` and `make test` set up everything they need; the other targets build on the same two folders.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/.stamps
T ?= tests

unexport PYTHONDONTWRITEBYTECODE

.PHONY: dev demo test lint format type generate check bench torture package clean
.DELETE_ON_ERROR:

$(STAMPS)/made:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; name one with PYTHON=…" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/run: $(STAMPS)/made pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(STAMPS)/dev: $(STAMPS)/run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev
	$(BIN)/python tests/suite/fetch.py
	@touch $@

dev: $(STAMPS)/dev

demo: $(STAMPS)/run
	@PATH="$(CURDIR)/$(BIN):$$PATH" sh tests/demo/run.sh

test: $(STAMPS)/dev
	$(BIN)/python -m pytest -n auto $(PYTEST_FLAGS) $(T)

torture: $(STAMPS)/dev
	@set -e; for script in tests/torture/*.py; do $(BIN)/python $$script; done

lint: $(STAMPS)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(STAMPS)/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

type: $(STAMPS)/dev
	$(BIN)/mypy

generate: $(STAMPS)/run
	$(BIN)/python -m rasen.cli.generate

check: lint type $(STAMPS)/dev
	$(BIN)/python -m rasen.cli.generate --check

bench: $(STAMPS)/run
	$(BIN)/python tests/bench/run.py

package: $(STAMPS)/dev
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

clean:
	rm -rf $(VENV) dist
