"""One witness telling: of all the wordings of a fact, one that it has not used and that says no more than the fact."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from venire.language.comparison.recital import copied
from venire.law.api import Profile, entails
from venire_understudy.witness.affidavit.clause import clause_of
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.delivery.memory import blurred
from venire_understudy.witness.delivery.wording import tellings
from venire_understudy.witness.questions.conversation import ExchangedTurn
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.slots import has_slot
from venire_understudy.witness.speech.pronouns_for_names import less_formally

BRIEF = 3
"""So short a phrase may be said again: "In September."."""
STUMP = 4
"""So few words are no account of what one saw or did."""
_OPEN = re.compile(
    r"\bwhat (?:else )?(?:did|do|could) you (?:see|hear|do|find|notice|observe|feel|smell|discover)\b|"
    r"\bwhat happened\b",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"(?:I|We|He|She|It|They|There|The|My|A|An|At|On|In)\b(?: |['’])")


def _still_has(way: str, fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether a wording keeps what one part of a compound question asks for: its "why", its "when"."""
    return has_slot(replace(fact, text=way, clause=clause_of(way)), question)


@dataclass(frozen=True)
class Teller:
    """Who tells, and what it has said. ``sources``: the affidavit as written; ``among``: the whole of a compound."""

    known: Knowledge
    profile: Profile
    earlier: tuple[ExchangedTurn, ...] = ()
    sources: tuple[str, ...] = ()
    among: str = ""

    def said(self, fact: KnownFact, question: ParsedQuestion, taken_up: bool = False) -> str:
        """The fact in a wording that follows from it, that is not the affidavit's, and that has not been used."""
        source = self.sources[fact.place] if fact.place < len(self.sources) else fact.text
        wanted = question
        if self.among and question.form == "wh":
            text = question.text if question.want == "who" else self.among  # whom it was is not to be a "he"
            question = replace(question, form="tell", want="", kind="", text=text)
        ways = [blurred(way, fact, self.profile) for way in tellings(fact, question, source, taken_up)]
        said = self._likeliest(question, fact, ways) or self._of_all(question, wanted, fact, ways)
        said = re.sub(r"(?<!\.)\.\.(?!\.)", ".", said)  # an hour at the end has its stop already
        return less_formally(said, " ".join(f"{turn.question} {turn.answer}" for turn in self.earlier))

    def _likeliest(self, question: ParsedQuestion, fact: KnownFact, ways: Sequence[str]) -> str:
        """The first that is new and no recital, where that is the one to say; the guard need not look at the others."""
        first = next((way for way in self._fresh(ways) if not copied(way, self.sources)), "")
        plain = bool(first) and not self.among and not self._stump(question, first)
        return first if plain and self._follows(first, fact) else ""

    def _of_all(self, question: ParsedQuestion, wanted: ParsedQuestion, fact: KnownFact, ways: Sequence[str]) -> str:
        ways = [way for way in ways if self._follows(way, fact)] or ways[:1]
        if self.among and has_slot(fact, wanted):
            ways = [way for way in ways if _still_has(way, fact, wanted)] or ways
        fresh = self._fresh(ways) or ways
        # better twice in the same words than once by heart
        own = [way for way in (*fresh, *ways) if not copied(way, self.sources)]
        return self._openly(question, own or fresh)

    def _fresh(self, ways: Sequence[str]) -> list[str]:
        """Those that have not been said."""
        spent = " ".join(turn.answer for turn in self.earlier)
        return [way for way in ways if len(way.split()) <= BRIEF or way.rstrip(".") not in spent]

    def _openly(self, question: ParsedQuestion, ways: Sequence[str]) -> str:
        """The first way; where a question is open, "What did you see?", a sentence of one's own rather than a stump,
        but from a witness of few words."""
        first = ways[0]
        if not self._stump(question, first):
            return first
        whole = (way for way in ways if len(way.split()) > STUMP and _SENTENCE.match(way))
        return next((way for way in whole if not copied(way, self.sources)), first)

    def _stump(self, question: ParsedQuestion, first: str) -> bool:
        """Whether this is too little for what is asked."""
        return self.profile.verbosity != "terse" and len(first.split()) <= STUMP and bool(_OPEN.search(question.text))

    def _follows(self, way: str, fact: KnownFact) -> bool:
        return not entails((fact.text,), way, least=0.0, names=self.known.names).contradicted
