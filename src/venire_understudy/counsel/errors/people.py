"""Whom a question that is wrong on purpose may speak of, to this witness and for this side."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property

from venire.law.api import Fact, Person
from venire_understudy.counsel.errors.charged_deeds import deed
from venire_understudy.counsel.errors.footing import SAYING, Footing, name_of
from venire_understudy.counsel.questions.grammar import joined, past, said
from venire_understudy.counsel.questions.people_known import acquaintances, called_to, knows, opponents

_NEEDS_LAWYER = re.compile(r"\b(?:not to charge|charges?|prosecut\w+|civil suit|lawsuit|immunity|sued)\b")
"""What a layman does not do, or is not promised, without seeing a lawyer."""
_OF_CARE = re.compile(r"\breckless|\b(?:less|due|proper) care\b|\bcareful\b|\bdanger of\b", re.IGNORECASE)
"""How an element of a charge says that somebody took too little care."""
_COMES = frozenset(("reach", "come", "arrive"))


class OfPeople(Footing):
    """Slots that depend on no goal, but on who the witness is and whom it knows."""

    @cached_property
    def of_witness(self) -> Mapping[str, str]:
        """A lawyer whom this witness will have seen; how one is addressed who is asked for learning."""
        own = " ".join(fact.text for fact in self.witness.affidavit)
        lawyer = self.witness.name == self.accused or bool(_NEEDS_LAWYER.search(own))
        title = self.brief.calls(self.view.witness or "") if self.learned else ""
        return {"own_lawyer": "your lawyer" if lawyer else "", "title": title}

    @cached_property
    def of_people(self) -> Mapping[str, str]:
        case, me = self.brief.case, self.view.me
        against = opponents(self.brief, self.witness, me)
        rivals = [name for name in against if name not in (case.defendant.name, name_of(case.victim))]
        spoke = [name for name in acquaintances(self.brief, self.witness) if name != name_of(case.victim)]
        spoke_of_victim = name_of(case.victim) in acquaintances(self.brief, self.witness)
        spoken_of = [one for one in spoke if self.spoken_of(one)]
        own_client = me == "defence" and self.view.phase in ("direct", "redirect")
        heard = [one for one in spoken_of if self._talked(one)]
        parties = [one for one in heard if own_client or one != case.defendant.name]
        rival = self._rival(against)
        tellers = [one for one in parties if one != rival]
        known = [one for one in self.laymen(spoken_of) if knows(self.witness, one)]
        accused = called_to(self.witness, case.defendant) if case.defendant.name in against else ""
        return {
            "deed": deed(case) if self.witness.name != case.defendant.name else "",
            "defendant": accused,
            "she": _pronoun(case.defendant),
            "victim": called_to(self.witness, case.victim),
            "grieved": "" if self.learned or not spoke_of_victim else self._of_known(accused, rivals)["known_victim"],
            **self._of_known(accused, rivals),
            "rival": rival,
            "guilt": self._guilt(self._culprit(accused, rival)),
            "faulted": self._faulted(accused, rival),
            "pair": " and ".join(known[:2]) if len(known) > 1 else "",
            "before_coming": self._came(),
            "after_leaving": self._left(),
            "acquaintance": self.dice.pick(parties, "acquaintance") if parties else "",
            "teller": self.dice.pick(tellers, "teller") if tellers else "",
        }

    def _talked(self, name: str) -> bool:
        """Whether the witness will have talked with somebody: it knows them, or tells of what was said."""
        told = [fact.frame for fact in self.witness.affidavit if fact.frame.verb in SAYING]
        return knows(self.witness, name) or any(name.split()[-1] in f"{one.subject} {one.object}" for one in told)

    def _culprit(self, accused: str, rival: str) -> str:
        """Whom a side holds guilty of a crime: the accused, or for the defence whoever its case points at."""
        if self.brief.case.kind != "criminal":
            return ""
        if self.view.me == "prosecution":
            return accused
        return rival if rival and self.brief.interest.points_at(rival, "defence") else ""

    def _faulted(self, accused: str, rival: str) -> str:
        """Of whom it can be asked whether they took care: the accused where that is the charge, and for the defence in
        such a case somebody else whom it may blame."""
        if not _OF_CARE.search(" ".join(element.text for one in self.brief.case.charges for element in one.elements)):
            return ""
        who = accused if self.view.me == "prosecution" else rival
        return f"{who} acted {self.dice.pick(('recklessly', 'negligently'), 'faulted')}" if who else ""

    def _guilt(self, who: str) -> str:
        """Whether somebody is guilty, in one of the ways to ask for it; empty for nobody. It is asked once a trial."""
        forms = (f"is {who} guilty", f"did {who} break the law", f"did {who} commit a crime")
        return self.dice.pick((*forms, f"is {who} to be held guilty of what happened"), "guilt") if who else ""

    def _of_known(self, accused: str, rivals: Sequence[str]) -> Mapping[str, str]:
        """The same people where the witness knows them, and can say what kind of person they are."""
        case, witness = self.brief.case, self.witness
        known = [name for name in rivals if knows(witness, name)]
        of_victim = bool(case.victim) and knows(witness, name_of(case.victim))
        return {
            "known_defendant": accused if knows(witness, case.defendant.name) else "",
            "known_rival": self.dice.pick(known, "known rival") if known else "",
            "known_victim": called_to(witness, case.victim) if of_victim else "",
        }

    def _rival(self, against: Sequence[str]) -> str:
        """One of the other side's who does something in the witness's own account, and has been spoken of."""
        acts = {fact.frame.subject for fact in self.witness.affidavit}
        living = [name for name in self.laymen(against) if name != name_of(self.brief.case.victim)]
        living = [name for name in living if self.spoken_of(name)]
        doing = [name for name in living if any(one.split()[-1] == name.split()[-1] for one in acts)]
        return self.dice.pick(doing, "rival") if doing else ""

    def _came(self) -> str:
        """ "before you reached Lock 6", of a witness that has told how it came to the matter when it was over or under
        way; empty where it told of no place."""
        came = [one for one in self._told() if one.frame.verb in _COMES and _does(one)]
        placed = [one for one in came if one.frame.object or one.frame.place]
        return next((f"before {_deed(one)}" for one in placed), "")

    def _left(self) -> str:
        """ "after you left", of one that has told how it went away."""
        return next(("after you left" for one in self._told() if one.frame.verb == "leave" and _does(one)), "")

    def _told(self) -> Sequence[Fact]:
        """What this witness has told of its own affidavit."""
        return [one for one in self.witness.affidavit if one.id in self.view.known]


def _does(fact: Fact) -> bool:
    frame = fact.frame
    return frame.subject == "I" and frame.aspect == "simple" and frame.tense == "past" and not frame.negated


def _deed(fact: Fact) -> str:
    """ "you reached Lock 6", without the hour and all else."""
    one = said(fact.frame)
    return joined("you", past(one.frame.verb), one.frame.particle, one.object, one.place)


def _pronoun(person: Person) -> str:
    return {"male": "he", "female": "she"}.get(person.gender, "they")
