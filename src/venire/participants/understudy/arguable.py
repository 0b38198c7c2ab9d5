"""Questions on which good lawyers differ: counsel may object in good faith, and the judge has a choice.

Federal Rules of Evidence 403, 406, 611, 701, 702 and 801 leave much to discretion. Which way a judge goes depends on
its strictness and on the dice, never on the words in which the question is defended.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

import yaml
from pydantic import TypeAdapter

from venire.kernel.frozen import Frozen
from venire.law.expertise import tendered
from venire.law.objection import Ground, Phase, Ruling
from venire.law.objections.detecting import weighed
from venire.law.objections.setting import Setting
from venire.law.objections.tempting import bare

_WHO = re.compile(
    r"\bwho you are\b|\bintroduce yourself\b|\b(?:qualifi|occupation|your work|how long)|^You are ", re.I | re.M
)
_FOOTING = re.compile(
    r"\byou (?:examine|read|measure|test|inspect|study|run|find|found|examined|studied)\b|\breadings?\b|\blogs?\b", re.I
)
NEAR_SCOPE = (0.22, 0.5)
"""So surely a question is outside what was opened, where it might be said to be inside."""


class Arguable(Frozen):
    """One kind of question, and what is said for and against the objection."""

    name: str
    ground: Ground
    plain: bool = False
    """Whether the fault is there for all to see, and a judge may let it pass nevertheless."""
    phases: tuple[Phase, ...]
    marks: str
    unless: str = ""
    whole: bool = False
    argued: str = ""
    """What the objection must speak of, where the ground is too wide to say what is meant."""
    expert: bool | None = None
    least: int = 0
    unfounded: bool = False
    """Only while nobody has asked what the witness examined, and how."""
    rises: float
    """How often counsel objects, 0 to 1."""
    sustained: float
    """How often a judge of middle strictness sustains, 0 to 1."""
    rules: Mapping[Ruling, str]
    objection: tuple[str, ...]
    reply: tuple[str, ...]
    upheld: tuple[str, ...]
    against: tuple[str, ...]
    """What the judge may say who sustains, and who overrules."""


@cache
def kinds() -> tuple[Arguable, ...]:
    """Every kind, in the order of the table."""
    text = (resources.files("venire.participants.understudy") / "arguable.yaml").read_text("utf-8")
    read = TypeAdapter(Mapping[str, Mapping[str, object]]).validate_python(yaml.safe_load(text))
    return tuple(Arguable.model_validate({**one, "name": name}) for name, one in read.items())


def at_issue(setting: Setting, ground: Ground, argument: str, *, plain: bool = False) -> Arguable | None:
    """The kind of question that an objection on this ground is about."""
    for kind in arguable(setting, plain=plain):
        if kind.ground == ground and re.search(kind.argued, argument):
            return kind
    return None


def arguable(setting: Setting, *, plain: bool = False) -> Iterator[Arguable]:
    """The kinds to which a question belongs; ``plain``: of those whose fault is there for all to see."""
    asked, expert = bare(setting.question), "as an expert" in setting.witness
    for kind in (one for one in kinds() if one.plain is plain):
        text = setting.question if kind.whole else asked
        fits = setting.phase in kind.phases and kind.expert in (None, expert) and len(asked.split()) >= kind.least
        barred = bool(kind.unless) and bool(re.search(kind.unless, asked, re.IGNORECASE))
        barred = barred or (kind.unfounded and qualified(setting))
        if fits and not barred and re.search(kind.marks, text, re.IGNORECASE) and _near(kind, setting):
            yield kind


def qualified(setting: Setting) -> bool:
    """Whether an expert has been tendered, or asked who it is, and what it examined or found."""
    asked = " ".join(setting.questions)
    return any(map(tendered, setting.questions)) or (bool(_WHO.search(asked)) and bool(_FOOTING.search(asked)))


def _near(kind: Arguable, setting: Setting) -> bool:
    """Of scope: whether the question lies at the edge of what was opened."""
    if kind.ground != "scope":
        return True
    found = weighed(setting, "scope")
    return found is not None and NEAR_SCOPE[0] <= found.sure < NEAR_SCOPE[1]
