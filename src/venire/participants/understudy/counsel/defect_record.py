"""What has been said in this examination, and what has not, of which a question that is wrong on purpose may speak."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property

from venire.law.case import Fact
from venire.law.dedup import normalised
from venire.law.identification import asked_of
from venire.law.objections.matter import Matter
from venire.law.objections.scope import scope
from venire.law.objections.setting import shared_words
from venire.law.papers import is_a_writing
from venire.participants.understudy.counsel.brief import bare
from venire.participants.understudy.counsel.defect_standing import SAYING, Standing, asked_plainly, short
from venire.participants.understudy.counsel.leading_questions import statement
from venire.participants.understudy.counsel.naming import lower_first, lower_within
from venire.participants.understudy.counsel.settings import setting_of

_NO_EVENT = frozenset(
    ("be", "have", "know", "believe", "live", "own", "think", "want", "work", "use", "stand", "weigh")
)
"""What is no event after which a story could be said to begin."""
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


class OfRecord(Standing):
    """Slots that depend on no goal, but on what was answered."""

    @cached_property
    def of_record(self) -> Mapping[str, str]:
        answered = [one for one in self.view.exchanges if one.answer and not one.struck and one.by == self.view.me]
        told = {claim.no for claim in self.view.told}
        answered = [one for one in answered if one.no in told and not _INTRODUCED.search(one.question)]
        answered = [one for one in answered if asked_of(one.question) is None] or answered
        plain = [one for one in answered if not _SCOLDS.match(bare(one.question)) and ", and " not in one.question]
        answered = [one for one in plain[:-1] if not self._hurt(one.no)]
        again = bare(self.dice.pick(answered, "again").question).rstrip("?") if answered else ""
        return {
            "again": lower_within(_LED_OVER.sub("", again), self.witness.affidavit),
            "told": self._told(),
            "document": self._document(),
            **self._of_answers(),
        }

    def _of_answers(self) -> Mapping[str, str]:
        """What this witness has told, the last first: what it did, what somebody else did, what was said to it."""
        last = [self.brief.facts[fact] for fact in reversed(self.view.known) if fact in self.brief.facts]
        plain = [one for one in last if short(one) and not (one.frame.negated or one.frame.modal)]
        saying = [one for one in plain if one.frame.verb in SAYING and self.of_another(one)]
        done = [one for one in plain if one.frame.subject == "I" and one.frame.verb not in _NO_EVENT]
        done = [
            one
            for one in done
            if (one.frame.aspect, one.frame.tense) == ("simple", "past") and statement(one).startswith("you ")
        ]
        done = [one for one in done if self.serves(one)]
        return {
            "told_thing": next((thing for one in last if (thing := self.thing(one))), ""),
            "told_someone": next((who for one in last if self.serves(one) and (who := self.somebody_in(one))), ""),
            "since": next((statement(one) for one in done), ""),
            "third_told": next((statement(one) for one in plain if self.of_another(one)), ""),
            "saying": next((statement(one) for one in saying if self.serves(one)), ""),
        }

    def _hurt(self, no: int) -> bool:
        """Whether the answer to that question harmed this side, which will not want to hear it twice."""
        told = {fact for claim in self.view.told if claim.no == no and claim.holds for fact in claim.facts}
        return any(fact in self.brief.facts and not self.serves(self.brief.facts[fact]) for fact in told)

    def _told(self) -> str:
        """The last thing the witness told that hurts one's own side, held up to it."""
        facts = [
            self.brief.facts[fact]
            for claim in self.view.told
            if claim.holds
            for fact in claim.facts
            if fact in self.brief.facts and self.brief.worth(fact, self.view.me) < 0
        ]
        facts = [fact for fact in facts if self.disputed(fact)]
        return lower_first(statement(facts[-1])) if facts else ""

    def _document(self) -> str:
        """A paper that is not in evidence and that this witness had to do with; any, where nobody else is called."""
        shown = {one.name for one in self.view.exhibits if one.status in ("admitted", "shown")}
        admitted = {one.evidence for one in self.brief.case.exhibits if one.name in shown}
        told = [normalised(fact.text) for fact in self.witness.affidavit]
        papers = [
            one.handle
            for one in self.brief.case.evidence
            if one.kind == "documentary" and is_a_writing(one.handle) and one.id not in admitted
            if any(normalised(one.handle) <= one_told for one_told in told)
        ]
        return self.dice.pick(papers, "document") if papers else ""

    @cached_property
    def untold(self) -> Mapping[str, str]:
        """Facts of this witness's that lend themselves: off the matter of direct, or heard from somebody else."""
        known = set(self.view.known)
        left = [fact for fact in self.witness.affidavit if fact.id not in known and fact.topics]
        untold = [fact for fact in left if self.serves(fact)]
        far = [fact for fact in untold if self._is_far(fact)]
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
