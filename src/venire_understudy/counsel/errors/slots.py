"""What a question that is wrong on purpose may speak of, found for this witness, this side and this moment.

A slot that nothing fills is empty, and a line that wants it is passed over: so nobody asks a witness about strangers,
and nobody runs down its own side.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.law.api import CounselFile, Fact, Witness, normalised
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.errors.discredit import neglect, shames
from venire_understudy.counsel.errors.footing import OFFICIAL, Footing, asked_plainly, short
from venire_understudy.counsel.errors.people import OfPeople
from venire_understudy.counsel.errors.record import OfRecord
from venire_understudy.counsel.examination.goals import Goal, denies
from venire_understudy.counsel.questions.grammar import joined, said
from venire_understudy.counsel.questions.leading import leading_questions, statement
from venire_understudy.counsel.questions.names_in_sentences import lower_first
from venire_understudy.counsel.questions.people_known import acquaintances

_FIRST_PERSON = re.compile(r"\b(?:I|my|me|mine|we|our)\b", re.IGNORECASE)
_PAST_EVENT = re.compile(r"^(?:what|where|how)\b.* (?:did|was|were)\b", re.IGNORECASE)
_ACT = re.compile(r"^(?:what|who|did)\b")
_DOING = frozenset(("find", "see", "hear", "do", "photograph", "drive", "walk", "ride", "write", "sign", "tell", "say"))
_INQUIRY = frozenset(("find", "examine", "photograph", "recover", "search", "measure", "test", "arrest", "reach"))
"""What somebody does to whom a matter is brought when it is over."""
_POINTS = re.compile(r"\b(?:it|that|this|them|there|then)(?= himself| herself| itself|[.,]|$)")
"""A word that points at what another sentence has named."""
OF_ONE_SCENE = 2  # words of meaning that two facts share that belong together wherever they stand
NEAR_BY = 3  # facts that stand no further apart are asked for in one breath
_WHETHER_KNOWN = re.compile(r"^do you know\b", re.IGNORECASE)


@dataclass(frozen=True, eq=False)
class Slots:
    """Finds them; each is equal to itself alone, so that what was made of it is known again. ``plan``: what counsel is
    after, the next goal first. ``alike``: those of another goal at the same question, which share what depends on no
    goal. ``trial``: dice that fall alike throughout a trial; None where no trial went before, as in a drill."""

    brief: CounselFile
    view: CounselView
    plan: Sequence[Goal]
    dice: Chance
    alike: Slots | None = None
    trial: Chance | None = None

    def named(self, names: Set[str]) -> Mapping[str, str]:
        """These slots and some others -> what stands in them, empty where there is nothing. What no line wants is not
        looked for: to find what goes too far is most of the work."""
        found = {name: self._of_this_goal(name) for name in names if name in self._of_goal}
        parts = self._parts()
        while not names <= found.keys() and (part := next(parts, None)) is not None:
            found |= part
        return found

    def _parts(self) -> Iterator[Mapping[str, str]]:
        """What does not depend on the goal alone."""
        alike = self.alike or self
        yield alike._people.of_witness
        yield alike._people.of_people
        yield self._of_others
        yield alike._record.of_record
        yield alike._record.untold

    @cached_property
    def _standing(self) -> Footing:
        return self.alike._standing if self.alike else Footing(self.brief, self.view, self.dice)

    @cached_property
    def _people(self) -> OfPeople:
        return OfPeople(self.brief, self.view, self.dice)

    @cached_property
    def _record(self) -> OfRecord:
        return OfRecord(self.brief, self.view, self.dice)

    @cached_property
    def _fact(self) -> Fact:
        """The first of the goal's facts that helps this side; a goal without one is worked for whole."""
        facts = self.plan[0].facts
        return next((fact for fact in facts if self._standing.serves(fact)), facts[0])

    @cached_property
    def _of_goal(self) -> Mapping[str, Callable[[], str]]:
        """How each part of the very question that counsel would have put is found."""
        fact, standing = self._fact, self._standing
        return {
            "statement": lambda: statement(fact),
            "tagged": lambda: lower_first(leading_questions(self.brief.case, fact, self.dice)[0]),
            "question": lambda: lower_first(asked_plainly(self._pair[0])) if self._pair else "",
            "second_question": lambda: lower_first(asked_plainly(self._pair[1])) if self._pair else "",
            "short": lambda: statement(self._pair[0]) if self._shortly else "",
            "second_short": lambda: statement(self._pair[1]) if self._shortly else "",
            "event_after": lambda: self._question if self._came_after(fact) else "",
            "own": lambda: self._own_deed(fact),
            "blamed": lambda: statement(fact) if standing.reproached(fact) else "",
            "shamed": lambda: statement(fact) if shames(fact) and standing.reproached(fact) else "",
            "neglected": lambda: statement(fact) if self._neglected(fact) else "",
            "official": lambda: statement(fact) if standing.by_an_officer(fact) and not fact.frame.negated else "",
            "official_own": lambda: statement(fact) if standing.by_an_officer(fact) and fact.frame.negated else "",
            "others_thing": lambda: standing.thing(fact) if self._of_others_hands(fact) else "",
            "thing": lambda: standing.thing(fact),
            "why_own": lambda: self._why_own(fact),
            "someone": lambda: standing.somebody_in(fact),
            "third": lambda: statement(fact) if self._of_third(fact) else "",
        }

    def _of_this_goal(self, name: str) -> str:
        if name not in self._found:
            self._found[name] = self._of_goal[name]()
        return self._found[name]

    @cached_property
    def _found(self) -> dict[str, str]:
        """What has been looked for, for the lines of one ground want what those of another do."""
        return {}

    @cached_property
    def _question(self) -> str:
        return lower_first(asked_plainly(self._fact))

    @property
    def _asks_for_event(self) -> bool:
        return bool(_PAST_EVENT.match(asked_plainly(self._fact)))

    def _of_third(self, fact: Fact) -> bool:
        """Whether it is what somebody else did, put to nobody yet, in words that say what was done: nobody guesses why
        "he told you of it"."""
        standing = self._standing
        points = _POINTS.search(fact.text.partition('"')[0])
        guessed = standing.of_another(fact) and standing.serves(fact) and not points
        return guessed and statement(fact) not in standing.spoken

    def _came_after(self, fact: Fact) -> bool:
        """Whether the question is what somebody whom the matter was brought to did, and so what came after the deed:
        nobody asks what went before it as if it had followed."""
        own = fact.frame.subject == "I" and fact.frame.verb in _INQUIRY
        return own and self._standing.learned and self._asks_for_event

    def _neglected(self, fact: Fact) -> bool:
        """Whether it is what somebody who looked into the matter left undone."""
        return neglect(fact) and self._standing.learned and self._standing.reproached(fact)

    def _of_others_hands(self, fact: Fact) -> bool:
        """Whether others had to do with it, who might have spoken of it to the witness."""
        return fact.frame.subject != "I" and not re.search(r"\b(?:I|my|me)\b", fact.text)

    def _own_deed(self, fact: Fact) -> str:
        """What the witness did, as it is put to it: "you signed nine certificates"."""
        return statement(fact) if fact.frame.subject == "I" and not fact.frame.negated else ""

    @cached_property
    def _pair(self) -> tuple[Fact, ...]:
        """The fact and another for one breath, in the order of the story; empty where there is no other."""
        order = [fact.id for fact in self._standing.witness.affidavit]
        pair = (self._fact, self._second) if self._second else ()
        return tuple(sorted(pair, key=lambda fact: order.index(fact.id)))

    @property
    def _shortly(self) -> bool:
        """Whether both of a pair are short enough for one breath."""
        return bool(self._pair) and all(map(short, self._pair))

    @cached_property
    def _second(self) -> Fact | None:
        """Another fact that counsel still wants, of the same matter and near by in the story, or of the same scene by
        its words."""
        place, own, words = self.plan[0].place, set(self._fact.topics), self._words(self._fact)
        others = [
            (len(words & self._words(fact)), abs(goal.place - place), fact)
            for goal in self.plan
            for fact in goal.facts
            if fact.id != self._fact.id and (set(fact.topics) & own or not own)
            if self._standing.serves(fact) and not denies(fact)
        ]
        near = [one for one in others if one[1] <= NEAR_BY or one[0] >= OF_ONE_SCENE]
        asked = [one for one in near if not _WHETHER_KNOWN.match(asked_plainly(one[2]))]
        return min(asked, key=lambda one: (not one[0], one[1]))[2] if asked else None

    def _words(self, fact: Fact) -> frozenset[str]:
        """The words of meaning of a fact but for names, by which two are of one scene."""
        return normalised(fact.text) - self.brief.interest.names

    def _why_own(self, fact: Fact) -> str:
        """Why the witness did what it has not yet said it did."""
        frame = fact.frame
        plain = frame.subject == "I" and frame.aspect == "simple" and not (frame.negated or frame.modal)
        if not plain or not fact.ask.startswith("Why ") or fact.id in self.view.known or "because" in fact.text:
            return ""
        one = said(frame)
        return joined("why", one.inverted(joined(one.object, one.tail(time=False))))

    @cached_property
    def _of_others(self) -> Mapping[str, str]:
        """Questions that others could answer, on a matter of which this witness knows a part."""
        asked = " ".join(self.view.asked).lower()
        unseen = [one for one in self._done_by_others() if one.lower() not in asked]
        return {"unseen": self.dice.pick(unseen, "unseen") if unseen else ""}

    def _done_by_others(self) -> Iterator[str]:
        """What somebody whom the witness knows did, asked of it as if it had been there."""
        own, known = self.plan[0].topics, acquaintances(self.brief, self._standing.witness)
        for other in self.brief.case.witnesses:
            acquainted = other.id != self.view.witness and other.name in known and not OFFICIAL.search(other.role)
            for fact in other.affidavit if acquainted else ():
                frame = fact.frame
                rest = " ".join((frame.object, *frame.complements, frame.time, frame.place))
                does = frame.subject == "I" and frame.aspect == "simple" and not (frame.negated or frame.modal)
                if does and frame.verb in _DOING and not _FIRST_PERSON.search(rest) and set(fact.topics) & own:
                    told = fact.model_copy(
                        update={"frame": frame.model_copy(update={"subject": other.name}), "ask": ""}
                    )
                    yield from (one for one in [lower_first(asked_plainly(told))] if self._askable(one, fact, other))

    def _askable(self, question: str, fact: Fact, other: Witness) -> bool:
        """Whether it asks what somebody else did who has been spoken of, and this side goes out of its way for it."""
        standing = self._standing
        asks = bool(_ACT.match(question)) and standing.witness.name not in question
        if self.trial is None:
            return asks and standing.serves(fact)
        its_turn = self._drawn(self.trial, fact, other) == self.view.witness
        return asks and its_turn and standing.spoken_of(other.name) and standing.sought(fact)

    def _drawn(self, trial: Chance, fact: Fact, other: Witness) -> str:
        """Which of all who know the other person is asked for the fact: the same is not put to one after another who
        was not by."""
        know = [one.id for one in self.brief.case.witnesses if other.name in acquaintances(self.brief, one)]
        return trial.pick(know, "turn", fact.id)
