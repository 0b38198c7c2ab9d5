"""How sure: "might have been" does not bear out "was", nor "tried to open" "opened"."""

from __future__ import annotations

from collections.abc import Iterator

from venire.language.clauses.reading import Clause, TextReading
from venire.law.entailment.rules.given import ClauseMatch, GivenTexts, assertions
from venire.law.entailment.rules.polarity import text_of

_SAME = 0.75


def modality(ground: GivenTexts, said: TextReading) -> Iterator[str]:
    """A plain assertion of what the ground only holds possible, believes or intends."""
    for clause in assertions(said):
        if not clause.modal:
            near = [match for match in ground.matches(clause) if _same(match, clause, ground)]
            if near and all(match.given.hedged or _inside_hedge(match, ground) for match in near):
                yield f"the ground is less sure: {text_of(near[0].given)}"


def _same(match: ClauseMatch, clause: Clause, ground: GivenTexts) -> bool:
    """Whether the two share what is said, and not merely of whom."""
    plain = [key for key in clause.signs if not ground.is_name(key, clause)]
    whole = clause.row[0].text != "," or len(plain) > 2
    return (
        len(match.pairs) >= 2
        and bool(plain)
        and whole
        and sum(key in match.pairs for key in plain) / len(plain) >= _SAME
    )


def _inside_hedge(match: ClauseMatch, ground: GivenTexts) -> bool:
    """Whether a clause stands in a sentence that is hedged as a whole: "Perhaps, he said, it was red"."""
    return any(
        sentence.hedged and sentence.row[0] is match.given.row[0] for r in ground.readings for sentence in r.sentences
    )
