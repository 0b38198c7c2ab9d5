"""The debrief in sentences, the same on every surface: why a vote changed, what a person did, what the author noted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from venire.exports.transcript import Names
from venire.law.case_file.case import Memo
from venire.proceedings.deliberation.readings.debrief import Flip
from venire.proceedings.deliberation.readings.own_part import OwnPart, SpeechEffect

ALONE = (
    "Without it, {who} would still be voting {before}.",
    "Take that speech away, and the vote stays at {before}.",
    "Nothing else that was said would have carried {who} over.",
    "Unspoken, it leaves {who} at {before}.",
    "That was the one that did it: the rest fell short of the line.",
    "But for those words, {before} it would have stayed.",
)
"""Ways to say that a vote hung on one speech."""
NOT_ALONE = (
    "{who} would have turned all the same; it was not alone.",
    "There was enough besides: the vote turns without it too.",
    "It only came first among several; any of them might have done.",
    "{who} was on the way already.",
    "Strike it, and the others still carry {who} over.",
)
"""Ways to say that it did not."""
SHORT = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def flip_told(flip: Flip, names: Names, session: str = "", you: int | None = None, place: int = 0) -> str:
    """A changed vote and what lay behind it, in a sentence or two.

    ``session``: an id for the command that tries it; ``you``: the seat of whoever reads it; ``place``: the how-manieth
    of its list this is, so that no two in a row are worded alike.
    """
    if flip.by_hand:
        return _by_hand(flip, names, you)
    vote = flip.vote.replace("_", " ")
    start = f"Round {flip.round}: {names.juror(flip.juror)} turned to {vote}"
    if flip.speaker is None:
        return f"{start}; no speech pushed that way – it was the others' votes and the mood of the moment."
    by = "you" if flip.speaker == you else names.juror(flip.speaker)
    speech = f"turn {flip.turn}{_earlier(flip)} by {by}{_matter(flip, names)}"
    if flip.pulled:
        return (
            f"{start}. The others' votes weighed most; {speech}, did the rest. {_weight(flip, names, session, place)}"
        )
    return f"{start} on {speech}. {_weight(flip, names, session, place)}"


def _matter(flip: Flip, names: Names) -> str:
    """ "``, about the broken rail, which rests on the photograph``: which claim told, and what carries it."""
    handle = next((claim.handle for claim in names.case.claims if claim.id == flip.claim), None)
    exhibit = names.cited((flip.exhibit,))[0] if flip.exhibit else None
    return f"{f', about {handle}' if handle else ''}{f', which rests on {exhibit}' if exhibit else ''}"


def _by_hand(flip: Flip, names: Names, you: int | None) -> str:
    mine = flip.juror == you
    who, whose = ("You", "your") if mine else (names.juror(flip.juror), "the")
    when = "on the final ballot" if flip.last else f"in round {flip.round}"
    return f"{who} changed {whose} vote to {flip.vote.replace('_', ' ')} by hand {when}."


def _earlier(flip: Flip) -> str:
    """ " (two rounds before it was counted)" where the speech lies further back than the vote."""
    rounds = flip.round - flip.spoken if flip.spoken is not None else 0
    if rounds <= 0:
        return ""
    return f" ({counted(rounds).lower()} round{'s' if rounds > 1 else ''} before it was counted)"


def counted(number: int) -> str:
    """A small number in a word, to begin a sentence with."""
    return SHORT[number].capitalize() if number < len(SHORT) else str(number)


def _weight(flip: Flip, names: Names, session: str, place: int) -> str:
    """What would have been without the speech, said of the vote."""
    who = names.roster.jurors[flip.juror - 1].called
    told = reckoned(who, "not guilty" if flip.vote == "guilty" else "guilty", alone=flip.alone, place=place)
    if not flip.alone or not session:
        return told
    return f"{told[:-1]}; `venire fork {session} --without {flip.turn}` tries it."


def reckoned(who: str, before: str, *, alone: bool, place: int = 0) -> str:
    """What would have been without the speech: ``before`` is the vote that was held; ``place`` chooses the wording."""
    ways = ALONE if alone else NOT_ALONE
    return ways[place % len(ways)].format(who=who, before=before)


def part_told(part: OwnPart, names: Names, you: int | None = None) -> Iterator[str]:
    """What a person did to the room, in a few sentences."""
    who = "You" if part.juror == you else names.juror(part.juror)
    if not part.speeches:
        yield f"{who} made no speech, and so moved nobody."
        return
    yield f"{who} moved {_moved(part, names)}."
    best, worst = part.speeches[0], part.speeches[-1]
    if best.effect > 0:
        yield f"What told most was turn {best.turn}: “{_opening(best)}” ({_amount(best)})."
    else:
        yield "No speech drew the room toward the vote its speaker held."
    if worst.turn != best.turn or worst.effect <= 0:
        yield f"{_worst(worst)}: “{_opening(worst)}” ({_amount(worst)})."


def _worst(speech: SpeechEffect) -> str:
    return f"Turn {speech.turn} {'worked against its own side' if speech.effect < 0 else 'told least'}"


def _moved(part: OwnPart, names: Names) -> str:
    told = [_one_moved(names.juror(listener), delta) for listener, delta in part.moved if abs(delta) >= 0.05][:4]
    return ", ".join(told) or "nobody by more than a hair"


def _one_moved(name: str, delta: float) -> str:
    return f"{name} {abs(delta):.2f} toward {'guilt' if delta > 0 else 'acquittal'}"


def _amount(speech: SpeechEffect) -> str:
    toward = "toward" if speech.effect >= 0 else "away from"
    return f"{abs(speech.effect):.2f} {toward} the vote then held, over all who heard it"


def _opening(speech: SpeechEffect) -> str:
    words = speech.text.split()
    return " ".join(words[:14]) + (" …" if len(words) > 14 else "")


def memo_told(memo: Memo | None) -> Sequence[tuple[str, Sequence[str]]]:
    """The author's sealed notes as (heading, paragraphs); empty where the case has none."""
    if memo is None:
        return ()
    parts: list[tuple[str, Sequence[str]]] = [
        ("For the prosecution", (memo.prosecution,)),
        ("For the defence", (memo.defence,)),
        ("What decides it", (memo.decisive,)),
        ("The best questions", memo.best_questions),
        ("Traps", memo.traps),
        ("Contradictions that are meant", memo.contradictions),
    ]
    return [(heading, texts) for heading, texts in parts if texts]


MEMO = "The author's notes, sealed until now"
SECRET = (
    "In secret: how each would have voted with nobody looking, by conviction alone (over 0.5 is guilty). "
    "Within 0.05 of the middle that is hardly a vote: in two minds."
)
CONVICTION = "Conviction: 0 certain of innocence, 1 certain of guilt. A vote turns to guilty above 0.6, back below 0.4."
NO_FIGURE = "People have a vote and no figure: the law of the room reckons invented minds only."
TORN = 0.05
"""How near to the middle a conviction is no vote that could be named."""


def torn(conviction: float) -> bool:
    """Whether a mind was so near to the middle that it leaned nowhere to speak of."""
    return abs(conviction - 0.5) <= TORN
