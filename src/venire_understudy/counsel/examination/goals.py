"""What is still worth asking this witness in this phase, and what it is worth. From the view alone, so that it is the
same whoever asks and whenever."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.law.api import CounselFile, Fact, field_of
from venire.proceedings.examination.view import CounselView, Target
from venire_understudy.counsel.questions.expert_opinions import opines
from venire_understudy.counsel.questions.reason_questions import deed_of, gives_reason, why_asked

WHO = 3.0
"""What it is worth that the jury learns who the witness is."""
FOUNDATION = 7.0
ELICIT = 2.0
"""What an elicit is worth beside its points."""
_EXAMINED = re.compile(r"I (?:have )?(?:examined|read|measured|tested|studied|inspected|ran)\b")
"""What an expert, or an investigator, did before there could be an opinion."""
DENIAL = 6.0
"""What it is worth that the accused says whether it was so: whatever else is left out, one's own counsel asks it."""
FIRST_DENIALS = 2
"""So many denials an accused cannot leave the stand without."""
REASON = 3.0
"""What it is worth that an accused says why it did what is held against it, before anybody else says why."""
PRINCIPAL, RESTS = 2.6, 1.2
"""What it is worth on direct that a fact is told on which so much rests: for that the witness was called."""
SCENE = 2.5
"""What it is worth that a story begins at its beginning, and with whoever comes into it."""
_BEGINS = frozenset(
    ("leave", "come", "go", "walk", "drive", "reach", "wake", "hear", "see", "work", "sign", "get", "arrive")
)
_STRANGER = re.compile(r"\b(?:a|one) (?:\w+ )?(?P<who>man|woman|figure|stranger|boy|girl)\b", re.IGNORECASE)
_KNEW_AGAIN = re.compile(r"\b(?:certain|pointed|recogni[sz]ed|chose|picked|knew|the man was)\b", re.IGNORECASE)
_DENIES = re.compile(
    r"^I (?:did not|never|have never|had not) .*\b(?:attack|break|strike|struck|hit|push|kill|beat|rob|steal|stole"
    r"|set|forge|take|took|touch|cheat|pass|lock|cause|light|lit)(?:ed)?\b|^I left .* alive\b"
    r"|^I was not the (?:man|woman)\b"
)
"""That one did not do it, or that it had not been done when one left."""
_WAS_THERE = re.compile(
    r"I was (?:at|in|on|aboard|inside|outside) (?!(?:fault|shock|pain|fear|love|debt|time|duty)\b)(?:\S+ ){1,8}?"
    r"(?:that (?:night|evening|morning|afternoon|day)|from \S+ [ap]\.m\.|at \S+ [ap]\.m\.|when\b)"
)
_WELL = re.compile(
    r"\b(?:polite|kind|honest|gentle|friendly|careful|generous|patient|reliable|helpful|brave"
    r"|good (?:man|woman|worker)|exact|(?:was|were) right|never (?:once )?(?:caught|known) (?:him|her|them))\b"
)
_PROTESTS = re.compile(
    r"^I (?:did not|never|had not) (?:want(?:ed)?|wish(?:ed)?|meant?|intend(?:ed)?|plan(?:ned)?)\b|^I meant no harm\b"
)
"""That one had no such thing in mind: for the witness's own side to ask."""
LEAST = 0.35
"""A fact on which less of one's case rests is left alone."""
STORY = 0.36
"""What a plain step of one's own witness's story is worth, where there is room for it."""
OPINION = 2.4
"""What it is worth that an expert gives an opinion that helps."""
ANSWERED = 2.5
"""What it is worth on redirect that a fact answers what cross has brought out."""
DISCREDITS, HELPS = 1.2, 0.25
"""What a reason to doubt a witness is worth on cross at the least, and from which weight on a fact is one."""
KEPT = 2
"""So many facts of a witness are kept for redirect at the most."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to bring out. ``place``: where its first fact stands in the affidavit, the order of the story."""

    facts: tuple[Fact, ...]
    worth: float
    place: int
    elicit: str = ""
    question: str = ""
    """The author's own question for it."""
    exhibit: str = ""
    """The exhibit that is handed up with it."""
    piece: str = ""
    """The exhibit whose foundation it lays: what belongs to one is asked in one piece."""

    @property
    def founds(self) -> bool:
        """Whether it lays the foundation of an exhibit."""
        return bool(self.piece)

    @property
    def aims(self) -> tuple[str, ...]:
        return (*((self.elicit,) if self.elicit else ()), *(fact.id for fact in self.facts))

    @property
    def topics(self) -> frozenset[str]:
        return frozenset(topic for fact in self.facts for topic in fact.topics)


