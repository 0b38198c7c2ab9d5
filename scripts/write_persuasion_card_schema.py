"""Write docs/reference/persuasion-card-schema.json: ``python scripts/write_persuasion_card_schema.py``."""

from __future__ import annotations

from pathlib import Path

from venire.library.persuasion_cards import card_schema

TARGET = Path(__file__).parent.parent / "docs" / "reference" / "persuasion-card-schema.json"

if __name__ == "__main__":
    TARGET.write_text(card_schema(), encoding="utf-8")
