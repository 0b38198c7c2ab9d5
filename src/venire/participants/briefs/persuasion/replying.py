"""A juror alone with somebody who would win it over: one call, the reply and its hidden analysis in one form.

The juror is told where it stands in one of five bands of words, never in figures. Its words are heard while they come,
by whoever it speaks to. Source: spec/persuasion.md, "Shift".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pydantic import BaseModel

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.case_file.case import Case
from venire.law.persuasion.card import PersuasionCard
from venire.law.persuasion.manner import Manner
from venire.participants.briefs.deliberation.room import PROCEEDING as DELIBERATION
from venire.participants.briefs.forms import act_from, form_of
from venire.participants.briefs.papers.case_papers import case_papers
from venire.participants.briefs.templates import Templates, read_templates
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.persuasion.acts import Reply
from venire.proceedings.persuasion.view import JurorView

PERSUASION = "venire.proceedings.persuasion"
FORMS: Mapping[str, type[BaseModel]] = {Reply.kind: form_of(Reply)}
WHOLE = 8
"""Sayings of the talk that the juror has in its ear."""
SUBJECTS = 4
"""Subjects that are named as reaching it, or as putting it off."""
SAYINGS = 2
MANNERS: Mapping[Manner, str] = {
    "steady": "Nothing of what was said has shaken you so that it would show.",
    "wavering": "You are less sure than you were. Let it show in how you talk, not in what you say of yourself.",
    "leaning": "You catch yourself looking for reasons to agree. It shows in how you ask, and you do not mention it.",
    "won": "There is nothing left in you that wants to argue. It shows in a calm, and in talk of other things.",
}
_ANNOUNCED = re.compile(
    r"\b(?:you(?:'ve| have) (?:fully |completely |almost )?(?:convinced|persuaded) me"
    r"|I(?:'m| am) (?:now |fully |completely )?(?:convinced|persuaded|won over)"
    r"|I(?:'ll| will) vote|my vote is|I vote (?:not )?guilty)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class PersuadedReply:
    """The juror answers: a :class:`venire.participants.part.Part`."""

    card: PersuasionCard
    case: Case

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, JurorView) or Reply not in ask.wants:
            return None
        brief = self.brief(view, ask.directive)
        return PreparedAsk(brief, FORMS, lambda form: self._complaint(form, view), self._taken, aloud=True)

    def brief(self, view: JurorView, directive: str) -> Brief:
        """What a model plays this juror from. The templates are read anew, so that a changed one binds at once."""
        own, papers = read_templates(PERSUASION, ("rules", "talk")), read_templates(DELIBERATION, ("case",))
        templates = Templates({**own.sources, **papers.sources})
        return Brief(
            rules=templates.render("rules", {}),
            shared=case_papers(self.case, templates),
            matter=templates.render("talk", self._values(view, directive)),
            version=templates.version,
        )

    def _values(self, view: JurorView, directive: str) -> Mapping[str, object]:
        talk = view.talks[view.me]
        left = view.turns_left[view.me]
        return {
            "view": view,
            "case": self.case,
            "card": self.card,
            "sayings": tuple(_sayings(self.card))[:SAYINGS],
            "cares": self._labels(view.moved_by),
            "wary": self._labels(view.put_off_by),
            "manner": MANNERS[view.manner],
            "talk": talk[:-1][-WHOLE:],
            "left": "These are the visitor's last words to you." if not left else "",
            "wanted": "not guilty" if view.side == "defence" else "guilty",
            "said": talk[-1].text,
            "shown": next((item.name for item in self.case.evidence if item.id == talk[-1].shows), ""),
            "directive": directive,
        }

    def _labels(self, topics: Sequence[str]) -> Sequence[str]:
        labels = {topic.id: topic.label for topic in self.case.topics}
        return [labels[topic] for topic in topics if topic in labels][:SUBJECTS]

    def _complaint(self, form: BaseModel, view: JurorView) -> str:
        act = act_from(Reply, form)
        assert isinstance(act, Reply)
        if _ANNOUNCED.search(act.text):
            return "Nobody announces that it is convinced, or how it will vote. Let it show in the manner only."
        if any(topic.id in act.text for topic in self.case.topics if "_" in topic.id):
            return "The text is what a person says: it names no subject by its id."
        mine = [one.text for one in view.talks[view.me] if one.by == "juror"]
        return "You have said that before in this talk. Say something new." if act.text in mine else ""

    def _taken(self, form: BaseModel) -> FilledAct:
        """The act, without subjects that the case does not have."""
        act = act_from(Reply, form)
        assert isinstance(act, Reply)
        known = {topic.id for topic in self.case.topics}
        strange = tuple(f"topic {topic[:40]}" for topic in act.topics if topic not in known)
        return FilledAct(act.model_copy(update={"topics": tuple(one for one in act.topics if one in known)}), strange)


def _sayings(card: PersuasionCard) -> Iterator[str]:
    """What the card's own voice sounds like."""
    for texts in card.voice.lines.values():
        yield from (f"“{text}”" for text in texts[:1] if "{" not in text)
