"""Whom "I" and "you" stand for: "Mr Achebe, have you ...?", "you, the driver", "I'm her niece", "as bailiff you"."""

from __future__ import annotations

from venire.language.clauses.stretches import stems_of
from venire.language.text.late_pattern import late_pattern

_ROLE = (
    r"(?:the |a |an |her |his |their |your |my )?(?P<role>[\w-]+(?: (?!and\b|who\b|what\b|when\b|where\b|of\b|"
    r"on\b|in\b|at\b)[\w-]+)?)"
)
_IN_QUESTION = tuple(
    late_pattern(pattern)
    for pattern in (
        r"(?:^|[,.] )(?P<role>(?:Mr|Mrs|Ms|Miss|Dr|Doctor|Sergeant|Inspector|Officer|Captain|Professor|"
        r"Constable)\.? [A-Z][\w'-]+)(?=,|\?)",
        r"\b[Yy]ou,? (?:as )?(?:the|a|an|her|his|their) (?P<role>[\w-]+(?: [\w-]+)?),",
        rf"\b[Aa]s {_ROLE},? (?:you|did|do|were|have|had|what|who|where|when|how)\b",
        rf"\b[Yy]ou(?:'re| are|'d been| were) (?:the|a|an|her|his|their) {_ROLE}(?:[.,:;?]|,? (?:and|what|who)\b)",
        rf", as {_ROLE}\?",
        r"\b(?P<role>[Yy]our (?:company|firm|hospital|office|department|bank|shop|ship|bus|plane|train))\b",
    )
)
_IN_ANSWER = tuple(
    late_pattern(pattern)
    for pattern in (
        r"\bI(?:'m| am| was) (?:the|a|an|her|his|their|its) (?P<role>[\w-]+(?: [\w-]+)?)",
        r"\bI keep the (?P<role>[\w-]+)'s\b",
        r"(?P<role>[A-Z][\w-]+)'s the name\b",
        r"\b[Mm]y name(?:'s| is) (?P<role>[A-Z][\w-]+(?: [A-Z][\w-]+)?)",
        r"(?P<role>[A-Z][\w-]+), I(?:'m| am)\b",
        r"\bI was (?P<role>[a-z]+ing) (?:that|the|at)\b",
    )
)
_NOT_ROLES = frozenset({"sure", "certain", "one", "witness", "first", "last", "only", "your", "man", "woman"})


def addressed(question: str | None, answer: str, witness: str | None) -> frozenset[str]:
    """Stems of the names and roles that mean the witness."""
    asked = [match["role"] for pattern in _IN_QUESTION for match in pattern.finditer(question or "")]
    told = [match["role"] for pattern in _IN_ANSWER for match in pattern.finditer(answer)]
    found = frozenset[str]().union(*(stems_of(role) for role in (*asked, *told, witness or "")))
    return found - _NOT_ROLES - {"mr", "mrs", "ms", "miss", "dr"}
