"""What was said in a room without naming a claim: words whose meaning has to be found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from venire.kernel.frozen import Frozen
from venire.proceedings.deliberation.view import JurorView, PanelView, Room, Said, ScribeView


def free_words(view: Frozen) -> Sequence[str]:
    """The texts in a view that have to be matched to claims; none where everything said names its own."""
    match view:
        case ScribeView():
            return (view.typed,) if view.typed else ()
        case PanelView():
            return _free(view, view.speeches)
        case JurorView():
            return _free(view, view.said)
        case _:
            return ()


def is_free(room: Room, said: Said) -> bool:
    """Whether a speech has to be understood by its words: it names no claim and puts something.

    To hold one's ground or to call for a vote puts nothing; a juror that asks back, or corrects, names what it heard.
    """
    if said.claims or said.move in ("hold", "call_vote"):
        return False
    only_points = said.move == "ask" or (said.move == "challenge" and bool(said.cites))
    return not only_points or is_persons(room, said)


def is_persons(room: Room, said: Said) -> bool:
    """Whether a speech was made by a person or an external agent."""
    return any(seen.number == said.juror and seen.by != "ai" for seen in room.jurors)


def _free(room: Room, speeches: Iterable[Said]) -> Sequence[str]:
    return tuple(said.text for said in speeches if is_free(room, said) or is_persons(room, said))
