"""What whoever asked answers to an objection: an argument where there is one, and no fight where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.advocacy.counsel_file import CounselFile, bare
from venire.law.evidence.detectors.detection import weighed
from venire.law.evidence.detectors.form.scope import small
from venire.law.evidence.detectors.form.scope_of_record import Stands, stands
from venire.law.evidence.detectors.substance.best_evidence import content_asked
from venire.law.evidence.detectors.substance.party_words import STATE_OF_MIND, is_named, speaker
from venire.law.evidence.detectors.substance.purpose import purpose
from venire.law.evidence.expertise import expert_here
from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.matter import Matter
from venire.law.evidence.question.notice import notice
from venire.law.evidence.question.setting import shared_words
from venire.proceedings.examination.acts import Respond
from venire.proceedings.examination.case_file import Flaws
from venire.proceedings.examination.question_setting import setting_of
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.examination.plan import CURED
from venire_understudy.counsel.examination.words import lines, unsaid
from venire_understudy.counsel.objections.defences import answered_so_far, fitting, in_the_record, own_words_reply
from venire_understudy.counsel.objections.objection import before
from venire_understudy.counsel.objections.plain_grounds import speaks_of_victim
from venire_understudy.judge.grounds.discretion import at_issue
from venire_understudy.judge.overruling import EARLIER

HOPELESS = 0.8
"""From this sureness of the objection's ground counsel may give way, and how often it does."""
GIVES_WAY = 0.5
PLAIN = 0.5
"""From this sureness on counsel sees for itself what the one word means."""
SILENT = 0.4
"""How often counsel says nothing to a plain objection of one word, and waits for the ruling."""
ARGUABLE = 0.4
"""From this sureness on there is something to explain away, though counsel would not have objected itself."""


