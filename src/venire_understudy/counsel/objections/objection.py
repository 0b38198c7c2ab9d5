"""Whether to object, on which ground, and the sentence that is said for it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.kernel.record import Act
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.case_file.case import Exhibit
from venire.law.evidence.detectors.form.asked_and_answered import SPENT
from venire.law.evidence.detectors.form.compound import introduces
from venire.law.evidence.expertise import expert_here
from venire.law.evidence.grounds import Ground, Phase
from venire.law.evidence.own_paper import in_own_hand
from venire.law.evidence.question.setting import QuestionDefect
from venire.law.evidence.question.temptations import bare, looks_like
from venire.proceedings.examination.acts import LetStand, Object
from venire.proceedings.examination.case_file import Flaws
from venire.proceedings.examination.question_setting import setting_of
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.examination.words import lines, unsaid
from venire_understudy.counsel.objections.bluff import denies_own_case, might_rise, welcome
from venire_understudy.counsel.objections.plain_grounds import OFF_THE_CASE, Plain, plainly
from venire_understudy.judge.grounds.discretion import Arguable, arguable

_UNSPOKEN: frozenset[Ground] = frozenset(("speculation", "scope", "assumes_facts"))
"""Grounds whose detectors explain themselves better to a reader than to a court."""
KEEN, PATIENT = 0.4, 0.5
"""How sure counsel must be: one who watches every word, and one who saves its objections. Drawn for each session."""
LATELY = 8
"""Of so many rulings two on one ground were lost: nobody tries it a third time in the next breath."""
SHORT = 12
"""A question of so many words can be said back whole."""
LONG = 24
"""A detector's reason of more words is not spoken: it says the whole question back."""
SAVED = 1.0
"""Of the objections that might be made in good faith so many are: the others are saved for what matters."""
OWN_WORDS = 0.7
"""How often counsel objects to a paper that the witness wrote."""
UNFAIR = 0.4
"""How often counsel asks the court to keep out what a jury will not like to see."""
_HARD: Mapping[str, re.Pattern[str]] = {
    "unfair_seen": re.compile(r"\b(?:photograph|picture)s? of .*\b(?:wrist|wound|bod(?:y|ies)|blood|skull)\b", re.I),
    "unfair_heard": re.compile(r"\brecording of .*\b(?:emergency call|scream|cry)\b", re.IGNORECASE),
}
"""Which things are hard to look at, or to listen to: a typed summary is neither."""
_DATED = re.compile(r"^(?:when|since when|how long|at what|on what|on which)\b|\d|\b\w+day\b|\b(?:night|noon)\b", re.I)
"""A question that asks for the time, or gives it."""
_HAPPENED = re.compile(r"\b(?:did|was|were|had)\b|\b\w{3,}ed\b", re.IGNORECASE)
"""Of what happened one may ask when; how things are, and how they go, has no hour."""
BARE: Mapping[Ground, float] = {
    "leading": 0.6, "compound": 0.5, "narrative": 0.5, "hearsay": 0.5, "speculation": 0.5, "asked_and_answered": 0.5,
    "argumentative": 0.4, "scope": 0.4, "vague": 0.3, "foundation": 0.3, "best_evidence": 0.3,
}  # fmt: skip
"""How often counsel says no more than the ground: the court sees a plain fault without a speech. Where counsel knows
that there is none, it takes words to make one seem."""
_CALL = re.compile(r"\bcall(?:ing)? the witness\b")
_SOFAR = "\0"
_SLOT = re.compile(r"\{(\w+)\}")
_BEFORE: Mapping[Phase, str] = {"cross": "direct", "redirect": "cross", "recross": "redirect"}


