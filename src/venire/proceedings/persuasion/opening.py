"""How a persuasion is opened: contents pinned by hash. Source: spec/design.md, "Time and change"."""

from __future__ import annotations

from collections.abc import Mapping

from venire.errors import VenireError
from venire.kernel.opening import Opening, pin, read_pinned
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.law.persuasion.card import PersuasionCard
from venire.proceedings.persuasion.events import Introduced, PersuasionBegun, PersuasionOpened
from venire.proceedings.persuasion.params import Holder, PersuasionParams, Sheet
from venire.proceedings.persuasion.rules import Persuasion


def open_persuasion(
    case: Case, sheet: Sheet, roster: Roster, params: PersuasionParams, seed: str, by: Holder = "ai"
) -> Opening:
    """Open a persuasion. ``roster``: the same jurors as they would deliberate, in the same order.

    Raises :class:`VenireError` where jurors are alike, or a card speaks of what the case does not have.
    """
    for card in sheet.cards:
        _check(card, case)
    names = [card.name for card in sheet.cards]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise VenireError(f"There are two jurors called {twice}.", "Give every card a name of its own.")
    pins = [pin(content) for content in (case, sheet, roster)]
    opened = PersuasionOpened(
        case=case.id,
        case_hash=pins[0][0],
        sheet_hash=pins[1][0],
        roster_hash=pins[2][0],
        params=params,
        seed=seed,
        by=by,
    )
    begun = PersuasionBegun(
        case=case.id, title=case.title, side=params.side, turns=params.turns, jurors=introduced(sheet)
    )
    return Opening((opened, begun), dict(pins))


def introduced(sheet: Sheet) -> tuple[Introduced, ...]:
    """What the player may know of the jurors beforehand."""
    return tuple(
        Introduced(
            juror=number,
            name=card.name,
            called=card.address,
            age=card.age,
            occupation=card.occupation,
            portrait=card.portrait,
            background=card.background,
            traits=card.personality_traits,
            style=card.speaking_style,
        )
        for number, card in enumerate(sheet.cards, start=1)
    )


def rebuild(opened: PersuasionOpened, contents: Mapping[str, bytes]) -> Persuasion:
    """The rules as they stood when this opening was recorded."""
    return Persuasion(
        read_pinned(Case, contents[opened.case_hash]),
        read_pinned(Sheet, contents[opened.sheet_hash]),
        read_pinned(Roster, contents[opened.roster_hash]),
        opened.seed,
    )


def _check(card: PersuasionCard, case: Case) -> None:
    topics = [topic.id for topic in case.topics]
    stranger = next((one for one in (*card.topic_weights, *card.prosecution_weights) if one not in topics), None)
    if stranger is not None:
        raise VenireError(
            f"{card.name} has a weight for {stranger!r}, and the case {case.id!r} has no such topic.",
            f"It has {', '.join(topics) or 'none'}.",
        )
    things = [item.id for item in case.evidence]
    keys = [one.evidence for one in (*card.key_evidence, *card.prosecution_key_evidence)]
    waited = [hook.shows for hook in card.voice.hooks if hook.shows]
    missing = next((one for one in (*keys, *waited) if one not in things), None)
    if missing is not None:
        raise VenireError(
            f"{card.name} would be struck by {missing!r}, and the case {case.id!r} has no such evidence.",
            f"It has {', '.join(things) or 'none'}.",
        )
