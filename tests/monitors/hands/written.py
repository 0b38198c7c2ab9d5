"""Debates written turn by turn, in three registers, and the plants written for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from tests.monitors.hands.rows import Debate, Said
from venire.language.text.sentences import sentences

HERE = Path(__file__).parent / "written"


def written() -> Iterator[Debate]:
    """Each debate as it was held, and once with each of its plants."""
    for path in sorted(HERE.glob("*.yaml")):
        rows: Sequence[Mapping[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))
        for no, row in enumerate(rows):
            held = _held(f"{path.stem}{no}", row)
            yield held
            yield from (_planted(held, plant) for plant in row["plants"])


def _held(ident: str, row: Mapping[str, Any]) -> Debate:
    turns = tuple(Said(one["by"], one["side"], one["text"], tuple(map(str, one["cites"]))) for one in row["turns"])
    sources = tuple({name: str(value) for name, value in one.items()} for one in row["sources"])
    return Debate(ident, row["topic"], turns, sources)


def _planted(held: Debate, plant: Mapping[str, Any]) -> Debate:
    changed = {
        int(no) - 1: _changed(held.turns[int(no) - 1], text, plant.get("cites", ()))
        for no, text in (*plant["turns"].items(), *plant.get("add", {}).items())
    }
    places = [int(no) - 1 for no in plant["turns"]]
    return held.with_turns(changed).noted(plant["kind"], plant["how"], plant["by"], places)


def _changed(turn: Said, text: str, cites: Sequence[str]) -> Said:
    if not text.startswith("+ "):
        return Said(turn.speaker, turn.side, text)
    rows = list(sentences(turn.text))
    return Said(turn.speaker, turn.side, " ".join((rows[0], text[2:], *rows[1:])), (*turn.cites, *cites))
