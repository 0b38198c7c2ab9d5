"""The state of a deliberation: frozen, bounded, a fold of its events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from venire.proceedings.deliberation.acts import Holder, Station, Vote
from venire.proceedings.deliberation.causes import Felt
from venire.proceedings.deliberation.events import Drafted, Opened, Spoke, StrategyTaken
from venire.proceedings.deliberation.view import Phase, Reason, TurnedBy

PLAYER = 7
"""The seat of the primary player, where the jury has that many."""
WINDOW = 12
"""Speeches kept whole in the state; those of the round are kept besides."""
WHOLE = 3
"""Speeches that stay whole when what was said before them is summed up."""
THROWN, TOLD = 3, 3
"""Drafts put aside, and words of the judge, that are kept so that nobody offers or says them again."""


@dataclass(frozen=True, slots=True)
class Minds:
    """What the bench alone knows: convictions, moods, trust, and the reasons behind them."""

    convictions: Mapping[int, float] = field(default_factory=dict[int, float])
    moods: Mapping[int, float] = field(default_factory=dict[int, float])
    trust: Mapping[tuple[int, int], float] = field(default_factory=dict[tuple[int, int], float])
    reasons: Mapping[int, tuple[Reason, ...]] = field(default_factory=dict[int, tuple[Reason, ...]])
    doubts: Mapping[int, tuple[Reason, ...]] = field(default_factory=dict[int, tuple[Reason, ...]])
    felt: Mapping[int, tuple[Felt, ...]] = field(default_factory=dict[int, tuple[Felt, ...]])
    """What each felt in the last rounds since its vote last changed, oldest first."""
    turned_by: Mapping[int, TurnedBy] = field(default_factory=dict[int, TurnedBy])
    """What turned the vote of each that the rules have turned."""


@dataclass(frozen=True, slots=True)
class TableTalk:
    """What has been said at the table."""

    turn: int = 0
    said: tuple[Spoke, ...] = ()
    """The last :data:`WINDOW` speeches before this round, and those of this round."""
    older: tuple[str, ...] = ()
    since: tuple[tuple[int, str], ...] = ()
    """(juror, main claim) of the speeches since the last digest."""
    not_summed: tuple[Spoke, ...] = ()
    """The speeches that are in no summary yet, for whoever sums up."""
    summary: tuple[str, ...] = ()
    """What somebody made of them in the round that is on; it takes the place of ``older`` as the round closes."""
    put: Mapping[str, tuple[int, int]] = field(default_factory=dict[str, tuple[int, int]])
    made: Mapping[int, tuple[str, ...]] = field(default_factory=dict[int, tuple[str, ...]])
    spent: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Round:
    """The round that is on."""

    number: int = 0
    speakers: tuple[int, ...] = ()
    to_speak: tuple[int, ...] = ()
    """AI-held speakers who have not spoken."""
    to_act: tuple[int, ...] = ()
    """Person-held seats that have not had their turn."""
    tries: Mapping[int, int] = field(default_factory=dict[int, int])
    """Drafts a person has thrown away this round."""
    thrown: Mapping[int, tuple[str, ...]] = field(default_factory=dict[int, tuple[str, ...]])
    """The words of the last :data:`THROWN` of them."""
    taken: Mapping[int, StrategyTaken] = field(default_factory=dict[int, StrategyTaken])
    drafts: Mapping[int, Drafted] = field(default_factory=dict[int, Drafted])
    reacted: bool = False
    sums_up: bool = False
    """Whether somebody is to sum up before this round closes, and has not."""
    last_words: bool = False
    """Whether those whose votes met the rule have been given the floor."""
    changed: tuple[tuple[int, Vote], ...] = ()

    @property
    def drafting(self) -> StrategyTaken | None:
        """The strategy that the scribe turns into an argument now: of several the one that was taken first, for one
        scribe writes for everybody, and sees one person's words at a time."""
        return next((taken for juror, taken in self.taken.items() if juror not in self.drafts), None)


@dataclass(frozen=True, slots=True)
class State:
    """Everything the rules need."""

    opened: Opened
    phase: Phase = "setup"
    holders: Mapping[int, Holder] = field(default_factory=dict[int, Holder])
    side: str | None = None
    votes: Mapping[int, Vote] = field(default_factory=dict[int, Vote])
    words: Mapping[int, Vote] = field(default_factory=dict[int, Vote])
    """Votes people have written on a ballot that is not yet open."""
    minds: Minds = Minds()
    table: TableTalk = TableTalk()
    round: Round = Round()
    closed: int = 0
    """The last round that was closed."""
    unchanged: int = 0
    urged: bool = False
    flips: tuple[tuple[int, int, Vote], ...] = ()
    narration: Station | None = None
    """What the judge is about to say."""
    told: tuple[str, ...] = ()
    """What the judge said last, the last :data:`TOLD` times, oldest first."""
    ending: str | None = None
    """Why the final vote was called."""
    verdict: str | None = None

    @property
    def jurors(self) -> range:
        """Seat numbers, from 1."""
        return range(1, self.opened.params.size + 1)

    @property
    def player(self) -> int:
        """The primary player's seat number."""
        return self.opened.player or min(PLAYER, self.opened.params.size)

    def held_by(self, *holders: Holder) -> tuple[int, ...]:
        """The seats held by these, in order."""
        return tuple(number for number in self.jurors if self.holders[number] in holders)

    def count(self, vote: Vote) -> int:
        """How many jurors hold this vote."""
        return sum(held == vote for held in self.votes.values())
