"""The facts of a deliberation. Source: spec/deliberation.md."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from venire.kernel.frozen import Frozen
from venire.kernel.record import Aloud, Audience, Event, Sealed, Seat
from venire.law.case_file.argument_map import ArgumentType
from venire.proceedings.deliberation.acts import Hearing, Holder, Move, Murmur, Reading, Station, Strategy, Vote
from venire.proceedings.deliberation.params import Params


def juror_seat(number: int) -> Seat:
    """``juror/4``."""
    return Seat(f"juror/{number}")


class Private(Event):
    """For the bench and one juror."""

    juror: int

    @property
    def audience(self) -> Audience:
        return frozenset({juror_seat(self.juror)})


class Seated(Frozen):
    """Who sits where."""

    juror: int
    card: str
    by: Holder


class Opened(Sealed):
    """Pins everything the proceeding depends on. The contents are kept by hash."""

    kind: ClassVar[str] = "opened"
    case: str
    case_hash: str
    roster: str
    roster_hash: str
    params: Params
    seed: str
    seated: tuple[Seated, ...]
    player: int | None = Field(default=None, exclude_if=lambda seat: seat is None)
    """The seat of the primary player, where it was chosen; None: 7, or the last of a smaller jury."""


class Presented(Event):
    """The jury is in the box and the case is called."""

    kind: ClassVar[str] = "presented"
    case: str
    title: str
    seated: tuple[Seated, ...]


class Narrated(Aloud):
    """The judge spoke."""

    kind: ClassVar[str] = "narrated"
    station: Station
    round: int
    text: str
    made_from: tuple[str, ...] = ()


class SideChosen(Event):
    """The player committed to a side."""

    kind: ClassVar[str] = "side_chosen"
    juror: int
    side: str


class FirstConvictions(Sealed):
    """What each juror thinks before a word is said: conviction by seat in order, 0 … 1."""

    kind: ClassVar[str] = "first_convictions"
    values: tuple[float, ...]


class FirstWord(Private):
    """A person's first vote, unseen until all have voted."""

    kind: ClassVar[str] = "first_word"
    vote: Vote


class FinalWord(Private):
    """A person's last vote, unseen until all have voted."""

    kind: ClassVar[str] = "final_word"
    vote: Vote


class FirstBallot(Event):
    """The first votes, by seat in order."""

    kind: ClassVar[str] = "first_ballot"
    votes: tuple[Vote, ...]


class RoundOpened(Event):
    """A round begins with these speakers, in speaking order."""

    kind: ClassVar[str] = "round_opened"
    round: int
    speakers: tuple[int, ...]
    sums_up: bool = False
    """Whether somebody is asked, at the end of this round, to sum up what was said before the last few turns."""


class LastWords(Event):
    """The rule is met by a vote that has just changed: whoever changed it says why before the final vote is called."""

    kind: ClassVar[str] = "last_words"
    round: int
    speakers: tuple[int, ...]


class StrategyTaken(Private):
    """A person chose how to argue."""

    kind: ClassVar[str] = "strategy_taken"
    round: int
    strategy: Strategy
    typed: str = ""
    target: int | None = None


class Drafted(Private):
    """The argument made of it, before the person edits it."""

    kind: ClassVar[str] = "drafted"
    round: int
    wording: str
    type: ArgumentType
    move: Move
    claims: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    target: int | None = None
    replies_to: int | None = None
    made_from: tuple[str, ...] = ()
    heard: Hearing = "argument"
    told: str = ""
    """What the table will hear, told to the person alone before it is spoken."""


class Discarded(Private):
    """The person threw the draft away."""

    kind: ClassVar[str] = "discarded"
    round: int


class Spoke(Aloud):
    """A speech. Turns are numbered from 1 through the whole deliberation."""

    kind: ClassVar[str] = "spoke"
    turn: int
    round: int
    juror: int
    text: str
    type: ArgumentType
    move: Move
    claims: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    target: int | None = None
    replies_to: int | None = None
    strategy: Strategy | None = None
    made_from: tuple[str, ...] = ()


