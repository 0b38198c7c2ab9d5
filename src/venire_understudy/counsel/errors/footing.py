"""Where counsel stands with a witness: whose it is, what it can be told, what can be held against it.

Nobody insinuates without a motive, and nobody runs down its own side. Source: spec/trial.md, "Intentional errors".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.law.api import CounselFile, Fact, Person, Witness, normalised
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.errors.discredit import discredits
from venire_understudy.counsel.questions.grammar import to_you
from venire_understudy.counsel.questions.names_in_sentences import lower_first
from venire_understudy.counsel.questions.open_ended import open_questions
from venire_understudy.counsel.questions.people_known import acquaintances, called_to, opponents

SAYING = frozenset(("tell", "say", "shout", "warn", "promise", "write"))
OFFICIAL = re.compile(
    r"\b(?:detective|investigator|examiner|inspector|officer|sheriff|police|coroner)\b", re.IGNORECASE
)
_POLICE = re.compile(
    r"\b(?:detective|investigating officer|police officer|sheriff|police|inspector|constable|sergeant)\b", re.IGNORECASE
)
_EXPERT = re.compile(r"\bexaminer\b|\bengineer\b|\bdoctor\b|\bDr\b|\bretained\b|\bexpert\b")
_RETAINED = re.compile(r"\b(?:has|have|had)? ?paid me\b|\bpays me\b|\bmy fee\b", re.IGNORECASE)
"""An expert whom a side has paid has something to gain."""
_NOT_MEANT = frozenset(("be", "have", "die", "fall", "drown", "own", "know", "live", "weigh", "sleep"))
"""What nobody does for a reason that another could guess."""
HELD_AGAINST = 2  # words that a fact shares with a reason to doubt the witness that speaks of it
LONGEST_DOUBLE = 16  # words of a statement that is put in one breath with another

_DEFINITE = re.compile(r"^(?:the|your) |^[A-Z]")
_THING = re.compile(r"the [a-z][a-z' -]*$")
"""What can be named in passing and is neither a sum, a day nor a person."""
_OF_DEEDS = frozenset(("see", "hear", "watch", "feel", "notice", "let", "make", "help"))
"""What comes after one of these may be somebody's deed and no thing: "the person go in"."""
_ALIVE = re.compile(
    r"\b(?:state|police|defence|trust|court|jury|\w+ers?|man|woman|person|men|captain|sergeant|deput\w+|crew"
    r"|bank|company|people|members?|boys?|children|two|doctor|nurse|surgeons?|brother-in-law|owner)$",
    re.I,
)
"""Nobody asks how it was with people, as if they were things."""
LONGEST = 5
"""Words of a thing that is named in passing."""
_STRANGER = re.compile(r"\bthe (?P<who>man|woman|person|boy|girl|driver|stranger|rider|caller)\b")
_TIMES = re.compile(
    r"\b(?:time|day|night|evening|morning|afternoon|week|month|year|end|moment|way|same|story|account|case|matter)\b"
)
"""No thing that anybody could be asked about in general."""
_OF = re.compile(r"(?:at|on|in|into|from|with|about|of|by|through|under|behind) (?P<thing>the [a-z]+(?: [a-z]+)?)$")
"""Where a thing stands that a fact speaks of besides."""


