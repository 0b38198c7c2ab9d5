"""What was argued so far, as a prompt has room for it. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from venire.law.debating.argument import Argument
from venire.participants.briefs.shortening import shared_out, shortened
from venire.participants.briefs.templates import as_name

THESIS, EACH, MOST = 180, 180, 4_800
"""Room of a thesis, of the words of one argument on the average, and of the words of all."""


@dataclass(frozen=True, slots=True)
class Entered:
    """One argument, as it is told."""

    id: str
    by: str
    text: str


def entered(arguments: Sequence[Argument], in_full: frozenset[str] | None = None) -> Sequence[Entered]:
    """All of them by thesis and relations; those ``in_full`` (None: all) with words, as far as there is room."""
    whole = [one for one in arguments if in_full is None or one.id in in_full]
    cut = shared_out([_beyond(one) for one in whole], min(MOST, EACH * len(whole))) if whole else ()
    words = {one.id: text for one, text in zip(whole, cut, strict=True)}
    return [Entered(one.id, as_name(one.by), _told(one, words)) for one in arguments]


def bearing(argument: Argument) -> str:
    """How it bears on others: "It rebuts A2 and supports A1." """
    told = " and ".join(f"{to.kind} {to.to}" for to in argument.relations)
    return f"It {told}." if told else ""


def _told(one: Argument, words: Mapping[str, str]) -> str:
    bears = "".join(f" ({to.kind} {to.to})" for to in one.relations)
    return f"{shortened(one.thesis, THESIS)}{bears} {words.get(one.id, '')}".strip()


def _beyond(one: Argument) -> str:
    """What is spoken, without the thesis where it opens with it."""
    return one.text.removeprefix(one.thesis).strip() or one.text
