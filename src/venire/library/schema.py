"""The published JSON Schema of case files, for editors that complete and check as one writes."""

from __future__ import annotations

import json

from venire.law.case_file.case import Case


def case_schema() -> str:
    """The schema as JSON text, the same bytes on every machine."""
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **Case.model_json_schema()}
    return json.dumps(schema, indent=2, ensure_ascii=False, sort_keys=True) + "\n"
