"""Which mistake counsel makes when the dice say that it errs: of the kind that was drawn, where this witness and this
moment lend themselves to it, and never the last one over again where there is another.

A mistake that is stopped costs two questions, and one of two in one breath three, so none is made that cannot be made
good. Source: spec/trial.md, "Intentional errors".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from venire.kernel.chance import Chance
from venire.law.advocacy.counsel_file import CounselFile, bare
from venire.law.evidence.grounds import Ground, Phase
from venire.law.repetition.same_question import normalised
from venire.law.testimony.testified import Exchange
from venire.proceedings.examination.acts import PutQuestion
from venire.proceedings.examination.case_file import Flaws
from venire.proceedings.examination.question_setting import setting_of
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.errors.faulty_questions import PLAIN, Defects
from venire_understudy.counsel.errors.slots import Slots
from venire_understudy.counsel.examination.goals import Goal
from venire_understudy.counsel.examination.plan import SPARE, askable, founds, in_hand
from venire_understudy.counsel.examination.rephrasing import struck_for_form

BOLD = 4.5
"""What is worth so much is not risked when room is short."""
LATER: Mapping[Ground, int] = {"leading": 2, "narrative": 2, "speculation": 2}
"""Where the dice name another fault these come after so many of each other kind, and never twice running: any witness
can be led, or asked for all it knows, and a counsel who does nothing else is no counsel."""
FRESH = 2
"""So many of its last questions counsel looks over again; of those before, it remembers what it was stopped for."""
ON_DIRECT: frozenset[Phase] = frozenset(("direct", "redirect"))
ON_CROSS: frozenset[Phase] = frozenset(("cross", "recross"))
AGAIN = (ON_CROSS, ON_DIRECT, ON_CROSS)
"""In so many examinations of a trial counsel may put a question twice, each of another witness: few have the occasion.
"""
SAME_WORDS, LONG = 0.6, 4
"""The share of words, and how many, from which two questions ask for the same."""
MADE_GOOD, TWOFOLD, LAST_WORDS = 2, 3, 6
"""The questions that a mistake costs which is stopped, and that two in one breath cost; and those that an accused keeps
for its last words on direct."""
OF_DIRECT: tuple[Ground, ...] = (
    "leading", "compound", "vague", "foundation", "hearsay", "assumes_facts", "best_evidence", "opinion", "narrative",
    "speculation",
)  # fmt: skip
OF_CROSS: tuple[Ground, ...] = ("compound", "argumentative", "assumes_facts", "scope", "vague")
"""Kinds that the case lends itself to, tried in the order of the dice where the one that was drawn has no place."""
AT_LAST: Mapping[str, tuple[Ground, ...]] = {
    "direct": ("character", "asked_and_answered", "relevance"),
    "cross": ("speculation", "foundation", "best_evidence", "opinion", "character", "asked_and_answered", "relevance"),
}
"""And where none of those does."""


@dataclass(frozen=True)
class Mistakes:
    """Makes them. ``again``: whether the court would refuse a question as put before."""

    brief: CounselFile
    flaws: Flaws
    chance: Chance
    again: Callable[[CounselView, str], bool]

    def made(self, view: CounselView, plan: Sequence[Goal]) -> PutQuestion | None:
        """The defective question for which it is time; None where counsel is to ask fairly, since it has promised to,
        or its last two questions were wrong, or cannot make good a mistake, or nothing lends itself to one.
        ``plan``: what is to be asked, not empty."""
        if not view.err or view.err_ground is None or struck_for_form(view) or view.left < self._kept(view):
            return None
        risked, spare = self._risked(view, plan), self._spare(view, plan)
        made = self._made_lately(view)
        if len(made) > 1 and [one for one, _ in made[:2]] == _last_put(view)[:2]:
            return None
        lately: list[Ground] = [kind for _, kind in made]
        last = lately[0] if lately else None
        kinds = self._kinds(view, view.err_ground, lately)
        new: list[Ground] = [one for one in kinds if one != last]
        over: list[Ground] = [one for one in kinds if one == last and one not in LATER]
        planned, more = self._turned(view, risked), self._turned(view, spare)
        tries = (
            (new, planned, True),
            (new, more, True),
            (new, planned, False),
            (over, planned, True),
            (over, more, True),
        )
        ways = cache(self._defects.made)
        found = (
            self._of(kind, slots, ways(slots, kind), plainly)
            for some, of, plainly in tries
            for kind in some
            for slots in of
        )
        return next((one for one in found if one is not None), None) or self._at_last(view, plan, (*risked, *spare))

    def _kept(self, view: CounselView) -> int:
        """How many questions must be left for a mistake: an accused does not leave its own direct with a reason
        untold."""
        accused = view.phase == "direct" and self.brief.accused(view.witness or "")
        return LAST_WORDS if accused else MADE_GOOD

    def _kinds(self, view: CounselView, ground: Ground, lately: Sequence[Ground]) -> list[Ground]:
        """What may be wrong with the next question, the likeliest first. ``lately``: what was wrong with the last ones,
        of which each comes after what was not."""
        crossing = view.phase in ON_CROSS
        own: Sequence[Ground] = self.chance.shuffled(OF_CROSS if crossing else OF_DIRECT, "instead", view.number)
        every: list[Ground] = [ground, *own, *AT_LAST["cross" if crossing else "direct"]]
        kinds = sorted(every, key=lambda one: lately.count(one) + (0 if one == ground else LATER.get(one, 0)))
        barred = set[Ground]() if self._may_ask_again(view) else {"asked_and_answered"}
        barred |= {"compound"} if view.left < TWOFOLD else set()
        return [one for one in dict.fromkeys(kinds) if one not in barred]

    def _made_lately(self, view: CounselView) -> list[tuple[int, Ground]]:
        """Of this side's last questions to this witness those that were wrong, the last first: the number, and what was
        wrong with it. It was stopped for that, or it is one of the very last and it is plain to see."""
        own = [one for one in reversed(view.exchanges) if one.by == view.me]
        kinds: list[tuple[int, Ground | None]] = [
            (one.no, self._kind(view, one, fresh=place < FRESH)) for place, one in enumerate(own)
        ]
        return [(no, kind) for no, kind in kinds if kind]

    def _kind(self, view: CounselView, one: Exchange, *, fresh: bool) -> Ground | None:
        sustained = [ruled for ruled in view.rulings if ruled.no == one.no and ruled.ruling == "sustained"]
        stopped = [ruled for ruled in sustained if ruled.by != view.me]
        if stopped:
            return stopped[-1].ground
        return self._plain_kind(view, one.question) if fresh else None

    def _plain_kind(self, view: CounselView, question: str) -> Ground | None:
        before = tuple(one for one in view.asked if one != question)
        found = self.flaws(setting_of(self.brief, view.model_copy(update={"asked": before}), question))
        plain = [one for one in found if one.sure >= PLAIN and one.ground != "asked_and_answered"]
        return max(plain, key=lambda one: one.sure).ground if plain else None

    def _of(self, ground: Ground, slots: Slots, ways: Sequence[str], plainly: bool) -> PutQuestion | None:
        """A defective question of this kind after the first goal of the plan, one of these; None where it does not lend
        itself."""
        text = self._defects.best(slots.view, ways, ground, plainly=plainly)
        if not text or (ground != "asked_and_answered" and self.again(slots.view, text)):
            return None
        return PutQuestion(text=text, aims=slots.plan[0].aims, defect=ground)

    def _at_last(self, view: CounselView, plan: Sequence[Goal], goals: Sequence[Goal]) -> PutQuestion | None:
        """A taunt on cross, and on direct a question put once more: nobody errs without an error."""
        made = self._made_lately(view)
        if view.phase in ON_CROSS and [kind for _, kind in made[:1]] != ["argumentative"]:
            taunt = self._defects.at_last(view, goals)
            return PutQuestion(text=taunt, aims=plan[0].aims, defect="argumentative") if taunt else None
        direct = view.phase in ON_DIRECT and self._may_ask_again(view)
        again = self._defects.once_more(view, plan) if direct else ""
        return PutQuestion(text=again, aims=plan[0].aims, defect="asked_and_answered") if again else None

    def _turned(self, view: CounselView, goals: Sequence[Goal]) -> Sequence[Slots]:
        """What stands in the lines for these goals, and for the same with a later one first."""
        first = self._defects.slots(view, goals)
        turned = ((*goals[place:], *goals[:place]) for place in range(len(goals)))
        return [self._defects.slots(view, one, first) for one in turned]

    def _risked(self, view: CounselView, plan: Sequence[Goal]) -> Sequence[Goal]:
        """What a mistake may be made of: with an exhibit in the witness's hand only what founds it, and else nothing
        with which one is handed up, on cross not the point that is kept for the end, and nothing that counts when the
        court's limit is near."""
        held = in_hand(view)
        if held:
            return [goal for goal in plan if founds(self.brief, goal, held)]
        short = short_of_room(view, plan)
        free = [goal for goal in (plan[:-1] if view.phase == "cross" else plan) if not goal.exhibit]
        return [goal for goal in free if not short or goal.worth < BOLD]

    def _spare(self, view: CounselView, plan: Sequence[Goal]) -> Sequence[Goal]:
        """What counsel has not planned and can make a mistake of; nothing while an exhibit is open, or room is
        short."""
        if in_hand(view) or short_of_room(view, plan):
            return ()
        return [goal for goal in askable(self.brief, view) if goal not in plan and not goal.exhibit]

    def _may_ask_again(self, view: CounselView) -> bool:
        """Whether counsel may put a question twice in this examination, which is one of few in the trial."""
        seats = self.chance.shuffled([one.id for one in view.witnesses], "again", self.brief.case.id)
        drawn = dict(zip(seats, AGAIN, strict=False))
        return view.phase in drawn.get(view.witness or "", ()) and not _asked_again(view)

    @cached_property
    def _defects(self) -> Defects:
        return Defects(self.brief, self.flaws, self.chance.within("defects", self.brief.case.id))


def _last_put(view: CounselView) -> list[int]:
    """The numbers of this side's last questions to this witness, the last first."""
    return [one.no for one in reversed(view.exchanges) if one.by == view.me]


def short_of_room(view: CounselView, plan: Sequence[Goal]) -> bool:
    """Whether the court's limit leaves no question to lose: on cross none beyond the plan, else a few less."""
    return view.left <= len(plan) + (0 if view.phase == "cross" else SPARE)


def _asked_again(view: CounselView) -> bool:
    """Whether counsel has put a question to this witness twice: once is a slip, and twice a manner."""
    theirs = frozenset(view.asked_by_other)
    own = [normalised(bare(one)) for one in view.asked if one not in theirs]
    pairs = [(one, later) for place, one in enumerate(own) for later in own[place + 1 :]]
    return any(one <= later or _nearly(one, later) for one, later in pairs if len(one) > 1)


def _nearly(one: frozenset[str], later: frozenset[str]) -> bool:
    """Whether the same was asked, but for the name by which the witness was called."""
    return len(one) >= LONG and len(one & later) >= SAME_WORDS * max(len(one), len(later))
