"""What a question that is wrong on purpose may speak of, found for this witness, this side and this moment.

A slot that nothing fills is empty, and a line that wants it is passed over: so nobody asks a witness about strangers,
and nobody runs down its own side.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.law.case import Fact, Person, Witness
from venire.law.dedup import normalised
from venire.law.identification import asked_of
from venire.law.objections.matter import Matter
from venire.law.objections.scope import scope
from venire.law.objections.setting import shared_words
from venire.law.papers import is_a_writing
from venire.participants.understudy.counsel.acquainted import acquaintances, called_to, knows, opponents
from venire.participants.understudy.counsel.brief import Brief, bare
from venire.participants.understudy.counsel.deeds import deed
from venire.participants.understudy.counsel.goals import Goal, denies
from venire.participants.understudy.counsel.grammar import joined, said, to_you
from venire.participants.understudy.counsel.leading_questions import leading_questions, statement
from venire.participants.understudy.counsel.naming import lower_first, lower_within
from venire.participants.understudy.counsel.open_questions import open_questions
from venire.participants.understudy.counsel.settings import setting_of
from venire.proceedings.examination.view import CounselView

_FIRST_PERSON = re.compile(r"\b(?:I|my|me|mine|we|our)\b", re.IGNORECASE)
_PAST_EVENT = re.compile(r"^(?:what|where|how)\b.* (?:did|was|were)\b", re.IGNORECASE)
_ACT = re.compile(r"^(?:what|who|did)\b")
_DEFINITE = re.compile(r"^(?:the|your) |^[A-Z]")
_THING = re.compile(r"the [a-z][a-z' -]*$")
"""What can be named in passing and is neither a sum, a day nor a person."""
_SAYING = frozenset(("tell", "say", "shout", "warn", "promise", "write"))
_OFFICIAL = re.compile(
    r"\b(?:detective|investigator|examiner|inspector|officer|sheriff|police|coroner)\b", re.IGNORECASE
)
_POLICE = re.compile(
    r"\b(?:detective|investigating officer|police officer|sheriff|police|inspector|constable|sergeant)\b", re.IGNORECASE
)
_EXPERT = re.compile(r"\bexaminer\b|\bengineer\b|\bdoctor\b|\bDr\b|\bretained\b|\bexpert\b")
_DOING = frozenset(("find", "see", "hear", "do", "photograph", "drive", "walk", "ride", "write", "sign", "tell", "say"))
_DEEDS = _DOING | frozenset(
    ("reach", "come", "go", "leave", "open", "meet", "examine", "wake", "call", "search", "read")
)
"""Acts after which a story can be said to begin."""
_OF_DEEDS = frozenset(("see", "hear", "watch", "feel", "notice", "let", "make", "help"))
"""What comes after one of these may be somebody's deed and no thing: "the person go in"."""
_NOT_MEANT = frozenset(("be", "have", "die", "fall", "drown", "own", "know", "live", "weigh", "sleep"))
"""What nobody does for a reason that another could guess."""
_NEEDS_LAWYER = re.compile(r"\b(?:not to charge|charges?|prosecut\w+|civil suit|lawsuit|immunity|sued)\b")
"""What a layman does not do, or is not promised, without seeing a lawyer."""
NEAR_BY = 3  # facts that stand no further apart are asked for in one breath
_WHETHER_KNOWN = re.compile(r"^do you know\b", re.IGNORECASE)
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
_ALIVE = re.compile(
    r"\b(?:state|police|defence|trust|court|jury|\w+ers?|man|woman|men|captain|sergeant|deput\w+|crew"
    r"|bank|company|people|members?|boys?|children|two|doctor|nurse|surgeons?|brother-in-law|owner)$",
    re.I,
)
"""Nobody asks how it was with people, as if they were things."""
LONGEST = 5
"""Words of a thing that is named in passing."""
HELD_AGAINST = 2  # words that a fact shares with a reason to doubt the witness that speaks of it
LONGEST_DOUBLE = 14  # words of a statement that is put in one breath with another


