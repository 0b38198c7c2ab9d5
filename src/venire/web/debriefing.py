"""What the debrief page shows, gathered from the reading of a finished record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from venire.exports.session import Reader
from venire.law.persona import JurorCard
from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.deliberation.debrief import Debrief, Flip
from venire.proceedings.deliberation.events import Narrated, RoundOpened, Spoke, VoteChanged
from venire.web.figures.curves import curves
from venire.web.figures.pulls import pulls
from venire.web.strings import say

SHOWN_PULLS = 12
"""How many of the strongest pulls the table lists."""


@dataclass(frozen=True, slots=True)
class FlipTold:
    """A change of vote, with who, the speech behind it and what that rested on."""

    flip: Flip
    juror: JurorCard
    speaker: JurorCard | None
    text: str
    rests: Sequence[str]


def told(reader: Reader, ending: Debrief, me: int | None = None) -> dict[str, Any]:
    """Everything the template names; ``me``: the reader's own seat, which is "You" in every chart and list."""
    cards = dict(enumerate(reader.roster.jurors, start=1))
    if me is not None:
        cards[me] = cards[me].model_copy(update={"name": say("court.you"), "called": say("court.you")})
    speeches = {entry.event.turn: entry.event for entry in reader.entries() if isinstance(entry.event, Spoke)}
    return {
        "case": reader.case,
        "ending": ending,
        "cards": cards,
        "guilty": sum(vote == "guilty" for vote in ending.votes.values()),
        "curves": curves(ending.convictions, _names(cards), ending.votes),
        "pulls": pulls(ending.moved, _names(cards)),
        "strongest": _strongest(ending.moved, cards),
        "history": _history(ending),
        "flips": [_flip(reader, flip, cards, speeches) for flip in ending.flips],
        "transcript": _transcript(reader),
        "speeches": speeches,
        "names": reader.names,
        "gaps": [(n, cards[n], vote, ending.secret_votes.get(n, vote)) for n, vote in ending.votes.items()],
    }


def _names(cards: Mapping[int, JurorCard]) -> Mapping[int, str]:
    return {number: card.called for number, card in cards.items()}


def _history(ending: Debrief) -> Sequence[tuple[int, Sequence[tuple[Vote, bool]]]]:
    """For each juror its votes, and whether each differs from the one before."""
    rows = list[tuple[int, Sequence[tuple[Vote, bool]]]]()
    for number in sorted(ending.votes):
        votes: list[Vote] = [*(ballot[number - 1] for ballot in ending.vote_history), ending.votes[number]]
        rows.append((number, [(vote, place > 0 and vote != votes[place - 1]) for place, vote in enumerate(votes)]))
    return rows


def _strongest(
    moved: Mapping[str, float], cards: Mapping[int, JurorCard]
) -> Sequence[tuple[JurorCard, JurorCard, float]]:
    ranked = sorted(moved.items(), key=lambda item: -abs(item[1]))[:SHOWN_PULLS]
    pairs = [(pair.split(">"), total) for pair, total in ranked]
    return [(cards[int(speaker)], cards[int(listener)], total) for (speaker, listener), total in pairs]


def _flip(reader: Reader, flip: Flip, cards: Mapping[int, JurorCard], speeches: Mapping[int, Spoke]) -> FlipTold:
    speech = speeches.get(flip.turn) if flip.turn is not None else None
    rests = reader.names.cited((flip.exhibit,)) if flip.exhibit else ()
    speaker = cards[flip.speaker] if flip.speaker else None
    return FlipTold(flip, cards[flip.juror], speaker, speech.text if speech else "", rests)


def _transcript(reader: Reader) -> Sequence[Any]:
    """The events that the page writes out."""
    kinds = (Narrated, RoundOpened, Spoke, VoteChanged)
    return [entry.event for entry in reader.entries() if isinstance(entry.event, kinds)]
