"""A finding put into words: yes or no first, then what there is to say, as this witness would say it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from venire.kernel.chance import Chance
from venire.law.case import Profile
from venire.participants.understudy.witness.accounts import following, goes_on, perceived, whereabouts
from venire.participants.understudy.witness.acquaintance import Person
from venire.participants.understudy.witness.agreeing import as_right, borne_out, halves
from venire.participants.understudy.witness.answer import Answer, together
from venire.participants.understudy.witness.confirming import detail
from venire.participants.understudy.witness.conversation import (
    Turn,
    asked_anew,
    context,
    leaning,
    said_before,
    told_facts,
)
from venire.participants.understudy.witness.deciding import Finding, other_way, unmet
from venire.participants.understudy.witness.echo import echo, echoed
from venire.participants.understudy.witness.finding import find
from venire.participants.understudy.witness.fronted import fronted, strange
from venire.participants.understudy.witness.guesswork import agreed, guesswork, repeated
from venire.participants.understudy.witness.having import had
from venire.participants.understudy.witness.joining import again_said, finished_small, inner, led
from venire.participants.understudy.witness.knowledge import Knowledge, Known
from venire.participants.understudy.witness.memory import far
from venire.participants.understudy.witness.narrative import invited, story
from venire.participants.understudy.witness.oneself import Oneself
from venire.participants.understudy.witness.outside import heard, outside
from venire.participants.understudy.witness.people import of_him
from venire.participants.understudy.witness.phrasing import Voice
from venire.participants.understudy.witness.polarity import covered
from venire.participants.understudy.witness.premise import beyond, borne, insulting, parted
from venire.participants.understudy.witness.private import private
from venire.participants.understudy.witness.question import Question, questions
from venire.participants.understudy.witness.reasons import feeling, reason_for, unreasoned
from venire.participants.understudy.witness.saying import copied, finished
from venire.participants.understudy.witness.scene import set_in
from venire.participants.understudy.witness.search import Likeness, Nearness
from venire.participants.understudy.witness.teller import Teller
from venire.participants.understudy.witness.told_to import asked_to, thing
from venire.participants.understudy.witness.topics import in_full
from venire.participants.understudy.witness.volunteering import volunteered
from venire.participants.understudy.witness.warranted import warranted
from venire.participants.understudy.witness.word_for_word import word_for_word
from venire.proceedings.examination.acts import Stance

_TELLING = {"terse": 1, "plain": 2, "verbose": 4}
"""How many facts a witness tells when it is asked to talk."""

OFTEN, SELDOM = 0.6, 0.3
"""How often a reason or a feeling comes with a yes, to a friend and to the other side."""
CLAUSE = 7
"""With so many words a yes is still followed by what it rests on; a longer sentence is a recital."""
_QUOTES = '"“'
SHORT = 6
"""A part of a fact with fewer words is told with the rest of it."""


@dataclass(frozen=True)
class Stand:
    """One witness at one question. ``sources``: the affidavit as written, which is not to be quoted at length;
    ``adverse``: the question comes from the other side; ``among``: the whole, where a part of a compound is asked."""

    known: Knowledge
    profile: Profile
    chance: Chance
    earlier: tuple[Turn, ...] = ()
    told: frozenset[str] = frozenset()
    sources: tuple[str, ...] = ()
    adverse: bool = False
    among: str = ""
    nearness: Nearness = field(default_factory=dict[tuple[str, str], float])
    likeness: Likeness | None = None
    name: str = ""
    role: str = ""
    people: tuple[Person, ...] = ()
    """The others in the case, as everybody in the room knows them."""

    def answer(self, text: str) -> Answer:
        """The answer to a question, however it is put; the parts of a compound are answered one after the other."""
        text = asked_anew(text)
        kind = outside(text) or ("accused" if insulting(text) else "") or ("unknown" if guesswork(text) else "")
        if kind:
            return Answer(self._voice.lead(kind, text), "unknown")
        own = self._told_to(text) or had(self.known, in_full(text)) or self._held_out(text)
        if own := own or self._oneself.answer(text):
            return own
        if private(self.known, text):
            return self._not_known(text, "private")
        if beyond(self.known, text):
            return self._not_known(text, "hearsay")
        if openly := self._openly(text):
            return openly
        front, asked = parted(heard(text))
        scene = fronted(heard(text))
        if front and not borne(self.known, front) and (scene is None or strange(self.known, scene)):
            return self._under(asked)
        if scene is None:
            return self._whole(heard(text))
        return set_in(self.known, scene, self._whole) or self._not_known(text)

    def _not_known(self, text: str, purpose: str = "unknown") -> Answer:
        return Answer(self._voice.lead(purpose, text), "unknown")

    def _told_to(self, text: str) -> Answer | None:
        """The thing that somebody told it to put down, or that it does not know of any."""
        asked = asked_to(in_full(text))
        if asked is None:
            return None
        found = thing(self.known, asked)
        if found is None:
            return self._not_known(text)
        return Answer(finished(found[1]), "tell", (found[0].id,))

    def _held_out(self, text: str) -> Answer | None:
        """A yes or a no to a fact that is put in its own words."""
        asked = list(questions(heard(text)))
        found = word_for_word(self.known, asked[0]) if len(asked) == 1 else None
        if found and not asked[0].negated and repeated(found.facts[0], asked[0]):
            return self._echo_of(asked[0], found.facts[0])
        return self._polar(asked[0], found) if found else None

    @property
    def _oneself(self) -> Oneself:
        heard = tuple(said for turn in self.earlier for said in (turn.question, turn.answer))
        return Oneself(self.known, self.profile, self._voice, self._said, self.name, self.role, self.people, heard)

    def _openly(self, text: str) -> Answer | None:
        """An account, where the question asks for no more than what came next, what was seen, or where it was."""
        asked, where = in_full(text), next(iter(questions("Tell us about it.")))
        if goes_on(asked) and (coming := following(self.known, self._before)):
            return self._account(where, coming[: _TELLING[self.profile.verbosity]])
        if seen := perceived(self.known, asked):
            return self._account(where, seen)
        if invited(asked) and (begun := story(self.known, asked, self._before, _TELLING[self.profile.verbosity])):
            return self._story(where, begun)
        bare, fact = whereabouts(self.known, asked)
        if bare and fact is None:
            return Answer(self._voice.lead("stake", text), "unknown")
        return self._full("", where, fact, "tell") if fact else None

    def _story(self, question: Question, facts: Sequence[Known]) -> Answer:
        """The facts one after the other, as one breath of a story."""
        text = " ".join(self._said(fact, question) for fact in facts)
        return Answer(text, "tell", tuple(fact.id for fact in facts))

    def _whole(self, text: str) -> Answer:
        asked = list(questions(text))
        if not asked:
            return self._not_known(text)
        if len(asked) > 1:
            return replace(self, among=text).each(asked)
        answer, by_pronoun = self._part(asked[0]), of_him(text)
        if answer.stance != "unknown" or asked[0].form != "wh" or by_pronoun == text:
            return answer
        again = [self._part(one) for one in questions(by_pronoun)]
        return again[0] if len(again) == 1 else answer

    def each(self, asked: Sequence[Question]) -> Answer:
        """The answers to a compound question, one after the other, in sentences that can stand together; an unwilling
        witness asks which is meant. What is not known of it is said once."""
        unwilling = self.profile.cooperativeness in ("hostile", "guarded")
        if len(asked) > 2 and unwilling and self.adverse:
            return Answer(self._voice.lead("which", self.among), "unknown")
        parts = [self._part(question) for question in asked]
        known = [part for part in parts if part.stance != "unknown"]
        if not known:
            return parts[0]
        ids = {fact for part in known for fact in part.facts}
        told = frozenset(key for fact in self.known.facts if fact.id in ids for key in fact.keys)
        left = [question for question, part in zip(asked, parts, strict=True) if part.stance == "unknown"]
        open_ = [question for question in left if not question.keys or not frozenset(question.keys) <= told]
        rest = self._voice.lead("rest", self.among) if open_ else ""
        return together(known, rest)

    def _under(self, asked: str) -> Answer:
        """The answer to a question under a premise that the witness knows nothing of: to the question alone."""
        answer = self._whole(asked)
        if answer.stance in ("correct", "unknown", "deny"):
            return Answer(self._voice.lead("unknown", asked), "unknown")
        lead = self._voice.lead("premise", asked)
        return replace(answer, text=f"{lead} {answer.text}")

    @property
    def _voice(self) -> Voice:
        return Voice(self.profile, self.chance, tuple(turn.answer for turn in self.earlier), self.adverse)

    @property
    def _before(self) -> frozenset[str]:
        return self.told | told_facts(self.known, self.earlier)

    @property
    def _closed(self) -> bool:
        """Whether only what was asked is given."""
        unwilling = self.profile.cooperativeness in ("hostile", "guarded")
        return (unwilling and self.adverse) or self.profile.verbosity == "terse"

    def _part(self, question: Question) -> Answer:
        found = self._found(question)
        if self.among and question.want == "who" and not question.keys:
            found = Finding("unknown")  # "and who was with you?" is not answered by whom else one spoke of
        if found.outcome in ("correct", "tell") and (halved := self._by_halves(question, found)):
            return halved
        if (
            found.outcome in ("no", "correct")
            and found.facts
            and repeated(self.known.facts[found.facts[0].place], question)
        ):
            return self._echo_of(question, self.known.facts[found.facts[0].place])
        finding = Finding(found.outcome, tuple(self._told_as(fact, found.outcome) for fact in found.facts))
        match finding.outcome:
            case "unknown":
                return self._unknown(question, finding)
            case "partly":
                return self._partly(question, finding)
            case "yes" if other_way(finding.facts[0], question):
                return self._corrected(question, finding)
            case "yes" if unmet(finding.facts[0], question):
                return self._unknown(question, Finding("unknown"))
            case "yes" | "no":
                return self._polar(question, finding)
            case "correct":
                return self._corrected(question, finding)
            case _:
                return self._tell(question, finding)

    def _found(self, question: Question) -> Finding:
        leans = context(question, self.earlier)
        found = find(self.known, question, leans, self.nearness, self.likeness)
        return warranted(found, question, bool(leans) or leaning(question))

    def _by_halves(self, question: Question, whole: Finding) -> Answer | None:
        """Agreement to two statements put in one breath, or to the one that is so, where nothing gainsays the other."""
        put = [(half, self._found(half)) for half in halves(question)]
        facts = borne_out(put, whole)
        if facts and len(facts) == len(put):
            lead = self._voice.lead("agreed", question.text)
            return Answer(lead, "affirm", tuple(dict.fromkeys(fact.id for fact in facts)))
        granted = self._voice.lead("granted", question.text)
        return self._full(granted, question, facts[0], "affirm") if facts else None

    def _echo_of(self, question: Question, fact: Known) -> Answer:
        """Agreement with what was put in the fact's own words, where a bare yes or no could be taken either way."""
        return Answer("That's right." if question.form == "statement" else "That is so.", "affirm", (fact.id,))

    def _told_as(self, fact: Known, outcome: str) -> Known:
        """A part of a fact that can stand alone, or the fact: what somebody said is never told as so."""
        alone = (
            outcome in ("yes", "no", "correct", "tell") and fact.standing == "told" and len(fact.text.split()) >= SHORT
        )
        return fact if alone else self.known.facts[fact.place]

    def _unknown(self, question: Question, finding: Finding) -> Answer:
        if question.want == "occupation" and not finding.facts:
            return Answer(self._voice.lead("private", question.text), "unknown")
        lead = self._voice.lead("unknown", question.text)
        if not finding.facts or self._closed or self.profile.cooperativeness == "neutral":
            return Answer(lead, "unknown")
        said = self._said(finding.facts[0], question)
        if copied(said, self.sources):
            return Answer(lead, "unknown")
        return Answer(f"{lead} {said}", "unknown", (finding.facts[0].id,))

    def _partly(self, question: Question, finding: Finding) -> Answer:
        willing = self.profile.cooperativeness in ("helpful", "eager") and not self._closed
        if not willing or question.form == "wh":
            return Answer(self._voice.lead("unknown", question.text), "unknown")
        fact, lead = finding.facts[0], self._voice.lead("unknown", question.text)
        if copied(self._said(fact, question), self.sources):
            return Answer(lead, "unknown")
        only = self._voice.lead("only", question.text)
        return Answer(f"{lead} {only} {inner(self._said(fact, question), fact)}", "unknown", (fact.id,))

    def _polar(self, question: Question, finding: Finding) -> Answer:
        fact = finding.facts[0]
        purpose = "yes" if finding.outcome == "yes" else ("agreed_no" if question.negated else "no")
        stance: Stance = "affirm" if finding.outcome == "yes" or question.negated else "deny"
        if question.negated and not fact.denies:
            purpose, stance = "correct", "correct"
        if stance == "affirm" and as_right(question, fact):
            return self._owned(Answer(self._voice.lead("agreed", question.text), stance, (fact.id,)), question, fact)
        lead = self._voice.lead(purpose, question.text, openly=question.form == "polar" and purpose != "correct")
        if stance == "correct":
            return self._full(lead, question, fact, stance)
        if self._closed:
            brief = Answer(self._brief(lead, question, finding.outcome == "no"), stance, (fact.id,))
            return self._owned(brief, question, fact)
        return self._owned(self._confirmed(lead, question, fact, stance), question, fact)

    def _owned(self, answer: Answer, question: Question, fact: Known) -> Answer:
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

    def _brief(self, lead: str, question: Question, denies: bool) -> str:
        """A yes or a no, with the verb said again where the lead is bare: "Yes, I did."."""
        short = echo(question, denies) if lead in ("Yes.", "No.") else ""
        again = f"{lead.rstrip('.')}, {short}." if short else lead
        return again if not any(turn.answer == again for turn in self.earlier[-1:]) else lead

    def _confirmed(self, lead: str, question: Question, fact: Known, stance: Stance) -> Answer:
        """A yes or a no to what the question says whole, with the one detail that it left out; else with the fact."""
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

    def _corrected(self, question: Question, finding: Finding) -> Answer:
        fact = finding.facts[0]
        if question.form in ("polar", "statement") and agreed(fact, question):
            return self._polar(question, Finding("yes", finding.facts))
        if question.form == "wh":  # a "no" answers no "when" or "what"
            return self._full("", question, fact, "correct")
        lead = self._voice.lead("correct", question.text, openly=question.form == "polar")
        return self._full(lead, question, fact, "correct")

    def _tell(self, question: Question, finding: Finding) -> Answer:
        if question.want == "why" and unreasoned(question, finding.facts[0]):
            return Answer(self._voice.lead("no_reason", question.text), "unknown")
        if question.form == "tell" and finding.facts[1:]:
            return self._account(question, finding.facts)
        fact, put = finding.facts[0], question.form in ("polar", "statement") and not self.among
        lead = self._otherwise(question, fact) if put else self._hesitation(question, fact)
        return self._full(lead, question, fact, "tell")

    def _otherwise(self, question: Question, fact: Known) -> str:
        """What goes before a fact that is not what was put; nothing, where it is so nearly what was put."""
        return "" if covered(fact, question) else self._voice.lead("otherwise", question.text)

    def _hesitation(self, question: Question, fact: Known) -> str:
        return "" if self.among or not far(question, fact) else self._voice.hesitation(question.text)

    def _account(self, question: Question, facts: Sequence[Known]) -> Answer:
        """Several facts, in their order."""
        fresh = [fact for fact in facts if fact.id not in self._before] or list(facts)
        fresh = [fact for fact in fresh if question.keys and all(map(fact.meets, question.keys))] or fresh
        own = [fact for fact in fresh if not copied(self._said(fact, question), self.sources)] or fresh
        chosen = own[: _TELLING[self.profile.verbosity]]
        text = " ".join(self._said(fact, question) for fact in chosen)
        return Answer(text, "tell", tuple(fact.id for fact in chosen))

    def _full(self, lead: str, question: Question, fact: Known, stance: Stance) -> Answer:
        said = self._said(fact, question)
        lead = "" if said[:1] in _QUOTES else lead
        if stance == "tell" and said_before(fact, self.earlier):
            lead = self._voice.lead("again", question.text)
        return self._with_more(led(lead, said, fact), question, fact, stance)

    def _with_more(self, text: str, question: Question, fact: Known, stance: Stance) -> Answer:
        """The answer with what the witness adds unasked."""
        extra = (
            ()
            if self._closed or self.adverse or self.among
            else volunteered(self.known, fact, self._before, self.profile, self.chance, question.keys)
        )
        added = {other.id: self._also(other, fact, question) for other in extra}
        added = {one: said for one, said in added.items() if not copied(said, self.sources)}
        more = " ".join((text, *added.values())).strip()
        return Answer(more, stance, (fact.id, *added), tuple(added))

    def _also(self, fact: Known, told: Known, question: Question) -> str:
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

    def _said(self, fact: Known, question: Question, taken_up: bool = False) -> str:
        """The fact in a wording that follows from it, that is not the affidavit's, and that has not been used."""
        teller = Teller(self.known, self.profile, self.earlier, self.sources, self.among)
        return teller.said(fact, question, taken_up)