@dataclass(frozen=True)
class Slots:
    """Finds them. ``plan``: what counsel is after, the next goal first. ``alike``: those of another goal at the same
    question, which share what depends on no goal."""

    brief: Brief
    view: CounselView
    plan: Sequence[Goal]
    dice: Chance
    alike: Slots | None = None

    def named(self, names: Set[str]) -> Mapping[str, str]:
        """These slots and some others -> what stands in them, empty where there is nothing. What no line wants is not
        looked for: to find what goes too far is most of the work."""
        found = dict[str, str]()
        for part in self._parts():
            found |= part
            if names <= found.keys():
                break
        return found

    def _parts(self) -> Iterator[Mapping[str, str]]:
        alike = self.alike or self
        yield self._of_goal
        yield alike._of_witness
        yield alike._of_people
        yield self._of_others
        yield alike._of_record
        yield alike._own

    @property
    def _witness(self) -> Witness:
        return self.brief.witnesses[self.view.witness or ""]

    @property
    def _fact(self) -> Fact:
        """The first of the goal's facts that helps this side; a goal without one is worked for whole."""
        facts = self.plan[0].facts
        return next((fact for fact in facts if self._serves(fact)), facts[0])

    @cached_property
    def _of_goal(self) -> Mapping[str, str]:
        """The very question that counsel would have put, and its parts."""
        fact, second = self._fact, self._second()
        return {
            "statement": statement(fact),
            "question": lower_first(_asked(fact)),
            "tagged": lower_first(leading_questions(self.brief.case, fact, self.dice)[0]),
            "second": statement(second) if second else "",
            "second_question": lower_first(_asked(second)) if second else "",
            "short": statement(fact) if _short(fact) else "",
            "second_short": statement(second) if second and _short(second) else "",
            "event": lower_first(_asked(fact)) if _PAST_EVENT.match(_asked(fact)) else "",
            "act": lower_first(_asked(fact)) if fact.frame.subject == "I" and _PAST_EVENT.match(_asked(fact)) else "",
            "own": self._own_deed(fact),
            "blamed": statement(fact) if self._reproached(fact) else "",
            "official": statement(fact) if self._by_an_officer(fact) and not fact.frame.negated else "",
            "official_own": statement(fact) if self._by_an_officer(fact) and fact.frame.negated else "",
            "others_thing": self._thing(fact) if self._of_others_hands(fact) else "",
            "thing": self._thing(fact),
            "why_own": self._why_own(fact),
            "third": statement(fact) if self._of_another(fact) and self._serves(fact) else "",
        }

    def _reproached(self, fact: Fact) -> bool:
        """Whether it is the witness's own doing, which the file holds against it: nobody insinuates without a motive,
        nor that an officer was not told what an officer was told."""
        own = fact.frame.subject == "I" and fact.frame.verb not in _SAYING and not _OFFICIAL.search(fact.text)
        return own and self._serves(fact) and self._held_against(fact)

    def _held_against(self, fact: Fact) -> bool:
        """Whether one of the reasons to doubt the witness speaks of this."""
        people = " ".join((self._witness.name, *acquaintances(self.brief, self._witness)))
        own = normalised(fact.text) - normalised(people)
        return any(len(own & normalised(one)) >= HELD_AGAINST + self._learned for one in self._witness.credibility)

    def _disputed(self, fact: Fact) -> bool:
        """Whether counsel can quarrel with it: what the accused swears to, or what the file holds against the witness;
        never who the witness is, nor what one's own case rests on."""
        if fact in self._witness.affidavit[:1] or self.brief.interest.speaks_of_own(fact.text, self.view.me):
            return False
        accused = self._witness.name == self._accused
        return accused or self._held_against(fact) or self.brief.doubted(self._witness.id, fact)

    def _by_an_officer(self, fact: Fact) -> bool:
        """Whether it is what an officer did or failed to do, and this side can want it told."""
        return bool(_POLICE.search(self._witness.role)) and fact.frame.subject == "I" and self._serves(fact)

    def _of_others_hands(self, fact: Fact) -> bool:
        """Whether others had to do with it, who might have spoken of it to the witness."""
        return fact.frame.subject != "I" and not re.search(r"\b(?:I|my|me)\b", fact.text)

    def _own_deed(self, fact: Fact) -> str:
        """What the witness did, as it is put to it: "you signed nine certificates"."""
        return statement(fact) if fact.frame.subject == "I" and not fact.frame.negated else ""

    @property
    def _learned(self) -> bool:
        """Whether the witness speaks as an official or an expert."""
        role = f"{self._witness.name} {self._witness.role}"
        return bool(_OFFICIAL.search(role) or _EXPERT.search(role)) and self._witness.name != self._accused

    @property
    def _accused(self) -> str:
        return self.brief.case.defendant.name

    def _second(self) -> Fact | None:
        """Another fact that counsel still wants, of the same matter and near by in the story."""
        place, own = self.plan[0].place, set(self._fact.topics)
        others = [
            (abs(goal.place - place), fact)
            for goal in self.plan
            for fact in goal.facts
            if fact.id != self._fact.id and abs(goal.place - place) <= NEAR_BY and (set(fact.topics) & own or not own)
            if self._serves(fact) and not denies(fact)
        ]
        asked = [one for one in others if not _WHETHER_KNOWN.match(_asked(one[1]))]
        return min(asked, key=lambda one: one[0])[1] if asked else None

    def _matter(self, fact: Fact) -> str:
        """A thing that the fact speaks of, by its own name; empty where it has none that all would know."""
        named = (to_you(part) for part in (fact.frame.subject, fact.frame.object) if part != "I")
        return next((one for one in named if _DEFINITE.match(one) and len(one.split()) <= LONGEST), "")

    def _thing(self, fact: Fact) -> str:
        """The matter, where it is a thing: nobody is asked how it was with a person, a day or a sum of money."""
        matter = self._matter(fact)
        heads = {word.lower() for one in self.brief.case.witnesses for word in one.role.split()}
        person = bool(heads.intersection(matter.split()[-1:])) or _ALIVE.search(matter)
        return matter if _THING.match(matter) and not person and fact.frame.verb not in _OF_DEEDS else ""

    def _why_own(self, fact: Fact) -> str:
        """Why the witness did what it has not yet said it did."""
        frame = fact.frame
        plain = frame.subject == "I" and frame.aspect == "simple" and not (frame.negated or frame.modal)
        if not plain or not fact.ask.startswith("Why ") or fact.id in self.view.known or "because" in fact.text:
            return ""
        one = said(frame)
        return joined("why", one.inverted(joined(one.object, one.tail(time=False))))

    def _of_another(self, fact: Fact) -> bool:
        """Whether the fact is what some other person did, whose reasons the witness can only guess."""
        people = {*acquaintances(self.brief, self._witness)}
        kin = re.match(r"[Mm]y (?:father|mother|husband|wife|brother|sister|son|daughter)$", fact.frame.subject)
        opens = fact.text.lower().startswith(fact.frame.subject.lower())
        meant = fact.frame.verb not in _NOT_MEANT
        return opens and meant and not fact.frame.negated and bool(fact.frame.subject in people or kin)

    @cached_property
    def _of_record(self) -> Mapping[str, str]:
        answered = [one for one in self.view.exchanges if one.answer and not one.struck and one.by == self.view.me]
        told = {claim.no for claim in self.view.told}
        answered = [one for one in answered if one.no in told and not _INTRODUCED.search(one.question)]
        answered = [one for one in answered if asked_of(one.question) is None] or answered
        plain = [one for one in answered if not _SCOLDS.match(bare(one.question)) and ", and " not in one.question]
        answered = [one for one in plain[:-1] if not self._hurt(one.no)]
        again = bare(self.dice.pick(answered, "again").question).rstrip("?") if answered else ""
        return {
            "again": lower_within(_LED_OVER.sub("", again), self._witness.affidavit),
            "told": self._told(),
            "document": self._document(),
            **self._of_answers(),
        }

    def _of_answers(self) -> Mapping[str, str]:
        """What this witness has told, the last first: what it did, what somebody else did, what was said to it."""
        last = [self.brief.facts[fact] for fact in reversed(self.view.known) if fact in self.brief.facts]
        plain = [one for one in last if _short(one) and not (one.frame.negated or one.frame.modal)]
        saying = [one for one in plain if one.frame.verb in _SAYING and self._of_another(one)]
        done = [one for one in plain if one.frame.subject == "I" and one.frame.verb in _DEEDS]
        done = [one for one in done if one.frame.aspect == "simple" and statement(one).startswith("you ")]
        done = [one for one in done if self._serves(one)]
        return {
            "since": next((statement(one) for one in done), ""),
            "third_told": next((statement(one) for one in plain if self._of_another(one)), ""),
            "saying": next((statement(one) for one in saying if self._serves(one)), ""),
        }

    def _hurt(self, no: int) -> bool:
        """Whether the answer to that question harmed this side, which will not want to hear it twice."""
        told = {fact for claim in self.view.told if claim.no == no and claim.holds for fact in claim.facts}
        return any(fact in self.brief.facts and not self._serves(self.brief.facts[fact]) for fact in told)

    def _told(self) -> str:
        """The last thing the witness told that hurts one's own side, held up to it."""
        facts = [
            self.brief.facts[fact]
            for claim in self.view.told
            if claim.holds
            for fact in claim.facts
            if fact in self.brief.facts and self.brief.worth(fact, self.view.me) < 0
        ]
        facts = [fact for fact in facts if self._disputed(fact)]
        return lower_first(statement(facts[-1])) if facts else ""

    def _document(self) -> str:
        """A paper that is not in evidence and that this witness had to do with; any, where nobody else is called."""
        shown = {one.name for one in self.view.exhibits if one.status in ("admitted", "shown")}
        admitted = {one.evidence for one in self.brief.case.exhibits if one.name in shown}
        told = [normalised(fact.text) for fact in self._witness.affidavit]
        papers = [
            one.handle
            for one in self.brief.case.evidence
            if one.kind == "documentary" and is_a_writing(one.handle) and one.id not in admitted
            if any(normalised(one.handle) <= one_told for one_told in told)
        ]
        return self.dice.pick(papers, "document") if papers else ""

    @cached_property
    def _own(self) -> Mapping[str, str]:
        """Facts of this witness's that lend themselves: off the matter of direct, or heard from somebody else."""
        known = set(self.view.known)
        left = [fact for fact in self._witness.affidavit if fact.id not in known and fact.topics]
        untold = [fact for fact in left if self._serves(fact)]
        far = [fact for fact in untold if self._is_far(fact)]
        spoken = [fact for fact in untold if fact.frame.verb in _SAYING and fact.frame.subject != "I"]
        heard = [fact for fact in spoken if not is_a_writing(fact.frame.subject)]
        return {
            "far": self._one_of(far, "far"),
            "heard": self._one_of(heard, "heard"),
            "secondhand": self._one_of(
                [fact for fact in untold if not fact.first_hand and fact not in spoken], "secondhand"
            ),
        }

    def _is_far(self, fact: Fact) -> bool:
        """Whether a question for the fact would go past what the last examination opened, as the court will see it."""
        setting = setting_of(self.brief, self.view, _asked(fact))
        return setting.opened is not None and scope(Matter(setting, shared_words)) is not None

    def _serves(self, fact: Fact) -> bool:
        """Whether this side can want the fact told: nobody errs against itself."""
        listed = self.brief.sought_by(fact.id)
        return self.brief.worth(fact.id, self.view.me) >= 0 and (not listed or self.view.me in listed)

    def _one_of(self, facts: Sequence[Fact], label: str) -> str:
        return lower_first(_asked(self.dice.pick(facts, label))) if facts else ""

    @cached_property
    def _of_witness(self) -> Mapping[str, str]:
        """A lawyer whom this witness will have seen; how one is addressed who is asked for learning."""
        own = " ".join(fact.text for fact in self._witness.affidavit)
        lawyer = self._witness.name == self._accused or bool(_NEEDS_LAWYER.search(own))
        title = self.brief.calls(self.view.witness or "") if self._learned else ""
        return {"own_lawyer": "your lawyer" if lawyer else "", "title": title}

    @cached_property
    def _of_others(self) -> Mapping[str, str]:
        """Questions that others could answer, on a matter of which this witness knows a part."""
        asked = " ".join(self.view.asked).lower()
        unseen = [one for one in self._done_by_others() if one.lower() not in asked]
        return {"unseen": self.dice.pick(unseen, "unseen") if unseen else ""}

    def _done_by_others(self) -> Iterator[str]:
        """What somebody whom the witness knows did, asked of it as if it had been there."""
        own, known = self.plan[0].topics, acquaintances(self.brief, self._witness)
        for other in self.brief.case.witnesses:
            acquainted = other.id != self.view.witness and other.name in known and not _OFFICIAL.search(other.role)
            for fact in other.affidavit if acquainted else ():
                frame = fact.frame
                rest = " ".join((frame.object, *frame.complements, frame.time, frame.place))
                does = frame.subject == "I" and frame.aspect == "simple" and not (frame.negated or frame.modal)
                if does and frame.verb in _DOING and not _FIRST_PERSON.search(rest) and set(fact.topics) & own:
                    told = fact.model_copy(
                        update={"frame": frame.model_copy(update={"subject": other.name}), "ask": ""}
                    )
                    yield from (one for one in [lower_first(_asked(told))] if self._askable(one, fact))

    def _askable(self, question: str, fact: Fact) -> bool:
        """Whether it asks what somebody else did, and this side can want it told."""
        return bool(_ACT.match(question)) and self._witness.name not in question and self._serves(fact)

    @cached_property
    def _of_people(self) -> Mapping[str, str]:
        case, me = self.brief.case, self.view.me
        against = opponents(self.brief, self._witness, me)
        rivals = [name for name in against if name not in (case.defendant.name, _name(case.victim))]
        spoke = [name for name in acquaintances(self.brief, self._witness) if name != _name(case.victim)]
        spoke_of_victim = _name(case.victim) in acquaintances(self.brief, self._witness)
        parties = [one for one in spoke if me == "defence" or one != case.defendant.name]
        accused = called_to(self._witness, case.defendant) if case.defendant.name in against else ""
        return {
            "deed": deed(case) if self._witness.name != case.defendant.name else "",
            "defendant": accused,
            "she": _pronoun(case.defendant),
            "victim": called_to(self._witness, case.victim),
            "grieved": "" if self._learned or not spoke_of_victim else self._of_known(accused, rivals)["known_victim"],
            **self._of_known(accused, rivals),
            "acquaintance": self.dice.pick(parties, "acquaintance") if parties else "",
        }

    def _of_known(self, accused: str, rivals: Sequence[str]) -> Mapping[str, str]:
        """The same people where the witness knows them, and can say what kind of person they are."""
        case, witness = self.brief.case, self._witness
        known = [name for name in rivals if knows(witness, name)]
        of_victim = bool(case.victim) and knows(witness, _name(case.victim))
        return {
            "known_defendant": accused if knows(witness, case.defendant.name) else "",
            "known_rival": self.dice.pick(known, "known rival") if known else "",
            "known_victim": called_to(witness, case.victim) if of_victim else "",
        }


def _asked(fact: Fact) -> str:
    return open_questions(fact)[0].rstrip("?")


def _short(fact: Fact) -> bool:
    return len(fact.text.split()) <= LONGEST_DOUBLE


def _name(person: Person | None) -> str:
    return person.name if person else ""


def _pronoun(person: Person) -> str:
    return {"male": "he", "female": "she"}.get(person.gender, "they")