@dataclass(frozen=True)
class RespondingCounsel:
    """Counsel on its feet again."""

    brief: CounselFile
    flaws: Flaws
    chance: Chance

    def act(self, view: CounselView) -> Respond:
        """A sentence or two."""
        pending = view.pending
        if pending is None or pending.ground is None:
            return Respond()
        if self._waits(view, pending.ground):
            return Respond()
        words = self._discussed(view, pending.ground) or self._words(view, pending.ground)
        slots = {"before": before(view), "Before": before(view).capitalize(), "subject": self._subject(view)}
        accused = self.brief.case.kind == "criminal" and self._is_the_defendant(view)
        fit = [line for line in words if not (accused and "calling the witness" in line)] or words
        said = unsaid([line.format(**slots) for line in fit], view)
        return Respond(text=self.chance.pick(said, "respond", pending.matter, pending.no))

    def _waits(self, view: CounselView, ground: Ground) -> bool:
        """Whether the objection is as short as it is plain, so that there is nothing to be said."""
        pending = view.pending
        if pending is None or pending.argument or pending.matter != "question":
            return False
        found = self.flaws(setting_of(self.brief, view, pending.text))
        plain = any(one.ground == ground and one.sure >= PLAIN for one in found)
        return plain and self.chance.below(SILENT, "silent", pending.no)

    def _is_the_defendant(self, view: CounselView) -> bool:
        return self.brief.witnesses[view.witness or ""].name == self.brief.case.defendant.name

    def _discussed(self, view: CounselView, ground: Ground) -> Sequence[str]:
        """What can be said where the ground is arguable and counsel sees no plain fault; else nothing."""
        assert view.pending is not None
        if view.pending.matter != "question":
            return ()
        setting = setting_of(self.brief, view, view.pending.text)
        if ground == "hearsay" and (told := own_words_reply(self.brief.case, view.witness or "", setting)):
            return lines()["respond"][told]
        plain = any(one.ground == ground for one in self.flaws(setting))
        if plain and self.chance.below(GIVES_WAY, "give way", view.pending.no):
            return ()
        kind = at_issue(setting, ground, view.pending.argument, plain=plain)
        return kind.reply if kind else ()

    def _words(self, view: CounselView, ground: Ground) -> Sequence[str]:
        return lines()["respond"].get(self._kind(view, ground)) or lines()["respond"]["plain"]

    def _kind(self, view: CounselView, ground: Ground) -> str:
        assert view.pending is not None
        if view.pending.matter != "question":
            if view.pending.matter != "exhibit":
                return view.pending.matter
            return self._for_the_exhibit(view, ground)
        setting = setting_of(self.brief, view, view.pending.text)
        found = self.flaws(setting)
        sure = max((one.sure for one in found if one.ground == ground), default=0.0)
        if sure >= HOPELESS and view.left <= 0:
            return "withdraw"
        if sure >= HOPELESS and self.chance.below(GIVES_WAY, "give way", view.pending.no):
            return self._given_up(ground)
        if ground == "scope" and (stood := self._stood(view)):
            return f"scope_{stood.standing}"
        if ground == "hearsay":
            return self._not_for_truth(view, sure=sure)
        if ground in ("assumes_facts", "leading") and view.phase in ("cross", "recross"):
            return f"{ground}_cross"
        if told := in_the_record(self.brief, view, setting, ground):
            return told
        seen = weighed(setting, ground)
        expert = expert_here(setting.witness, (*setting.questions, setting.question))
        if ground == "opinion" and expert:
            return "opinion_expert"
        if ground == "asked_and_answered" and (met := answered_so_far(view, setting)):
            return f"asked_and_answered_{met}"
        if sure or (seen and seen.sure >= ARGUABLE):
            return ground
        return fitting(ground, bare(view.pending.text), expert=expert) or self._baseless(ground)

    def _for_the_exhibit(self, view: CounselView, ground: Ground) -> str:
        """A foundation is said to be laid only where it is."""
        exhibit = self.brief.exhibits.get(view.pending.exhibit or "") if view.pending else None
        told = view.affirmed
        laid = exhibit is not None and told.issuperset(exhibit.foundation)
        kinds = {"relevance": "exhibit_unfair", "hearsay": "exhibit_own"}
        return kinds.get(ground, "exhibit" if laid else "exhibit_begun")

    def _stood(self, view: CounselView) -> Stands | None:
        """How the question stands to what the last examination opened, where one came before."""
        if view.opened is None or view.pending is None or view.pending.matter != "question":
            return None
        return stands(Matter(setting_of(self.brief, view, view.pending.text), shared_words), view.opened)

    def _subject(self, view: CounselView) -> str:
        """What the question has in common with it, in a phrase; empty for nothing."""
        stood = self._stood(view)
        return small(stood.subject) if stood else ""

    def _given_up(self, ground: Ground) -> str:
        if ground not in CURED:
            return "withdraw"
        return "rephrase_compound" if ground == "compound" else "rephrase"

    def _baseless(self, ground: Ground) -> str:
        """Counsel sees nothing in the objection: its own answer where there is one for that, or a plain one."""
        return f"{ground}_none" if f"{ground}_none" in lines()["respond"] else "plain"

    def _not_for_truth(self, view: CounselView, *, sure: float) -> str:
        """A party's own words are no hearsay against it; what others felt or meant may be told by their words."""
        assert view.pending is not None
        question, defendant = bare(view.pending.text), self.brief.case.defendant.name
        matter = Matter(setting_of(self.brief, view, question), shared_words)
        if notice(matter.setting):
            return "hearsay_notice"
        who, kind = speaker(matter), purpose(matter)
        if who and view.me == "prosecution" and kind not in ("command", "question") and is_named(who, defendant):
            return "hearsay_party"
        if kind:
            return f"hearsay_{kind}"
        if who and speaks_of_victim(self.brief, who) and STATE_OF_MIND.search(question.lower()):
            return "hearsay_mind"
        if not who and content_asked(matter):
            return "hearsay_paper"
        if view.phase in ("cross", "recross") and EARLIER.search(question):
            return "hearsay_earlier"
        return "hearsay" if sure or who else "hearsay_none"
