"""What counsel does when it is its turn: offers what is founded, shows what is admitted, asks, or rests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.kernel.record import Act
from venire.law.asked_for import asked_for
from venire.law.dedup import normalised
from venire.law.objection import Ground
from venire.law.objections.setting import Finding
from venire.law.objections.tempting import bare as plain
from venire.participants.briefs.examination.repeated import repeated
from venire.participants.understudy.counsel.brief import Brief, bare
from venire.participants.understudy.counsel.charge import charge_due
from venire.participants.understudy.counsel.defect_slots import Slots
from venire.participants.understudy.counsel.defects import Defects
from venire.participants.understudy.counsel.goals import Goal, Goals
from venire.participants.understudy.counsel.identifying import Identifying
from venire.participants.understudy.counsel.naming import lower_first
from venire.participants.understudy.counsel.plan import (
    SHORT,
    SPARE,
    askable,
    chosen,
    founds,
    in_hand,
    kept_out,
    struck_for_foundation,
)
from venire.participants.understudy.counsel.promises import after, owed, struck_for_form
from venire.participants.understudy.counsel.reasons import reason_left
from venire.participants.understudy.counsel.settings import setting_of
from venire.participants.understudy.counsel.wording import Flaws, Wording
from venire.participants.understudy.counsel.words import lines
from venire.proceedings.examination.acts import OfferExhibit, PutQuestion, Rest, ShowExhibit
from venire.proceedings.examination.view import CounselView

BOLD = 4.5
"""What a goal must be worth to be asked for at the risk of an objection."""
AGAIN = 0.5
"""In how many examinations counsel may put a question twice."""
IN_SUBSTANCE = 0.7
"""Share of the words of a question that was stopped, or of a new one, from which they ask for the same."""
SAME_WORDS, LONG = 0.6, 4
"""The share of words, and how many, from which two questions ask for the same."""
LATELY = 4
"""A fault that two of the last so many rulings were about is made again only where no other will do."""
OF_THE_QUESTION: Mapping[str, tuple[Ground, ...]] = {
    "direct": ("leading", "compound", "narrative", "foundation"),
    "cross": ("compound", "argumentative", "assumes_facts", "scope"),
}
"""Defects that can be made of the very question that counsel would have put, where another kind has no place."""
OF_THE_CASE: Mapping[str, tuple[Ground, ...]] = {
    "direct": ("hearsay", "speculation"),
    "cross": ("speculation", "foundation"),
}
"""Those that are tried next."""
AT_LAST: tuple[Ground, ...] = (
    "best_evidence", "opinion", "character", "asked_and_answered", "vague", "relevance", "leading", "narrative",
)  # fmt: skip
"""And where nothing else lends itself."""


@dataclass(frozen=True)
class Asking:
    """Counsel on its feet."""

    brief: Brief
    flaws: Flaws
    chance: Chance

    def act(self, view: CounselView) -> Act:
        """The next step of the examination."""
        goals = Goals(self.brief, view)
        shown, founded = goals.to_show(), goals.founded()
        if shown:
            return ShowExhibit(exhibit=shown)
        if kept := self._kept(view):
            return kept
        if founded:
            return self._offered(view, founded)
        return self._question(view)

    def _offered(self, view: CounselView, exhibit: str) -> Act:
        """The offer of what is founded, when the witness has seen it and said that it is as it was."""
        before = self._identifying.put_before(view, exhibit) or self._identifying.vouched(view, exhibit)
        return before or OfferExhibit(exhibit=exhibit)

    def _question(self, view: CounselView) -> Act:
        if opening := self._opening(view):
            return opening
        if laid := self._laid(view):
            return laid
        if begun := self._identifying.begun(view) or self._reason(view):
            return begun
        plan = chosen(self.brief, view)
        errs = view.err and not struck_for_form(view)
        if errs and view.err_ground is not None and plan and not self._wording.tenders(view):
            risked = self._risked(view, plan)
            everything = self._spare(view, plan)
            wrong = self._wrongly(view, risked, view.err_ground) or self._wrongly(view, everything, view.err_ground)
            if wrong is not None:
                return wrong
            scolded = _just_sustained(view) and view.rulings[-1].ground == "argumentative"
            taunts = view.phase in ("cross", "recross") and not scolded
            if taunts and (taunt := self._defects.at_last(view, (*risked, *everything))):
                return PutQuestion(text=taunt, aims=plan[0].aims, defect="argumentative")
            tries = view.phase in ("direct", "redirect") and self._may_ask_again(view)
            if tries and (again := self._defects.once_more(view, plan)):
                return PutQuestion(text=again, aims=plan[0].aims, defect="asked_and_answered")
        if held := self._held_too_long(view, plan):
            return held
        if view.phase == "cross" and len(plan) < SHORT and (charged := self._charge(view)):
            return charged
        fair = self._fairly(view, plan, boldly=False) or self._fairly(view, plan, boldly=True)
        return fair or self._tried(view) or self._charge(view) or Rest()

    def _kept(self, view: CounselView) -> Act | None:
        """What was stopped for its form, put in a proper one before anything else."""
        due = owed(self.brief, view)
        return self._promised(view, due, boldly=False) or self._promised(view, due, boldly=True)

    def _promised(self, view: CounselView, due: Sequence[Goal], *, boldly: bool) -> PutQuestion | None:
        for goal in due:
            text = self._wording.question(view, goal, boldly=boldly)
            if text and not self._again(view, text, insists=True):
                return PutQuestion(text=text, aims=goal.aims)
        return None

    def _charge(self, view: CounselView) -> PutQuestion | None:
        """The charge itself, before an accused is let go."""
        due = charge_due(self.brief, view)
        return None if due is None or repeated(due.text, view, self.brief.topics) else due

    def _held_too_long(self, view: CounselView, plan: Sequence[Goal]) -> OfferExhibit | None:
        """The offer of what the witness has in hand, where nothing more of its foundation can be asked: counsel lays no
        exhibit aside half done, and whether it is enough the court decides."""
        held = in_hand(view)
        piece = [goal for goal in plan if founds(self.brief, goal, held)]
        if not held or held != self._identifying.never_offered(view):
            return None
        more = self._fairly(view, piece, boldly=False) or self._fairly(view, piece, boldly=True)
        return None if more else OfferExhibit(exhibit=held)

    def _reason(self, view: CounselView) -> PutQuestion | None:
        """On direct the reason, after a bare yes to what it is a reason for."""
        asks, goal = reason_left(self.brief, view) if view.phase in ("direct", "redirect") else ("", None)
        if goal is None or repeated(asks, view, self.brief.topics):
            return None
        sworn: frozenset[Ground] = frozenset(("asked_and_answered", "assumes_facts"))
        flawed = any(one.ground not in sworn for one in self._wrong_with(view, asks))
        return None if flawed else PutQuestion(text=asks, aims=goal.aims)

    def _wrong_with(self, view: CounselView, asks: str) -> Sequence[Finding]:
        return self.flaws(setting_of(self.brief, view, asks))

    def _tried(self, view: CounselView) -> OfferExhibit | None:
        """At the end of direct what was identified is offered all the same: whether it is enough the court decides."""
        named = self._identifying.never_offered(view) if view.phase == "direct" else ""
        return OfferExhibit(exhibit=named) if named else None

    def _laid(self, view: CounselView) -> Act | None:
        """After an objection for want of foundation was sustained: the same question, with where the knowledge comes
        from before it. Only for what founds an exhibit or is worth much, and once for each thing."""
        struck = struck_for_foundation(view)
        lays = [lay for lay in lines()["leads"]["laid"] if not any(one.startswith(lay) for one in view.asked)]
        if view.err or not struck or view.phase != "direct" or not lays or _laid_before(view, struck):
            return None
        sought = after(self.brief, view, struck)
        near = [goal for goal in Goals(self.brief, view).all() if any(fact.id in sought for fact in goal.facts)]
        wanted = [goal for goal in near if goal.founds or goal.worth >= BOLD]
        if not wanted:
            return None
        lead = self.chance.within("laid").pick(lays, view.number)
        asked = plain(struck)
        return PutQuestion(text=f"{lead} {asked if lead.endswith('.') else lower_first(asked)}", aims=wanted[0].aims)

    def _opening(self, view: CounselView) -> Act | None:
        """The first question of a direct examination: who the witness is and what it does."""
        if view.phase != "direct" or any(one.phase == "direct" for one in view.exchanges):
            return None
        dice, words = self.chance.within("opening", view.witness), lines()["direct"]
        return PutQuestion(text=dice.pick(words["who"], "who"))

    def _wrongly(self, view: CounselView, plan: Sequence[Goal], ground: Ground) -> Act | None:
        """A defective question on the ground that the dice named, or where nothing lends itself to it on another."""
        kind = "cross" if view.phase in ("cross", "recross") else "direct"
        near: Sequence[Ground] = self.chance.shuffled(OF_THE_QUESTION[kind], "instead", view.number)
        far: Sequence[Ground] = self.chance.shuffled(OF_THE_CASE[kind], "at last", view.number)
        last: Sequence[Ground] = [one for one in AT_LAST if kind == "direct" or one not in ("leading", "narrative")]
        grounds: Sequence[Ground] = (ground, *near, *far, *last)
        if _just_sustained(view):
            grounds = [one for one in grounds if one != view.rulings[-1].ground]
        lately = [one.ground for one in view.rulings[-LATELY:]]
        grounds = sorted(grounds, key=lambda one: lately.count(one) > 1)
        if not self._may_ask_again(view):
            grounds = [one for one in grounds if one != "asked_and_answered"]
        first = self._defects.slots(view, plan)
        turned = [self._defects.slots(view, after, first) for after in _turned(plan)]
        made = (self._defective(slots, grounds, plainly) for plainly in (True, False) for slots in turned)
        return next((one for one in made if one is not None), None)

    def _risked(self, view: CounselView, plan: Sequence[Goal]) -> Sequence[Goal]:
        """What a mistake may be made of: with an exhibit in the witness's hand only what founds it, on cross not the
        point that is kept for the end, and nothing that counts when the court's limit is near."""
        held = in_hand(view)
        if held:
            return [goal for goal in plan if founds(self.brief, goal, held)]
        short = _short_of_room(view, plan)
        return [goal for goal in (plan[:-1] if view.phase == "cross" else plan) if not short or goal.worth < BOLD]

    def _spare(self, view: CounselView, plan: Sequence[Goal]) -> Sequence[Goal]:
        """What counsel has not planned and can make a mistake of; nothing while an exhibit is open, or room is
        short."""
        if in_hand(view) or _short_of_room(view, plan):
            return ()
        return [goal for goal in askable(self.brief, view) if goal not in plan[-1:]]

    def _may_ask_again(self, view: CounselView) -> bool:
        """Whether counsel puts a question twice in this examination: to some witnesses, and then one."""
        return not _asked_again(view) and self.chance.below(AGAIN, "again", view.witness, view.phase or "")

    def _defective(self, slots: Slots, grounds: Sequence[Ground], plainly: bool) -> PutQuestion | None:
        """A defective question after the first goal of the plan, on the first ground that lends itself."""
        for ground in grounds:
            text = self._defects.question(slots, ground, plainly=plainly)
            if text and (ground == "asked_and_answered" or not self._again(slots.view, text)):
                return PutQuestion(text=text, aims=slots.plan[0].aims, defect=ground)
        return None

    def _fairly(self, view: CounselView, plan: Sequence[Goal], *, boldly: bool) -> Act | None:
        """The first goal that can be asked for; ``boldly``: at the risk of an objection, for what is worth it."""
        for goal in plan:
            text = self._wording.question(view, goal, boldly=boldly) if not boldly or goal.worth >= BOLD else ""
            insists = founds(self.brief, goal, in_hand(view))
            if text and not self._again(view, text, insists=insists):
                named = self._identifying.named(view, goal.exhibit, len(plan)) if goal.exhibit else None
                return named or PutQuestion(text=text, aims=goal.aims, exhibit=goal.exhibit or None)
        return None

    def _again(self, view: CounselView, text: str, *, insists: bool = False) -> bool:
        """Whether the court would refuse it as asked before, or has kept out what it asks for. ``insists``: of the
        exhibit in hand a question that was stopped is put once more in another form."""
        words = normalised(bare(text))
        if view.phase == "direct" and not insists and _has_been_told(view, text):
            return True
        stopped = not insists and any(_much_of(normalised(bare(one)), words) for one in kept_out(view))
        return stopped or bool(repeated(text, view, self.brief.topics))

    @cached_property
    def _wording(self) -> Wording:
        return Wording(self.brief, self.flaws, self.chance.within("wording"))

    @cached_property
    def _identifying(self) -> Identifying:
        return Identifying(self.brief, self.flaws, self.chance.within("identifying"))

    @cached_property
    def _defects(self) -> Defects:
        return Defects(self.brief, self.flaws, self.chance.within("defects"))


