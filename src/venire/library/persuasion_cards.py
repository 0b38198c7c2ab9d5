"""Character cards of jurors to be persuaded: those that come with a case, the user's own, and any juror of a roster.

A user's own lie in ``jurors/CASE/`` of the data folder, as YAML or JSON. Source: spec/persuasion.md, "Character card".
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import cast

from pydantic import TypeAdapter, ValidationError

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.law.case_file.case import Case
from venire.law.case_file.persona import JurorCard, Roster
from venire.law.jury.leaning import first_convictions
from venire.law.persuasion.card import PersuasionCard
from venire.law.persuasion.derived_cards import Alone, derived
from venire.law.persuasion.juror_at_table import Lines, deliberating
from venire.law.persuasion.shared_reasons import shared_out
from venire.library.case_error import CaseError
from venire.library.rosters import LIMIT, default_roster, shipped_cards
from venire.library.shape import shape_error
from venire.library.values.yaml_values import Unreadable, read_yaml

ORDER = "default.yaml"
ENDINGS = (".yaml", ".yml", ".json")
_LINES: TypeAdapter[Lines] = TypeAdapter(Lines)
OF_A_ROSTER = 3
"""Jurors of the house jury who are drawn for a case without cards of its own."""


def card_schema() -> str:
    """The published schema as JSON text, the same bytes on every machine."""
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **PersuasionCard.model_json_schema()}
    return json.dumps(schema, indent=2, ensure_ascii=False, sort_keys=True) + "\n"


def read_persuasion_card(path: Path) -> PersuasionCard:
    """A card in YAML or JSON. Raises :class:`CaseError` naming file, field and reason."""
    try:
        with path.open("rb") as file:
            data = file.read(LIMIT + 1)
    except OSError as error:
        raise CaseError(path.name, f"it cannot be read ({error.strerror})", "Check the path.") from error
    return parsed(data, path.name)


def parsed(data: bytes, file: str) -> PersuasionCard:
    """The card that these bytes are. Raises :class:`CaseError`."""
    if len(data) > LIMIT:
        raise CaseError(file, "it is larger than 1 MB", "Give a file with one card.")
    try:
        return PersuasionCard.model_validate(read_yaml(data.decode("utf-8-sig")))
    except UnicodeDecodeError as error:
        raise CaseError(file, "it is not UTF-8 text", "Save it again with the encoding UTF-8.") from error
    except Unreadable as error:
        raise CaseError(file, str(error), "Correct the line.") from error
    except ValidationError as error:
        raise shape_error(file, error, PersuasionCard) from error


@lru_cache(maxsize=64)
def shipped_for(case: str) -> Mapping[str, PersuasionCard]:
    """The cards that come with a case, by id in their order; none for most cases. They do not change while venire
    runs."""
    folder = _jurors() / case
    if not (folder / ORDER).is_file():
        return {}
    order = cast("list[str]", read_yaml((folder / ORDER).read_text(encoding="utf-8")))
    cards = [parsed(_bytes(folder / f"{name}.yaml"), f"{name}.yaml") for name in order]
    return {card.id: card for card in cards}


def _bytes(file: Traversable) -> bytes:
    return file.read_bytes()


def own_for(data: Path, case: str) -> Mapping[str, PersuasionCard]:
    """The user's own cards for a case, by id. Raises :class:`CaseError` for the first that is wrong."""
    folder = data / "jurors" / case
    files = sorted(path for path in folder.iterdir() if path.suffix in ENDINGS) if folder.is_dir() else []
    return {card.id: card for card in map(read_persuasion_card, files)}


def cards_for(
    case: Case, wanted: Sequence[str], files: Sequence[Path], data: Path, seed: str
) -> tuple[PersuasionCard, ...]:
    """The jurors of a persuasion: those wanted by id, and those in files; where neither is given those that come with
    the case, or three of the house jury by lot. Raises :class:`VenireError`."""
    shipped, own = shipped_for(case.id), own_for(data, case.id)
    given = tuple(read_persuasion_card(path) for path in files)
    if not wanted and not given:
        return tuple(_sharing(case, shipped).values()) or _drawn(case, seed)
    known = {**_by_rule(case, seed), **_sharing(case, shipped), **own}
    strange = next((name for name in wanted if name not in known), None)
    if strange is not None:
        raise VenireError(
            f"There is no juror {strange[:60]!r} for the case {case.id!r}.", f"Choose from {', '.join(known)}."
        )
    return (*(known[name] for name in wanted), *given)


