"""Closings: a theme, what was heard by whom, an answer to the other side's best, and what to write on the form.

Nothing that was not heard: what is named stands in the record (:mod:`…counsel.gains`), and what is argued from it are
claims that what was heard still bears out. Source: spec/trial.md, "Flows".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from venire.kernel.chance import Chance
from venire.language.wording.phrase_grammar import capitalised
from venire.language.words.word_list import words
from venire.law.api import Case, CaseAsHeard, CounselFile, Exhibit, Side, normalised
from venire.proceedings.trial.view import AdvocateView
from venire_understudy.comprehension.retelling import ended, pronouns, retold
from venire_understudy.counsel.addresses.arguments import ClosingArguments
from venire_understudy.counsel.addresses.opening_promises import held_to_promises, own_promises
from venire_understudy.counsel.addresses.record_won import Gain, gains, strongest
from venire_understudy.counsel.addresses.words import address_lines, address_of, named, unsaid

MOST = 290
"""Words."""
POINTS = 4
FEWEST = 3
"""Points that stay, whatever the length."""
GRANTED: Mapping[Side, tuple[int, int]] = {"prosecution": (1, 2), "defence": (2, 3)}
"""Of them, the least and the most that witnesses of the other side granted."""
_PAPERS = frozenset(
    words("record report recording log page print-out printout statement summary certificate picture pictures track")
)
"""How the name of an exhibit begins that is no proper name."""
QUOTED = range(7, 26)
"""Words of an answer that is given back whole, as it was spoken."""


@dataclass(frozen=True, slots=True)
class ClosingPoint:
    """Something that was heard, what follows from it, and the claim of the map that says so."""

    told: str
    argued: str = ""
    claim: str = ""

    @property
    def text(self) -> str:
        return f"{self.told} {self.argued}".strip()


def closing(case: Case, view: AdvocateView, dice: Chance) -> tuple[str, tuple[str, ...]]:
    """The speech, and the claims that it argues, the main one first."""
    return Closing(case, view, dice).speech()


@dataclass(frozen=True)
class Closing:
    """One closing as it is put together."""

    case: Case
    view: AdvocateView
    dice: Chance

    def speech(self) -> tuple[str, tuple[str, ...]]:
        """See :func:`closing`."""
        answer, met = self._answer()
        points = self._points(met)
        frame = [self._line("greet"), *self._theme(), *self._promises()]
        close = [*self._missing(), *self._papers(), self._line("close"), self._line("form")]
        while True:
            text = " ".join((*frame, *(one.text for one in points), *answer, *close))
            if len(text.split()) <= MOST or not (shorter := _shortened(points)):
                claims = (*(one.claim for one in points), met)
                return text, tuple(dict.fromkeys(claim for claim in claims if claim))
            points = shorter

    @cached_property
    def _heard(self) -> Case:
        return CaseAsHeard(self.case, self.view.heard, self.view.heard).as_case()

    @cached_property
    def _brief(self) -> CounselFile:
        return CounselFile(self.case)

    @cached_property
    def _arguing(self) -> ClosingArguments:
        return ClosingArguments(self._heard, self.view, self.dice.within("arguing"))

    @cached_property
    def _words(self) -> Mapping[str, tuple[str, ...]]:
        return address_of(self.case, "closing", self.view.me)

    def _line(self, place: str, **slots: str) -> str:
        return named(self.dice.pick(unsaid(self._words[place], self.view.answered), place), self.case, **slots)

    def _theme(self) -> Sequence[str]:
        """The side's name for its case, where what was heard has the words of it."""
        theory = self.case.prosecution_theory if self.view.me == "prosecution" else self.case.defence_theory
        told = " ".join(f"{one.question} {one.answer}" for one in self.view.gained)
        if theory is None or not normalised(theory.title) <= normalised(f"{told} {self._shown}"):
            return ()
        return [self.dice.pick(self._forms("theme"), "theme").format(theme=theory.title)]

    def _forms(self, kind: str) -> Sequence[str]:
        """The ways to say something that the other side's closing has left."""
        return unsaid(address_lines()["closing"][kind], self.view.answered)

    @property
    def _shown(self) -> str:
        return " ".join(one.description for one in self.case.exhibits if one.id in self.view.heard)

    def _promises(self) -> Sequence[str]:
        """What this side promised, and what the other did."""
        return [*own_promises(self._brief, self.view, self.dice), *held_to_promises(self.case, self.view, self.dice)]

    def _points(self, met: str) -> list[ClosingPoint]:
        chosen = strongest(gains(self._brief, self.view), POINTS, GRANTED[self.view.me], self._brief)
        points, used, before = list[ClosingPoint](), {met}, ""
        for place, gain in enumerate(sorted(chosen, key=self._order)):
            quoted = not any("“" in one.told for one in points)
            told = self._told(gain, place, again=gain.witness.id == before, quoted=quoted)
            claim, argued = self._arguing.from_fact(gain.fact, told, used)
            used.add(claim)
            points.append(ClosingPoint(told, argued, claim))
            before = gain.witness.id
        return points

    def _order(self, gain: Gain) -> tuple[int, str]:
        """The witnesses in the order in which they were heard, one after another."""
        return ([one.id for one in self.case.witnesses].index(gain.witness.id), gain.fact)

    def _told(self, gain: Gain, place: int, *, again: bool, quoted: bool) -> str:
        """Who said it, to whom, and in what words. ``again``: after something else of the same witness."""
        they, _, theirs = pronouns(gain.witness) or (gain.witness.name, "", f"{gain.witness.name}'s")
        slots = {"who": gain.witness.name, "they": they, "their": theirs}
        if quoted and not gain.granted and _quotable(gain.answer):
            return self.dice.pick(self._forms("quoted_again" if again else "quoted"), "quoted").format(
                **slots, told=gain.answer
            )
        kind = "granted" if gain.granted else "theirs" if gain.theirs else "own"
        forms = address_lines()["closing"][f"{kind}_again" if again else kind]
        form = self.dice.shuffled(forms, kind, again)[place % len(forms)]
        told = retold(self._brief, gain.fact).removesuffix(".")
        return capitalised(ended(form.format(**slots, told=told, court=_caller(self.case, self.view))))

    def _papers(self) -> Sequence[str]:
        """The exhibit in evidence on which most of this side's case rests."""
        exhibits = [one for one in self.case.exhibits if one.id in self.view.heard]
        best = max(exhibits, key=lambda one: self._rests(one.id, one.evidence), default=None)
        if best is None or self._rests(best.id, best.evidence) <= 0:
            return ()
        number = self._brief.exhibit_number(best.id)
        return [self.dice.pick(self._forms("paper"), "paper").format(number=number, handle=self._handle(best))]

    def _handle(self, exhibit: Exhibit) -> str:
        """What an exhibit is called in passing: "the log of the alarm panel", "Declan Corrigan's statement"."""
        first, _, rest = exhibit.name.partition(" ")
        if first in ("The", "A", "An"):
            return f"{first.lower()} {rest}"
        return f"the {first.lower()} {rest}" if first.lower() in _PAPERS else exhibit.name

    def _rests(self, exhibit: str, evidence: str) -> float:
        return max(self._brief.worth(exhibit, self.view.me), self._brief.worth(evidence, self.view.me))

    def _answer(self) -> tuple[Sequence[str], str]:
        """Why the other side's strongest point does not hold, and the claim that says so; nothing where none does."""
        found = self._arguing.answer()
        if found is None:
            return (), ""
        return (self._line("turn", handle=found.handle), found.why), found.claim

    def _missing(self) -> Sequence[str]:
        """A part of the charge on which nothing was heard that could speak for whoever has the burden."""
        if self.view.me == "prosecution":
            return ()
        reached = CaseAsHeard(self.case, self.view.heard, self.view.heard).told
        spoken = {one.element for one in self.case.claims if one.side == "prosecution" and reached.grounds(one.grounds)}
        parts = [one.handle for charge in self.case.charges for one in charge.elements if one.id not in spoken]
        lines = address_lines()["closing"]["missing"]
        return [self.dice.pick(lines, "missing").format(handle=parts[0])] if parts else ()


def _caller(case: Case, view: AdvocateView) -> str:
    """Who called a witness against this side."""
    if view.me == "prosecution":
        return "the defence"
    return "the plaintiff" if case.kind == "civil" else "the State"


def _quotable(answer: str) -> bool:
    """Whether an answer says something whole by itself."""
    first = answer.split()[0].strip(",.").lower() if answer else ""
    return len(answer.split()) in QUOTED and answer.endswith(".") and first not in _LEANS and '"' not in answer


_LEANS = frozenset(words("yes no that's that it it's he she they because by and so nobody then well quite"))
"""Words with which an answer begins that leans on its question."""


def _shortened(points: Sequence[ClosingPoint]) -> list[ClosingPoint]:
    """With one thing less: what is argued from the last of them, then the last itself; empty where no more goes."""
    argued = [place for place, one in enumerate(points) if one.argued]
    if len(argued) > 1:
        return [replace(one, argued="") if place == argued[-1] else one for place, one in enumerate(points)]
    return list(points[:-1]) if len(points) > FEWEST else []
