"""An exhibit is identified before it is offered: does the witness know it, what is it, is it as it was.

A witness's first exhibit is taken in two steps, those after it in one, and no form of words is heard twice from one
witness. What the witness made or found is vouched for at the end, a thing or a picture in its own words. Where the
court has left few questions, the thing is handed up by name instead. Source: Rule 901(b)(1);
:mod:`venire.law.evidence.identification`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.evidence.identification import asked_of, exhibit_in, kind_of
from venire.proceedings.examination.acts import PutQuestion
from venire.proceedings.examination.case_file import Flaws
from venire.proceedings.examination.question_setting import setting_of
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.examination.words import lines

ROOM = 4
"""So many questions more than matters that are left must the court allow."""
_HAD_IT = re.compile(r"^I (?:found|photographed|took|picked up|recovered|drew|saw)\b")
"""The witness found the thing, or saw what the picture shows."""
_WROTE_IT = re.compile(r"^(?:I|During .* I|At .* I|On .* I) (?:wrote|signed|dictated|entered|filled in|noted|kept)\b")
"""The witness wrote the paper."""
_FILMED = re.compile(r"\b(?:camera|recording|footage|film)\b", re.IGNORECASE)
"""What a machine saw, and nobody who could say that it was so."""


@dataclass(frozen=True)
class Identifying:
    """Finds the next question that identifies an exhibit. ``flaws``: what counsel sees to be wrong with one."""

    brief: CounselFile
    flaws: Flaws
    chance: Chance

    def named(self, view: CounselView, exhibit: str, matters: int) -> PutQuestion | None:
        """The question that comes before the exhibit is spoken of; None where it has been said what it is, or there is
        no room. ``matters``: how many are still to be asked about."""
        asked = self._asked(view, exhibit)
        if "what" in asked or view.phase != "direct" or view.left < matters + ROOM:
            return None
        if "known" in asked:
            at_once = self._number(exhibit) in view.exchanges[-1].question
            return self._put(view, exhibit, "identify_what" if at_once else "identify_what_named")
        first = not any(asked_of(one) for one in view.asked)
        return self._put(view, exhibit, "identify_first" if first else "identify_next")

    def shown(self, view: CounselView, exhibit: str) -> bool:
        """Whether this witness has had the exhibit put before it."""
        return any(re.search(rf"\b{self._number(exhibit)}\b", one) for one in view.asked)

    def put_before(self, view: CounselView, exhibit: str) -> PutQuestion | None:
        """The question that shows the witness an exhibit of which it has told all that founds it; None where it was
        shown or the court allows no more."""
        if self.shown(view, exhibit) or not view.left:
            return None
        return self._put(view, exhibit, "identify_next")

    def begun(self, view: CounselView) -> PutQuestion | None:
        """What it is, of an exhibit that the witness has just said it knows; None where the last question was
        another."""
        last = view.exchanges[-1] if view.exchanges else None
        if last is None or last.by != view.me or last.phase != "direct" or asked_of(last.question) != "known":
            return None
        return self.named(view, exhibit_in(last.question), 0) if last.answer and exhibit_in(last.question) else None

    def vouched(self, view: CounselView, exhibit: str) -> PutQuestion | None:
        """The last question before the offer of a thing or a picture that was identified: whether it is as it was."""
        asked, kind = self._asked(view, exhibit), kind_of(self.brief.exhibits[exhibit].name)
        facts = [self.brief.facts[fact].text for fact in self.brief.exhibits[exhibit].foundation]
        kind = "writing" if kind == "thing" and any(map(_WROTE_IT.match, facts)) else kind
        had = any((_WROTE_IT if kind == "writing" else _HAD_IT).match(fact) for fact in facts)
        if _FILMED.search(self.brief.exhibits[exhibit].name):
            return None
        if "what" not in asked or "true" in asked or kind == "recording" or not had or view.left < ROOM:
            return None
        return self._put(view, exhibit, f"identify_{kind}")

    def never_offered(self, view: CounselView) -> str:
        """An exhibit of which this witness has said what it is, and which nobody has offered; empty for none."""
        statuses = {one.id: one.status for one in view.exhibits}
        left = [one for one in view.offered if statuses.get(one) == "unoffered" and "what" in self._asked(view, one)]
        return left[0] if left else ""

    def _asked(self, view: CounselView, exhibit: str) -> Sequence[str]:
        """What this witness has been asked of the exhibit so far: a question without a number is about the last."""
        held, found = "", list[str]()
        for question in view.asked:
            numbers = re.findall(r"\bExhibit \d+\b", question)
            held = numbers[-1] if numbers else held
            kind = asked_of(question)
            if kind and held == self._number(exhibit) and question not in view.unanswered:
                found.append(kind)
        return found

    def _put(self, view: CounselView, exhibit: str, key: str) -> PutQuestion | None:
        dice = self.chance.within(view.witness, exhibit, key)
        fit = next((one for one in dice.shuffled(list(self._ways(view, exhibit, key)), "way")), None)
        return PutQuestion(text=fit, exhibit=exhibit) if fit else None

    def _ways(self, view: CounselView, exhibit: str, key: str) -> Iterator[str]:
        """The forms of words that this witness has not heard and nobody could object to."""
        heard = {re.sub(r"\bExhibit \d+\b", "{exhibit}", one) for one in view.asked}
        for form in lines()["leads"][key]:
            text = form.format(exhibit=self._number(exhibit))
            if form not in heard and not self.flaws(setting_of(self.brief, view, text)):
                yield text

    def _number(self, exhibit: str) -> str:
        return self.brief.exhibit_number(exhibit)
