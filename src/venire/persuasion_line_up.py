"""Who answers in a persuasion: each juror by its model or the understudy, and a scripted player where no person plays.

When the jurors deliberate together, their seats are a jury's. Source: spec/models.md, "Who speaks".
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from venire.host.kind import Line, LineUp
from venire.kernel.record import Seat
from venire.line_up import deliberation_line_up
from venire.models.cast import Cast
from venire.participants.understudy.persuaded.joined import InPersuasion
from venire.participants.understudy.persuaded.juror import PersuadedJuror
from venire.participants.understudy.persuaded.players import player_of
from venire.ports import Participant
from venire.proceedings.persuasion.events import PLAYER, TOGETHER
from venire.proceedings.persuasion.rules import Persuasion
from venire.proceedings.persuasion.state import State


def persuasion_line_up(rules: Persuasion, state: Callable[[], State], cast: Cast) -> LineUp:
    """The line of each seat. ``state``: the persuasion as it stands, for the jury that follows comes out of it."""
    dice = rules.chance.within("understudy")
    understudy = PersuadedJuror(rules.case, rules.sheet, dice.within("juror"), cast.pool.embedder)
    player = player_of(rules.case, dice.within("player"), cast.pool.embedder)
    jury = cache(lambda: deliberation_line_up(rules.jury(state()), cast))

    def line(seat: Seat) -> Line:
        if seat == PLAYER:
            return (player,)
        return (InPersuasion("understudy", {TOGETHER: _last(jury, seat)}, understudy),)

    return line


def _last(jury: Callable[[], LineUp], seat: Seat) -> Callable[[], Participant]:
    """The understudy of this seat at the table, found when it is first wanted."""
    return cache(lambda: jury()(seat)[-1])
