"""What the debrief page shows, gathered from the reading of a finished record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from venire.exports.accounts import accounts_sections
from venire.exports.jury.debrief_sentences import memo_told, reckoned, torn
from venire.exports.jury.hung_jury import hung_sections
from venire.exports.transcript import Names
from venire.kernel.record import Entry
from venire.law.case_file.case import Case
from venire.law.case_file.persona import JurorCard, Roster
from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.deliberation.events import Narrated, RoundOpened, Spoke, VoteChanged
from venire.proceedings.deliberation.readings.debrief import Debrief, Flip
from venire.web.deliberation.your_part import listed, your_part
from venire.web.figures.curves import NARROW, WIDE, ConvictionLine, curves
from venire.web.figures.pulls import pulls
from venire.web.strings import points, say

LEAST_PART = 0.005
"""Less than this is not worth a word."""
SHOWN_PULLS = 12
"""How many of the strongest pulls the table lists."""


class DebriefPage(Protocol):
    """A deliberation to be read: a session of its own, or the jury of a trial."""

    @property
    def case(self) -> Case: ...
    @property
    def roster(self) -> Roster: ...
    @property
    def names(self) -> Names: ...
    def entries(self) -> Sequence[Entry]: ...


@dataclass(frozen=True, slots=True)
class FlipTold:
    """A change of vote, with who, the speech behind it and what that rested on."""

    flip: Flip
    juror: JurorCard
    speaker: JurorCard | None
    text: str
    rests: Sequence[str]
    parts: str
    """What the change was made of, in words."""
    reckoning: str
    """What would have been without the speech; no two in a row in the same words."""
    matter: str
    """The claim that told, as people name it."""

    @property
    def by_majority(self) -> bool:
        """Whether the pull of the others weighed more than any speech."""
        return self.flip.pulled


def told(reader: DebriefPage, ending: Debrief, me: int | None = None) -> dict[str, Any]:
    """Everything the template names; ``me``: the reader's own seat, which is "You" in every chart and list."""
    cards = dict(enumerate(reader.roster.jurors, start=1))
    if me is not None:
        cards[me] = cards[me].model_copy(update={"name": say("court.you"), "called": say("court.you")})
    events = [entry.event for entry in reader.entries()]
    lines = _lines(ending, cards, me)
    speeches = {event.turn: event for event in events if isinstance(event, Spoke)}
    return {
        "case": reader.case,
        "ending": ending,
        "cards": cards,
        "guilty": sum(vote == "guilty" for vote in ending.votes.values()),
        "curves": [curves(lines, shape) for shape in (WIDE, NARROW)],
        "own": () if me is None else your_part(events, ending, reader.case, _names(cards), me),
        "people": {number for number, card in cards.items() if card.held},
        "pulls": pulls(ending.moved, _names(cards)),
        "strongest": _strongest(ending.moved, cards),
        "history": _history(ending),
        "flips": [_flip(reader, flip, cards, speeches, place) for place, flip in enumerate(ending.flips)],
        "hung": hung_sections(ending, reader.names, me),
        "transcript": _transcript(reader),
        "speeches": speeches,
        "names": reader.names,
        "memo": memo_told(reader.case.memo),
        "bare_question": bare_question,
        "gaps": [_ballot(ending, cards[number], number) for number in ending.votes],
        "in_secret": _in_secret(ending, cards),
        "accounts": accounts_sections(ending.accounts),
    }


def _ballot(ending: Debrief, card: JurorCard, number: int) -> tuple[int, JurorCard, Vote, Vote, bool]:
    """Seat, card, the vote cast, the vote in secret, and whether the mind was too near the middle to name one."""
    vote, values = ending.votes[number], ending.convictions.get(number, ())
    reckoned = bool(values) and not card.held
    return number, card, vote, ending.secret_votes.get(number, vote), reckoned and torn(values[-1])


def _in_secret(ending: Debrief, cards: Mapping[int, JurorCard]) -> Sequence[str]:
    """Whose vote in secret would not have been the one cast, together where the same is said of several."""
    whose = dict[tuple[Vote, bool], list[str]]()
    for number in ending.votes:
        _, card, vote, secret, in_two_minds = _ballot(ending, cards[number], number)
        if vote != secret:
            whose.setdefault((vote, in_two_minds), []).append(card.name)
    return [_secret_told(names, vote, in_two_minds) for (vote, in_two_minds), names in whose.items()]


def _secret_told(names: Sequence[str], vote: Vote, in_two_minds: bool) -> str:
    secret = say(f"votes.{'not_guilty' if vote == 'guilty' else 'guilty'}").lower()
    key = "debrief.secret_torn" if in_two_minds else "debrief.secret_differs"
    return say(key, name=listed(names), vote=say(f"votes.{vote}").lower(), secret=secret)


def _lines(ending: Debrief, cards: Mapping[int, JurorCard], me: int | None) -> Sequence[ConvictionLine]:
    """One line for each juror; a person's is drawn from votes, for nobody reads a mind."""
    votes: dict[int, list[Vote]] = {
        number: [ballot[number - 1] for ballot in ending.vote_history] for number in ending.convictions
    }
    return [
        ConvictionLine(cards[number].called, values, votes[number], cards[number].held, number == me)
        for number, values in ending.convictions.items()
    ]


def bare_question(speech: Spoke) -> bool:
    """Whether the speech only asks: it rests on nothing yet, whatever it asks about. The script ``links.js`` agrees."""
    return speech.type == "question" and speech.move in ("ask", "challenge")


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


def _flip(
    reader: DebriefPage, flip: Flip, cards: Mapping[int, JurorCard], speeches: Mapping[int, Spoke], place: int
) -> FlipTold:
    speech = speeches.get(flip.turn) if flip.turn is not None else None
    rests = reader.names.cited((flip.exhibit,)) if flip.exhibit else ()
    speaker = cards[flip.speaker] if flip.speaker else None
    matter = next((claim.handle for claim in reader.case.claims if claim.id == flip.claim), "")
    before = say(f"votes.{'not_guilty' if flip.vote == 'guilty' else 'guilty'}").lower()
    without = reckoned(cards[flip.juror].called, before, alone=flip.alone, place=place)
    return FlipTold(
        flip, cards[flip.juror], speaker, speech.text if speech else "", rests, _parts(flip), without, matter
    )


def _parts(flip: Flip) -> str:
    """ "this speech 21 points; the others' votes 4 points": what pushed toward the new vote."""
    sign = 1.0 if flip.vote == "guilty" else -1.0
    every = {"speech": flip.delta, "others": flip.others, "majority": flip.pressure, "mood": flip.mood}
    told = [say(f"debrief.part_{name}", n=points(push)) for name, push in every.items() if sign * push >= LEAST_PART]
    against = -sum(min(0.0, sign * push) for push in every.values())
    return "; ".join([*told, *([say("debrief.part_against", n=points(against))] if against >= LEAST_PART else [])])


def _transcript(reader: DebriefPage) -> Sequence[Any]:
    """The events that the page writes out."""
    kinds = (Narrated, RoundOpened, Spoke, VoteChanged)
    return [entry.event for entry in reader.entries() if isinstance(entry.event, kinds)]
