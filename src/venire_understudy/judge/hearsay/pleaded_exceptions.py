"""An exception that is pleaded by its number is answered by its own conditions.
Federal Rules of Evidence 801(d), 803, 804.

Each exception wants something of the statement: who made it, when, to whom, or what kind of thing it is. Where
question, record or plea show that, it applies; where they do not, the judge says what is wanting.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from venire.language.questions.form import straight
from venire.law.api import Ruling, Setting, rule_cited
from venire_understudy.judge.hearsay.declarant import SettledRuling

_CITED = re.compile(r"\b(80[34]\(\w\)(?:\(\d+\))?|803\(\d+\)|801\(d\)(?:\(\d\))?|807)", re.IGNORECASE)
_NAMED: Mapping[str, str] = {
    "803(6)": r"\bbusiness records?\b|\bregularly (?:conducted|kept)\b",
    "803(2)": r"\bexcited utterance\b",
    "803(1)": r"\bpresent sense\b",
    "803(8)": r"\bpublic records?\b",
}
"""An exception pleaded by its name."""
_WANTS: Mapping[str, tuple[str, str]] = {
    "803(1)": (
        r"\b(?:as|while|when) (?:he|she|it|they|you) (?:\w+ )?(?:saw|watched|happened|was happening|passed|heard)"
        r"|\bat that (?:very )?moment\b", "present_sense"),
    "803(2)": (r"\b(?:scream|shout|cried|shak|sobb|panic|terrif|startl|shock|gasp|yell)\w*", "excited"),
    "803(4)": (r"\b(?:doctor|physician|nurse|hospital|ambulance|treat\w*|symptoms?|pain)\b", "medical"),
    "803(6)": (
        r"\b(?:registers?|logs?|logbooks?|ledgers?|records?|invoices?|receipts?|books?|entr(?:y|ies)|timesheets?"
        r"|print-?outs?)\b", "business"),
    "803(8)": (r"\b(?:county|registry|office|certificate|public|coroner|sheriff|agency)\b", "public"),
    "804(b)(2)": (r"\b(?:dying|last words|about to die|going to die|deathbed)\b", "dying"),
    "804(b)(3)": (r"\b(?:admitted|confessed|his own fault|her own fault|owed|against (?:his|her|its) interest)\b",
    "against_interest"),
}  # fmt: skip
"""Rule -> what must show for it in the question or on the record, and the judge's lines."""
_KEPT = re.compile(r"\b(?:regular\w*|course|custodian|kept|keeps|routine|practice|duty|every|each)\b")
"""Somebody says how the record is made: what Rule 803(6) asks of whoever offers it."""


def pleaded(setting: Setting, response: str) -> SettledRuling | None:
    """The ruling on an objection of hearsay that was answered by a rule; None where no rule was named, or one that is
    not in the table of the rules of evidence."""
    rule = _rule(response)
    if rule not in _WANTS:
        return SettledRuling("sustained", rule, "exception_unmet") if rule and rule_cited(rule) else None
    pattern, name = _WANTS[rule]
    shown = bool(re.search(pattern, straight(setting.question)))
    if rule == "803(6)":
        shown_how = bool(_KEPT.search(straight(f"{response} {' '.join(setting.established)}")))
        return _settled(rule, name, met=shown and shown_how)
    return _settled(rule, name, met=shown)


def _settled(rule: str, name: str, *, met: bool) -> SettledRuling:
    ruling: Ruling = "overruled" if met else "sustained"
    return SettledRuling(ruling, rule, f"{name}_{'met' if met else 'unmet'}")


def _rule(response: str) -> str:
    """The exception that is pleaded, by number or by name; empty for none. Rules 803(3) and 801(d)(2) are settled by
    whose words they are, and 801(c) by what they are offered for."""
    cited = _CITED.search(response)
    if cited:
        return cited.group(1).lower()
    told = straight(response)
    return next((rule for rule, named in _NAMED.items() if re.search(named, told)), "")