class Passed(Event):
    """A juror said nothing."""

    kind: ClassVar[str] = "passed"
    round: int
    juror: int


class Weighed(Sealed):
    """How the round's speeches struck the AI-held listeners."""

    kind: ClassVar[str] = "weighed"
    round: int
    readings: tuple[Reading, ...]
    filled: tuple[int, ...] = ()
    """Listeners whose readings the panel left out and the formula filled in."""


class Murmured(Event):
    """What showed on their faces."""

    kind: ClassVar[str] = "murmured"
    round: int
    murmurs: tuple[Murmur, ...]


class Push(Frozen):
    """What one speech did to one conviction."""

    turn: int
    delta: float


class Change(Frozen):
    """How a conviction changed in a round, and from what: speeches, the others, mood."""

    juror: int
    before: float
    after: float
    pushes: tuple[Push, ...] = ()
    pressure: float = 0.0
    mood: float = 0.0
    """This round's mood less the last one's."""


class Moved(Sealed):
    """The convictions after a round."""

    kind: ClassVar[str] = "moved"
    round: int
    changes: tuple[Change, ...]


class Warmed(Sealed):
    """Trust that changed: (listener, speaker, trust after)."""

    kind: ClassVar[str] = "warmed"
    round: int
    trust: tuple[tuple[int, int, float], ...]


class SummedUp(Event):
    """What was said a while ago, in a few lines. It takes effect as the round closes."""

    kind: ClassVar[str] = "summed_up"
    round: int
    lines: tuple[str, ...]


class VoteChanged(Event):
    """A juror's standing vote changed."""

    kind: ClassVar[str] = "vote_changed"
    round: int
    juror: int
    vote: Vote


class RoundClosed(Event):
    """The tally after a round; ``unchanged``: rounds in a row without a changed vote."""

    kind: ClassVar[str] = "round_closed"
    round: int
    guilty: int
    not_guilty: int
    unchanged: int


class JuryUrged(Event):
    """The judge sent the jury back to try again (an instruction of the Allen kind)."""

    kind: ClassVar[str] = "jury_urged"
    round: int


class FinalVoteCalled(Event):
    """Deliberation is over."""

    kind: ClassVar[str] = "final_vote_called"
    round: int
    why: str
    """``rule_met``, ``stable``, ``max_rounds`` or ``called``."""
    juror: int | None = None


class FinalVotes(Event):
    """The last ballot, by seat in order."""

    kind: ClassVar[str] = "final_votes"
    votes: tuple[Vote, ...]


class SecretVotes(Sealed):
    """How each would have voted in secret: by conviction alone."""

    kind: ClassVar[str] = "secret_votes"
    votes: tuple[Vote, ...]


class Decided(Event):
    """The verdict: ``guilty``, ``not_guilty`` or ``hung``."""

    kind: ClassVar[str] = "decided"
    verdict: str
    round: int


class Adjourned(Event):
    """The last word has been spoken."""

    kind: ClassVar[str] = "adjourned"


class SeatTaken(Event):
    """A seat has a new holder."""

    kind: ClassVar[str] = "seat_taken"
    juror: int
    by: Holder


EVENTS: tuple[type[Event], ...] = (
    Opened,
    Presented,
    Narrated,
    SideChosen,
    FirstConvictions,
    FirstWord,
    FinalWord,
    FirstBallot,
    RoundOpened,
    LastWords,
    StrategyTaken,
    Drafted,
    Discarded,
    Spoke,
    Passed,
    Weighed,
    Murmured,
    Moved,
    Warmed,
    SummedUp,
    VoteChanged,
    RoundClosed,
    JuryUrged,
    FinalVoteCalled,
    FinalVotes,
    SecretVotes,
    Decided,
    Adjourned,
    SeatTaken,
)
