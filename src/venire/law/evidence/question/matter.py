"""What a detector is given: the setting with its question read, and who is who."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from venire.language.questions.form import QuestionForm, content, content_of, read, shared, straight
from venire.language.text.calendar import MONTHS, WEEKDAYS
from venire.language.words.word_list import words
from venire.law.evidence.expertise import tendered
from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.setting import Likeness, QuestionDefect, Setting

_HOSTILE = re.compile(
    r"\b(?:hostile|adverse|unwilling|leave to lead|allow(?:s|ed) (?:a little |some )?leading|allow(?:s"
    r"|ed) \w+ \w+ to lead|may (?:be led|lead)|permi(?:ts|tted) (?:\w+ )?leading|leading is (?:allowed"
    r"|permitted)|aligned with|refused to answer"
    r"|identified with (?:the )?(?:an )?(?:adverse|opposing)|evasive)\b"
)
_CHILD = re.compile(
    r"\b(?:aged?|is) (?:[3-9]|1[0-3]|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:hundred"
    r"|thousand|o'))"
    r"|\b(?:[3-9]|1[0-3]|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]years?[- ]old\b|\bchild witness\b"
)
_FRAIL = re.compile(
    r"\b(?:stroke|stammers?|dementia|frail|whispers|hard of hearing|interpreter|learning disab\w+|finds it hard"
    r"|confused"
    r"|mental(?:ly)? (?:impair\w+|disab\w+)|difficulty (?:in )?(?:speaking|finding|expressing))\b"
)
_EXPERT = re.compile(
    r"\b(?:received|accepted|qualified|tendered|recogni[sz]ed|admitted"
    r"|certified) (?:\w+ ){0,4}(?:as an? (?:\w+ ){0,3}expert|expert|in )"
    r"|\bexpert (?:in|on|witness|for)\b|\bas an expert\b|\bboard-certified\b|\bexpert\b"
)
_PROFESSION = re.compile(
    r"\b(?:dr|doctor|professor|pathologist|engineer|metallurgist|psychiatrist|psychologist|toxicologist|chemist"
    r"|accountant|economist|surveyor|radiologist|surgeon|physician|actuary|appraiser|architect|ballistics|forensic\w*"
    r"|reconstructionist|neurologist|geologist|biologist|entomologist|epidemiologist|cardiologist|paediatrician|dentist"
    r"|veterinar\w+|nurse|paramedic|analyst|examiner|consultant|scientist|botanist|meteorologist|auditor)\b"
)
_CALLED = re.compile(r"\bcalled by (?:the |his |her |their |its )?(?:own )?(\w+)")
_PARTY = {
    "prosecution": "prosecution", "prosecutor": "prosecution", "state": "prosecution", "government": "prosecution",
    "crown": "prosecution", "plaintiff": "plaintiff", "claimant": "plaintiff", "defence": "defence",
    "defense": "defence",
    "defendant": "defence", "accused": "defence", "respondent": "defence", "proponents": "plaintiff",
    "petitioner": "plaintiff",
}  # fmt: skip

_NAME = re.compile(r"(?<=[a-z,;:] )(?!I\b)[A-Z][a-z]+(?!')")
_NO_NAMES = frozenset(
    (
        *MONTHS,
        *WEEKDAYS,
        *words("exhibit exhibits mr mrs ms miss dr sgt sir lady officer constable professor christmas easter"),
    )
)


_EXAMINATION = re.compile(
    r"^\s*[(\[](?:on |in )?(?:direct|cross|redirect|recross)(?:[- ]examination)?[)\]]:?\s*", re.IGNORECASE
)
"""The note in front of a question of the record that says in which examination it was put."""


@dataclass(frozen=True)
class Matter:
    """A setting in which a question is judged. ``likeness``: how alike texts are in meaning."""

    setting: Setting
    likeness: Likeness

    @cached_property
    def question(self) -> QuestionForm:
        return read(self.setting.question)

    @cached_property
    def text(self) -> str:
        return self.question.text

    @cached_property
    def with_names(self) -> str:
        """The body of the question in which a bare name is marked as a person's: "why did mr bruno run"."""
        names = {one.lower() for one in _NAME.findall(self.setting.question)} - _NO_NAMES
        marked = self.question.body
        for name in names:
            marked = re.sub(rf"(?<![\w']){re.escape(name)}\b", f"mr {name}", marked)
        return re.sub(r"\b((?:mr|mrs|ms|miss|dr|sgt|sir|lady|officer|constable|professor)) mr ", r"\1 ", marked)

    @cached_property
    def asked(self) -> tuple[str, ...]:
        """Questions this witness has answered, without a note of the examination in front."""
        return tuple(_EXAMINATION.sub("", one) for one in self.setting.asked)

    @cached_property
    def is_party(self) -> bool:
        """Whether the witness is himself a party to the case."""
        own = _CALLED.sub("", self.witness)
        return bool(re.search(r"\b(?:plaintiff|defendant|accused)\b(?!'s)", own))

    @cached_property
    def friendly(self) -> bool:
        """Whether the side that called the witness asks."""
        return self.setting.phase in ("direct", "redirect")

    @cached_property
    def witness(self) -> str:
        return straight(self.setting.witness)

    @cached_property
    def proved(self) -> str:
        """What is in evidence, in one text."""
        return straight(" ".join(self.setting.established))

    @cached_property
    def background(self) -> str:
        """Witness and evidence: what may be spoken of without assuming it."""
        return f"{self.witness}. {self.proved}"

    @cached_property
    def known(self) -> frozenset[str]:
        """The stems of what may be spoken of: witness, evidence, questions asked, topics."""
        own = self.setting
        return content_of((own.witness, *own.established, *own.questions, *own.direct_topics))

    @cached_property
    def hostile(self) -> bool:
        return _speaks_of(_HOSTILE, self.background) or self._adverse_party

    @cached_property
    def needs_help(self) -> bool:
        """A child, or someone who can hardly speak."""
        return _speaks_of(_CHILD, self.background) or _speaks_of(_FRAIL, self.background)

    @cached_property
    def profession(self) -> str:
        """The learned calling of the witness, or empty."""
        found = _PROFESSION.search(self.witness)
        return found.group() if found else ""

    @cached_property
    def expert(self) -> bool:
        """Whether the witness is before the court as an expert."""
        own = self.setting
        if tendered(own.question) or any(map(tendered, own.questions)):
            return True
        return bool(_speaks_of(_EXPERT, self.background) and (self.profession or "expert" in self.background))

    @cached_property
    def called_by(self) -> str:
        """prosecution, plaintiff, defence, or empty where the witness's phrase does not say."""
        found = _CALLED.search(self.witness)
        side = _PARTY.get(found.group(1), "") if found else ""
        if not side and re.search(
            r"\bown (?:side|counsel|lawyer|behalf)\b|\btestifying (?:for himself|for herself)", self.witness
        ):
            side = "defence" if re.search(r"\b(?:defendant|accused)\b", self.witness) else "plaintiff"
        return side or next((_PARTY[word] for word in re.findall(r"[a-z]+", self.witness) if word in _PARTY), "")

    @cached_property
    def asker(self) -> str:
        """The side that asks."""
        if self.friendly or not self.called_by:
            return self.called_by
        other = "prosecution" if re.search(r"\b(?:accused|charge|crime)\b", self.background) else "plaintiff"
        return {"prosecution": "defence", "plaintiff": "defence", "defence": other}[self.called_by]

    @cached_property
    def _adverse_party(self) -> bool:
        found = _CALLED.search(self.witness)
        if found is None:
            return False
        before, side = self.witness[: found.start()], _PARTY.get(found.group(1), "")
        if side in ("plaintiff", "prosecution"):
            return bool(re.search(r"(?:^|the |and )(?:defendant|accused)(?!'s)\b", before))
        return side == "defence" and bool(re.search(r"(?:^|the |and )plaintiff(?!'s)\b", before))

    def proved_share(self, text: str) -> float:
        """Of the meaning of a text, the share that is already known here; 1 for a text without any."""
        mine = content(text)
        return len(shared(mine, self.known)) / len(mine) if mine else 1.0

    def nearest(self, text: str, others: Sequence[str]) -> float:
        """How near the nearest of others is, 0 where there is none."""
        return max(self.likeness(text, others), default=0.0) if others else 0.0


@lru_cache(maxsize=256)
def _speaks_of(pattern: re.Pattern[str], background: str) -> bool:
    """Kept: all the questions that counsel weighs at a turn have the same witness and the same evidence behind them."""
    return bool(pattern.search(background))


def surest(patterns: Iterable[tuple[float, re.Pattern[str]]], text: str) -> tuple[float, str]:
    """How sure the surest of some patterns is that stands in a text, 0 to 1, and its words; (0, "") where none does."""
    found = ((sure, pattern.search(text)) for sure, pattern in patterns)
    return max(((sure, one.group()) for sure, one in found if one), key=lambda one: one[0], default=(0.0, ""))


def finding(ground: Ground, sure: float, why: str, words: str = "") -> QuestionDefect:
    """A finding with its sureness kept between 0 and 1 and its words cut to a readable span."""
    return QuestionDefect(
        ground=ground, sure=min(1.0, max(0.0, round(sure, 3))), why=why, words=words.strip(" ,;?.")[:120]
    )