@dataclass(frozen=True)
class ObjectingCounsel:
    """Counsel in its chair."""

    brief: CounselFile
    flaws: Flaws
    chance: Chance

    def act(self, view: CounselView) -> Act:
        """An objection, or none."""
        pending = view.pending
        if pending is None or (pending.matter == "question" and introduces(pending.text)):
            return LetStand()  # nobody keeps a witness from saying who it is
        if view.err:
            return self._wrongly(view, view.err_ground) if view.err_ground else LetStand()
        return self._offer(view) if pending.matter == "exhibit" else self._rightly(view)

    def _rightly(self, view: CounselView) -> Act:
        assert view.pending is not None
        plain = plainly(self.brief, view, self.chance.within("plain"))
        if plain and plain.lines == OFF_THE_CASE:
            return self._plainly(view, plain)
        threshold = KEEN + (PATIENT - KEEN) * self.chance.unit("patience", view.me)
        allowed = view.settings.objection_types
        found = self.flaws(setting_of(self.brief, view, view.pending.text))
        sure = [one for one in found if one.sure >= threshold and (not allowed or one.ground in allowed)]
        sure = [one for one in sure if one.ground != "asked_and_answered" or one.sure >= SPENT]
        sure = [one for one in sure if not denies_own_case(self.brief, view, one.ground)]
        if sure:
            return Object(ground=sure[0].ground, argument=self._argument(view, sure[0]))
        return self._plainly(view, plain) if plain else self._arguably(view)

    def _arguably(self, view: CounselView) -> Act:
        """What might be sustained and might not: counsel tries it now and then, and not twice in the same words."""
        assert view.pending is not None
        allowed, dice = view.settings.objection_types, self.chance.within("arguable", view.number)
        if welcome(self.brief, view):
            return LetStand()
        for kind in arguable(setting_of(self.brief, view, view.pending.text)):
            if lost_on(view, kind) or just_cured(view, kind.ground) or denies_own_case(self.brief, view, kind.ground):
                continue
            said = [line.format(before=before(view)) for line in kind.objection]
            fresh = [line for line in said if line in unsaid(said, view)]
            if (not allowed or kind.ground in allowed) and fresh and dice.below(SAVED * kind.rises, kind.name):
                return Object(ground=kind.ground, argument=dice.pick(fresh, "words"))
        return LetStand()

    def _debatable(self, view: CounselView, ground: Ground) -> str:
        """What can be said in good faith against the question on this ground; empty where there is nothing."""
        assert view.pending is not None
        kinds = [kind for kind in arguable(setting_of(self.brief, view, view.pending.text)) if kind.ground == ground]
        said = [line.format(before=before(view)) for kind in kinds for line in kind.objection]
        fresh = [line for line in said if line in unsaid(said, view)]
        return self.chance.pick(fresh, "debatable", view.number) if fresh else ""

    def _plainly(self, view: CounselView, plain: Plain) -> Act:
        """What the papers show to be objectionable."""
        own = [line.format(**plain.slots) for line in lines()["right"][plain.lines]]
        return Object(ground=plain.ground, argument=self.chance.pick(unsaid(own, view), "plain", view.number))

    def _argument(self, view: CounselView, finding: QuestionDefect) -> str:
        """The detector's own sentence about these words, or one of counsel's; nothing where the ground says it all."""
        if self.chance.below(BARE.get(finding.ground, 0.0), "bare", view.number):
            return ""
        slots = {"before": before(view), "Before": before(view).capitalize()}
        own = [line.format(**slots) for line in self._callable(view, lines()["right"][self._of_whom(view, finding)])]
        told = () if finding.ground in _UNSPOKEN or len(finding.why.split()) > LONG else (finding.why,)
        return self.chance.pick(unsaid((*own, *told), view), "argument", view.number)

    def _of_whom(self, view: CounselView, finding: QuestionDefect) -> str:
        """The lines for this ground: of what an expert is told to say nobody says that the expert saw it."""
        assert view.pending is not None
        setting = setting_of(self.brief, view, view.pending.text)
        expert = expert_here(setting.witness, (*setting.questions, setting.question))
        return "leading_expert" if finding.ground == "leading" and expert else finding.ground

    def _callable(self, view: CounselView, said: Sequence[str]) -> Sequence[str]:
        """Without the advice to call the witness, where that is the accused: the prosecution never can."""
        witness = self.brief.witnesses[view.witness or ""].name
        accused = self.brief.case.kind == "criminal" and witness == self.brief.case.defendant.name
        return [line for line in said if not (accused and _CALL.search(line))] or said

    def _wrongly(self, view: CounselView, ground: Ground) -> Act:
        """An objection that sounds like one, to a question that is proper: one on which lawyers differ where there is
        one on this ground, and none where nobody would rise."""
        assert view.pending is not None
        lately = [one.ground for one in view.rulings[-LATELY:] if (one.by, one.ruling) == (view.me, "overruled")]
        if just_cured(view, ground) or denies_own_case(self.brief, view, ground) or lately.count(ground) > 1:
            return LetStand()
        if argued := self._debatable(view, ground):
            return Object(ground=ground, argument=argued)
        if not might_rise(self.brief, view, ground):
            return LetStand()
        asked = _hour_whole(bare(view.pending.text).rstrip("?."))
        slots = {
            "words": _quoted(looks_like(view.pending.text, ground)),
            "body": asked if len(asked.split()) <= SHORT else "",
            "before": before(view),
            "Before": before(view).capitalize(),
            "undated": _SOFAR if _HAPPENED.search(asked) and not _DATED.search(asked) else "",
        }
        fit = [line for line in lines()["wrong"][ground] if all(slots[name] for name in _SLOT.findall(line))]
        said = [_begun(line.format(**slots).removeprefix(_SOFAR)) for line in self._callable(view, fit)]
        return Object(ground=ground, argument=self.chance.pick(unsaid(said, view), "wrong", view.number))

    def _offer(self, view: CounselView) -> Act:
        """An exhibit is objected to where its foundation has a hole."""
        assert view.pending is not None
        exhibit = self.brief.exhibits.get(view.pending.exhibit or "")
        if exhibit is None:
            return LetStand()
        told = view.affirmed
        allowed = view.settings.objection_types
        wanting = [fact for fact in exhibit.foundation if fact not in told]
        if not wanting:
            return self._own_words(view, exhibit) or self._unfair(view, exhibit)
        if allowed and "foundation" not in allowed:
            return LetStand()
        words = self.chance.pick(lines()["offer"]["wanting"], "offer", view.pending.no)
        return Object(ground="foundation", argument=words)

    def _own_words(self, view: CounselView, exhibit: Exhibit) -> Object | None:
        """To what the other side's own witness wrote counsel objects as hearsay, mostly: it is a statement like any."""
        allowed = view.settings.objection_types
        fits = in_own_hand(self.brief.case, exhibit) and (not allowed or "hearsay" in allowed)
        if not fits or not self.chance.below(OWN_WORDS, "own words", exhibit.id):
            return None
        said = unsaid(lines()["offer"]["own_words"], view)
        return Object(ground="hearsay", argument=self.chance.pick(said, "own words said", exhibit.id))

    def _unfair(self, view: CounselView, exhibit: Exhibit) -> Act:
        """To what is hard to look at counsel objects now and then, though its foundation is laid: Rule 403."""
        assert view.pending is not None
        allowed = view.settings.objection_types
        hard = next((kind for kind, marks in _HARD.items() if marks.search(exhibit.name)), "")
        rises = hard and (not allowed or "relevance" in allowed) and self.chance.below(UNFAIR, "unfair", exhibit.id)
        if not rises:
            return LetStand()
        said = unsaid(lines()["offer"][hard], view)
        return Object(ground="relevance", argument=self.chance.pick(said, "unfair words", exhibit.id))


