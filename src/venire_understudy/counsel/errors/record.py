"""What has been said in this examination, and what has not, of which a question that is wrong on purpose may speak."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property

from venire.law.api import (
    Evidence,
    Exchange,
    Fact,
    Matter,
    asked_of,
    is_a_writing,
    last_sentence,
    normalised,
    scope,
    shared_words,
)
from venire.proceedings.examination.readings.question_setting import setting_of
from venire_understudy.counsel.errors.discredit import shames
from venire_understudy.counsel.errors.footing import SAYING, Footing, asked_plainly, name_of, short
from venire_understudy.counsel.questions.grammar import is_plural
from venire_understudy.counsel.questions.leading import statement
from venire_understudy.counsel.questions.names_in_sentences import lower_first, lower_within
from venire_understudy.counsel.questions.open_ended import open_questions
from venire_understudy.counsel.questions.people_known import opponents

_BELIEVES = frozenset(("believe", "think", "suppose"))
"""What nobody can be disbelieved in: "do you expect us to believe that you believe it"."""
_NO_EVENT = frozenset(
    ("be", "have", "know", "believe", "live", "own", "think", "want", "work", "use", "stand", "weigh")
)
"""What is no event after which a story could be said to begin."""
LATELY = 2
"""So many answers back a matter is still under way."""
_OWNED = re.compile(r"the (?P<owner>[a-z]+)'s (?P<paper>.+)")
_LONG = re.compile(r"\bfor (?:\S+ )?(?:days|weeks|months|years)\b|\bin (?:the year )?\d{4}\b|\bevery\b|\bafter\b|, ")
"""What lasted too long for a story to begin after it, or is told after something else."""
BRIEF = 12
"""Words of a deed after which a story is to begin."""
_SEES = frozenset(("see", "find", "examine", "photograph", "notice", "recover"))
_INTRODUCED = re.compile(r"\bwho you are\b|\bintroduce yourself\b", re.IGNORECASE)
_SCOLDS = re.compile(
    r"^(?:how (?:can|do) you|do you really|are you |so nobody |isn['’]t it rather|so you want|you would rather"
    r"|you had hoped|why do you suppose|why would it be|why was the|why did you (?:keep|leave)|when did you decide"
    r"|have you any notion|can you guess|do you accept|did you take it|in your opinion|what kind of|what sort of"
    r"|isn['’]t it a fact|what about|what was the position|what can you tell"
    r"|you['’]d agree|isn['’]t it true|it['’]s right|tell us)",
    re.IGNORECASE,
)
_LED_OVER = re.compile(
    r"^(?:(?:and|now|so|then|doctor|detective|professor|sergeant|m(?:rs?|s) \w+),? )+", re.IGNORECASE
)


class OfRecord(Footing):
    """Slots that depend on no goal, but on what was answered."""

    @cached_property
    def of_record(self) -> Mapping[str, str]:
        answered = [one for one in self.view.exchanges if one.answer and not one.struck and one.by == self.view.me]
        heard = {claim.no for claim in self.view.told}
        answered = [one for one in answered if one.no in heard and not _INTRODUCED.search(one.question)]
        answered = [one for one in answered if asked_of(one.question) is None] or answered
        plain = [
            one for one in answered if not _SCOLDS.match(last_sentence(one.question)) and ", and " not in one.question
        ]
        answered = [one for one in plain[:-1] if not self._hurt(one.no)]
        told = self._disputed_last()
        again = self._in_other_words(self.dice.pick(answered, "again")) if answered else ""
        return {
            "again": lower_within(_LED_OVER.sub("", again), self.witness.affidavit),
            "told": lower_first(statement(told)) if told else "",
            "disputed_thing": self.thing(told) if told else "",
            "document": self._document(),
            **self._of_answers(),
            **self._under_way(),
        }

    def _in_other_words(self, one: Exchange) -> str:
        """What was asked there, in another of the ways to ask for it where there is one, without its mark: on direct
        nobody hears the very same words twice."""
        said = last_sentence(one.question)
        told = [fact for claim in self.view.told if claim.no == one.no for fact in claim.facts]
        ways = [way for fact in told if fact in self.brief.facts for way in open_questions(self.brief.facts[fact])]
        if self.view.phase not in ("direct", "redirect"):
            return said.rstrip("?")
        words = normalised(said)
        other = [way for way in ways if normalised(way) != words and self.brief.put_before(said, way)]
        return next(iter(other), said).rstrip("?")

    def _under_way(self) -> Mapping[str, str]:
        """What the last answers of this examination were about: a thing, and one that the witness saw; somebody whose
        mind is in issue, and the same where the very last answer told what that person did."""
        answered = [one for one in self.view.exchanges if one.answer and not one.struck]
        last = [one.no for one in answered if one.phase == self.view.phase][-LATELY:]
        told = [(claim.no, fact) for claim in self.view.told if claim.no in last for fact in claim.facts]
        facts = [(no, self.brief.facts[fact]) for no, fact in reversed(told) if fact in self.brief.facts]
        minds = [(no, fact, who) for no, fact in facts if self.serves(fact) and (who := self._minded(fact))]
        acts = (who for no, fact, who in minds if no == last[-1] and self._acts(fact, who))
        return {
            "matter": next((thing for _, one in facts if (thing := self.thing(one))), ""),
            "seen_thing": next((thing for _, one in facts if self._saw(one) and (thing := self.thing(one))), ""),
            "minded": next((who for _, _, who in minds), ""),
            "minded_then": next(acts, ""),
        }

    def _saw(self, fact: Fact) -> bool:
        """Whether the witness tells in it that it came upon some one thing."""
        frame, thing = fact.frame, self.thing(fact)
        return frame.subject == "I" and frame.verb in _SEES and bool(thing) and not (frame.negated or is_plural(thing))

    def _minded(self, fact: Fact) -> str:
        """Somebody named in the fact of whom it matters what was meant: for the prosecution the accused, for the
        defence whoever it points at instead; empty where the fact names nobody of the kind."""
        case, mine = self.brief.case, self.view.me
        if mine == "prosecution":
            people = [case.defendant.name] if case.defendant.name in opponents(self.brief, self.witness, mine) else []
        else:
            theirs = self.laymen(opponents(self.brief, self.witness, mine))
            people = [one for one in theirs if one != name_of(case.victim) and self.brief.interest.points_at(one, mine)]
        return next((one for one in people if re.search(rf"\b{re.escape(one.split()[-1])}\b", fact.text)), "")

    def _acts(self, fact: Fact, who: str) -> bool:
        """Whether the fact tells what that person did at some moment."""
        frame = fact.frame
        own = frame.subject.split()[-1:] == who.split()[-1:] and frame.verb not in _NO_EVENT
        return own and (frame.aspect, frame.tense) == ("simple", "past") and not (frame.negated or frame.modal)

    def _of_answers(self) -> Mapping[str, str]:
        """What this witness has told, the last first: what it did, what somebody else did, what was said to it."""
        last = [self.brief.facts[fact] for fact in reversed(self.view.known) if fact in self.brief.facts]
        plain = [one for one in last if short(one) and not (one.frame.negated or one.frame.modal)]
        saying = [one for one in plain if one.frame.verb in SAYING and self.of_another(one)]
        done = [one for one in plain if one.frame.verb not in _NO_EVENT and self._begins_a_story(one)]
        own = [one for one in done if one.frame.subject == "I" and statement(one).startswith("you ")]
        others = [one for one in done if self.of_another(one)]
        return {
            "told_thing": next((thing for one in last if (thing := self.thing(one))), ""),
            "since": next((statement(one) for one in (*own, *others)), ""),
            "third_told": next((statement(one) for one in plain if self.of_another(one)), ""),
            "confessed": next((statement(one) for one in last if self.reproached(one)), ""),
            "concealed": next((statement(one) for one in last if self.reproached(one) and shames(one)), ""),
            "saying": next((statement(one) for one in saying if self.serves(one)), ""),
        }

    def _begins_a_story(self, fact: Fact) -> bool:
        """Whether it helps this side, was over at a moment, and is said in so few words that "after" can stand before
        it."""
        over = (fact.frame.aspect, fact.frame.tense) == ("simple", "past") and not _LONG.search(fact.text)
        return over and len(fact.text.split()) <= BRIEF and self.serves(fact)

    def _hurt(self, no: int) -> bool:
        """Whether the answer to that question harmed this side, which will not want to hear it twice."""
        told = {fact for claim in self.view.told if claim.no == no and claim.holds for fact in claim.facts}
        return any(fact in self.brief.facts and not self.serves(self.brief.facts[fact]) for fact in told)

    def _disputed_last(self) -> Fact | None:
        """The last thing the witness told that hurts one's own side and can be held up to it."""
        facts = [
            self.brief.facts[fact]
            for claim in self.view.told
            if claim.holds
            for fact in claim.facts
            if fact in self.brief.facts and self.brief.worth(fact, self.view.me) < 0
        ]
        facts = [fact for fact in facts if self.disputed(fact) and fact.frame.verb not in _BELIEVES]
        return facts[-1] if facts else None

    def _document(self) -> str:
        """A paper that speaks for this side, that is not in evidence and of which this witness has told; "your note"
        to whoever wrote "the detective's note"."""
        shown = {one.name for one in self.view.exhibits if one.status in ("admitted", "shown")}
        admitted = {one.evidence for one in self.brief.case.exhibits if one.name in shown}
        known = [fact for fact in self.witness.affidavit if fact.id in self.view.known]
        told = [normalised(fact.text) for fact in known]
        papers = [
            one.handle
            for one in self.brief.case.evidence
            if one.kind == "documentary" and is_a_writing(one.handle) and one.id not in admitted
            if self._speaks_for_me(one) and any(normalised(one.handle) <= one_told for one_told in told)
        ]
        return self._its_own(self.dice.pick(papers, "document")) if papers else ""

    def _speaks_for_me(self, one: Evidence) -> bool:
        """Whether a piece of evidence helps this side at least as much as the other."""
        mine, theirs = one.prosecution, one.defence
        return mine >= theirs if self.view.me == "prosecution" else theirs >= mine

    def _its_own(self, handle: str) -> str:
        """A paper as counsel names it to this witness."""
        owned = _OWNED.match(handle)
        return f"your {owned['paper']}" if owned and owned["owner"] in self.witness.role.split() else handle

    @cached_property
    def untold(self) -> Mapping[str, str]:
        """Facts of this witness's that lend themselves: off the matter of direct, or heard from somebody else."""
        known = set(self.view.known)
        left = [fact for fact in self.witness.affidavit if fact.id not in known and fact.topics]
        far = [fact for fact in left if self.serves(fact) and self._is_far(fact)]
        untold = [fact for fact in left if self.sought(fact)]
        spoken = [fact for fact in untold if fact.frame.verb in SAYING and fact.frame.subject != "I"]
        heard = [fact for fact in spoken if not is_a_writing(fact.frame.subject)]
        return {
            "far": self.one_of(far, "far"),
            "heard": self.one_of(heard, "heard"),
            "secondhand": self.one_of(
                [fact for fact in untold if not fact.first_hand and fact not in spoken], "secondhand"
            ),
        }

    def _is_far(self, fact: Fact) -> bool:
        """Whether a question for the fact would go past what the last examination opened, as the court will see it."""
        setting = setting_of(self.brief, self.view, asked_plainly(fact))
        return setting.opened is not None and scope(Matter(setting, shared_words)) is not None
