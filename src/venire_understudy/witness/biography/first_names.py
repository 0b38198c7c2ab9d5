"""Somebody by the name that the witness calls him: "Leonard" where counsel says "Leonard Voss".

A surname that a fact has not is no reason to say that it was otherwise. Source: docs/design/examination.md.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire_understudy.witness.affidavit.acquaintance import Acquaintance
from venire_understudy.witness.affidavit.knowledge import Knowledge


def by_first_name(known: Knowledge, people: Sequence[Acquaintance], text: str) -> str:
    """The question with everybody whom the affidavit calls by the first name alone called so, where no other has it."""
    firsts = [one.name.split()[0] for one in people if one.name]
    for one in people:
        first, *rest = one.name.split() or [""]
        if not rest or firsts.count(first) > 1 or one.name not in text:
            continue
        alone = re.compile(rf"\b{re.escape(first)}\b(?! {re.escape(rest[0])})")
        if any(alone.search(fact.text) for fact in known.facts):
            text = text.replace(one.name, first)
    return text