def lost_on(view: CounselView, kind: Arguable) -> bool:
    """Whether the court has lately overruled an objection of this kind: it is not tried again in the next breath."""
    return any(
        (one.by, one.ground, one.ruling) == (view.me, kind.ground, "overruled") and one.argument in kind.objection
        for one in view.rulings
    )


def just_cured(view: CounselView, ground: Ground) -> bool:
    """Whether the question before this one was stopped on this ground, so that this is its cure."""
    last = view.rulings[-1] if view.rulings else None
    pending = view.pending.no if view.pending else 0
    return last is not None and (last.ground, last.ruling, last.no) == (ground, "sustained", pending - 1)


def before(view: CounselView) -> str:
    """The examination that sets the scope of this one: "direct"."""
    return _BEFORE.get(view.phase, "direct") if view.phase else "direct"


def _quoted(words: str) -> str:
    """Words of the question as counsel says them back: a few, and not cut off."""
    return _hour_whole(words) if len(words.split()) <= SHORT else ""


def _hour_whole(words: str) -> str:
    """With the last point of "a.m.", which is no end of a sentence."""
    return f"{words}." if words.endswith((" a.m", " p.m")) else words


def _begun(line: str) -> str:
    """With a capital where it opens with words of the question."""
    return f"“{line[1].upper()}{line[2:]}" if line.startswith("“") else line
