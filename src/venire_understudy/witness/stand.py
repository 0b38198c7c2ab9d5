"""How a witness meets a question: about itself, by rote, by an account, or by what the affidavit says to each part."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from venire_understudy.witness.affidavit.knowledge import KnownFact
from venire_understudy.witness.biography.first_names import by_first_name
from venire_understudy.witness.biography.personal_questions import PersonalQuestions
from venire_understudy.witness.biography.private_life import private
from venire_understudy.witness.biography.topics import in_full, topic_of
from venire_understudy.witness.delivery.agreement import borne_out, halves
from venire_understudy.witness.delivery.echo import echo
from venire_understudy.witness.delivery.spoken_answer import SpokenAnswer
from venire_understudy.witness.entailment.decision import WitnessFinding, mostly_met, other_way, unmet
from venire_understudy.witness.finding.finding import find
from venire_understudy.witness.finding.open_account import following, goes_on, perceived, whereabouts
from venire_understudy.witness.finding.verbatim import word_for_word
from venire_understudy.witness.occasions.leading_clause import fronted, strange
from venire_understudy.witness.occasions.narrative import invited, story
from venire_understudy.witness.occasions.noted_at_hour import seen_then
from venire_understudy.witness.occasions.scene import set_in
from venire_understudy.witness.occasions.what_came_next import beside
from venire_understudy.witness.occasions.whereabouts_by_event import where_then
from venire_understudy.witness.occasions.whereabouts_by_hour import at_the_hour, hour_asked
from venire_understudy.witness.particulars.cannot_rule_out import not_ruled_out
from venire_understudy.witness.particulars.orders import asked_to, thing
from venire_understudy.witness.particulars.possession import had
from venire_understudy.witness.particulars.replies import reply_to
from venire_understudy.witness.particulars.which_side import which_side
from venire_understudy.witness.proof.proof import proven
from venire_understudy.witness.proof.warrant import warranted
from venire_understudy.witness.questions.contrast import without_contrast
from venire_understudy.witness.questions.conversation import (
    asked_anew,
    context,
    leaning,
)
from venire_understudy.witness.questions.leading_hour import hour_behind
from venire_understudy.witness.questions.question import ParsedQuestion, questions
from venire_understudy.witness.questions.taunts import Taunt, taunt
from venire_understudy.witness.refusals.beyond_knowledge import beyond, borne, insulting, parted
from venire_understudy.witness.refusals.guesswork import both_of, guesswork, repeated
from venire_understudy.witness.refusals.no_question import heard, outside
from venire_understudy.witness.refusals.vague_question import vague
from venire_understudy.witness.speech.answer import WitnessAnswer, together
from venire_understudy.witness.speech.pronouns_for_names import of_him
from venire_understudy.witness.speech.spoken_english import finished

_TELLING = {"terse": 1, "plain": 2, "verbose": 4}
"""How many facts a witness tells when it is asked to talk."""

SHORT = 6
"""A part of a fact with fewer words is told with the rest of it."""


def _plainly() -> ParsedQuestion:
    """What lets a fact be told as it comes to mind."""
    return next(iter(questions("Tell us about it.")))


@dataclass(frozen=True)
class WitnessStand(SpokenAnswer):
    """One witness at one question."""

    def answer(self, text: str) -> WitnessAnswer:
        """The answer to a question, however it is put; the parts of a compound are answered one after the other."""
        text = hour_behind(asked_anew(without_contrast(text)))
        if (put := taunt(text)) and (stood := self._taunted(put)):
            return stood
        answer = self._met(text)
        if answer.stance in ("unknown", "correct") and (called := by_first_name(self.known, self.people, text)) != text:
            again = self._met(called)
            answer = again if again.stance not in ("unknown", "correct") else answer
        answer = self._seen_then(text, answer) or answer
        if answer.stance != "tell" and vague(text):
            return self._not_known(text, "how_meant")
        of_work = answer.stance == "unknown" and topic_of(in_full(text)) == "work_at"
        return (self._oneself.at_work() if of_work else None) or answer

    def _seen_then(self, text: str, answer: WitnessAnswer) -> WitnessAnswer | None:
        """What was noted at the hour that is asked for, where the answer is of another hour, or none."""
        asked = list(questions(heard(text)))
        fact = seen_then(self.known, asked[0]) if len(asked) == 1 else None
        if fact is None or fact.id in answer.facts:
            return None
        return self._full("", _plainly(), fact, "tell")

    def _met(self, text: str) -> WitnessAnswer:
        """The answer, as far as the affidavit and what anybody knows of itself go."""
        kind = outside(text) or ("accused" if insulting(text) else "") or ("unknown" if guesswork(text) else "")
        if kind:
            return WitnessAnswer(self._voice.lead(kind, text), "unknown")
        own = self._told_to(text) or had(self.known, in_full(text)) or self._held_out(text)
        own = own or self._which_side(text) or self._not_ruled_out(text)
        if own := own or self._oneself.answer(text):
            return own
        if private(self.known, text):
            return self._not_known(text, "private")
        if beyond(self.known, text):
            return self._not_known(text, "hearsay")
        if replied := self._replied(text):
            return replied
        if openly := self._openly(text):
            return openly
        front, asked = parted(heard(text))
        scene = fronted(heard(text))
        if front and not borne(self.known, front) and (scene is None or strange(self.known, scene)):
            return self._under(asked)
        if scene is None:
            return self._whole(heard(text))
        return set_in(self.known, scene, self._whole) or self._not_known(text)

    def _not_known(self, text: str, purpose: str = "unknown") -> WitnessAnswer:
        return WitnessAnswer(self._voice.lead(purpose, text), "unknown")

    def _taunted(self, put: Taunt) -> WitnessAnswer:
        """What is put is so, and stood by; or it is not, or is not known, as if it had been asked plainly."""
        answer = self.answer(put.asked)
        if answer.stance == "deny" and answer.facts:
            fact = self.known.facts[[one.id for one in self.known.facts].index(answer.facts[0])]
            said = self._said(fact, _plainly())
            return WitnessAnswer(f"{self._voice.lead('never_said', put.asked)} {said}", "deny", (fact.id,))
        if answer.stance == "unknown" and put.kind in ("rather", "trust", "ashamed"):
            return self._not_known(put.asked, "accused")
        if answer.stance != "affirm":
            return answer
        lead = self._voice.lead(f"stands_{put.kind}", put.asked)
        return replace(answer, text=lead, facts=answer.facts[:1], volunteered=())

    def _replied(self, text: str) -> WitnessAnswer | None:
        """What somebody answered, where that is asked."""
        last = self.earlier[-1] if self.earlier else None
        asked = reply_to(self.known, in_full(text), f"{last.question} {last.answer}" if last else "")
        if asked is None:
            return None
        if asked.fact is None:
            return self._not_known(text)
        openly = "What did he say?" if asked.polar else text
        question = replace(next(iter(questions(openly))), text=text)
        return self._full("Yes." if asked.polar else "", question, asked.fact, "affirm" if asked.polar else "tell")

    def _told_to(self, text: str) -> WitnessAnswer | None:
        """The thing that somebody told it to put down, or that it does not know of any."""
        asked = asked_to(in_full(text))
        if asked is None:
            return None
        found = thing(self.known, asked)
        if found is None:
            return self._not_known(text)
        return WitnessAnswer(finished(found[1]), "tell", (found[0].id,))

    def _held_out(self, text: str) -> WitnessAnswer | None:
        """A yes or a no to a fact that is put in its own words."""
        asked = list(questions(heard(text)))
        found = word_for_word(self.known, asked[0]) if len(asked) == 1 else None
        found = None if found and proven(self.known, asked[0], found) != found else found
        if found and not asked[0].negated and repeated(found.facts[0], asked[0]):
            return self._echo_of(asked[0], found.facts[0])
        return self._polar(asked[0], found) if found else None

    def _which_side(self, text: str) -> WitnessAnswer | None:
        """Which of two hands it was."""
        fact = which_side(self.known, text)
        return self._full("", _plainly(), fact, "tell") if fact else None

    def _not_ruled_out(self, text: str) -> WitnessAnswer | None:
        """A no to whether it can be ruled out, and what says that it could be."""
        fact = not_ruled_out(self.known, text)
        return self._full("No.", next(iter(questions(text))), fact, "correct") if fact else None

    @property
    def _oneself(self) -> PersonalQuestions:
        heard = tuple(said for turn in self.earlier for said in (turn.question, turn.answer))
        return PersonalQuestions(
            self.known, self.profile, self._voice, self._said, self.name, self.role, self.people, heard
        )

    def _openly(self, text: str) -> WitnessAnswer | None:
        """An account, where the question asks for no more than what came next, what was seen, or where it was."""
        asked, where = in_full(text), _plainly()
        if goes_on(asked) and (coming := following(self.known, self._before)):
            return self._account(where, coming[: _TELLING[self.profile.verbosity]])
        if hour := hour_asked(asked):
            fact = at_the_hour(self.known, hour)
            if fact is None and hour.place:
                return self._not_known(text)
            if fact is not None:
                return self._full("", where, fact, "tell")
        asks_next, came = beside(self.known, asked)
        if asks_next:
            return self._full("", where, came, "tell") if came else None
        if seen := perceived(self.known, asked):
            return self._account(where, seen)
        if invited(asked) and (begun := story(self.known, asked, self._before, _TELLING[self.profile.verbosity])):
            return self._story(where, begun)
        for place_asked in (where_then, whereabouts):
            bare, fact = place_asked(self.known, asked)
            if bare:
                return self._full("", where, fact, "tell") if fact else self._not_known(text, "stake")
        return None

    def tells(self, facts: Sequence[str]) -> WitnessAnswer | None:
        """These facts of its affidavit, by id, and nothing of what it is by trade where there is more; None for none.
        Two are as much as anybody says at a time."""
        own = [one for one in self.known.facts if one.id in facts]
        own = [one for one in own if not one.calling] or own
        return self._story(_plainly(), own[:2]) if own else None

    def _story(self, question: ParsedQuestion, facts: Sequence[KnownFact]) -> WitnessAnswer:
        """The facts one after the other, as one breath of a story."""
        text = " ".join(self._said(fact, question) for fact in facts)
        return WitnessAnswer(text, "tell", tuple(fact.id for fact in facts))

    def _whole(self, text: str) -> WitnessAnswer:
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

    def each(self, asked: Sequence[ParsedQuestion]) -> WitnessAnswer:
        """The answers to a compound question, one after the other, in sentences that can stand together; an unwilling
        witness asks which is meant. What is not known of it is said once."""
        unwilling = self.profile.cooperativeness in ("hostile", "guarded")
        if len(asked) > 2 and unwilling and self.adverse:
            return WitnessAnswer(self._voice.lead("which", self.among), "unknown")
        parts = [self._of_several(question) for question in asked]
        known = [part for part in parts if part.stance != "unknown"]
        if not known:
            return parts[0]
        ids = {fact for part in known for fact in part.facts}
        facts = [fact for fact in self.known.facts if fact.id in ids]
        if len(facts) == 1 and both_of(facts[0], asked, self.among):
            return WitnessAnswer(self._voice.lead("agreed", self.among), "affirm", (facts[0].id,))
        told = frozenset(key for fact in facts for key in fact.keys)
        left = [question for question, part in zip(asked, parts, strict=True) if part.stance == "unknown"]
        open_ = [question for question in left if not question.keys or not frozenset(question.keys) <= told]
        rest = self._voice.lead("rest", self.among) if open_ else ""
        return together(known, rest)

    def _of_several(self, question: ParsedQuestion) -> WitnessAnswer:
        """The answer to one part of a compound; what its words alone do not bring to mind is met as if it had been
        asked by itself."""
        answer = self._part(question)
        if answer.text in ("Yes.", "No.") and (short := echo(question, answer.text == "No.")):
            return replace(answer, text=f"{answer.text[:-1]}, {short}.")
        if answer.stance != "unknown" or not question.keys:
            return answer
        alone = replace(self, among="")._met(f"{question.text[:1].upper()}{question.text[1:].rstrip('?. ')}?")
        return alone if alone.stance != "unknown" else answer

    def _under(self, asked: str) -> WitnessAnswer:
        """The answer to a question under a premise that the witness knows nothing of: to the question alone."""
        answer = self._whole(asked)
        if answer.stance in ("correct", "unknown", "deny"):
            return WitnessAnswer(self._voice.lead("unknown", asked), "unknown")
        lead = self._voice.lead("premise", asked)
        return replace(answer, text=f"{lead} {answer.text}")

    def _part(self, question: ParsedQuestion) -> WitnessAnswer:
        found = self._found(question)
        if self.among and question.want == "who" and not question.keys:
            found = WitnessFinding("unknown")  # "and who was with you?" is not answered by whom else one spoke of
        if found.outcome not in ("yes", "no") and (halved := self._by_halves(question, found)):
            return halved
        if (
            found.outcome in ("no", "correct")
            and found.facts
            and repeated(self.known.facts[found.facts[0].place], question)
        ):
            return self._echo_of(question, self.known.facts[found.facts[0].place])
        finding = WitnessFinding(found.outcome, tuple(self._told_as(fact, found.outcome) for fact in found.facts))
        match finding.outcome:
            case "unknown":
                return self._unknown(question, finding)
            case "partly":
                return self._partly(question, finding)
            case "yes" if other_way(finding.facts[0], question):
                return self._corrected(question, finding)
            case "yes" if unmet(finding.facts[0], question):
                if mostly_met(finding.facts[0], question):
                    return self._tell(question, WitnessFinding("tell", finding.facts))
                return self._unknown(question, WitnessFinding("unknown"))
            case "yes" | "no":
                return self._polar(question, finding)
            case "correct":
                return self._corrected(question, finding)
            case _:
                return self._tell(question, finding)

    def _found(self, question: ParsedQuestion) -> WitnessFinding:
        leans = context(question, self.earlier)
        found = find(self.known, question, leans, self.nearness, self.likeness)
        return proven(self.known, question, warranted(found, question, bool(leans) or leaning(question)))

    def _by_halves(self, question: ParsedQuestion, whole: WitnessFinding) -> WitnessAnswer | None:
        """Agreement to two statements put in one breath, or to the one that is so, where nothing gainsays the other."""
        put = [(half, self._found(half)) for half in halves(question)]
        facts = borne_out(put, whole)
        if facts and len(facts) == len(put):
            lead = self._voice.lead("agreed", question.text)
            return WitnessAnswer(lead, "affirm", tuple(dict.fromkeys(fact.id for fact in facts)))
        if not whole.facts:
            return None
        granted = self._voice.lead("granted", question.text)
        return self._full(granted, question, facts[0], "affirm") if facts else None

    def _told_as(self, fact: KnownFact, outcome: str) -> KnownFact:
        """A part of a fact that can stand alone, or the fact: what somebody said is never told as so."""
        alone = (
            outcome in ("yes", "no", "correct", "tell") and fact.standing == "told" and len(fact.text.split()) >= SHORT
        )
        return fact if alone else self.known.facts[fact.place]
