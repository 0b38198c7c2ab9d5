"""One witness telling: of all the wordings of a fact, one that it has not used and that says no more than the fact."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from venire.law.case import Profile
from venire.law.entailment import entails
from venire.participants.understudy.witness.conversation import Turn
from venire.participants.understudy.witness.knowledge import Knowledge, Known
from venire.participants.understudy.witness.memory import blurred
from venire.participants.understudy.witness.people import less_formally
from venire.participants.understudy.witness.question import Question
from venire.participants.understudy.witness.saying import copied
from venire.participants.understudy.witness.wording import tellings

BRIEF = 3
"""So short a phrase may be said again: "In September."."""


@dataclass(frozen=True)
class Teller:
    """Who tells, and what it has said. ``sources``: the affidavit as written; ``among``: the whole of a compound."""

    known: Knowledge
    profile: Profile
    earlier: tuple[Turn, ...] = ()
    sources: tuple[str, ...] = ()
    among: str = ""

    def said(self, fact: Known, question: Question, taken_up: bool = False) -> str:
        """The fact in a wording that follows from it, that is not the affidavit's, and that has not been used."""
        source = self.sources[fact.place] if fact.place < len(self.sources) else fact.text
        if self.among and question.form == "wh":
            question = replace(question, form="tell", want="", kind="", text=self.among)
        ways = [blurred(way, fact, self.profile) for way in tellings(fact, question, source, taken_up)]
        ways = [way for way in ways if self._follows(way, fact)] or ways[:1]
        spent = " ".join(turn.answer for turn in self.earlier)
        fresh = [way for way in ways if len(way.split()) <= BRIEF or way.rstrip(".") not in spent] or ways
        own = [way for way in fresh if not copied(way, self.sources)]
        said = re.sub(r"(?<!\.)\.\.(?!\.)", ".", (own or fresh)[0])  # an hour at the end has its stop already
        return less_formally(said, " ".join(f"{turn.question} {turn.answer}" for turn in self.earlier))

    def _follows(self, way: str, fact: Known) -> bool:
        names = frozenset(
            name for other in self.known.facts for clause in other.reading.sentences for name in clause.names
        )
        return not entails((fact.text,), way, least=0.0, names=names).contradicted