@dataclass(frozen=True)
class Goals:
    """The goals of one side with the witness on the stand."""

    brief: CounselFile
    view: CounselView
    afresh: bool = False
    """As they stood before the first question: nothing told, put or got yet."""

    @property
    def own(self) -> bool:
        """Whether this side called the witness."""
        return self.brief.witnesses[self.view.witness or ""].side == self.view.me

    def all(self) -> tuple[Goal, ...]:
        """Everything open, in the order of the story."""
        found = [*self._elicits(), *self._facts()]
        return tuple(sorted(found, key=lambda goal: goal.place))

    @property
    def _affidavit(self) -> tuple[Fact, ...]:
        return self.brief.witnesses[self.view.witness or ""].affidavit

    def _told(self) -> frozenset[str]:
        return frozenset[str]() if self.afresh else frozenset(self.view.known)

    def _elicits(self) -> Iterator[Goal]:
        told = self._told()
        for target in self.view.targets:
            facts = tuple(self.brief.facts[fact] for fact in self.brief.elicited.get(target.id, ()))
            known = self.own and told.issuperset(fact.id for fact in facts)
            if self._got(target) or not facts or known:
                continue
            worth = ELICIT + (target.points or abs(self._weight(target.id)))
            place = min(self._place(fact.id) for fact in facts)
            question = "" if self._put(target) else target.question
            open_ = tuple(fact for fact in facts if fact.id not in told) or facts
            exhibit, piece = self._of_exhibit(open_)
            worth = worth + FOUNDATION if piece else worth
            yield Goal(open_, worth, place, target.id, question, exhibit, piece)

    def _of_exhibit(self, facts: Sequence[Fact]) -> tuple[str, str]:
        """The exhibit of one's own that is handed up with these facts, and the one that they help to found."""
        wanted = self._founding() if self.own else {}
        mine = [fact.id for fact in facts if fact.id in wanted]
        shown = next((wanted[fact] for fact in mine if self._shows(wanted[fact]) == fact), "")
        return shown, shown or next((wanted[fact] for fact in mine), "")

    def _got(self, target: Target) -> bool:
        return target.got and not self.afresh

    def _weight(self, elicit: str) -> int:
        return next((one.weight for one in self.brief.case.elicits if one.id == elicit), 0)

    def _put(self, target: Target) -> bool:
        own = [one for one in self.view.asked if one not in self.view.asked_by_other]
        return not self.afresh and any(self.brief.put_before(asked, target.question) for asked in own)

    def _facts(self) -> Iterator[Goal]:
        told, wanted = self._told(), self._founding()
        sought = [target for target in self.view.targets if not self._got(target)]
        targeted = {fact for target in sought for fact in self.brief.elicited.get(target.id, ())}
        for place, fact in enumerate(self._affidavit):
            heard_of = self.own and not fact.first_hand and fact.id not in wanted
            if fact.id in told or heard_of:
                continue
            if fact.id in wanted and self.own and fact.id not in targeted:
                exhibit = wanted[fact.id] if self._shows(wanted[fact.id]) == fact.id else ""
                yield Goal((fact,), FOUNDATION, place, exhibit=exhibit, piece=wanted[fact.id])
            elif fact.id not in targeted:
                worth = self._worth(fact, place)
                if worth >= LEAST:
                    yield Goal((fact,), worth, place, question=self._reason_asked(fact))

    def _reason_asked(self, fact: Fact) -> str:
        """Of a reason that stands by itself the question that names what it is the reason of; else nothing."""
        alone = self.own and gives_reason(fact) and deed_of(self._affidavit, fact) is not None
        return why_asked(self._affidavit, fact) if alone else ""

    def _worth(self, fact: Fact, place: int) -> float:
        if self.own and self.view.phase == "direct":
            return self._on_direct(fact, place)
        if self.own and fact.id in self._of_elicits():
            return ELICIT
        if self.own and self.brief.repairs.answered_by(fact.id) & set(self.view.known):
            return ANSWERED
        if self.own and (deed := deed_of(self._affidavit, fact)) is not None and deed.id in self.view.known:
            return ANSWERED
        if self._praises(fact) or (not self.own and protests(fact)):
            return 0.0
        worth = 2 * self.brief.worth(fact.id, self.view.me)
        if not self.own and self._discredits(fact, worth):
            return max(worth, DISCREDITS)
        return worth if fact.topics or not self.own else worth - LEAST

    def _discredits(self, fact: Fact, worth: float) -> bool:
        """Whether it is one of the reasons to doubt the other side's witness, and nothing that speaks for that side."""
        helps = worth >= HELPS or (worth >= 0 and fact.frame.negated)
        return helps and not denies(fact) and self.brief.doubted(self.view.witness or "", fact)

    def _on_direct(self, fact: Fact, place: int) -> float:
        """On direct what the case cannot do without, then what it rests on, then the steps of the story; nothing that
        the other side is after, and nothing that cross should be answered with."""
        if self.brief.spine.harms(fact.id, self.view.me):
            return 0.0
        weight = 2 * self.brief.worth(fact.id, self.view.me)
        who = WHO if place == 0 or examined(fact) else 0.0
        half = ELICIT if fact.id in self._of_elicits() else 0.0
        expert = OPINION if weight > 0 and self._opines(fact) else 0.0
        main = PRINCIPAL if weight >= RESTS and fact.first_hand else 0.0
        needed = max(who, half, expert, main, self._of_story(fact), self.brief.spine.worth(fact.id, self.view.me))
        if needed:
            return needed
        if weight < 0 or fact.id in self._kept_back or self._praises(fact):
            return 0.0
        return (
            max(weight, STORY) if fact.first_hand and not self.brief.doubted(self.view.witness or "", fact) else weight
        )

    def _praises(self, fact: Fact) -> bool:
        """Whether it speaks well of the other side's party, which that side's own counsel may bring out."""
        case = self.brief.case
        party = case.defendant if self.view.me == "prosecution" else case.victim
        named = party is not None and party.name.split()[-1] in fact.text
        return named and bool(_WELL.search(fact.text)) and not fact.frame.negated

    def _opines(self, fact: Fact) -> bool:
        """Whether it is what an expert is called for."""
        known = any(map(examined, self._affidavit))
        return bool(field_of(self.brief.witnesses[self.view.witness or ""])) and opines(fact, examined=known)

    @cached_property
    def _kept_back(self) -> frozenset[str]:
        """What is left for redirect: it answers something that cross is sure to ask. An accused keeps nothing back: its
        whole account is what the direct is for."""
        if self.brief.accused(self.view.witness or ""):
            return frozenset()
        answers = self.brief.repairs.answered_by
        kept = [fact.id for fact in self._affidavit if answers(fact.id)]
        return frozenset(sorted(kept, key=lambda fact: -self.brief.worth(fact, self.view.me))[:KEPT])

    def _of_story(self, fact: Fact) -> float:
        """What it is worth beside its weight that a layman's direct tells a story: where it begins, who comes into it,
        whom the witness knew again, and of the accused whether it was so. 0: nothing."""
        accused = self.brief.accused(self.view.witness or "")
        if accused and (denies(fact) or gives_reason(fact)):
            return DENIAL if fact in self._denials else REASON
        if fact in self._scene:
            return SCENE
        return WHO if self.view.me == "prosecution" and self._knew_again(fact) else 0.0

    @cached_property
    def _denials(self) -> tuple[Fact, ...]:
        """What an accused denies first of all: the charge itself, and not every step on the way to it."""
        return tuple(fact for fact in self._affidavit if denies(fact))[:FIRST_DENIALS]

    @cached_property
    def _scene(self) -> tuple[Fact, ...]:
        """Where a layman's story begins, and who comes into it for the first time of whom more is told."""
        told = self._affidavit
        if field_of(self.brief.witnesses[self.view.witness or ""]):
            return ()
        begins = [fact for fact in told[1:3] if fact.frame.verb in _BEGINS and fact.frame.subject in ("I", "My boat")]
        begins = [*filter(sets_the_scene, told[1:]), *begins]
        comes = [fact for place, fact in enumerate(told) if self._brings_in(fact, place)]
        return (*begins[:1], *comes[:1])

    def _brings_in(self, fact: Fact, place: int) -> bool:
        """Whether it speaks of "a man", of whom later facts speak as "the man"."""
        found = _STRANGER.search(fact.text)
        later = [one.text for one in self._affidavit[place + 1 :]]
        return bool(found) and any(re.search(rf"\bthe {found['who']}\b", text, re.IGNORECASE) for text in later)

    def _knew_again(self, fact: Fact) -> bool:
        """Whether the witness says in it that it was the accused."""
        return self.brief.case.defendant.name in fact.text and bool(_KNEW_AGAIN.search(fact.text))

    def _of_elicits(self) -> frozenset[str]:
        """Facts of what one is after, of which another fact was told: half an opinion is not left there."""
        return frozenset(fact for target in self.view.targets for fact in self.brief.elicited.get(target.id, ()))

    def _founding(self) -> dict[str, str]:
        """Fact -> the exhibit of one's own that it helps to found: the one that is handed up with it, where there are
        two."""
        wanted = [exhibit for exhibit in self._offered() if self._wanted(exhibit)]
        found = {fact: exhibit for exhibit in wanted for fact in self.brief.exhibits[exhibit].foundation}
        return found | {self._shows(exhibit): exhibit for exhibit in wanted if self._shows(exhibit)}

    def _offered(self) -> Sequence[str]:
        """Exhibits that this witness can lay the foundation for."""
        if not self.afresh:
            return self.view.offered
        return [one.id for one in self.brief.case.exhibits if one.sponsor == self.view.witness]

    def _shows(self, exhibit: str) -> str:
        """The last fact of an exhibit's foundation, at which the thing itself is handed up and after which it can be
        offered at once."""
        return max(self.brief.exhibits[exhibit].foundation, key=self._place, default="")

    def _wanted(self, exhibit: str) -> bool:
        """Whether the exhibit helps one's own side, or is the thing that the whole case turns on, its first: without
        that nobody could follow the rest."""
        card = self.brief.exhibits[exhibit]
        if card == self.brief.case.exhibits[0]:
            return True
        proved = [*card.proves, *([card.evidence] if card.evidence else []), *card.foundation]
        own = {claim.id for claim in self.brief.case.claims if claim.side == self.view.me}
        return any(one in own for one in card.proves) or sum(self.brief.worth(one, self.view.me) for one in proved) > 0

    def _place(self, fact: str) -> int:
        return next((place for place, one in enumerate(self._affidavit) if one.id == fact), 0)

    def founded(self) -> str:
        """An exhibit of one's own whose foundation is laid and that can be offered; empty where there is none."""
        if self.view.phase != "direct" and not any(one.phase == self.view.phase for one in self.view.exchanges):
            return ""
        told = self._told()
        statuses = {one.id: one.status for one in self.view.exhibits}
        ready = [
            exhibit
            for exhibit in self.view.offered
            if statuses.get(exhibit) == "unoffered"
            and self._wanted(exhibit)
            and told.issuperset(self.brief.exhibits[exhibit].foundation)
        ]
        return ready[0] if ready and self.own else ""

    def to_show(self) -> str:
        """An exhibit in evidence that the jury has not seen, and whose sponsor is on the stand; or empty."""
        admitted = [one.id for one in self.view.exhibits if one.status == "admitted"]
        mine = [one for one in admitted if self.brief.exhibits[one].sponsor == self.view.witness]
        return mine[0] if mine and self.own else ""


def sets_the_scene(fact: Fact) -> bool:
    """Whether it tells where the witness was when it happened."""
    return bool(_WAS_THERE.match(fact.text)) and not fact.frame.negated


def denies(fact: Fact) -> bool:
    """Whether an accused says in it that it was not so."""
    return bool(_DENIES.match(fact.text))


def protests(fact: Fact) -> bool:
    """Whether a witness says in it that it meant no such thing."""
    return bool(_PROTESTS.match(fact.text))


def examined(fact: Fact) -> bool:
    """Whether it tells what was examined, on which opinions rest."""
    return bool(_EXAMINED.match(fact.text)) and not fact.frame.negated
