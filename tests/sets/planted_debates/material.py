"""What the debates are made of: topics with sources and arguments, and phrases in several wordings."""

import random
import re
from pathlib import Path
from typing import Literal, TypeVar

import yaml
from pydantic import BaseModel, ConfigDict, Field

HERE = Path(__file__).parent
Side = Literal["for", "against"]
SIDES: tuple[Side, Side] = ("for", "against")
T = TypeVar("T", bound=BaseModel)


class Piece(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Source(Piece):
    id: str
    title: str
    text: str


class Argument(Piece):
    """One argument; `about` is how others refer to it, `says` holds {wordings|to choose from}."""

    about: str
    cites: tuple[str, ...]
    says: str


class Contradiction(Piece):
    """Words of a side that contradict its own argument number `after`, and a source where one is named."""

    side: Side
    after: int
    source: str | None
    right: str
    wrong: str
    says: str


class Fabrication(Piece):
    """Words of a side that cite what no source holds; `cite` is free text, or a source that never said it."""

    side: Side
    cite: str
    says: str


class Sides(Piece):
    """Turns with nothing in them, for each side."""

    pro: tuple[str, ...] = Field(alias="for")
    con: tuple[str, ...] = Field(alias="against")


class Topic(Piece):
    topic: str
    sources: tuple[Source, ...]
    pro: tuple[Argument, ...] = Field(alias="for")
    con: tuple[Argument, ...] = Field(alias="against")
    contradictions: tuple[Contradiction, ...]
    fabrications: tuple[Fabrication, ...]
    weak: Sides
    away: tuple[str, ...]

    def arguments(self, side: Side) -> tuple[Argument, ...]:
        return self.pro if side == "for" else self.con

    def weak_turns(self, side: Side) -> tuple[str, ...]:
        return self.weak.pro if side == "for" else self.weak.con

    def source(self, source_id: str) -> Source:
        return next(source for source in self.sources if source.id == source_id)


class Style(Piece):
    before: tuple[str, ...]
    after: tuple[str, ...]
    swaps: dict[str, str]


class Phrases(Piece):
    names: tuple[str, ...]
    reply: tuple[str, ...]
    concede: tuple[str, ...]
    correct: tuple[str, ...]
    quote: tuple[str, ...]
    rhetoric: tuple[str, ...]
    closing: tuple[str, ...]
    evade: tuple[str, ...]
    give_way: tuple[str, ...] = Field(alias="yield")
    pad: tuple[str, ...]
    soften: tuple[str, ...]
    hinge: tuple[str, ...]
    hedge: tuple[str, ...]
    styles: dict[str, Style]


def _read(path: Path, kind: type[T]) -> T:
    return kind.model_validate(yaml.safe_load(path.read_text(encoding="utf-8")))


def topics() -> tuple[Topic, ...]:
    """All topics, in the order of their file names."""
    return tuple(_read(path, Topic) for path in sorted((HERE / "topics").glob("*.yaml")))


def phrases() -> Phrases:
    return _read(HERE / "phrases.yaml", Phrases)


def worded(text: str, rng: random.Random, **fill: str) -> str:
    """`text` with one of each {wording|wording} chosen and each <name> filled; <Name> is filled with a capital."""
    chosen = re.sub(r"\{([^{}]*)\}", lambda found: rng.choice(found[1].split("|")), text)
    for name, value in fill.items():
        chosen = chosen.replace(f"<{name}>", value).replace(f"<{name.capitalize()}>", value[:1].upper() + value[1:])
    return chosen


def sentences(text: str) -> list[str]:
    """Good enough for the text written here: a full stop, question or exclamation mark, then a capital or quote."""
    return re.split(r"(?<=[.!?])\s+(?=[A-Z'])", text)
