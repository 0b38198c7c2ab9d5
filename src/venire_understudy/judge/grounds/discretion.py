"""Questions on which good lawyers differ: counsel may object in good faith, and the judge has a choice.

Federal Rules of Evidence 403, 406, 611, 701, 702 and 801 leave much to discretion. Which way a judge goes depends on
its strictness and on the dice, never on the words in which the question is defended.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import shipped_values
from venire.language.questions.form import content, shared
from venire.law.api import (
    Ground,
    Matter,
    Phase,
    Ruling,
    Setting,
    bare,
    expert_here,
    is_named,
    says_so,
    shared_words,
    speaker,
    tendered,
    weighed,
)

_WHO = re.compile(
    r"\bwho you are\b|\bintroduce yourself\b|\byour (?:full )?name\b|\b(?:qualifi|occupation|your work|how long)"
    r"|^You are ",
    re.I | re.M,
)
_FOOTING = re.compile(
    r"\byou (?:examine|read|measure|test|inspect|study|run|find|found|examined|studied)\b|\breadings?\b|\blogs?\b", re.I
)


FEW, ALL = 3, 0.85
"""Of so many words of meaning at least, this share must stand in what was sworn to."""


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
    accused: bool | None = None
    """Only of the party that is charged or sued, or only of another."""
    party: bool | None = None
    """Only where the words asked for are that party's, or only where they are another's."""
    near: tuple[float, float] | None = None
    """So sure the law's own detector must be of the ground: at least, and less than."""
    sworn: bool = False
    """Only where what is put has been sworn to by somebody already."""
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
    read = shipped_values("venire_understudy.judge.grounds", "discretion.yaml", Mapping[str, Mapping[str, object]])
    return tuple(Arguable.model_validate({**one, "name": name}) for name, one in read.items())


def at_issue(setting: Setting, ground: Ground, argument: str, *, plain: bool = False) -> Arguable | None:
    """The kind of question that an objection on this ground is about."""
    for kind in arguable(setting, plain=plain):
        if kind.ground == ground and re.search(kind.argued, argument):
            return kind
    return None


def arguable(setting: Setting, *, plain: bool = False) -> Iterator[Arguable]:
    """The kinds to which a question belongs; ``plain``: of those whose fault is there for all to see."""
    return (kind for kind in kinds() if kind.plain is plain and _of_kind(kind, setting))


def _of_kind(kind: Arguable, setting: Setting) -> bool:
    """Whether the words of the question, and whoever is asked, make it one of this kind."""
    asked = bare(setting.question)
    if setting.phase not in kind.phases or len(asked.split()) < kind.least or not _of_person(kind, setting):
        return False
    if not re.search(kind.marks, setting.question if kind.whole else asked, re.IGNORECASE):
        return False
    if (kind.unless and re.search(kind.unless, asked, re.IGNORECASE)) or (kind.unfounded and qualified(setting)):
        return False
    return _near(kind, setting) and (not kind.sworn or _sworn(asked, setting))


def _of_person(kind: Arguable, setting: Setting) -> bool:
    """Whether the witness, and whoever's words are asked for, are such as the kind is about."""
    charged = bool(setting.defendant) and setting.witness.startswith(setting.defendant)
    if kind.expert not in (None, _expert(setting)) or kind.accused not in (None, charged):
        return False
    if kind.party is None:
        return True
    who = speaker(Matter(setting, shared_words))
    return kind.party is (bool(who) and bool(setting.defendant) and is_named(who, setting.defendant))


def qualified(setting: Setting) -> bool:
    """Whether an expert has been tendered, or asked who it is, and what it examined or found."""
    asked = " ".join(setting.questions)
    return any(map(tendered, setting.questions)) or (bool(_WHO.search(asked)) and bool(_FOOTING.search(asked)))


def _expert(setting: Setting) -> bool:
    return expert_here(setting.witness, (*setting.questions, setting.question))


def _sworn(asked: str, setting: Setting) -> bool:
    """Whether a statement on the record says nearly all that is put."""
    mine = content(asked)
    told = says_so(asked, setting.established)
    return len(mine) >= FEW and len(shared(mine, content(told))) >= ALL * len(mine)


def _near(kind: Arguable, setting: Setting) -> bool:
    """Whether the question lies at the edge of the ground, where the kind is only of such."""
    if kind.near is None:
        return True
    found = weighed(setting, kind.ground)
    return found is not None and kind.near[0] <= found.sure < kind.near[1]
