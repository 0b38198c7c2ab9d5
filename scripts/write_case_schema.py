"""Write docs/reference/case-schema.json from the case model: ``python scripts/write_case_schema.py``."""

from __future__ import annotations

from pathlib import Path

from venire.library.schema import case_schema

TARGET = Path(__file__).parent.parent / "docs" / "reference" / "case-schema.json"

if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(case_schema(), encoding="utf-8")
