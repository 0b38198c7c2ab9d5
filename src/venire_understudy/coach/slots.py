"""What the lines of a drill may speak of: the fact that was drawn, what the witness has told, and who is who."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.api import CounselFile, Fact, Side, Witness, address, is_a_writing, normalised
from venire_understudy.coach.forum import standing
from venire_understudy.coach.practice_record import Practice
from venire_understudy.coach.proper_questions import background, bars, plain
from venire_understudy.counsel.errors.charged_deeds import deed
from venire_understudy.counsel.errors.slots import Slots
from venire_understudy.counsel.examination.goals import Goal
from venire_understudy.counsel.questions.leading import leading_questions, statement
from venire_understudy.counsel.questions.names_in_sentences import lower_first
from venire_understudy.counsel.questions.people_known import acquaintances, called_to, side_of


@dataclass(frozen=True)
class DrillSlots:
    """Finds them, empty where there is nothing."""

    brief: CounselFile
    record: Practice
    fact: Fact
    dice: Chance

    def all(self) -> Mapping[str, str]:
        """Slot -> what stands in it."""
        return {**self._of_facts(), **self._of_record(), **self._of_people(), **self._as_counsel(), **self._course()}

    @property
    def _witness(self) -> Witness:
        return self.brief.witnesses[self.record.view.witness or ""]

    @property
    def _me(self) -> Side:
        return self.record.view.me

    def _of_facts(self) -> Mapping[str, str]:
        fact = self.fact
        telling = plain(fact) and not background(fact)
        second = next((one for one in self.record.others if plain(one) and not background(one)), None)
        return {
            "statement": statement(fact) if telling else "",
            "tagged": self._tagged(fact) if telling else "",
            "short": statement(fact) if telling else "",
            "second_short": statement(second) if second else "",
        }

    def _tagged(self, fact: Fact) -> str:
        return lower_first(leading_questions(self.brief.case, fact, self.dice)[0].rstrip("?"))

    def _of_record(self) -> Mapping[str, str]:
        exchanges, heard = self.record.view.exchanges, self.record.heard
        labels = [self.brief.headings[topic] for topic in self.record.view.direct_topics]
        return {
            "again": lower_first(exchanges[-1].question.rstrip("?")) if exchanges else "",
            "heard": statement(heard[0]) if heard and plain(heard[0]) and not background(heard[0]) else "",
            "direct_dealt": f"Direct dealt with {_listed(labels)}" if labels else "",
            "far": next(self._far(), ""),
            "paper": self._picked(self._papers(), "paper"),
        }

    def _papers(self) -> Sequence[str]:
        """Writings and recordings that the witness had to do with; any, where there is none."""
        papers = [
            one.handle for one in self.brief.case.evidence if one.kind == "documentary" and is_a_writing(one.handle)
        ]
        own = normalised(" ".join(fact.text for fact in self._witness.affidavit))
        return [one for one in papers if normalised(one) & own] or papers

    def _far(self) -> Iterator[str]:
        """A fact of this witness's that is about quite another matter than direct."""
        covered = frozenset(self.record.view.direct_topics)
        for fact in self.record.others:
            if plain(fact) and not background(fact) and fact.topics and not covered & frozenset(fact.topics):
                yield self._tagged(fact)

    def _of_people(self) -> Mapping[str, str]:
        case, witness = self.brief.case, self._witness
        accused = called_to(witness, case.defendant)
        victim = called_to(witness, case.victim)
        known = [name for name in acquaintances(self.brief, witness) if name != case.defendant.name]
        living = [name for name in known if case.victim is None or name != case.victim.name]
        return {
            "accused": accused,
            "defendant": accused if accused and self._me == "prosecution" else "",
            "deed": deed(case),
            "own_name": "" if accused else address(case, witness) or witness.name,
            "stranger": self._picked([one for one in (accused, victim) if one], "stranger"),
            "gossip": self._picked(living, "gossip"),
            "states_man": self._picked(list(self._states_people(witness)), "states"),
        }

    def _states_people(self, witness: Witness) -> Iterator[str]:
        """People of the State's whom the witness knows; any other witness of the State's where there is none."""
        known = [one for one in acquaintances(self.brief, witness) if side_of(self.brief, one) == "prosecution"]
        others = [one for one in self.brief.case.witnesses if one.side == "prosecution" and one != witness]
        laymen = [one.name for one in others if standing(self.brief.case, one) != "office"]
        yield from [one for one in laymen if one in known] or laymen or [one.name for one in others]

    def _as_counsel(self) -> Mapping[str, str]:
        """What is found as counsel finds it."""
        plan = [Goal((one,), 1.0, place) for place, one in enumerate((self.fact, *self.record.others))]
        unseen = Slots(self.brief, self.record.view, plan, self.dice).named({"unseen"})["unseen"]
        return {"unseen": "" if bars(unseen) else unseen}

    def _course(self) -> Mapping[str, str]:
        """What the witness could tell at length: its work, if it came to the matter by its office."""
        witness = self._witness
        if standing(self.brief.case, witness) == "office":
            return {"course": "everything that you did in this case", "course_of": "your work on this case"}
        return {"course": "everything that happened", "course_of": "what you saw of all this"}

    def _picked(self, things: Sequence[str], label: str) -> str:
        return self.dice.pick(things, label) if things else ""


def _listed(labels: Sequence[str]) -> str:
    """ "the windlass and the wound, the broken rail and its bolt": the topics as they stand inside a sentence."""
    return ", and with ".join(f"“{label}”" for label in labels)
