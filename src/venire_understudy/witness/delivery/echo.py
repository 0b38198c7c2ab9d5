"""A yes or a no with its verb said again: "he did" to "Did your father …?", "it wasn't" to "…, was it?"."""

from __future__ import annotations

import re

from venire.language.morphology.sexes import sex_of
from venire_understudy.witness.questions.question import ParsedQuestion

_AUX = r"(do|does|did|am|is|are|was|were|has|have|had|can|could|would|will|should)"
_TAGGED = re.compile(rf"[,;]\s*{_AUX} (?:not )?(it|he|she|you|they|I|there|we)(?: not)?\s*[?.!]*$", re.IGNORECASE)
_ASKED = re.compile(
    rf"^(?:.*?[.:,] )?(?:(?:then|and|so|but|now|well),? )*{_AUX} (?P<rest>.+)$", re.IGNORECASE | re.DOTALL
)
_HEAD = re.compile(
    r"^(?:(?P<you>you)\b|(?P<some>any(?:body|one))\b|(?P<pronoun>he|she|it|they|there|we)\b|"
    r"(?:your|the|his|her|their) (?P<noun>[a-z]+)\b(?!['’]| and\b)|"
    r"(?P<name>[A-Z][a-z]+(?: [A-Z][a-z]+)*)\b(?!['’]| and\b| [A-Z]))"
)
_KIN = {
    "he": ("father", "husband", "brother", "son", "uncle", "grandfather", "nephew"),
    "she": ("mother", "wife", "sister", "daughter", "aunt", "grandmother", "niece"),
}
_OF_THE_PAST = re.compile(r"\bcan\b[^?,]*? have \w+", re.IGNORECASE)
"""What could have been so then: "Can he have left it?" is answered by "he couldn't"."""
_ANYBODY = "anybody"
_MINE = {"are": "am", "were": "was", "do": "do", "have": "have"}
_SHORT = {"am": "I'm not", "can": "can't", "will": "won't"}


def echo(question: ParsedQuestion, denies: bool) -> str:
    """Subject and auxiliary of what was asked, as the witness says them; empty where that is not plain."""
    found = _tagged(question) if question.form == "statement" else _asked(question)
    if found is None:
        return ""
    auxiliary, subject = found
    if auxiliary == "can" and _OF_THE_PAST.search(question.text):
        auxiliary = "could"
    if subject == _ANYBODY:
        return f"{'nobody' if denies else 'somebody'} {auxiliary}"
    if subject == "I":
        auxiliary = _MINE.get(auxiliary, auxiliary)
    if not denies:
        return f"{subject} {auxiliary}"
    if subject == "I" and auxiliary == "am":
        return "I'm not"
    return f"{subject} {_SHORT.get(auxiliary, f'{auxiliary}n’t').replace('’', chr(39))}"


def _tagged(question: ParsedQuestion) -> tuple[str, str] | None:
    found = _TAGGED.search(question.text)
    if found is None:
        return None
    subject = found[2].lower()
    return found[1].lower(), "I" if subject == "you" else subject


def _asked(question: ParsedQuestion) -> tuple[str, str] | None:
    found = _ASKED.match(question.text) if question.form == "polar" or question.plainly else None
    head = _HEAD.match(found["rest"]) if found else None
    if found is None or head is None:
        return None
    auxiliary, subject = found[1].lower(), _subject(head)
    plural = subject == "they"
    if not subject or (subject not in ("I", "we") and plural != (auxiliary in ("do", "are", "were", "have"))):
        return None if not subject or auxiliary not in ("did", "had", "could", "would", "can", "will") else (
            auxiliary, subject,
        )  # fmt: skip
    return auxiliary, subject


def _subject(head: re.Match[str]) -> str:
    if head["you"]:
        return "I"
    if head["some"]:
        return _ANYBODY
    if head["pronoun"]:
        return head["pronoun"].lower()
    if head["name"]:
        return sex_of(head["name"])
    noun = head["noun"]
    return next((pronoun for pronoun, kin in _KIN.items() if noun in kin), "")


def echoed(lead: str, question: ParsedQuestion, denies: bool, also: bool) -> str:
    """A bare yes or no with its verb: "Yes, he did.", "No, I'm not."; ``also``: behind another lead too."""
    short = echo(question, denies)
    if not short or not (lead in ("Yes.", "No.") or also):
        return lead.rstrip("!.") + "."
    return f"{'No' if denies else 'Yes'}, {short}."
