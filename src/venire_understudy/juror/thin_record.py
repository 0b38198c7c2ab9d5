"""A jury that heard next to nothing still talks: of the little that was sworn to, and of what nobody said.

After a trial of one or two witnesses most claims of the file have no ground left, and whoever could only argue those
would sit in silence. So a juror says once or twice what it makes of what it did hear, or names a part of the charge to
which nobody spoke. It names nothing of the file that was not heard. Source: spec/trial.md, "The same jury that heard
the record".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from venire.kernel.chance import Chance
from venire.language.fitted.tables import shipped_values
from venire.law.api import Case, CasePapers
from venire.proceedings.deliberation.acts import Speak
from venire.proceedings.deliberation.view import JurorView
from venire_understudy.comprehension.retelling import retold

ENOUGH = 2
"""So often one juror says something of the kind."""
_MARK = "little"


@cache
def _lines() -> Mapping[str, tuple[str, ...]]:
    return shipped_values("venire_understudy.juror", "thin_record.yaml", Mapping[str, tuple[str, ...]])


@dataclass(frozen=True, slots=True)
class _Line:
    """``uses``: the form of words and what it is about, neither of which anybody takes up again."""

    text: str
    uses: tuple[str, ...]
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LittleHeard:
    """``case``: as this jury heard it; ``side``: the one that this juror leans to."""

    case: Case
    view: JurorView
    side: Literal["prosecution", "defence"]
    chance: Chance

    def speech(self) -> Speak | None:
        """What this juror says; None where there was enough to argue about, or it has said its part."""
        mine = sum(one.startswith(f"{_MARK}:juror:{self.view.me}:") for one in self.view.spent)
        if not (self.case.thin and self.case.unproved) or mine >= ENOUGH:
            return None
        fresh = [line for line in self._all() if not self.view.spent.intersection(line.uses)]
        if not fresh:
            return None
        line = self._mine(self.chance.shuffled(fresh, _MARK, self.view.round))
        used = (*line.uses, f"{_MARK}:juror:{self.view.me}:{self.view.round}")
        return Speak(text=line.text, type="logical", move="hold", cites=line.cites, made_from=used)

    def turned(self) -> Speak | None:
        """Why this juror votes otherwise than before, where there was nothing to be convinced by."""
        fresh = [line for line in self._of("turned", [({}, "")]) if not self.view.spent.intersection(line.uses)]
        if not fresh:
            return None
        line = self._mine(self.chance.shuffled(fresh, "turned", self.view.round))
        return Speak(text=line.text, type="logical", move="concede", made_from=line.uses)

    def _mine(self, fresh: Sequence[_Line]) -> _Line:
        """One that nobody takes who speaks before me in this round and sees what I see."""
        apart = list[_Line]()
        for line in fresh:
            if not any(set(line.uses) & set(other.uses) for other in apart):
                apart.append(line)
        speakers = self.view.speakers
        place = speakers.index(self.view.me) if self.view.me in speakers else 0
        return apart[place % len(apart)]

    def _all(self) -> Iterator[_Line]:
        yield from self._of("told", self._told())
        yield from self._of("unsaid", self._unsaid())
        yield from self._of("few", [({}, "")])

    def _of(self, kind: str, matters: Sequence[tuple[Mapping[str, str], str]]) -> Iterator[_Line]:
        key = f"{kind}_{self.side}"
        for number, form in enumerate(_lines()[key]):
            for slots, about in matters:
                uses = (f"{_MARK}:{key}:{number}", *((f"{_MARK}:{self.side}:{about}",) if about else ()))
                cites = (about,) if kind == "told" else ()
                yield _Line(_begun(form.format(**slots)), uses, cites)

    def _told(self) -> Sequence[tuple[Mapping[str, str], str]]:
        """What was sworn to, but for who a witness is."""
        papers = CasePapers(self.case)
        facts = [fact for one in self.case.witnesses for fact in one.affidavit if fact.topics]
        return [(_slots(papers, fact.id), fact.id) for fact in facts]

    def _unsaid(self) -> Sequence[tuple[Mapping[str, str], str]]:
        """The parts of the charges on which no claim is left."""
        spoken = {claim.element for claim in self.case.claims}
        parts = [one for charge in self.case.charges for one in charge.elements if one.id not in spoken]
        return [({"handle": one.handle}, one.id) for one in parts]


def _slots(papers: CasePapers, fact: str) -> Mapping[str, str]:
    """``named``: the same with the witness named, where the line has not named it."""
    who = papers.witnesses[fact.partition(".")[0]].name
    told, named = (retold(papers, fact, named=own).removesuffix(".") for own in (False, True))
    return {"who": who, "told": told, "named": named}


def _begun(line: str) -> str:
    return f"{line[:1].upper()}{line[1:]}"
