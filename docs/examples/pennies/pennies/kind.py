"""All that venire must know. What the layers outside the rules need is named by its place, and loaded when wanted."""

from __future__ import annotations

from pennies.game import NAMES, Game, Opened
from pennies.request import PenniesRequest
from pennies.rules import PENNIES
from venire.kernel.codec import Codec
from venire.kernel.kind import Kind
from venire.kernel.opening import other_dice
from venire.kernel.record import Event


def _other_dice(opening: Event, mark: str) -> Event:
    assert isinstance(opening, Opened)
    return other_dice(opening, opening.seed, mark)


KIND: Kind[Game] = Kind(
    name="pennies",
    verb="pennies",
    codec=Codec(PENNIES.events, PENNIES.acts),
    build=lambda _opening, _contents: PENNIES,
    result=lambda game: NAMES[game.leader] if game.over else "",
    with_dice=_other_dice,
    request=PenniesRequest,
    convenes="pennies.request:convene",
    line_up="pennies.players:line_up",
    forecast="pennies.players:forecast",
    telling="pennies.telling:PenniesTold",
    turns=("pennies.turns:PennyTurns",),
    terminal="pennies.terminal:TERMINAL",
    page="pennies.page:PAGE",
)
