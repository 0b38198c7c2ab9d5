"""For whom a line speaks: not always for whoever speaks it.

A good sentence of the other side is well said and to the point; put into one's own speech it would be heard as one's
own. Several things tell whose it is. In a case a line in the words of the one side, or that asks for its verdict,
speaks for that side. On a topic one that advises the contrary of the thesis speaks against it, and everywhere one that
says that its speaker is wrong. Put as the other side's and answered at once it costs nothing. Where both sides say the
same in one round, it belongs to the one whose thesis, evidence, links and neighbouring sentences bear it out and who
says little else; what was said in an earlier round is whoever's said it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from venire.law.api import Case
from venire_understudy.panel.lines.line import ArgumentLine, likeness
from venire_understudy.panel.lines.reading import alike
from venire_understudy.panel.sides.answered_objections import answered_at_once
from venire_understudy.panel.sides.case_phrases import Voices
from venire_understudy.panel.sides.conclusions import concludes
from venire_understudy.panel.sides.course_advised import opposes
from venire_understudy.panel.sides.disclaimers import yields
from venire_understudy.panel.sides.named_verdict import verdict_for

SAME = 0.8
"""Likeness from which two lines are one."""
SHARED = 0.3
"""The share of the content of a line that another must have to be held beside it."""
OF_ITS_THESIS = 3
"""A thesis tells as much of the side that somebody is on as so many lines."""
SHORTEST = 8
"""A line of fewer words is nobody's in particular."""
FEW = 5
"""And one with less content is no borrowing: many begin and end a matter in the same words."""
ALONE = 0.2
"""The nearness that stands in for neighbours where there are none."""
_ATTRIBUTED = re.compile(
    r"\b(?:you|yours?|they|we are told|the other side|my (?:opponent|friend)|prosecution|defen[cs]e|state|say|says|said"
    r"|claims?|claimed|argue[sd]?|true|right|grant(?:ed)?|admit(?:ted)?|concede[sd]?|own to|may be"
    r"|might be|even if|suppose|not deny|however|but|yet|still|although|though)\b|[?“”\"]",
    re.I,
)
"""Said of the other side, or granted to it: that is no borrowing."""


_QUOTED = re.compile(r"[“\"][^”\"]*[”\"]")


@dataclass(frozen=True)
class SpokenInRound:
    """All that one debater says in one round: ``lines``, and ``ground``: theses, evidence, both ends of each
    link; ``quoted``: lines that are read from the record, which are nobody's own."""

    by: str
    round: int
    theses: frozenset[str]
    lines: tuple[ArgumentLine, ...]
    ground: tuple[ArgumentLine, ...]
    quoted: frozenset[str] = frozenset()
    held: tuple[ArgumentLine, ...] = ()
    """The theses, as lines."""


Pleaded = Mapping[str, Sequence[ArgumentLine]]
"""Side of a case → its claims."""


def claims_of(case: Case | None) -> Mapping[str, Sequence[str]]:
    """Side → the texts of its claims; empty where there is no case."""
    claims = case.claims if case else ()
    sides = dict.fromkeys(one.side for one in claims)
    return {side: [one.text for one in claims if one.side == side] for side in sides}


def against_its_speaker(spoken: SpokenInRound, voices: Voices) -> Sequence[str]:
    """The lines that speak for the other side as if it were the speaker's own, and are not answered at once."""
    texts = [one.text for one in spoken.lines]
    against = _contrary(spoken, voices)
    return [
        one.text
        for place, one in enumerate(spoken.lines)
        if _unread(one, spoken) and (yields(one.text) or (against(one) and not _answered(texts, place)))
    ]


def _answered(texts: Sequence[str], place: int) -> bool:
    """What is given as a conclusion is not put to be answered."""
    return not concludes(texts[place]) and answered_at_once(texts, place)


def concluding(against: Sequence[str], voices: Voices) -> Sequence[str]:
    """Of lines that speak for the other side, those that give its verdict, its thesis or its advice as what follows."""
    advised = not voices.spoken
    return [one for one in against if verdict_for(one) or concludes(one) or (advised and not yields(one))]


