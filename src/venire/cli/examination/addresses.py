"""An opening or a closing typed at the terminal, a line for each paragraph."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from venire.cli.terminal.attendance import Leave
from venire.proceedings.trial.acts import Address
from venire.proceedings.trial.events import Station

HELP_OF: Mapping[str, str] = {
    "opening": "[dim]Say what happened in three sentences, then who will tell it: “You will hear the detective say …”. "
    "Promise only what your witnesses have sworn; argue nothing yet.[/]",
    "closing": "[dim]Say what you ask for, then the two or three answers that bear it: “Mr Tull told you …”, and why "
    "the other side's best answer does not change it.[/]",
}
"""What to say to a jury, where ? is typed."""


@dataclass(frozen=True)
class Lectern:
    """Where counsel speaks to the jury. ``line``: the next line typed; ``fits``: whether the court hears that much."""

    line: Callable[[], Awaitable[str | None]]
    say: Callable[[str], None]
    fits: Callable[[str], bool]

    async def address(self, station: Station) -> Address:
        """Line by line until an empty one; nothing at all, given twice, waives it. Raises :class:`Leave`."""
        self.say(f"\n[bold]Your {station} to the jury.[/]")
        self.say("[dim]A line and Enter for each paragraph, Enter alone to end. Enter twice waives it. q: leave.[/]")
        lines = list[str]()
        while given := await self._paragraph(station, first=not lines):
            if given.lower() in ("q", "quit"):
                raise Leave
            if given.lower() in ("h", "?", "help"):
                self.say(HELP_OF[station])
            elif self.fits("\n".join((*lines, given))):
                lines.append(given)
        return Address(text="\n".join(lines))

    async def _paragraph(self, station: Station, first: bool) -> str | None:
        """A line; an empty one where nothing was said yet, meant perhaps for what came before, is asked about."""
        given = await self.line()
        if given or not first:
            return given
        self.say(f"You have said nothing yet. Enter again waives your {station}; or begin.")
        return await self.line()
