"""Putting an ask to the person at the terminal: a menu, a line, an act."""

from __future__ import annotations

from dataclasses import dataclass

from rich.markup import escape

from venire.cli.deliberation.menu import ALWAYS, HELP, if_ended_now, show_help, standing, turn_menu
from venire.cli.deliberation.showing import Showing
from venire.cli.deliberation.subjects import chosen, spoken_to
from venire.cli.library.reading_room import read_case_file
from venire.cli.terminal.attendance import Leave
from venire.cli.terminal.lines import TypedLine
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation.player.strategies import STRATEGIES, StrategyTold
from venire.proceedings.deliberation.player.subjects import things_of
from venire.proceedings.deliberation.view import DraftSeen, JurorView
from venire.proceedings.words import LONGEST

KEYS_HERE = "c: case file, ?: help, q: leave."


def no_words(given: str, things: int = 0) -> bool:
    """Whether this is a key or a number pressed, and nothing to be said at the table.

    The numbers of 1 to ``things`` choose something.
    """
    if given.isdecimal():
        return not 1 <= int(given) <= things
    return given.lower() in HELP or len(given) == 1


@dataclass
class JurorPrompt:
    """A person at the terminal. ``view``: what the person may know at the ask that is put now."""

    showing: Showing
    typed: TypedLine
    view: JurorView | None = None

    async def answer(self, ask: Ask, view: Frozen, vote_door: str) -> tuple[str, Act]:
        """The key answered and the act. ``vote_door`` is the key by which the vote may be changed at any time.

        Raises :class:`Leave` and :class:`venire.cli.terminal.lines.EndOfInput`.
        """
        assert isinstance(view, JurorView)
        self.view = view
        if acts.ChooseSide in ask.wants:
            return ask.key, await self._side()
        if view.draft is not None and acts.Discard in ask.wants:
            return ask.key, await self._deliver(view.draft)
        if acts.TakeStrategy in ask.wants:
            return await self._turn(ask, view, vote_door)
        return ask.key, await self._ballot(ask, view)

    def _say(self, text: str) -> None:
        self.showing.page.print(text)

    async def _choice(self, prompt: str, options: tuple[str, ...]) -> str:
        """One of the options. At every prompt `q` leaves, `c` opens the case file and `?` helps."""
        for line in prompt.split("\n"):
            self.showing.page.hung("", line)
        while True:
            given = (await self.typed.prompted(self.showing.page)).lower()
            if given in options:
                return given
            await self._any_time(given)
            self._say(f"[dim]{escape(self._or(options))}; c: case file, ?: help, q: leave.[/]")

    def _or(self, options: tuple[str, ...]) -> str:
        return f"{', '.join(options[:-1])} or {options[-1]}"

    async def _any_time(self, given: str) -> None:
        """What may be typed at every prompt. Raises :class:`Leave`."""
        if given == "q":
            raise Leave
        if given == "c":
            await read_case_file(self.showing.page, self.typed, self.showing.case)
        elif given in HELP and self.view is not None:
            show_help(self.showing.page, self.view)
        else:
            shown = "".join(letter for letter in given if letter.isprintable())
            self._say(f"“{escape(shown[:40])}” is not one of the choices.")

    async def _text(self, prompt: str, things: int = 0) -> str:
        """A line of the person's own, or the number of one of so many ``things``.

        A single letter is no speech: `?`, `c` and `q` do what they do everywhere, any other is asked about again. More
        than may be said at once is shown again with the place where the room ends, and nothing of it is said.
        """
        self.showing.page.hung("", f"[bold]{prompt}[/]")
        while no_words(given := await self.typed.prompted(self.showing.page), things) or len(given) > LONGEST:
            if len(given) > LONGEST:
                self._too_long(given)
            elif given.lower() in (*HELP, "c", "q"):
                await self._any_time(given.lower())
            else:
                self._say(
                    f"[dim]“{escape(given[:40])}” is too little to say to a jury. A sentence, please; {KEYS_HERE}[/]"
                )
        return given

    def _too_long(self, given: str) -> None:
        self._say(
            f"That has {len(given):,} characters, and the table hears {LONGEST:,} at once. Nothing was said. Here are "
            "your words; what the table would not hear stands dim at their end. Type them again, shorter."
        )
        self.showing.page.hung("", f"{escape(given[:LONGEST])}[dim]{escape(given[LONGEST:])}[/]")

    async def _side(self) -> Act:
        self._say("\nFor whom will you speak? This cannot be changed; your vote may.")
        prompt = f"[bold]d[/] defend (not guilty)  [bold]p[/] prosecute (guilty)  {ALWAYS}"
        given = await self._choice(prompt, ("d", "p"))
        return acts.ChooseSide(side="defend" if given == "d" else "prosecute")

    async def _ballot(self, ask: Ask, view: JurorView) -> Act:
        mine = view.votes.get(view.me)
        held = f" You hold {mine.replace('_', ' ')}." if mine else ""
        self._say(f"\n[bold]{ask.directive}[/]{held}")
        given = await self._choice(f"[bold]g[/] guilty  [bold]n[/] not guilty  {ALWAYS}", ("g", "n"))
        return acts.CastVote(vote="guilty" if given == "g" else "not_guilty")

    async def _turn(self, ask: Ask, view: JurorView, vote_door: str) -> tuple[str, Act]:
        mine = view.votes[view.me].replace("_", " ")
        self._say(f"\n[bold]Your turn[/] – you vote {mine}; the room: {standing(view)}.")
        numbers = tuple(str(number) for number in range(1, len(STRATEGIES) + 1))
        given = await self._choice(turn_menu(), (*numbers, "p", "v", "f"))
        while given == "f" and not await self._ends_the_talk(ask, view):
            given = await self._choice(turn_menu(), (*numbers, "p", "v", "f"))
        if given == "p":
            return ask.key, acts.Pass()
        if given == "v":
            other = "not_guilty" if view.votes[view.me] == "guilty" else "guilty"
            return vote_door, acts.CastVote(vote=other)
        if given == "f":
            return ask.key, acts.CallFinalVote()
        return ask.key, await self._strategy(STRATEGIES[int(given) - 1], view)

    async def _ends_the_talk(self, ask: Ask, view: JurorView) -> bool:
        """Whether the person may call the final vote and is sure of it; the turn is theirs until they say so."""
        if acts.CallFinalVote not in ask.wants:
            self._say("Only the first player may call the final vote; it is still your turn.")
            return False
        self._say(f"As it stands, {if_ended_now(view)}")
        sure = await self._choice("End the talk and vote?  [bold]y[/] yes  [bold]n[/] no, back to my turn", ("y", "n"))
        return sure == "y"

    async def _strategy(self, told: StrategyTold, view: JurorView) -> Act:
        target = await self._target(view) if told.target == "required" else None
        text = await self._words(told)
        if target is None and text:
            target = spoken_to(text, view, self.showing.case)
        return acts.TakeStrategy(strategy=told.strategy, text=text, target=target)

    async def _words(self, told: StrategyTold) -> str:
        """What the person puts into the strategy: a thing of the case by name, own words, or nothing."""
        if told.text == "none":
            self._say("[dim]By rule this one takes no words of your own: the scribe drafts it.[/]")
            return ""
        if told.text == "required":
            return await self._own_words()
        things = things_of(told.strategy, self.showing.case)
        if not things:
            return await self._text("Anything of your own to put into it? (Enter: the scribe writes it)")
        for number, thing in enumerate(things, start=1):
            self.showing.page.hung(f"[bold]{number:>2}[/]  ", escape(thing), 2)
        return chosen(
            await self._text("Which? A number; Enter: the scribe chooses; or write the point yourself.", len(things)),
            things,
        )

    async def _own_words(self) -> str:
        text = ""
        while not text:
            text = await self._text("Your words, in one line:")
            if not text:
                self._say(f"[dim]Say what you think in a sentence or two; {KEYS_HERE}[/]")
        return text

    async def _target(self, view: JurorView) -> int:
        others = [juror for juror in view.jurors if juror.number != view.me]
        for juror in others:
            vote = (juror.vote or "").replace("_", " ")
            told = f"{escape(juror.name)}, {escape(juror.occupation)} [dim]({vote})[/]"
            self.showing.page.hung(f"[bold]{juror.number:>2}[/]  ", told, 2)
        return int(
            await self._choice("To whom? Type the number of the seat.", tuple(str(juror.number) for juror in others))
        )

    async def _deliver(self, draft: DraftSeen) -> Act:
        """Say it, throw it away, or type other words: how those are heard is shown again before they are spoken."""
        self._say(f"\n[italic]{escape(draft.text)}[/]")
        if draft.told:
            self._say(f"[dim]{escape(draft.told)}[/]")
        given = await self._choice(
            "[bold]s[/] say it  [bold]e[/] type it yourself  [bold]x[/] throw it away  [bold]?[/] help", ("s", "e", "x")
        )
        if given == "x":
            return acts.Discard()
        if given == "e":
            typed = await self._text("Type what you want to say, in one line (Enter: the draft as it is):")
            if not typed:
                return await self._deliver(draft)
            return acts.TakeStrategy(strategy="free_argument", text=typed, target=draft.target)
        kept = draft.model_dump(exclude={"turn", "round", "juror", "heard", "told"})
        return acts.Speak(**kept)
