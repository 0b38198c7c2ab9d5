"""A toy, turn by turn: a keeper seals a word, guessers guess it; every door through which it might leak is tried.

A careless engine would give the word away by the text of a refusal, by the number of an event in a stream, by whether a
hint was recorded at all, or by letting a late second click land on the next question.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from venire.kernel.codec import Codec
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import BENCH, Act, Audience, Event, Seat, Viewer

KEEPER = Seat("keeper")
LIMIT = 60.0


class Seal(Act):
    """The keeper's word."""

    kind: ClassVar[str] = "seal"
    word: str


class Guess(Act):
    """A guess; an empty one passes."""

    kind: ClassVar[str] = "guess"
    word: str = ""


class Hint(Act):
    """What the keeper lets the guesser know in private; may be empty."""

    kind: ClassVar[str] = "hint"
    text: str = ""


class Leave(Act):
    """A guesser goes home."""

    kind: ClassVar[str] = "leave"


class TableSet(Event):
    """The opening."""

    kind: ClassVar[str] = "table_set"
    guessers: tuple[Seat, ...]
    rounds: int = 2
    pinned: str = ""


class WordSealed(Event):
    """The secret."""

    kind: ClassVar[str] = "word_sealed"
    word: str

    @property
    def audience(self) -> Audience:
        return frozenset({KEEPER})


class Guessed(Event):
    """What everybody hears."""

    kind: ClassVar[str] = "guessed"
    seat: Seat
    word: str


class Hinted(Event):
    """Always recorded, also when there is nothing in it."""

    kind: ClassVar[str] = "hinted"
    seat: Seat
    text: str

    @property
    def audience(self) -> Audience:
        return frozenset({KEEPER, self.seat})


class Left(Event):
    """Somebody went home."""

    kind: ClassVar[str] = "left"
    seat: Seat


class Closed(Event):
    """The word is told."""

    kind: ClassVar[str] = "closed"
    word: str
    winner: Seat | None


@dataclass(frozen=True)
class Table:
    """The state."""

    guessers: tuple[Seat, ...]
    rounds: int
    word: str = ""
    turn: int = 0
    last: tuple[Seat, str] | None = None
    hints: tuple[tuple[Seat, str], ...] = ()
    gone: frozenset[Seat] = frozenset()
    told: str = ""

    @property
    def guesser(self) -> Seat:
        return self.guessers[self.turn % len(self.guessers)]

    @property
    def round(self) -> int:
        return self.turn // len(self.guessers) + 1


class TableView(Frozen):
    """What one viewer knows."""

    round: int
    guesser: Seat | None
    last: str
    hint: str
    word: str
    """Empty for those who must not know it."""


@dataclass(frozen=True)
class Codeword:
    """The rules."""

    name: str = "codeword"
    events: tuple[type[Event], ...] = (TableSet, WordSealed, Guessed, Hinted, Left, Closed)
    acts: tuple[type[Act], ...] = (Seal, Guess, Hint, Leave)

    def evolve(self, state: Table | None, event: Event, /) -> Table:
        if isinstance(event, TableSet):
            return Table(event.guessers, event.rounds)
        assert state is not None
        return _after(state, event)

    def agenda(self, state: Table, /) -> Sequence[Ask]:
        if state.told:
            return ()
        if not state.word:
            return (Ask("seal", KEEPER, (Seal,), "Choose a word."),)
        return (_turn(state), *(_door(seat) for seat in state.guessers if seat not in state.gone))

    def foresee(self, state: Table, /) -> Sequence[Ask]:
        """While the keeper thinks, the next guesser may think too."""
        if not state.word and not state.told:
            return (_turn(state),)
        if state.last is None or state.told:
            return ()
        ahead = replace(state, turn=state.turn + 1, last=None)
        return () if ahead.round > state.rounds else (_turn(ahead),)

    def decide(self, state: Table, ask: Ask, act: Act, /) -> Sequence[Event]:
        if isinstance(act, Seal):
            return (WordSealed(word=_single(act.word)),)
        if isinstance(act, Leave):
            return (Left(seat=ask.seat),)
        if isinstance(act, Guess):
            return (Guessed(seat=ask.seat, word=_single(act.word) if act.word else ""),)
        assert isinstance(act, Hint)
        return _marked(state, act)

    def view(self, state: Table, viewer: Viewer, /) -> Frozen:
        knows = viewer in (KEEPER, BENCH)
        hint = next((text for seat, text in reversed(state.hints) if knows or seat == viewer), "")
        return TableView(
            round=state.round,
            guesser=None if state.told else state.guesser,
            last=state.last[1] if state.last else "",
            hint=hint,
            word=state.word if knows else state.told,
        )


def _after(state: Table, event: Event) -> Table:
    match event:
        case WordSealed():
            return replace(state, word=event.word)
        case Guessed():
            return replace(state, last=(event.seat, event.word))
        case Hinted():
            return replace(state, turn=state.turn + 1, last=None, hints=(*state.hints, (event.seat, event.text)))
        case Left():
            return replace(state, gone=state.gone | {event.seat})
        case Closed():
            return replace(state, told=event.word)
        case _:
            raise TypeError(event.kind)


def _turn(state: Table) -> Ask:
    place = f"{state.round}/{state.guesser}"
    if state.last is None:
        limit = 0.0 if state.guesser in state.gone else LIMIT
        return Ask(f"guess/{place}", state.guesser, (Guess,), "Guess.", limit=limit, default=Guess())
    return Ask(f"hint/{place}", KEEPER, (Hint,), "Give a hint, or none.", limit=LIMIT, default=Hint())


def _door(seat: Seat) -> Ask:
    return Ask(f"door/{seat}", seat, (Leave,), standing=True)


def _single(word: str) -> str:
    if not word.isalpha() or not word.islower():
        raise Refused("That is not a single word in small letters.", "Send one word, for example: lantern.")
    return word


def _marked(state: Table, act: Hint) -> Sequence[Event]:
    """The trap: nothing about the word is told before the turn is over, and the hint is recorded even if empty."""
    assert state.last is not None
    seat, word = state.last
    hinted = Hinted(seat=seat, text=act.text)
    if word == state.word:
        return (hinted, Closed(word=state.word, winner=seat))
    last_turn = state.turn + 1 == state.rounds * len(state.guessers)
    return (hinted, Closed(word=state.word, winner=None)) if last_turn else (hinted,)


CODEWORD = Codeword()
CODEC = Codec(CODEWORD.events, CODEWORD.acts)
