"""Whom a pronoun in a question means: "she" is whoever of her sex was named last."""

from __future__ import annotations

from venire.language.morphology.sexes import sex_of
from venire.law.api import Case, Setting

_PRONOUNS = {"she": "she", "her": "she", "he": "he", "him": "he"}


def meant(case: Case, setting: Setting, who: str) -> str:
    """Whom "she" or "he" means: whoever of that sex was named last, in the question itself or in those before it."""
    sex = _PRONOUNS.get(who)
    if sex is None:
        return who
    people = [case.defendant.name, *((case.victim.name,) if case.victim else ()), *(one.name for one in case.witnesses)]
    fitting = [name for name in people if sex_of(name) in (sex, "") and not setting.witness.startswith(name)]
    for text in (setting.question, *reversed(setting.questions)):
        named = [(max(map(text.rfind, _parts(name))), name) for name in fitting]
        last = max(named, default=(-1, ""))
        if last[0] >= 0:
            return last[1].lower()
    return who


def _parts(name: str) -> tuple[str, ...]:
    """The name, and the parts by which one may be called, without a title."""
    return (name, *(part for part in name.split() if len(part) > 2 and not part.endswith(".")))
