"""A person's turn in a debate: the thesis, what is spoken, evidence, causes, and what is answered, line by line."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from pydantic import ValidationError
from rich.markup import escape

from venire.cli.terminal.attendance import Leave
from venire.cli.terminal.lines import TypedLine
from venire.cli.terminal.page import Page
from venire.kernel.proceeding import Ask
from venire.law.case_file.claim_grounds import grounds_of
from venire.law.debating.argument import ArgumentEvidence, ArgumentRelation, CausalLink, RelationKind
from venire.law.debating.subject import Subject
from venire.proceedings.debate.acts import Argue, Pass
from venire.proceedings.debate.view import DebaterView
from venire.proceedings.words import LONGEST, cleaned

T = TypeVar("T")
HELP = (
    "At every prompt: q leaves, and the debate waits for you; p passes this turn; ? shows this again. An argument has "
    "a thesis in one sentence; what you say aloud; evidence, each piece with its source; what brings what about; and "
    "what it answers. An empty line goes on to the next part."
)
_KINDS: dict[str, RelationKind] = {
    "supports": "supports",
    "rebuts": "rebuts",
    "undercuts": "undercuts",
    "refines": "refines",
}
_RELATION = re.compile(r"^(supports|rebuts|undercuts|refines)\s+(A\d+)$", re.IGNORECASE)
_LINK = re.compile(r"^(.+?)\s*(?:->|→|=>)\s*(.+?)(?:\s+\(?(0(?:\.\d+)?|1(?:\.0+)?|\.\d+)\)?)?$")
MOST = 20
"""Pieces of evidence, links or relations in one argument."""
STRENGTH = 0.6
"""Of a link for which none is typed."""


class _Passed(Exception):
    """The person passes."""


@dataclass
class ArgumentPrompt:
    """A person at the terminal."""

    page: Page
    typed: TypedLine
    subject: Subject

    async def answer(self, ask: Ask, view: DebaterView) -> Argue | Pass:
        """The argument. Raises :class:`Leave` and :class:`venire.cli.terminal.lines.EndOfInput`."""
        self.page.print(f"\n[bold]Your turn, {escape(view.me.name)}.[/] {escape(ask.directive)}")
        self.page.print("[dim]q leave, p pass, ? help[/]")
        try:
            return await self._argument(view)
        except _Passed:
            return Pass()

    async def _argument(self, view: DebaterView) -> Argue:
        thesis = await self._required("Your thesis, in one sentence:")
        text = await self._required("What you say, in one line:")
        sources = self._sources()
        evidence = await self._several(f"Evidence, as `text | source`{sources}. Enter: no more.", self._evidence)
        links = await self._several("What brings what about, as `cause -> effect 0.7`. Enter: no more.", _link)
        others = ", ".join(f"{one.id} ({one.by})" for one in view.arguments)
        relations: Sequence[ArgumentRelation] = ()
        if others:
            asked = (
                f"What it bears on, as `rebuts A2` (supports, rebuts, undercuts, refines; {others}). Enter: no more."
            )
            relations = await self._several(asked, _relation)
        return Argue(
            level=view.level,
            thesis=thesis,
            text=text,
            evidence=tuple(evidence),
            links=tuple(links),
            relations=tuple(relations),
        )

    async def _required(self, prompt: str) -> str:
        while not (given := cleaned(await self._line(prompt))) or len(given) > LONGEST:
            if given:
                self.page.hung(
                    "", f"That has {len(given):,} characters, and {LONGEST:,} are heard at once. Shorten it."
                )
            else:
                self.page.print("[dim]A sentence, please; p passes the turn.[/]")
        return given

    async def _several(self, prompt: str, read: Callable[[str], T | None]) -> Sequence[T]:
        found = list[T]()
        while len(found) < MOST and (given := await self._line(prompt if not found else "")):
            one = _read(read, given)
            if one is None:
                self.page.print("[dim]That is not in the form asked for; Enter goes on without it.[/]")
            else:
                found.append(one)
        return found

    async def _line(self, prompt: str) -> str:
        if prompt:
            self.page.hung("", f"[bold]{escape(prompt)}[/]")
        while (given := await self.typed.prompted(self.page)).lower() in ("q", "p", "?"):
            if given.lower() == "q":
                raise Leave
            if given.lower() == "p":
                raise _Passed
            self.page.hung("", f"[dim]{HELP}[/]")
        return given

    def _sources(self) -> str:
        if self.subject.case is not None:
            return ", or the id of something in the case alone, as E3 or W1.7"
        return "".join(f", {source.id} {source.title}" for source in self.subject.sources)

    def _evidence(self, given: str) -> ArgumentEvidence | None:
        text, _, source = (part.strip() for part in given.rpartition("|"))
        if text:
            return ArgumentEvidence(text=text, source=source)
        if self.subject.case is None:
            return None
        told = grounds_of(self.subject.case).get(source.upper())
        return ArgumentEvidence(text=told[-1], source=source.upper()) if told else None


def _read(read: Callable[[str], T | None], given: str) -> T | None:
    try:
        return read(given)
    except ValidationError:
        return None


def _link(given: str) -> CausalLink | None:
    found = _LINK.match(given)
    if found is None:
        return None
    cause, effect, strength = found.groups()
    return CausalLink(cause=cause, effect=effect, strength=float(strength) if strength else STRENGTH)


def _relation(given: str) -> ArgumentRelation | None:
    found = _RELATION.match(given.strip())
    if found is None:
        return None
    kind, to = found.groups()
    return ArgumentRelation(kind=_KINDS[kind.lower()], to=to.upper())
