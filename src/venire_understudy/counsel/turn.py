"""What counsel does when it is its turn: offers what is founded, shows what is admitted, asks, or rests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.kernel.record import Act
from venire.language.questions.wanted import asked_for
from venire.law.advocacy.counsel_file import CounselFile, bare
from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.setting import QuestionDefect
from venire.law.evidence.question.temptations import bare as plain
from venire.law.repetition.same_question import normalised
from venire.proceedings.examination.acts import OfferExhibit, PutQuestion, Rest, ShowExhibit
from venire.proceedings.examination.case_file import Flaws
from venire.proceedings.examination.question_setting import setting_of
from venire.proceedings.examination.repetition import repeated
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.errors.choice import Mistakes
from venire_understudy.counsel.examination.charge import charge_due
from venire_understudy.counsel.examination.exhibit_identification import Identifying
from venire_understudy.counsel.examination.goals import Goal, Goals
from venire_understudy.counsel.examination.plan import (
    SHORT,
    chosen,
    founds,
    in_hand,
    kept_out,
    struck_for_foundation,
)
from venire_understudy.counsel.examination.question import QuestionWording
from venire_understudy.counsel.examination.reasons_after_facts import reason_left
from venire_understudy.counsel.examination.rephrasing import after, owed
from venire_understudy.counsel.examination.words import lines
from venire_understudy.counsel.questions.names_in_sentences import lower_first

BOLD = 4.5
"""What a goal must be worth to be asked for at the risk of an objection."""
IN_SUBSTANCE = 0.7
"""Share of the words of a question that was stopped, or of a new one, from which they ask for the same."""
LONG = 4
"""So many words a question has that is known again by them."""


@dataclass(frozen=True)
class CounselTurn:
    """Counsel on its feet."""

    brief: CounselFile
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
        if self._may_err(view, plan) and (wrong := self._mistakes.made(view, plan)):
            return wrong
        if held := self._held_too_long(view, plan):
            return held
        if view.phase == "cross" and len(plan) < SHORT and (charged := self._charge(view)):
            return charged
        return self._fair(view, plan) or self._tried(view) or self._charge(view) or Rest()

    def _may_err(self, view: CounselView, plan: Sequence[Goal]) -> bool:
        """Whether there is room for a mistake: nobody rises a second time for a question that is wrong and no other."""
        if not view.err or not plan or self._wording.tenders(view):
            return False
        return view.phase not in ("redirect", "recross") or self._fair(view, plan) is not None

    def _fair(self, view: CounselView, plan: Sequence[Goal]) -> Act | None:
        """The next proper question, or failing that one that is worth an objection."""
        return self._fairly(view, plan, boldly=False) or self._fairly(view, plan, boldly=True)

    def _kept(self, view: CounselView) -> Act | None:
        """What was stopped for its form, put in a proper one before anything else."""
        due = owed(self.brief, view)
        return self._promised(view, due, boldly=False) or self._promised(view, due, boldly=True)

    def _promised(self, view: CounselView, due: Sequence[Goal], *, boldly: bool) -> PutQuestion | None:
        for goal in due:
            text = self._wording.question(view, goal, boldly=boldly)
            told = view.phase == "direct" and _has_been_told(view, text)
            if text and not told and not self._again(view, text, insists=True):
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
        return None if self._fair(view, piece) else OfferExhibit(exhibit=held)

    def _reason(self, view: CounselView) -> PutQuestion | None:
        """On direct the reason, after a bare yes to what it is a reason for."""
        asks, goal = reason_left(self.brief, view) if view.phase in ("direct", "redirect") else ("", None)
        if goal is None or repeated(asks, view, self.brief.topics):
            return None
        sworn: frozenset[Ground] = frozenset(("asked_and_answered", "assumes_facts"))
        flawed = any(one.ground not in sworn for one in self._wrong_with(view, asks))
        return None if flawed else PutQuestion(text=asks, aims=goal.aims)

    def _wrong_with(self, view: CounselView, asks: str) -> Sequence[QuestionDefect]:
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
        ways = self.chance.within("opening").shuffled(lines()["direct"]["who"], "who")
        own = [one.id for one in view.witnesses]
        return PutQuestion(text=ways[own.index(view.witness or "") % len(ways)])

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
    def _wording(self) -> QuestionWording:
        return QuestionWording(self.brief, self.flaws, self.chance.within("wording"))

    @cached_property
    def _identifying(self) -> Identifying:
        return Identifying(self.brief, self.flaws, self.chance.within("identifying"))

    @cached_property
    def _mistakes(self) -> Mistakes:
        return Mistakes(self.brief, self.flaws, self.chance, self._again)


def _has_been_told(view: CounselView, text: str) -> bool:
    """Whether a question that asks whether has been answered in so many words by this witness, asked for something
    else: nobody asks whether it was on Monday who has just been told that it was."""
    words = normalised(bare(text))
    if len(words) < LONG or asked_for(bare(text)).kind != "whether":
        return False
    own = [one for one in view.exchanges if one.by == view.me and one.answer and not one.struck]
    return any(words <= normalised(one.answer) for one in own)


def _much_of(stopped: frozenset[str], words: frozenset[str]) -> bool:
    """Whether a question asks in substance for what the court has just kept out."""
    least = min(len(stopped), len(words))
    return stopped <= words or (least > 1 and len(stopped & words) >= IN_SUBSTANCE * least)


def _laid_before(view: CounselView, struck: str) -> bool:
    """Whether a question that was stopped has been put again since."""
    words = normalised(plain(struck))
    return sum(words <= normalised(one.question) for one in view.exchanges) > 1
