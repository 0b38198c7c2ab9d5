"""The understudy on the bench: from the judge's view to a ruling. Source: spec/trial.md, "Rules of evidence"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.language.questions.form import content, shared
from venire.law.api import (
    CARDS,
    SPENT,
    Case,
    Decision,
    Ground,
    Likeness,
    Matter,
    OpenedSubjects,
    QuestionDefect,
    Ruling,
    Setting,
    added,
    bare,
    called_for,
    exhibit_in,
    expert_here,
    explains,
    finders,
    given_up,
    introduced,
    named_in_court,
    notice,
    responsive_part,
    rule_on,
    shared_words,
    small,
    speaker,
    stands,
    subjects,
    tail,
    tendered,
    weighed,
)
from venire.proceedings.examination.acts import Rule
from venire.proceedings.examination.view import JudgeView, Pending
from venire_understudy.judge.earlier_rulings import (
    RuledBefore,
    had_already,
    is_the_accused,
    out_of_court,
    ruled_before,
)
from venire_understudy.judge.exhibit_offers import PREJUDICE, offer
from venire_understudy.judge.grounds.assumed_facts import assumed
from venire_understudy.judge.grounds.best_evidence import contents
from venire_understudy.judge.grounds.conversations import talk_of_others
from venire_understudy.judge.grounds.discretion import Arguable, at_issue
from venire_understudy.judge.grounds.irrelevance import docket
from venire_understudy.judge.grounds.opinion import OpinionReason, reason_against
from venire_understudy.judge.grounds.scope import reason_inside, told_of
from venire_understudy.judge.grounds.second_hand_knowledge import second_hand
from venire_understudy.judge.hearsay.declarant import SettledRuling, offered, whose_words
from venire_understudy.judge.hearsay.pleaded_exceptions import pleaded
from venire_understudy.judge.hearsay.prior_statements import put_to_the_writer
from venire_understudy.judge.hearsay.records import written
from venire_understudy.judge.lines.choice_of_line import RulingLine
from venire_understudy.judge.lines.witness_name import called
from venire_understudy.judge.lines.words import bench_lines
from venire_understudy.judge.motions_to_strike import Motion, elsewhere, named
from venire_understudy.judge.overruling import groundless
from venire_understudy.judge.settled_law import plain_law

_PLAIN_FROM_WORDS: frozenset[Ground] = frozenset(
    (
        "leading",
        "compound",
        "narrative",
        "vague",
        "hearsay",
        "privilege",
        "character",
        "best_evidence",
        "argumentative",
        "speculation",
        "opinion",
        "assumes_facts",
    )
)
"""Grounds that show in the question and the record alone: what a side says of them adds nothing."""
_OF_THE_RECORD: frozenset[Ground] = frozenset(("scope", "asked_and_answered"))
"""Grounds on which the judge goes by the record, and not by what is said of it."""
_HARDLY = 0.3
"""Below this sureness the question does not show the defect; of hearsay, whose words they are decides."""
_BORNE_OUT = 0.5
"""From this sureness on a question goes beyond what the last examination opened, whatever is said for it."""
_TIPS = 0.5
"""How far a judge's strictness and leaning tip what is left to it."""
_CUMULATIVE = re.compile(r"\b403\b.*\bcumulat|\bcumulat\w+.*\b403\b", re.IGNORECASE)
"""An objection that there has been enough of it; a judge cuts short what has gone on, and a fair trial goes on."""
_IN_ANOTHERS_HEAD = 0.87
"""From this sureness on it is a guess that is asked for, on whatever ground the other side rose."""
_NOBODY_TOLD = re.compile(
    r"^why (?:was|were|had|has) [^?]*?\b(?:never|not) (?:been )?(?:told|informed)\b", re.IGNORECASE
)
"""That somebody was not told is no statement."""
_PERCEIVED = frozenset(("602", "701", "704"))
"""Rules under which a judge says which inference it is, or what was not perceived."""
_LETTER = 0.7
"""From this strictness on a judge strikes all that was not asked for."""
_EXPLAINED = 0.1
"""How much stricter a judge must be to strike what only makes the answer clear."""
_LENIENT = 0.5
"""Up to this strictness a judge may let pass what was not asked for and explains nothing."""


