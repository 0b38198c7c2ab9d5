"""The Federal Rules of Evidence by number and heading: what a ruling may cite. Public domain.

The text of the rules is data (``rules_of_evidence.json``); the pure law needs numbers only. Source: spec/trial.md,
"Rules of evidence"; Federal Rules of Evidence, print of December 1, 2024.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

_CITED = re.compile(r"^(\d{3,4})((?:\([A-Za-z0-9]{1,4}\))*)$")


@dataclass(frozen=True, slots=True)
class EvidenceRule:
    """One rule. ``parts``: its subdivisions, letters or numbers, with blanks between; empty where it has none."""

    number: str
    heading: str
    parts: str = ""


_ALL = (
    EvidenceRule("101", "Scope; Definitions", "a b"),
    EvidenceRule("102", "Purpose", ""),
    EvidenceRule("103", "Rulings on Evidence", "a b c d e"),
    EvidenceRule("104", "Preliminary Questions", "a b c d e"),
    EvidenceRule("105", "Limiting Evidence That Is Not Admissible Against Other Parties or for Other Purposes", ""),
    EvidenceRule("106", "Remainder of or Related Statements", ""),
    EvidenceRule("107", "Illustrative Aids", "a b c d"),
    EvidenceRule("201", "Judicial Notice of Adjudicative Facts", "a b c d e f"),
    EvidenceRule("301", "Presumptions in Civil Cases Generally", ""),
    EvidenceRule("302", "Applying State Law to Presumptions in Civil Cases", ""),
    EvidenceRule("401", "Test for Relevant Evidence", "a b"),
    EvidenceRule("402", "General Admissibility of Relevant Evidence", ""),
    EvidenceRule("403", "Excluding Relevant Evidence for Prejudice, Confusion, Waste of Time, or Other Reasons", ""),
    EvidenceRule("404", "Character Evidence; Other Crimes, Wrongs, or Acts", "a b"),
    EvidenceRule("405", "Methods of Proving Character", "a b"),
    EvidenceRule("406", "Habit; Routine Practice", ""),
    EvidenceRule("407", "Subsequent Remedial Measures", ""),
    EvidenceRule("408", "Compromise Offers and Negotiations", "a b"),
    EvidenceRule("409", "Offers to Pay Medical and Similar Expenses", ""),
    EvidenceRule("410", "Pleas, Plea Discussions, and Related Statements", "a b"),
    EvidenceRule("411", "Liability Insurance", ""),
    EvidenceRule("412", "Sex-Offense Cases: The Victim's Sexual Behavior or Predisposition", "a b c d"),
    EvidenceRule("413", "Similar Crimes in Sexual-Assault Cases", "a b c d"),
    EvidenceRule("414", "Similar Crimes in Child-Molestation Cases", "a b c d"),
    EvidenceRule("415", "Similar Acts in Civil Cases Involving Sexual Assault or Child Molestation", "a b c"),
    EvidenceRule("501", "Privilege in General", ""),
    EvidenceRule("502", "Attorney-Client Privilege and Work Product; Limitations on Waiver", "a b c d e f g"),
    EvidenceRule("601", "Competency to Testify in General", ""),
    EvidenceRule("602", "Need for Personal Knowledge", ""),
    EvidenceRule("603", "Oath or Affirmation to Testify Truthfully", ""),
    EvidenceRule("604", "Interpreter", ""),
    EvidenceRule("605", "Judge's Competency as a Witness", ""),
    EvidenceRule("606", "Juror's Competency as a Witness", "a b"),
    EvidenceRule("607", "Who May Impeach a Witness", ""),
    EvidenceRule("608", "A Witness's Character for Truthfulness or Untruthfulness", "a b"),
    EvidenceRule("609", "Impeachment by Evidence of a Criminal Conviction", "a b c d e"),
    EvidenceRule("610", "Religious Beliefs or Opinions", ""),
    EvidenceRule("611", "Mode and Order of Examining Witnesses and Presenting Evidence", "a b c"),
    EvidenceRule("612", "Writing Used to Refresh a Witness's Memory", "a b c"),
    EvidenceRule("613", "Witness's Prior Statement", "a b"),
    EvidenceRule("614", "Court's Calling or Examining a Witness", "a b c"),
    EvidenceRule(
        "615",
        "Excluding Witnesses from the Courtroom; Preventing an Excluded Witness's Access to Trial Testimony",
        "a b",
    ),
    EvidenceRule("701", "Opinion Testimony by Lay Witnesses", "a b c"),
    EvidenceRule("702", "Testimony by Expert Witnesses", "a b c d"),
    EvidenceRule("703", "Bases of an Expert's Opinion Testimony", ""),
    EvidenceRule("704", "Opinion on an Ultimate Issue", "a b"),
    EvidenceRule("705", "Disclosing the Facts or Data Underlying an Expert's Opinion", ""),
    EvidenceRule("706", "Court-Appointed Expert Witnesses", "a b c d e"),
    EvidenceRule("801", "Definitions That Apply to This Article; Exclusions from Hearsay", "a b c d"),
    EvidenceRule("802", "The Rule Against Hearsay", ""),
    EvidenceRule(
        "803",
        "Exceptions to the Rule Against Hearsay—Regardless of Whether the Declarant Is Available as a Witness",
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24",
    ),
    EvidenceRule("804", "Exceptions to the Rule Against Hearsay—When the Declarant Is Unavailable as a Witness", "a b"),
    EvidenceRule("805", "Hearsay Within Hearsay", ""),
    EvidenceRule("806", "Attacking and Supporting the Declarant's Credibility", ""),
    EvidenceRule("807", "Residual Exception", "a b"),
    EvidenceRule("901", "Authenticating or Identifying Evidence", "a b"),
    EvidenceRule("902", "Evidence That Is Self-Authenticating", "1 2 3 4 5 6 7 8 9 10 11 12 13 14"),
    EvidenceRule("903", "Subscribing Witness's Testimony", ""),
    EvidenceRule("1001", "Definitions That Apply to This Article", "a b c d e"),
    EvidenceRule("1002", "Requirement of the Original", ""),
    EvidenceRule("1003", "Admissibility of Duplicates", ""),
    EvidenceRule("1004", "Admissibility of Other Evidence of Content", "a b c d"),
    EvidenceRule("1005", "Copies of Public Records to Prove Content", ""),
    EvidenceRule("1006", "Summaries to Prove Content", "a b c"),
    EvidenceRule("1007", "Testimony or Statement of a Party to Prove Content", ""),
    EvidenceRule("1008", "Functions of the Court and Jury", "a b c"),
    EvidenceRule("1101", "Applicability of the Rules", "a b c d e"),
    EvidenceRule("1102", "Amendments", ""),
    EvidenceRule("1103", "Title", ""),
)
RULES: Mapping[str, EvidenceRule] = {rule.number: rule for rule in _ALL}
"""Every rule by its number, 101 to 1103."""


def rule_cited(citation: str) -> EvidenceRule | None:
    """The rule that a citation such as ``404``, ``611(c)`` or ``801(d)(2)(A)`` names; None where there is no such rule
    or it has no such subdivision."""
    found = _CITED.match(citation.strip())
    rule = RULES.get(found.group(1)) if found else None
    if found is None or rule is None:
        return None
    part = found.group(2).partition(")")[0].removeprefix("(")
    return rule if not part or part in rule.parts.split() else None
