"""A juror whom the others' votes turned more than any speech: it says so, and whose point was good enough to go on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from venire.language.wording.phrase_grammar import joined
from venire.law.api import Claim
from venire.proceedings.deliberation.acts import Speak, Vote
from venire.proceedings.deliberation.view import Room, TurnedBy
from venire_understudy.juror.speech.pieces import Piece, SpeechMatter

WITH_POINT = (
    "I'm tired of holding out against this many of you, and {name}'s point was good enough: {vote}.",
    "It was the hands as much as anything, I'd be lying if I said otherwise; {name} only gave me somewhere to "
    "stand. I say {vote}.",
    "I looked round at how you all vote and asked what I know that you don't. What {name} said will do. "
    "I'm for {vote}.",
    "Call it what it is: the rest of you wore me down, and then {name} said something that I could live with. "
    "Put me with {vote}.",
    "When so many who heard the same witnesses see it the other way, I doubt my own eyes before theirs. {name} was "
    "the last of it, and it is {vote} now.",
    "There comes a point where being the odd one out is only stubbornness, and {name} got me to it. {vote}, then.",
    "I did not turn on one thing. I turned on the lot of you, and on {name} a little more than the rest: {vote}.",
    "I can't hold this corner any longer. {name} has a reason that I can put my name under, so I vote {vote}.",
    "You pulled and {name} pushed, and I have stopped leaning the other way. {vote}.",
)
ALONE = (
    "Nobody said one thing that did it. There are simply too many of you on the other side for me to be this sure, "
    "so I say {vote}.",
    "I'm tired of sitting on the thin side of this table, and that's the whole of it: {vote}.",
    "I counted the hands again and could not find what I know that the rest of you don't. {vote}.",
    "I have nobody to thank for it. I looked at your votes and lost hold of mine, and it is {vote} now.",
)
EVEN_WITH_POINT = (
    "I have gone back and forth across this table in my head all day. {name}'s point is where I came to rest: {vote}.",
    "We are as good as split, and so was I, down the middle. {name} tipped it. I say {vote}.",
    "It hung by a hair, and the hair was {name}'s. {vote}.",
    "I have heard both halves of this room for hours. {name}'s is the half that I can go home with: {vote}.",
)
EVEN_ALONE = (
    "I can't give you the sentence that did it. I have been leaning for some time, and now I have leaned: {vote}.",
    "It went by ounces, and I could not tell you which was the last one. {vote}.",
    "Nobody turned me. I listened to you all and woke up on the other side, so I say {vote}.",
)
"""How it is said, by whoever the others outnumber and by whoever sits in an even room; each once in a session."""
OF_A_SPLIT = frozenset({EVEN_WITH_POINT[1], EVEN_WITH_POINT[3]})
"""Those that say how the room is divided."""


@dataclass(frozen=True, slots=True)
class Pulled:
    """The turn of a juror who was pulled over."""

    matter: SpeechMatter
    view: Room
    by: TurnedBy
    name: str | None

    def speech(self, claims: Sequence[Claim]) -> Speak | None:
        """The admission, and what the juror now holds where there are words left for it."""
        lead = self._lead()
        if lead is None:
            return None
        mark, text = lead
        reason = next(self._reasons(claims), None)
        put = reason.claims if reason else ()
        return Speak(
            text=joined([text, *([reason.text] if reason else [])]),
            type="moral",
            move="concede",
            claims=put,
            cites=tuple(ground for claim in put for ground in self.matter.lore.claims[claim].grounds),
            target=self.by.juror,
            replies_to=self.by.turn,
            made_from=(mark, *(reason.made_from if reason else ())),
        )

    def _lead(self) -> tuple[str, str] | None:
        label, pool, fit = ways(self.view.votes, self.by.vote, named=self.name is not None)
        marks = [(f"p:{label}.{place}", text) for place, text in enumerate(pool) if text in fit]
        fresh = [pair for pair in marks if pair[0] not in self.view.spent]
        if not fresh:
            return None
        mark, text = self.matter.chance.pick(fresh, *self.matter.label, "pulled")
        told = text.format(name=self.name, vote=self.matter.vote)
        return mark, told.replace(f". {self.matter.vote}", f". {self.matter.vote.capitalize()}")

    def _reasons(self, claims: Sequence[Claim]) -> Iterator[Piece]:
        for claim in claims:
            beats = ("again", "kernel") if self.name and self.matter.apart else ("kernel",)
            found = replace(self.matter, claim=claim, used=[], told=[]).pieces(beats)
            if found:
                yield Piece(joined([piece.text for piece in found]), _marks(found), found[-1].claims)


def ways(votes: Mapping[int, Vote], to: Vote, *, named: bool) -> tuple[str, Sequence[str], frozenset[str]]:
    """The label, the lines and those of them that are true of this room: of a juror who held out against two in three
    of the others, or of one in a room that is nearer to even. ``named``: there is a speaker to be thanked."""
    others, of = sum(vote == to for vote in votes.values()) - 1, len(votes) - 1
    if 3 * others >= 2 * of:
        label, pool = ("point", WITH_POINT) if named else ("alone", ALONE)
        return label, pool, frozenset(pool)
    label, pool = ("even.point", EVEN_WITH_POINT) if named else ("even.alone", EVEN_ALONE)
    return label, pool, frozenset(pool) - (frozenset() if abs(2 * others - of) <= 1 else OF_A_SPLIT)


def _marks(found: Sequence[Piece]) -> tuple[str, ...]:
    return tuple(mark for piece in found for mark in piece.made_from)


def called(room: Room, juror: int) -> str:
    """What a juror is called at the table."""
    return next(seen.called for seen in room.jurors if seen.number == juror)