def _contrary(spoken: SpokenInRound, voices: Voices) -> Callable[[ArgumentLine], bool]:
    """How a line is told to be of the other side: in a case by whose words it has, on a topic by what it advises."""
    if not voices.spoken:
        return lambda line: any(opposes(line.text, one, concludes=concludes(line.text)) for one in spoken.theses)
    put = [voices.side(line) for line in (*spoken.lines, *spoken.ground)]
    own = _leaning([side for side in (*put, *(voices.side(one) for one in spoken.held * OF_ITS_THESIS)) if side])
    return lambda line: bool(own) and any(one not in ("", own) for one in (voices.side(line), voices.joined(line)))


def _unread(line: ArgumentLine, spoken: SpokenInRound) -> bool:
    """Whether a line is long enough, and more than what is read from the record."""
    own = _QUOTED.sub("", line.text) if line.text in spoken.quoted else line.text
    return len(own.split()) >= SHORTEST


def _own(line: ArgumentLine, spoken: SpokenInRound) -> bool:
    return line.size >= SHORTEST and len(frozenset(line.content)) >= FEW and line.text not in spoken.quoted


def _near(line: ArgumentLine, other: ArgumentLine) -> float:
    """How like two lines are, where they share enough words for it to be worth asking."""
    own, theirs = frozenset(line.content), frozenset(other.content)
    return alike(line, other) if len(own & theirs) > SHARED * min(len(own), len(theirs)) else 0.0


def _leaning(sides: Sequence[str]) -> str:
    """The side that most of these are of; empty for none, and where two have as many."""
    counts = {side: sides.count(side) for side in dict.fromkeys(sides)}
    first = max(counts, key=lambda side: counts[side], default="")
    return first if list(counts.values()).count(counts.get(first, 0)) == 1 else ""


def borrowed(spoken: SpokenInRound, others: Sequence[SpokenInRound]) -> Sequence[str]:
    """The lines that somebody on another side had said in an earlier round, or says in the same one with better
    right; what was said before may be named as somebody else's."""
    rivals = [one for one in others if one.by != spoken.by and one.round <= spoken.round and _apart(one, spoken)]
    return list(dict.fromkeys(text for one in rivals for text in _taken(spoken, one)))


def _taken(spoken: SpokenInRound, other: SpokenInRound) -> Sequence[str]:
    """What one has of another: all that both say, or nothing."""
    own = [line for line in spoken.lines if _own(line, spoken)]
    shared = [(line, same) for line in own for same in [_same(line, other)] if same]
    if other.round < spoken.round:
        return [line.text for line, _ in shared if not _ATTRIBUTED.search(line.text)]
    mine, theirs = [line for line, _ in shared], [same for _, same in shared]
    if not shared or _right(theirs, other) <= _right(mine, spoken):
        return ()
    return [line.text for line in mine]


def _apart(one: SpokenInRound, other: SpokenInRound) -> bool:
    return one.theses.isdisjoint(other.theses)


def _same(line: ArgumentLine, other: SpokenInRound) -> ArgumentLine | None:
    """What another says that is this line."""
    return next((one for one in other.lines if one.text == line.text or _near(line, one) >= SAME), None)


def _right(shared: Sequence[ArgumentLine], spoken: SpokenInRound) -> float:
    """How much lines that two say belong to the one: by what its argument rests on, by what stands beside them, and by
    how little else it says."""
    ground = sum(max((alike(line, one) for one in spoken.ground), default=0.0) for line in shared)
    beside = sum(_beside(line, spoken) for line in shared)
    return (ground + beside) / len(shared) + len(shared) / len(spoken.lines)


def _beside(line: ArgumentLine, spoken: SpokenInRound) -> float:
    """How near it is to the one before or after it."""
    place = spoken.lines.index(line)
    beside = (*spoken.lines[max(0, place - 1) : place], *spoken.lines[place + 1 : place + 2])
    return max((likeness(line.row, one.row) for one in beside), default=ALONE)
