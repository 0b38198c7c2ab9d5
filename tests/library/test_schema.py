"""The published schema is that of the model, and cases pass it."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator, ValidationError, validate

from tests.support.places import DOCS
from venire.law.case_file.case import Case
from venire.library.schema import case_schema

PUBLISHED = DOCS / "reference" / "case-schema.json"


def test_the_published_schema_is_current() -> None:
    hint = "run: python scripts/write_case_schema.py"
    assert PUBLISHED.read_text(encoding="utf-8") == case_schema(), hint


def test_the_schema_accepts_the_fixture_and_refuses_a_misspelling(tiny: Case) -> None:
    schema = json.loads(case_schema())
    Draft202012Validator.check_schema(schema)
    data = json.loads(tiny.model_dump_json())
    validate(data, schema)
    with pytest.raises(ValidationError, match="tag_line"):
        validate({**data, "tag_line": "x"}, schema)