@dataclass(frozen=True)
class CourtJudge:
    """Answers for ``judge`` in an examination. ``likeness``: how alike texts are in meaning."""

    case: Case
    chance: Chance
    likeness: Likeness = shared_words

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """A ruling. Raises :class:`VenireError` for a view that is not the judge's at a ruling."""
        if not isinstance(view, JudgeView) or view.pending is None or view.pending.ground is None:
            raise VenireError(f"Nothing is before the judge at {ask.key!r}.", "Ask the seat that the agenda names.")
        return self.rule(view, view.pending, view.pending.ground)

    def rule(self, view: JudgeView, pending: Pending, ground: Ground) -> Rule:
        """The ruling on what is before the court."""
        match pending.matter:
            case "exhibit":
                return offer(ground, RulingLine(view, pending, self.chance), self.case)
            case "answer":
                return self._strike(view, pending, ground)
            case _:
                return self._question(view, pending, ground)

    def _question(self, view: JudgeView, pending: Pending, ground: Ground) -> Rule:
        say = RulingLine(view, pending, self.chance)
        if gave := given_up(pending.response):
            return say.given_up("sustained", CARDS[ground].rules[0], gave)
        setting = self._setting(view, pending)
        found = weighed(setting, ground, self.likeness)
        if settled := self._settled(setting, view, pending, ground):
            return settled
        if before := ruled_before(view, setting):
            return self._as_before(before, say)
        if kind := self._arguable(setting, ground, pending.argument, found):
            return self._at_discretion(view, pending, kind)
        least = SPENT if ground == "asked_and_answered" else _HARDLY
        unseen = found is None or (found.sure < least and ground != "hearsay")
        if unseen and (ground in _PLAIN_FROM_WORDS or ground == "asked_and_answered"):
            return groundless(setting, ground, say)
        outside = ground == "scope" and found is not None and found.sure >= _BORNE_OUT
        decision = rule_on(
            setting,
            ground,
            "" if ground in _OF_THE_RECORD else pending.argument,
            "" if outside else pending.response,
            strictness=view.settings.strictness,
            sustain_bias=view.settings.sustain_bias,
            style=view.settings.style,
            likeness=self.likeness,
        )
        who = speaker(Matter(setting, shared_words)) if ground == "hearsay" else ""
        if who and decision.ruling == "sustained":
            return out_of_court(view, who, say)
        if (
            decision.ruling == "sustained"
            and decision.rule in _PERCEIVED
            and (why := self._why_not(view, setting, ground))
        ):
            return self._said("sustained", decision.rule, view, pending, why.key, why.slots)
        if decision.rule == "411" and self.case.kind == "criminal":
            return say.by_key("overruled", "401", "motive")
        if (ground, decision.ruling) == ("opinion", "overruled") and _expert(setting):
            return say.by_key("overruled", "702", "of_an_expert")
        if ground == "foundation" and (settled := self._untold_footing(setting, found, decision, say)):
            return settled
        return say.as_worded(decision.ruling, decision.rule, decision.wordings)

    def _untold_footing(
        self, setting: Setting, found: QuestionDefect | None, decision: Decision, say: RulingLine
    ) -> Rule | None:
        """An expert may not have been told of it; and a question is never a matter of what an exhibit is."""
        if _expert(setting):
            unread = found is not None and found.sure >= _BORNE_OUT
            ruling: Ruling = "sustained" if unread else "overruled"
            return say.by_key(ruling, "703", "expert_unread" if unread else "expert_footing")
        if decision.rule.startswith("901") and not exhibit_in(setting.question):
            sustained = decision.ruling == "sustained"
            return say.by_key(decision.ruling, "602", "unshown" if sustained else "role_shows")
        if (setting.phase, decision.ruling, decision.rule) == ("cross", "overruled", "602"):
            return say.by_key("overruled", "602", "if_known")
        return None

    def _as_before(self, before: RuledBefore, say: RulingLine) -> Rule:
        """The ruling of then, and the question on which it was made."""
        key = f"{before.ruling}_before{'' if before.asked else '_bare'}"
        return say.by_key(before.ruling, before.rule, key, {"asked": before.asked})

    def _why_not(self, view: JudgeView, setting: Setting, ground: Ground) -> OpinionReason | None:
        """Which inference it is, or what the witness is not shown to have perceived."""
        return reason_against(setting, ground, self._name(view))

    def _name(self, view: JudgeView) -> str:
        """The witness on the stand, as the court calls it."""
        return called(next((one.name for one in view.witnesses if one.id == view.witness), ""))

    def _things(self, view: JudgeView) -> tuple[str, ...]:
        """The exhibits that are in evidence, and what those show that the jury has seen."""
        held = [one for one in view.exhibits if one.status in ("admitted", "shown")]
        return tuple(text for one in held for text in (one.name, one.description) if text)

    def _settled(self, setting: Setting, view: JudgeView, pending: Pending, ground: Ground) -> Rule | None:
        """What no argument can change: whose words they are, who found the thing, that the thing is at hand."""
        if ground == "scope" and _of_another_mind(setting):
            return self._said("sustained", "602", view, pending, "mind_unknown")
        if ground == "scope" and setting.opened is not None:
            return self._scope(setting, view, pending, setting.opened)
        if ground == "assumes_facts" and (taken := assumed(setting, self._name(view), self._things(view))):
            return self._said(*taken.settled[:2], view, pending, taken.settled.key, taken.slots)
        if ground == "asked_and_answered" and (again := had_already(view, setting)):
            return self._said("sustained", "611(a)", view, pending, again)
        if ground == "hearsay" and (issue := notice(setting)):
            return self._said("overruled", "801(c)", view, pending, "notice", {"issue": small(issue)})
        if ground == "hearsay" and _NOBODY_TOLD.search(bare(pending.text)):
            return self._said("overruled", "801(c)", view, pending, "no_statement")
        if ground == "hearsay" and (words := self._words(setting, view, pending)):
            return self._said(words.ruling, words.rule, view, pending, words.key)
        if plain := self._plain(setting, view, pending, ground):
            return plain
        if ground == "hearsay" and (words := pleaded(setting, pending.response)):
            return self._said(words.ruling, words.rule, view, pending, words.key)
        if ground == "hearsay" and (paper := written(self.case, setting, pending.by)):
            (ruling, rule, key), document = paper
            return self._said(ruling, rule, view, pending, key, {"document": document})
        if ground == "relevance" and docket(self.case).stray(bare(pending.text)):
            return self._said("sustained", "402", view, pending, "stray")
        if ground == "best_evidence":
            return contents(setting, RulingLine(view, pending, self.chance), self.likeness)
        return None

    def _words(self, setting: Setting, view: JudgeView, pending: Pending) -> SettledRuling | None:
        """What whose words they are decides, or what the reply offers them for."""
        own = put_to_the_writer(setting) or whose_words(self.case, setting, pending.by, pending.response)
        return own or offered(self.case, view.witness or "", pending.text, pending.response)

    def _plain(self, setting: Setting, view: JudgeView, pending: Pending, ground: Ground) -> Rule | None:
        """What follows from question, ground and record, whoever sits. An objection that the matter is cumulative or
        unfair is one to discretion; who found a thing, and what was only heard of, comes before the rest."""
        others = ground == "foundation" and self._others_knowledge(view, pending)
        if ground == "foundation" and talk_of_others(self.case, setting, view.witness or ""):
            return self._said("sustained", "602", view, pending, "no_party_to_it")
        if others:
            return self._said("sustained", "602", view, pending, others)
        if ground == "relevance" and _CUMULATIVE.search(pending.argument):
            return self._said("overruled", "403", view, pending, "not_cumulative")
        if ground == "relevance" and PREJUDICE.search(pending.argument):
            arguable = at_issue(setting, ground, pending.argument)
            return None if arguable else self._said("overruled", "403", view, pending, "not_unfair")
        held = frozenset(one.id for one in view.exhibits if one.status in ("admitted", "shown"))
        plain = plain_law(self.case, setting, view.witness or "", ground, pending.response, held)
        if plain and plain.key == "unshown" and (why := self._why_not(view, setting, ground)):
            return self._said("sustained", plain.rule, view, pending, why.key, why.slots)
        return self._said(plain.ruling, plain.rule, view, pending, plain.key) if plain else None

    def _others_knowledge(self, view: JudgeView, pending: Pending) -> str:
        """The lines for a thing that others found or told of; empty where the witness may know it."""
        names = {part.lower() for one in self.case.witnesses for part in one.name.split()}
        if finders(bare(pending.text), names):
            return "others_found"
        return "not_there" if second_hand(self.case, view.witness or "", pending.text, view.asked) else ""

    def _scope(self, setting: Setting, view: JudgeView, pending: Pending, opened: OpenedSubjects) -> Rule:
        """What was opened is on record, and neither side's word for it is needed."""
        stood = stands(Matter(setting, shared_words), opened)
        before, heard = before_phase(view), " and ".join(map(small, told_of(opened)))
        slots = {"before": before, "Before": before.capitalize(), "subject": small(stood.subject), "heard": heard}
        if stood.standing != "beyond":
            told = reason_inside(stood.standing, setting)
            return self._said("overruled", "611(b)", view, pending, told, slots)
        named = bool(shared(content(stood.subject), content(pending.text)))
        told = "scope_beyond" if heard and named else "scope_else" if heard and stood.subject else "scope_new"
        may_call = () if is_the_accused(self.case, view, pending) else bench_lines()[f"{told}_call"]
        lines = (*bench_lines()[told], *may_call)
        return RulingLine(view, pending, self.chance).one_of("sustained", "611(b)", lines, slots)

    def _arguable(
        self, setting: Setting, ground: Ground, argument: str, found: QuestionDefect | None
    ) -> Arguable | None:
        """The kind of question on which a judge has a choice, be the fault plain or not."""
        unsure = found is None or found.sure < (SPENT if ground == "asked_and_answered" else _BORNE_OUT)
        kind = at_issue(setting, ground, argument) if unsure else None
        return kind or (at_issue(setting, ground, argument, plain=True) if found else None)

    def _at_discretion(self, view: JudgeView, pending: Pending, kind: Arguable) -> Rule:
        """Strictness tips it, and the dice stand for what one judge sees otherwise than another; thrown once a kind,
        since one judge rules on like questions alike from the first witness to the last."""
        own = view.settings
        least = kind.sustained + _TIPS * (own.strictness - 0.5) + _TIPS * own.sustain_bias
        upheld = self.chance.unit("discretion", kind.name) < least
        ruling: Ruling = "sustained" if upheld else "overruled"
        words = kind.upheld if upheld else kind.against
        slots = {"before": before_phase(view)}
        return RulingLine(view, pending, self.chance).one_of(ruling, kind.rules[ruling], words, slots)

    def _setting(self, view: JudgeView, pending: Pending) -> Setting:
        assert view.phase is not None
        witness = next((one for one in self.case.witnesses if one.id == view.witness), None)
        heard = [one for one in view.asked if one not in view.unknown or tendered(one)]
        return Setting(
            question=pending.text,
            phase=view.phase,
            witness=introduced(witness) if witness else "",
            issues=view.issues,
            established=view.established,
            asked=tuple(one for one in heard if one not in view.asked_by_other),
            asked_by_other=tuple(one for one in heard if one in view.asked_by_other),
            direct_topics=view.direct_topics,
            opened=view.opened,
            in_court=named_in_court(
                {one.id: one.name for one in view.exhibits if one.status in ("admitted", "shown")},
                {one.id: one.name for one in view.exhibits},
                pending.text,
            ),
            subjects=subjects(self.case, view.witness or "", pending.text),
            called_for=called_for(self.case, view.witness or "", view.phase),
            defendant=self.case.defendant.name,
            leave=view.leave,
        )

    def _strike(self, view: JudgeView, pending: Pending, ground: Ground) -> Rule:
        """The ground that is named decides; a judge who denies it may let it be heard that there was a better one."""
        motion = Motion(
            self.case, view.witness or "", self._setting(view, pending), view.answer, pending.by, view.asked
        )
        settled = named(motion, ground)
        if settled is None:
            return self._past_the_question(view, pending, motion)
        ruling, rule, key = settled
        if ruling == "overruled" and elsewhere(motion, ground):
            return self._denied_here(view, pending, rule, key)
        return self._said(ruling, rule, view, pending, key)

    def _past_the_question(self, view: JudgeView, pending: Pending, motion: Motion) -> Rule:
        """What was not asked for goes, unless it only makes the answer clear; a strict judge lets nothing by."""
        more = added(pending.text, view.answer)
        clearer = explains(pending.text, more)
        least = _LETTER + _EXPLAINED if clearer else _LENIENT
        tipped = view.settings.strictness + 0.3 * view.settings.sustain_bias + 0.4 * self.chance.unit("strike")
        if more and tipped > least:
            kept = tail(responsive_part(pending.text, view.answer))
            return self._said("sustained", "611(a)", view, pending, "struck_part", {"kept": kept})
        key = "not_struck_short" if not more else "not_struck" if clearer else "not_struck_beside"
        if elsewhere(motion, "non_responsive"):
            return self._denied_here(view, pending, "611(a)", key)
        return self._said("overruled", "611(a)", view, pending, key)

    def _denied_here(self, view: JudgeView, pending: Pending, rule: str, key: str) -> Rule:
        """A denial on the ground that was named, where another would have done."""
        told = self._said("overruled", rule, view, pending, key)
        if view.settings.style == "terse":
            return told
        return told.model_copy(update={"reason": f"{told.reason} {bench_lines()['strike_elsewhere'][0]}"})

    def _said(
        self,
        ruling: Ruling,
        rule: str,
        view: JudgeView,
        pending: Pending,
        key: str,
        slots: Mapping[str, str] | None = None,
    ) -> Rule:
        return RulingLine(view, pending, self.chance).by_key(ruling, rule, key, slots)


def _expert(setting: Setting) -> bool:
    """Whether the witness may give opinions: called for them, or tendered before or with this question."""
    return expert_here(setting.witness, (*setting.questions, setting.question))


def _of_another_mind(setting: Setting) -> bool:
    """Whether the question asks what went on in somebody else's head, which no examination opens."""
    return (found := weighed(setting, "speculation")) is not None and found.sure >= _IN_ANOTHERS_HEAD


def before_phase(view: JudgeView) -> str:
    """The examination that sets the scope of this one."""
    return {"redirect": "cross", "recross": "redirect"}.get(view.phase or "", "direct")