def to_choose(case: Case, data: Path) -> tuple[Sequence[PersuasionCard], Sequence[PersuasionCard]]:
    """Whom one may choose by id: those that come with the case or are the user's own, and the house jury. What the
    latter think is by lot until a session is opened. Raises :class:`CaseError` for a card that is wrong."""
    particular = {**shipped_for(case.id), **own_for(data, case.id)}
    house = _by_rule(case, "")
    return tuple(particular.values()), tuple(card for name, card in house.items() if name not in particular)


def how_many(case: Case) -> int:
    """The jurors there are where none is wished for."""
    return len(shipped_for(case.id)) or OF_A_ROSTER


def _drawn(case: Case, seed: str) -> tuple[PersuasionCard, ...]:
    cards = _by_rule(case, seed)
    names = Chance(seed).shuffled(list(cards), "persuaded")[:OF_A_ROSTER]
    return tuple(card for name, card in cards.items() if name in names)


def _by_rule(case: Case, seed: str) -> dict[str, PersuasionCard]:
    """The house jury in this case, by the rule of :mod:`venire.law.persuasion.derived_cards`; none without topics."""
    if not case.topics:
        return {}
    jurors = default_roster().jurors
    convictions = first_convictions(case, jurors, Chance(seed))
    pairs = zip(jurors, convictions, strict=True)
    return _sharing(case, {one.id: derived(one, case, first, alone_voices().get(one.id)) for one, first in pairs})


def _sharing(case: Case, cards: Mapping[str, PersuasionCard]) -> dict[str, PersuasionCard]:
    """Each with reasons of the case that no other of them has."""
    return dict(zip(cards, shared_out(case, tuple(cards.values())), strict=True))


@cache
def alone_voices() -> Mapping[str, Alone]:
    """What the jurors of the house say when they are alone with somebody, by id."""
    return {name: Alone.model_validate(told) for name, told in _by_id("alone")}


def _by_id(folder: str) -> Iterator[tuple[str, object]]:
    """What stands in a folder beside the jurors of the house, by the juror that each file is called after."""
    for file in sorted(_jurors().joinpath(folder).iterdir(), key=lambda file: file.name):
        if file.name.endswith(ENDINGS):
            yield file.name.rpartition(".")[0], read_yaml(file.read_text("utf-8"))


def _jurors() -> Traversable:
    return resources.files("venire") / "jurors"


def as_roster(cards: Sequence[PersuasionCard]) -> Roster:
    """The same jurors as they deliberate: a juror of the house as it is, anybody else with the ways of the archetype.
    Of a single juror there is no jury, so it is seated twice, and never asked."""
    jurors = tuple(_deliberating(card) for card in cards)
    return Roster(id="persuaded", name="The jurors, together", jurors=jurors if len(jurors) > 1 else jurors * 2)


def _deliberating(card: PersuasionCard) -> JurorCard:
    house = shipped_cards()
    if card.id in house:
        return house[card.id]
    like = next(one for one in default_roster().jurors if one.archetype == card.archetype)
    return deliberating(card, like, _together_lines().get(card.id) if (card.id, card.name) in _with_a_case() else None)


@cache
def _with_a_case() -> frozenset[tuple[str, str]]:
    """Id and name of every juror of the house who comes with a case: a card of one's own may have the id of one."""
    cases = [folder.name for folder in _jurors().iterdir() if folder.is_dir()]
    return frozenset((card.id, card.name) for case in cases for card in shipped_for(case).values())


@cache
def _together_lines() -> Mapping[str, Lines]:
    """What jurors of the house who come with a case say at its table, by id."""
    return {name: _LINES.validate_python(told) for name, told in _by_id("together")}