def _has_been_told(view: CounselView, text: str) -> bool:
    """Whether a question that asks whether has been answered in so many words by this witness, asked for something
    else: nobody asks whether it was on Monday who has just been told that it was."""
    words = normalised(bare(text))
    if len(words) < LONG or asked_for(bare(text)).kind != "whether":
        return False
    own = [one for one in view.exchanges if one.by == view.me and one.answer and not one.struck]
    return any(words <= normalised(one.answer) for one in own)


def _short_of_room(view: CounselView, plan: Sequence[Goal]) -> bool:
    """Whether the court's limit leaves no question to lose: on cross none beyond the plan, else a few less."""
    return view.left <= len(plan) + (0 if view.phase == "cross" else SPARE)


def _turned(plan: Sequence[Goal]) -> Iterator[Sequence[Goal]]:
    """The plan, and the same with a later goal first."""
    return ((*plan[place:], *plan[:place]) for place in range(len(plan)))


def _much_of(stopped: frozenset[str], words: frozenset[str]) -> bool:
    """Whether a question asks in substance for what the court has just kept out."""
    least = min(len(stopped), len(words))
    return stopped <= words or (least > 1 and len(stopped & words) >= IN_SUBSTANCE * least)


def _just_sustained(view: CounselView) -> bool:
    """Whether the last question was stopped: nobody makes the same mistake in the next breath."""
    last, ruled = (view.exchanges or (None,))[-1], (view.rulings or (None,))[-1]
    return bool(last and ruled and last.struck and not last.answer and ruled.no == last.no and last.by == view.me)


def _asked_again(view: CounselView) -> bool:
    """Whether counsel has put a question to this witness twice: once is a slip, and twice a manner."""
    theirs = frozenset(view.asked_by_other)
    own = [normalised(bare(one)) for one in view.asked if one not in theirs]
    pairs = [(one, later) for place, one in enumerate(own) for later in own[place + 1 :]]
    return any(one <= later or _nearly(one, later) for one, later in pairs if len(one) > 1)


def _nearly(one: frozenset[str], later: frozenset[str]) -> bool:
    """Whether the same was asked, but for the name by which the witness was called."""
    return len(one) >= LONG and len(one & later) >= SAME_WORDS * max(len(one), len(later))


def _laid_before(view: CounselView, struck: str) -> bool:
    """Whether a question that was stopped has been put again since."""
    words = normalised(plain(struck))
    return sum(words <= normalised(one.question) for one in view.exchanges) > 1
