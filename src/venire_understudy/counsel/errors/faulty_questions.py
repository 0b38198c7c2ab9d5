"""Questions that are wrong on purpose: for each ground a defect of that kind, about this witness and this case.

Ways to go wrong are lines in ``defects.yaml``. Those that are made of the very question that counsel would have put
come first; a trick that would do for any witness is dealt to one witness of a trial, so that it is heard once.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources

import yaml
from pydantic import TypeAdapter

from venire.kernel.chance import Chance
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.case_file.case import other
from venire.law.evidence.grounds import Ground
from venire.proceedings.examination.case_file import Flaws
from venire.proceedings.examination.question_setting import setting_of
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.errors.slots import Slots
from venire_understudy.counsel.examination.goals import Goal
from venire_understudy.counsel.questions.grammar import sentence
from venire_understudy.counsel.questions.introduction_of_names import introduced

PLAIN = 0.5
"""From this sureness of the law's detectors on a defect is plain enough to be caught."""
TRICK, HEARD = 3, 4
"""A line with so many words of its own is a turn of phrase; so many witnesses of a trial may hear it, each of a matter
of its own."""
REAL: frozenset[Ground] = frozenset(("hearsay",))
"""Grounds on which words that look defective often are not: a promise, an order, a party's own."""
PRIVATE: frozenset[Ground] = frozenset(("relevance",))
"""Grounds on which only one question of that kind is put in a whole trial: more would be a joke."""
_COMMANDS = re.compile(
    r"^(?:Tell (?:us|the jury) (?:all|everything|the whole|whatever|what happened)|Tell (?:us|the jury), in your"
    r"|Take us|Walk us|Just (?:tell|go on)|Let us have|Describe|And from the time|In your own words, tell)"
)

Ways = Mapping[str, Sequence[str]]


@cache
def ways() -> Mapping[str, Ways]:
    """ "made" and "stock" -> ground, ground and phase, or ground and side -> lines with slots."""
    text = (resources.files("venire_understudy.counsel.errors") / "defects.yaml").read_text("utf-8")
    return TypeAdapter(Mapping[str, Ways]).validate_python(yaml.safe_load(text))