@dataclass(frozen=True)
class Footing:
    """Of one counsel with the witness on the stand."""

    brief: CounselFile
    view: CounselView
    dice: Chance

    @property
    def witness(self) -> Witness:
        return self.brief.witnesses[self.view.witness or ""]

    def reproached(self, fact: Fact) -> bool:
        """Whether it is the witness's own doing, which the file holds against it and which puts it in a bad light:
        nobody insinuates without a motive, nor that an officer was not told what an officer was told."""
        own = fact.frame.subject == "I" and fact.frame.verb not in SAYING and not OFFICIAL.search(fact.text)
        return own and discredits(fact) and self.serves(fact) and self.held_against(fact)

    @cached_property
    def spoken(self) -> str:
        """All that this witness was asked, and the facts that it has told."""
        told = (self.brief.facts[fact].text for fact in self.view.known if fact in self.brief.facts)
        return " ".join((*self.view.asked, *told))

    def spoken_of(self, name: str) -> bool:
        """Whether somebody was named to this witness, or by it, so that a question may take the person for known."""
        return bool(name) and bool(re.search(rf"\b{re.escape(name.split()[-1])}\b", self.spoken))

    def sought(self, fact: Fact) -> bool:
        """Whether counsel would go out of its way for it, as for what others told or saw: it helps, or it harms nobody,
        and is neither gossip about the accused that the defence would draw itself nor what the other side's own party
        says."""
        if self.brief.worth(fact.id, self.view.me) > 0:
            return self.serves(fact)
        case, speaks = self.brief.case, fact.frame.subject
        if self.view.me == "defence":
            gossip = _names(fact.text, case.defendant) and not _names(speaks, case.defendant)
            return self.serves(fact) and not gossip and not _names(speaks, case.victim)
        return self.serves(fact) and not _names(speaks, case.defendant)

    def held_against(self, fact: Fact) -> bool:
        """Whether one of the reasons to doubt the witness speaks of this."""
        people = " ".join((self.witness.name, *acquaintances(self.brief, self.witness)))
        own = normalised(fact.text) - normalised(people)
        return any(len(own & normalised(one)) >= HELD_AGAINST + self.learned for one in self.witness.credibility)

    def disputed(self, fact: Fact) -> bool:
        """Whether counsel can quarrel with it: what the accused swears to, or what the file holds against the witness;
        never who the witness is, nor what one's own case rests on, nor what is told by one who gains nothing."""
        if fact in self.witness.affidavit[:1] or self.brief.interest.speaks_of_own(fact.text, self.view.me):
            return False
        accused = self.witness.name == self.accused
        if self.learned and not _RETAINED.search(" ".join(one.text for one in self.witness.affidavit)):
            return False
        return accused or self.held_against(fact) or self.brief.doubted(self.witness.id, fact)

    def by_an_officer(self, fact: Fact) -> bool:
        """Whether it is what an officer did or failed to do, and this side can want it told."""
        return bool(_POLICE.search(self.witness.role)) and fact.frame.subject == "I" and self.serves(fact)

    @property
    def learned(self) -> bool:
        """Whether the witness speaks as an official or an expert."""
        role = f"{self.witness.name} {self.witness.role}"
        return bool(OFFICIAL.search(role) or _EXPERT.search(role)) and self.witness.name != self.accused

    @property
    def accused(self) -> str:
        return self.brief.case.defendant.name

    def of_another(self, fact: Fact) -> bool:
        """Whether the fact is what some other person did, whose reasons the witness can only guess."""
        people = {*acquaintances(self.brief, self.witness)}
        kin = re.match(r"[Mm]y (?:father|mother|husband|wife|brother|sister|son|daughter)$", fact.frame.subject)
        opens = fact.text.lower().startswith(fact.frame.subject.lower())
        meant = fact.frame.verb not in _NOT_MEANT
        return opens and meant and not fact.frame.negated and bool(fact.frame.subject in people or kin)

    def thing(self, fact: Fact) -> str:
        """A thing that the fact speaks of, by its own name; nobody is asked how it was with a person, a day or a sum of
        money. Empty where it has none that all would know."""
        if fact.frame.verb in _OF_DEEDS:
            return ""
        parts = [to_you(part) for part in (fact.frame.subject, fact.frame.object) if part != "I"]
        named = [one for one in parts if _DEFINITE.match(one) and len(one.split()) <= LONGEST]
        beside = (found for part in (*fact.frame.complements, fact.frame.place) if (found := _OF.match(part)))
        every = (*named[:1], *(found["thing"] for found in beside))
        return next((one for one in every if self._is_thing(one)), "")

    def _is_thing(self, named: str) -> bool:
        heads = {word.lower() for one in self.brief.case.witnesses for word in one.role.split()}
        person = bool(heads.intersection(named.split()[-1:])) or bool(_ALIVE.search(named))
        return bool(_THING.match(named)) and not person and not _TIMES.search(named)

    def somebody_in(self, fact: Fact) -> str:
        """Somebody of the other side whom the fact names and who has been spoken of, as counsel calls that person to
        this witness, or a stranger; empty for nobody."""
        case = self.brief.case
        people = [one for one in (case.defendant, case.victim) if one is not None]
        called = {one.name: called_to(self.witness, one) for one in people}
        theirs = self.laymen(opponents(self.brief, self.witness, self.view.me))
        known = [one for one in theirs if one.split()[-1] in fact.text]
        named = next((name for one in known if self.spoken_of(one) and (name := called.get(one, one))), "")
        unnamed = _STRANGER.search(fact.text)
        seen = unnamed and f"the {unnamed['who']}"
        return named or (seen if seen and seen in self.spoken else "")

    def laymen(self, names: Sequence[str]) -> list[str]:
        """Those of them who have to do with the case otherwise than by their office."""
        office = {one.name for one in self.brief.case.witnesses if OFFICIAL.search(f"{one.name} {one.role}")}
        return [name for name in names if name not in office]

    def serves(self, fact: Fact) -> bool:
        """Whether this side can want the fact told: nobody errs against itself."""
        listed = self.brief.sought_by(fact.id)
        return self.brief.worth(fact.id, self.view.me) >= 0 and (not listed or self.view.me in listed)

    def one_of(self, facts: Sequence[Fact], label: str) -> str:
        return lower_first(asked_plainly(self.dice.pick(facts, label))) if facts else ""


def _names(text: str, person: Person | None) -> bool:
    """Whether a text names this person, by the last name, or as the witness's own kin."""
    if person is None:
        return False
    return bool(re.search(rf"\b{re.escape(person.name.split()[-1])}\b", text))


def asked_plainly(fact: Fact) -> str:
    """The best open question for a fact, without its mark."""
    return open_questions(fact)[0].rstrip("?")


def short(fact: Fact) -> bool:
    """Whether it can be put in one breath with another."""
    return len(fact.text.split()) <= LONGEST_DOUBLE


def name_of(person: Person | None) -> str:
    """Empty for nobody."""
    return person.name if person else ""
