"""Putting an ask to the person at the terminal: a menu, a line, an act."""

from __future__ import annotations

from dataclasses import dataclass

from rich.markup import escape

from venire.cli.case_file import show_case_file
from venire.cli.lines import Typed
from venire.cli.showing import Showing
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation.strategies import STRATEGIES, StrategyTold
from venire.proceedings.deliberation.view import JurorView


class Leave(Exception):
    """The person wants to stop; the session stays where it is."""


@dataclass(frozen=True)
class Asking:
    """A person at the terminal."""

    showing: Showing
    typed: Typed

    async def answer(self, ask: Ask, view: Frozen, vote_door: str) -> tuple[str, Act]:
        """The key answered and the act. ``vote_door`` is the key by which the vote may be changed at any time.

        Raises :class:`Leave` and :class:`venire.cli.lines.EndOfInput`.
        """
        assert isinstance(view, JurorView)
        if acts.ChooseSide in ask.wants:
            return ask.key, await self._side()
        if acts.TakeStrategy in ask.wants:
            return await self._turn(ask, view, vote_door)
        if view.draft is not None and acts.Discard in ask.wants:
            return ask.key, await self._deliver(view)
        return ask.key, await self._ballot(ask)

    def _say(self, text: str) -> None:
        self.showing.console.print(text)

    async def _choice(self, prompt: str, options: tuple[str, ...]) -> str:
        """One of the options; `q` leaves, `c` shows the case file."""
        while True:
            self._say(f"[bold]{prompt}[/] [dim]({'/'.join(options)}, c: case file, q: leave)[/]")
            given = (await self.typed.line()).lower()
            if given == "q":
                raise Leave
            if given == "c":
                show_case_file(self.showing.console, self.showing.case)
            elif given in options:
                return given
            else:
                self._say(f"“{escape(given[:40])}” is not one of them.")

    async def _text(self, prompt: str) -> str:
        self._say(f"[bold]{prompt}[/]")
        return (await self.typed.line())[:4000]

    async def _side(self) -> Act:
        self._say("\nFor whom will you speak? This cannot be changed; your vote may.")
        given = await self._choice("d: defend (not guilty)   p: prosecute (guilty)", ("d", "p"))
        return acts.ChooseSide(side="defend" if given == "d" else "prosecute")

    async def _ballot(self, ask: Ask) -> Act:
        given = await self._choice(f"{ask.directive}   g: guilty   n: not guilty", ("g", "n"))
        return acts.CastVote(vote="guilty" if given == "g" else "not_guilty")

    async def _turn(self, ask: Ask, view: JurorView, vote_door: str) -> tuple[str, Act]:
        mine = view.votes[view.me].replace("_", " ")
        self._say(f"\n[bold]Your turn.[/] You vote {mine}; the room stands {view.guilty}–{view.not_guilty}.")
        for number, told in enumerate(STRATEGIES, start=1):
            self._say(f"  [bold]{number}[/]  {told.label} [dim]– {told.hint}[/]")
        self._say("  [bold]p[/]  Pass   [bold]v[/]  Change your vote   [bold]f[/]  Call the final vote")
        numbers = tuple(str(number) for number in range(1, len(STRATEGIES) + 1))
        given = await self._choice("What will you do?", (*numbers, "p", "v", "f"))
        if given == "p":
            return ask.key, acts.Pass()
        if given == "v":
            other = "not_guilty" if view.votes[view.me] == "guilty" else "guilty"
            return vote_door, acts.CastVote(vote=other)
        if given == "f":
            return ask.key, await self._final(ask)
        return ask.key, await self._strategy(STRATEGIES[int(given) - 1], view)

    async def _final(self, ask: Ask) -> Act:
        if acts.CallFinalVote not in ask.wants:
            self._say("Only the first player may call the final vote; you pass instead.")
            return acts.Pass()
        sure = await self._choice("End the talk and vote?   y: yes   n: no, I pass", ("y", "n"))
        return acts.CallFinalVote() if sure == "y" else acts.Pass()

    async def _strategy(self, told: StrategyTold, view: JurorView) -> Act:
        target = await self._target(view) if told.target == "required" else None
        text = ""
        if told.text == "required":
            while not text:
                text = await self._text("Your words:")
        elif told.text == "optional":
            text = await self._text("Anything of your own to put into it? (Enter for none)")
        return acts.TakeStrategy(strategy=told.strategy, text=text, target=target)

    async def _target(self, view: JurorView) -> int:
        others = [juror for juror in view.jurors if juror.number != view.me]
        for juror in others:
            vote = (juror.vote or "").replace("_", " ")
            self._say(f"  [bold]{juror.number:>2}[/]  {juror.emoji} {juror.name}, {juror.occupation} [dim]{vote}[/]")
        return int(await self._choice("To whom?", tuple(str(juror.number) for juror in others)))

    async def _deliver(self, view: JurorView) -> Act:
        draft = view.draft
        assert draft is not None
        self._say(f"\n[italic]{escape(draft.text)}[/]")
        given = await self._choice("s: say it   e: say it in other words   x: throw it away", ("s", "e", "x"))
        if given == "x":
            return acts.Discard()
        text = draft.text if given == "s" else (await self._text("Your words:")) or draft.text
        kept = draft.model_dump(exclude={"turn", "round", "juror", "text"})
        return acts.Speak(text=text, **kept)
