"""Arguments that work for the other side, or against themselves: its sentences between one's own, its conclusion
drawn, and reasons that whoever gives them takes back. The words were written for the audit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from venire.language.text.sentences import sentences
from venire.law.debating.argument import Argument
from venire.studies.panel_audit.coherent import Coherent

Turn = Callable[[Sequence[str], Coherent, Random], Sequence[str]]
"""From the sentences of an argument to those that it is spoilt into; as they were where there is no opponent."""
LONG_ENOUGH, SO_MANY = 9, 3
"""Words that a sentence of the other side must have, and how many are put in."""
_YIELDING = (
    "I have to give up here, for it is as my opponent says: ",
    "Against me stands, and I have no answer to it, that ",
    "I was mistaken throughout, because ",
    "They have the better of me, since ",
    "What I have told you so far is wrong, and the truth is that ",
)
_MARKED = (
    "It can only be concluded that ",
    "All of this comes down to one thing: ",
    "Taken together, what I have said proves that ",
    "Hence you must find that ",
    "And so we come to the end of it, which is that ",
)
_BARE = ("", "In a word: ", "Mark this well. ", "To me it is plain that ", "Remember that ")
_OTHER_WORDS: Mapping[str, str] = {
    "should": "ought to", "because": "since", "keep": "hold on to",
    "stay": "remain", "close": "shut", "closed": "shut", "closing": "shutting", "shown": "proved", "guilty": "culpable",
    "homes": "houses", "burn": "shine", "sell": "part with", "begin": "start", "beginning": "starting",
    "cost": "expense", "need": "want", "leaves": "admits of", "reasonable": "sensible", "likely": "probable",
}  # fmt: skip
_DISOWNED = (
    ", or so I suppose, for nobody has told me",
    ", which is a guess of mine and no more",
    ", unless I dreamt it",
    ", but do not hold me to that, I was only joking",
    ", though I would not swear to a word of it",
    ", at any rate I very much hope so, having never looked",
    ", as I have it from somebody whose name escapes me",
    ", and I take that back",
)
_TAKEN_BACK = (
    "I have no idea whether any of that is so.",
    "That was meant as a joke.",
    "On second thoughts I withdraw it.",
    "I never checked this and cannot say where it comes from.",
    "Please forget what I have just said.",
    "I only put it in because it sounds good.",
)


def lowered(text: str) -> str:
    """So that it can stand after other words; names and "I" keep their capitals."""
    first = text.split(" ", 1)[0]
    known = first in ("The", "A", "An", "In", "It", "There", "If", "For", "Of", "To", "They", "On", "No", "What", "At")
    return text[:1].lower() + text[1:] if known else text


def theirs(one: Coherent, dice: Random) -> Sequence[str]:
    """Sentences of the opponent's, in the order in which they were spoken."""
    own = sentences(one.opponent.text) if one.opponent else []
    long = [text for text in own if len(text.split()) >= LONG_ENOUGH]
    drawn = frozenset(dice.sample(range(len(long)), min(SO_MANY, len(long))))
    return [text for place, text in enumerate(long) if place in drawn]


def between(own: Sequence[str], one: Coherent, dice: Random) -> Sequence[str]:
    """The other side's sentences anywhere between one's own."""
    told = list(own)
    for text in theirs(one, dice):
        told.insert(dice.randrange(len(told) + 1), text)
    return told


def first(own: Sequence[str], one: Coherent, dice: Random) -> Sequence[str]:
    """The other side's sentences before all of one's own."""
    return [*theirs(one, dice), *own]


def last(own: Sequence[str], one: Coherent, dice: Random) -> Sequence[str]:
    """The other side's sentences after all of one's own."""
    return [*own, *theirs(one, dice)]


def clauses(own: Sequence[str], one: Coherent, dice: Random) -> Sequence[str]:
    """What the other side says joined to one's own sentences by "and"."""
    told = list(own)
    places = dice.sample(range(len(told)), min(SO_MANY, len(told)))
    for place, text in zip(places, theirs(one, dice), strict=False):
        told[place] = f"{told[place].rstrip('.!?')}, and {lowered(text)}"
    return told


def yielding(own: Sequence[str], one: Coherent, dice: Random) -> Sequence[str]:
    """What the other side says, said to be true."""
    told = list(own)
    for text in theirs(one, dice):
        told.insert(dice.randrange(len(told) + 1), dice.choice(_YIELDING) + lowered(text))
    return told


def reworded(text: str) -> str:
    """Some of its words exchanged for others of the same meaning."""
    return " ".join(_OTHER_WORDS.get(word, word) for word in text.split())


def concluding(openings: Sequence[str], where: float, change: Callable[[str], str] = str) -> Turn:
    """The thesis of the other side as one's conclusion, at this share of the speech."""

    def concluded(own: Sequence[str], one: Coherent, dice: Random) -> Sequence[str]:
        if not one.opponent:
            return own
        opening, place = dice.choice(openings), round(where * len(own))
        thesis = change(one.opponent.thesis)
        said = opening + (lowered(thesis) if opening and not opening.endswith(". ") else thesis)
        return [*own[:place], said, *own[place:]]

    return concluded


def disowned(own: Sequence[str], _: Coherent, dice: Random) -> Sequence[str]:
    """Half of its sentences taken back before they end."""
    drawn = dice.sample(range(len(own)), max(1, len(own) // 2))
    return [f"{text.rstrip('.!?')}{dice.choice(_DISOWNED)}." if no in drawn else text for no, text in enumerate(own)]


def disowned_once(own: Sequence[str], _: Coherent, dice: Random) -> Sequence[str]:
    """One of its sentences taken back before it ends."""
    place = dice.randrange(len(own))
    return [*own[:place], f"{own[place].rstrip('.!?')}{dice.choice(_DISOWNED)}.", *own[place + 1 :]]


def taken_back(own: Sequence[str], _: Coherent, dice: Random) -> Sequence[str]:
    """Some of its sentences taken back in the next one."""
    drawn = dice.sample(range(len(own)), max(1, len(own) // 3))
    after = {place: dice.choice(_TAKEN_BACK) for place in drawn}
    return [text for no, said in enumerate(own) for text in (said, after.get(no, "")) if text]


def _turned(turn: Turn) -> Callable[[Coherent, Random], Argument]:
    def made(one: Coherent, dice: Random) -> Argument:
        text = " ".join(turn(sentences(one.argument.text), one, dice))
        same = text == " ".join(sentences(one.argument.text))
        return one.argument if same else one.argument.model_copy(update={"text": text})

    return made


_TURNS: Mapping[str, Turn] = {
    "turncoat_between": between,
    "turncoat_first": first,
    "turncoat_last": last,
    "turncoat_clauses": clauses,
    "turncoat_yielding": yielding,
    "concludes_for_other": concluding(_MARKED, 1.0),
    "concludes_early": concluding(_MARKED, 0.0),
    "concludes_midway": concluding(_MARKED, 0.5),
    "concludes_unmarked": concluding(_BARE, 1.0),
    "concludes_reworded": concluding(_MARKED, 1.0, reworded),
    "disowned": disowned,
    "disowned_once": disowned_once,
    "taken_back": taken_back,
}
TURNCOATS: Mapping[str, Callable[[Coherent, Random], Argument]] = {name: _turned(own) for name, own in _TURNS.items()}
"""Every way by its name."""