@dataclass(frozen=True)
class Defects:
    """Makes a defective question. ``flaws`` tells whether it came out recognisably so."""

    brief: CounselFile
    flaws: Flaws
    chance: Chance

    def slots(self, view: CounselView, plan: Sequence[Goal], alike: Slots | None = None) -> Slots:
        """What stands in the lines for the first goal of a plan."""
        dice = self.chance.within("slots", view.witness, view.number)
        return Slots(self.brief, view, plan, dice, alike, self.chance.within("trial"))

    def made(self, slots: Slots, ground: Ground) -> tuple[str, ...]:
        """Questions that are wrong on this ground, or are to be; empty where nothing lends itself to it."""
        view, plan = slots.view, slots.plan
        if ground == "vague" and not _under_way(view):
            return ()
        own = self._fresh(view, plan, self._filled(self._made(view, ground), slots), ground)
        stock = self._fresh(view, plan, self._filled(self._dealt(view, ground), slots), ground)
        return (*own, *stock)

    def best(self, view: CounselView, made: Sequence[str], ground: Ground, *, plainly: bool = False) -> str:
        """The first that came out plainly wrong, and else the first of all. ``plainly``: only one that the law's
        detectors see; empty where there is none."""
        plain = next((one for one in made if self._sure(view, one, ground) >= PLAIN), "")
        return plain if plain or plainly or ground in REAL else next(iter(made), "")

    def at_last(self, view: CounselView, plan: Sequence[Goal]) -> str:
        """A taunt made of the next goal of which one can be made, where nothing else lends itself on cross: nobody errs
        without an error."""
        return next((made for goal in plan for made in self._taunts(view, goal)), "")

    def once_more(self, view: CounselView, plan: Sequence[Goal]) -> str:
        """A question that was answered, put again, where nothing else lends itself on direct."""
        found = self._filled(ways()["last"]["asked_and_answered"], self.slots(view, plan))
        made = self._fresh(view, plan, found, "asked_and_answered")
        return next(iter(made), "")

    def _taunts(self, view: CounselView, goal: Goal) -> Sequence[str]:
        slots = self.slots(view, [goal])
        said = " ".join(view.asked)
        seats = _seats(view, "argumentative_cross")
        every = ways()["last"]["argumentative"]
        own = self._hand(view, every, seats, self.chance.within("last"), each=1)
        hands = ([line for line in lines if _longest(line) not in said] for lines in (own, every))
        return [
            one for lines in hands for one in self._fresh(view, [goal], self._filled(lines, slots), "argumentative")
        ]

    def _hand(
        self, view: CounselView, lines: Sequence[str], seats: Sequence[str], dice: Chance, *, each: int
    ) -> Sequence[str]:
        """This witness's share of some lines, as they are dealt out in a trial: ``each`` of them to so many."""
        place, hands = dice.shuffled(seats, "seats").index(view.witness or ""), max(len(seats) // each, 1)
        return dice.shuffled(lines, "lines")[place % hands :: hands]

    def _filled(self, lines: Sequence[str], slots: Slots) -> Iterator[str]:
        for line in lines:
            wanted = _slots_of(line)
            found = slots.named(wanted)
            if all(found.get(name) for name in wanted):
                yield line.format(**found)

    def _fresh(self, view: CounselView, plan: Sequence[Goal], found: Iterator[str], ground: Ground) -> Sequence[str]:
        """Those that this witness has not been asked, in the order of the dice."""
        facts = plan[0].facts
        asked = [introduced(self.brief, view, facts, sentence(one, _mark(one))) for one in found]
        new = [one for one in asked if ground == "asked_and_answered" or not self._put(view, one)]
        return self.chance.shuffled(new, "defect", view.witness, view.number)

    def _made(self, view: CounselView, ground: Ground) -> Sequence[str]:
        """Lines to be filled from the case. A turn of phrase that would be known again is dealt to one witness, who
        hears it once."""
        dice, said = self.chance.within("made", ground), " ".join(view.asked)
        kept = list[str]()
        for key in _keys(view, ground):
            lines = ways()["made"].get(key, ())
            tricks = [line for line in lines if _known_again(line)]
            dealt = self._hand(view, tricks, _seats(view, key), dice.within(key), each=HEARD)
            kept += [line for line in lines if not _known_again(line)]
            kept += [line for line in dealt if _longest(line) not in said]
        return kept

    def _dealt(self, view: CounselView, ground: Ground) -> Sequence[str]:
        """This witness's hand of the tricks that would do for anybody: no two witnesses are dealt the same."""
        dice = self.chance.within("dealt", ground)
        seats = dice.shuffled([one.id for one in view.witnesses], "seats")
        place = seats.index(view.witness or "")
        if ground in PRIVATE and place:
            return ()
        pack = ways()["stock"]
        hands = [dice.shuffled(pack.get(key, ()), key) for key in _keys(view, ground)]
        if ground in PRIVATE and len(seats) > 1:
            return [hand[0] for hand in hands if hand][:1]
        said = " ".join(view.asked)
        own = [line for hand in hands for line in hand[place :: len(seats)]]
        return [line for line in own if ground in PRIVATE or _longest(line) not in said]

    def _sure(self, view: CounselView, question: str, ground: Ground) -> float:
        found = self.flaws(setting_of(self.brief, view, question))
        return max((one.sure for one in found if one.ground == ground), default=0.0)

    def _put(self, view: CounselView, question: str) -> bool:
        return self.brief.put_already(view.asked, view.unanswered, question, view.asked_by_other)


@lru_cache(maxsize=1024)
def _known_again(line: str) -> bool:
    """Whether so much of it is counsel's own phrase that a listener would know it again."""
    return len(re.sub(r"\{\w+\}", " ", line).split()) >= TRICK


@lru_cache(maxsize=1024)
def _longest(line: str) -> str:
    """The longest piece of a line outside its slots."""
    return max(re.split(r"\{\w+\}", line), key=len).strip(" ,;")


@lru_cache(maxsize=1024)
def _slots_of(line: str) -> frozenset[str]:
    """The names of the slots in a line."""
    return frozenset(name for _, name, _, _ in string.Formatter().parse(line) if name)


def _under_way(view: CounselView) -> bool:
    """Whether this examination has had an answer: nobody begins with "the other time"."""
    return any(one.answer and not one.struck and one.phase == view.phase for one in view.exchanges)


def _seats(view: CounselView, key: str) -> list[str]:
    """The witnesses of a trial to whom a line can be put by either side, or by the one that it is meant for: on direct
    every witness is somebody's own."""
    called = {"direct": view.me, "cross": other(view.me)}
    side = next((sides for kind, sides in called.items() if f"_{kind}_" in key), None)
    seats = [one.id for one in view.witnesses if side in (None, one.side)]
    return seats if view.witness in seats else [*seats, view.witness or ""]


def _keys(view: CounselView, ground: Ground) -> tuple[str, ...]:
    """Under which names a side finds its lines in this phase."""
    kind = "cross" if view.phase in ("cross", "recross") else "direct"
    return (f"{ground}_{kind}", f"{ground}_{view.me}", f"{ground}_{kind}_{view.me}", ground)


def _mark(question: str) -> str:
    """A command ends in a full stop."""
    return "." if _COMMANDS.match(question) else "?"
