"""A finding put into words: yes or no first, then what there is to say, as this witness would say it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from venire.kernel.chance import Chance
from venire.language.comparison.recital import copied
from venire.law.api import Profile
from venire.proceedings.examination.acts import Stance
from venire_understudy.witness.affidavit.acquaintance import Acquaintance
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.delivery.agreement import as_right, denied_with_none
from venire_understudy.witness.delivery.doer import named_doer
from venire_understudy.witness.delivery.echo import echo, echoed
from venire_understudy.witness.delivery.lead_in import again_said, finished_small, inner, led
from venire_understudy.witness.delivery.memory import far
from venire_understudy.witness.delivery.teller import Teller
from venire_understudy.witness.delivery.volunteered import volunteered
from venire_understudy.witness.entailment.decision import WitnessFinding
from venire_understudy.witness.entailment.polarity import covered
from venire_understudy.witness.excerpts.confirmed_detail import detail
from venire_understudy.witness.finding.reasons import feeling, reason_for, unreasoned
from venire_understudy.witness.questions.conversation import (
    ExchangedTurn,
    asked_before,
    said_before,
    told_facts,
)
from venire_understudy.witness.questions.own_deed import own_deed
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import Likeness, Nearness
from venire_understudy.witness.refusals.guesswork import agreed
from venire_understudy.witness.speech.answer import WitnessAnswer
from venire_understudy.witness.speech.stock_phrases import StockPhrases

_TELLING = {"terse": 1, "plain": 2, "verbose": 4}
"""How many facts a witness tells when it is asked to talk."""

OFTEN, SELDOM = 0.6, 0.3
"""How often a reason or a feeling comes with a yes, to a friend and to the other side."""
CLAUSE = 7
"""With so many words a yes is still followed by what it rests on; a longer sentence is a recital."""
_QUOTES = '"“'


@dataclass(frozen=True)
class SpokenAnswer:
    """One witness at one question, who puts what is found into words. ``sources``: the affidavit as written, which is
    not to be quoted at length;
    ``adverse``: the question comes from the other side; ``among``: the whole, where a part of a compound is asked."""

    known: Knowledge
    profile: Profile
    chance: Chance
    earlier: tuple[ExchangedTurn, ...] = ()
    told: frozenset[str] = frozenset()
    sources: tuple[str, ...] = ()
    adverse: bool = False
    among: str = ""
    nearness: Nearness = field(default_factory=dict[tuple[str, str], float])
    likeness: Likeness | None = None
    name: str = ""
    role: str = ""
    people: tuple[Acquaintance, ...] = ()
    """The others in the case, as everybody in the room knows them."""

    @property
    def _voice(self) -> StockPhrases:
        return StockPhrases(self.profile, self.chance, tuple(turn.answer for turn in self.earlier), self.adverse)

    @property
    def _before(self) -> frozenset[str]:
        return self.told | told_facts(self.known, self.earlier)

    @property
    def _closed(self) -> bool:
        """Whether only what was asked is given."""
        unwilling = self.profile.cooperativeness in ("hostile", "guarded")
        return (unwilling and self.adverse) or self.profile.verbosity == "terse"

    def _echo_of(self, question: ParsedQuestion, fact: KnownFact) -> WitnessAnswer:
        """Agreement with what was put in the fact's own words, where a bare yes or no could be taken either way."""
        return WitnessAnswer("That's right." if question.form == "statement" else "That is so.", "affirm", (fact.id,))

    def _no_why(self, question: ParsedQuestion) -> str:
        """Of its own deeds a witness can give no reason; of others' it does not know one."""
        return "no_reason" if question.statement.startswith("I ") else "no_why"

    def _unknown(self, question: ParsedQuestion, finding: WitnessFinding) -> WitnessAnswer:
        if question.want == "why" and not question.statement.startswith("I "):
            return WitnessAnswer(self._voice.lead("no_why", question.text), "unknown")
        if question.want == "occupation" and not finding.facts:
            return WitnessAnswer(self._voice.lead("private", question.text), "unknown")
        lead = self._voice.lead("own_deed" if own_deed(question) else "unknown", question.text)
        if not finding.facts or self._closed or self.profile.cooperativeness == "neutral":
            return WitnessAnswer(lead, "unknown")
        said = self._said(finding.facts[0], question)
        if copied(said, self.sources):
            return WitnessAnswer(lead, "unknown")
        return WitnessAnswer(f"{lead} {said}", "unknown", (finding.facts[0].id,))

    def _partly(self, question: ParsedQuestion, finding: WitnessFinding) -> WitnessAnswer:
        willing = self.profile.cooperativeness in ("helpful", "eager") and not self._closed
        if not willing or question.form == "wh":
            return WitnessAnswer(self._voice.lead("unknown", question.text), "unknown")
        fact, lead = finding.facts[0], self._voice.lead("unknown", question.text)
        if copied(self._said(fact, question), self.sources):
            return WitnessAnswer(lead, "unknown")
        only = self._voice.lead("only", question.text)
        return WitnessAnswer(f"{lead} {only} {inner(self._said(fact, question), fact)}", "unknown", (fact.id,))

    def _polar(self, question: ParsedQuestion, finding: WitnessFinding) -> WitnessAnswer:
        fact = finding.facts[0]
        if denied_with_none(question, fact):
            return WitnessAnswer(self._brief("No.", question, denies=True), "affirm", (fact.id,))
        purpose = "yes" if finding.outcome == "yes" else ("agreed_no" if question.negated else "no")
        stance: Stance = "affirm" if finding.outcome == "yes" or question.negated else "deny"
        if question.negated and not fact.denies:
            purpose, stance = "correct", "correct"
        if stance == "affirm" and as_right(question, fact):
            return self._owned(
                WitnessAnswer(self._voice.lead("agreed", question.text), stance, (fact.id,)), question, fact
            )
        lead = self._voice.lead(purpose, question.text, openly=question.form != "statement" and purpose != "correct")
        if stance == "correct":
            return self._full(lead, question, fact, stance)
        if self._closed:
            brief = WitnessAnswer(self._brief(lead, question, finding.outcome == "no"), stance, (fact.id,))
            return self._owned(brief, question, fact)
        return self._owned(self._confirmed(lead, question, fact, stance), question, fact)

    def _owned(self, answer: WitnessAnswer, question: ParsedQuestion, fact: KnownFact) -> WitnessAnswer:
        """The answer, now and then with why it was so, or how the witness feels about it: less often on cross."""
        unwilling = self.adverse and self.profile.cooperativeness in ("hostile", "guarded", "neutral")
        if answer.stance != "affirm" or unwilling or answer.volunteered:
            return answer
        rate = SELDOM if self.adverse else OFTEN
        if not self.chance.below(rate, "owned", question.text):
            return answer
        if felt := feeling(self.profile, question):
            return replace(answer, text=f"{answer.text} {felt}")
        found = reason_for(self.known, fact)
        if found is None or found[0].id in self._before or copied(found[1], self.sources):
            return answer
        more = found[0].id
        return replace(answer, text=f"{answer.text} {found[1]}", facts=(*answer.facts, more), volunteered=(more,))

    def _brief(self, lead: str, question: ParsedQuestion, denies: bool) -> str:
        """A yes or a no, with the verb said again where the lead is bare: "Yes, I did."."""
        short = echo(question, denies) if lead in ("Yes.", "No.") else ""
        again = f"{lead.rstrip('.')}, {short}." if short else lead
        return again if not any(turn.answer == again for turn in self.earlier[-1:]) else lead

    def _confirmed(self, lead: str, question: ParsedQuestion, fact: KnownFact, stance: Stance) -> WitnessAnswer:
        """A yes or a no to what the question says whole, with the one detail that it left out; else with the fact."""
        if stance == "deny" and not fact.denies:  # what is denied stands in a part of it only: "without opening it"
            return self._with_more(led(lead, self._said(fact, question), fact), question, fact, stance)
        denies = fact.denies and (stance == "deny" or question.negated)
        short = echoed(lead, question, denies, self.chance.below(0.5, "echo", question.text))
        if stance == "affirm" and said_before(fact, self.earlier):
            return self._with_more(f"{short[:-1]}, {again_said(self._voice, question)}", question, fact, stance)
        if covered(fact, question):
            new = detail(fact, question)
            return self._with_more(f"{short[:-1]}, {finished_small(new)}" if new else short, question, fact, stance)
        said = self._said(fact, question)
        recital = stance == "affirm" and (copied(said, self.sources) or len(said.split()) > CLAUSE)
        return self._with_more(short if recital else led(lead, said, fact), question, fact, stance)

    def _corrected(self, question: ParsedQuestion, finding: WitnessFinding) -> WitnessAnswer:
        fact = finding.facts[0]
        if question.form in ("polar", "statement") and agreed(fact, question):
            return self._polar(question, WitnessFinding("no" if fact.denies else "yes", finding.facts))
        if question.want == "why" and unreasoned(question, fact):
            return WitnessAnswer(self._voice.lead(self._no_why(question), question.text), "unknown")
        if question.form == "wh":  # a "no" answers no "when" or "what"
            return self._full("", question, fact, "correct")
        lead = self._voice.lead("correct", question.text, openly=question.form == "polar")
        return self._full(lead, question, fact, "correct")

    def _tell(self, question: ParsedQuestion, finding: WitnessFinding) -> WitnessAnswer:
        if question.want == "why" and unreasoned(question, finding.facts[0]):
            return WitnessAnswer(self._voice.lead(self._no_why(question), question.text), "unknown")
        if question.form == "tell" and finding.facts[1:]:
            return self._account(question, finding.facts)
        fact, put = finding.facts[0], question.form in ("polar", "statement") and not self.among
        if put and agreed(fact, question):
            return self._polar(question, WitnessFinding("no" if fact.denies else "yes", finding.facts))
        lead = self._otherwise(question, fact) if put else self._hesitation(question, fact)
        return self._full(lead, question, fact, "tell")

    def _otherwise(self, question: ParsedQuestion, fact: KnownFact) -> str:
        """What goes before a fact that is not what was put; nothing, where it is so nearly what was put."""
        return "" if covered(fact, question) else self._voice.lead("otherwise", question.text)

    def _hesitation(self, question: ParsedQuestion, fact: KnownFact) -> str:
        return "" if self.among or not far(question, fact) else self._voice.hesitation(question.text)

    def _account(self, question: ParsedQuestion, facts: Sequence[KnownFact]) -> WitnessAnswer:
        """Several facts, in their order."""
        fresh = [fact for fact in facts if fact.id not in self._before] or list(facts)
        fresh = [fact for fact in fresh if question.keys and all(map(fact.meets, question.keys))] or fresh
        own = [fact for fact in fresh if not copied(self._said(fact, question), self.sources)] or fresh
        chosen = own[: _TELLING[self.profile.verbosity]]
        text = " ".join(self._said(fact, question) for fact in chosen)
        return WitnessAnswer(text, "tell", tuple(fact.id for fact in chosen))

    def _full(self, lead: str, question: ParsedQuestion, fact: KnownFact, stance: Stance) -> WitnessAnswer:
        said = self._said(fact, question)
        lead = "" if said[:1] in _QUOTES else lead
        if stance == "tell" and (said_before(fact, self.earlier) or asked_before(question, said, self.earlier)):
            lead = self._voice.lead("again", question.text)
        return self._with_more(led(lead, said, fact), question, fact, stance)

    def _with_more(self, text: str, question: ParsedQuestion, fact: KnownFact, stance: Stance) -> WitnessAnswer:
        """The answer with what the witness adds unasked."""
        extra = (
            ()
            if self._closed or self.adverse or self.among
            else volunteered(self.known, fact, self._before, self.profile, self.chance, question.keys)
        )
        added = {other.id: self._also(other, fact, question) for other in extra}
        added = {one: said for one, said in added.items() if not copied(said, self.sources)}
        more = " ".join((text, *added.values())).strip()
        return WitnessAnswer(more, stance, (fact.id, *added), tuple(added))

    def _also(self, fact: KnownFact, told: KnownFact, question: ParsedQuestion) -> str:
        """Another fact, that goes on from what was just told."""
        whole = replace(
            question,
            form="tell",
            want="",
            kind="",
            text=f"{question.text} {told.text}",
            statement=f"{question.statement} {told.text}",
        )
        same = fact.clause.subject.lower() in told.text.lower()
        return led(self._voice.lead("also", fact.id), self._said(fact, whole, same), fact)

    def _said(self, fact: KnownFact, question: ParsedQuestion, taken_up: bool = False) -> str:
        """The fact in a wording that follows from it, that is not the affidavit's, and that has not been used."""
        teller = Teller(self.known, self.profile, self.earlier, self.sources, self.among)
        return named_doer(self.known, fact, question, teller.said(fact, question, taken_up))
