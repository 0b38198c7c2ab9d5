"""A question as a clause in somebody else's sentence: "How fast was the van going?" -> "how fast the van was going"."""

from __future__ import annotations

import re

from venire.language.morphology.persons import named
from venire.language.questions.declarative import straightened

_AUX = r"(?:is|was|are|were|did|does|do|has|have|had|could|can|would|will|should|might|may)"
_WH = re.compile(
    r"^(?P<wh>(?:(?:to|from|with|by|at|in|on|for|of) )?(?:what|which|how|whose)(?: (?!(?:is|was|are|were|did"
    r"|does|do|has|have|"
    rf"had|could|can|would|will|should)\b)[\w'-]+){{0,3}}|(?:to |from |with |by |for )?whom|who|when|where"
    rf"|why) (?P<rest>{_AUX}\b.+)$",
    re.IGNORECASE,
)
_AS_SUBJECT = re.compile(r"^(?:who|what|which [\w ]+?|whose [\w ]+?) (?!did\b|does\b|do\b)", re.IGNORECASE)
_INVERTED = re.compile(rf"^{_AUX} (?:you|he|she|it|they|we|there|(?:the|your|his|her|their|that|this|any|a|an) |[A-Z])")
_BEING = re.compile(r"\b(?:is|was|are|were)\b")
_PLAIN_SUBJECT = re.compile(
    r"^(?:i|you|he|she|it|they|we|there|this|that|(?:the|a|an|your|his|her|their|any) [\w-]+"
    r"|(?-i:[A-Z])[\w.'-]*(?: (?-i:[A-Z])[\w.'-]*)*"
    r") (?:is|was|are|were)\b",
    re.IGNORECASE,
)
"""Where a form of "be" surely stands behind its subject; better no clause than a wrong one."""
_ASKS_WHETHER_KNOWN = re.compile(
    r"^(?:do|can|could|would|will) you (?:know|say|tell (?:us|the jury|the court)|recall|remember) (?=wh|how)",
    re.IGNORECASE,
)
_LAY = re.compile(
    r"\blay\b(?! (?:on|in|at|under|beneath|beside|behind|across|near|by|there|down|still|awake|asleep|open"
    r"|between|over)\b)"
)
"""The past of "to lie" where no place or posture follows."""
LONGEST = 22
"""A clause with more words is no easier than the question itself."""


def embedded(question: str, witness: str = "the witness") -> str:
    """The clause, with the witness named for "you"; empty where the order of the words cannot be made out."""
    asked = _ASKS_WHETHER_KNOWN.sub("", question.strip().rstrip("?. "))
    clause = _wh(asked) or _polar(asked)
    clause = named(_told_false(clause), witness) if clause else ""
    return clause if 0 < len(clause.split()) <= LONGEST else ""


def _told_false(clause: str) -> str:
    """With the past of the verb that is meant: whoever "lay" somewhere did not lie, and whoever lied lay nowhere."""
    return clause if clause.startswith(("where ", "how long ")) else _LAY.sub("lied", clause)


def _polar(asked: str) -> str:
    """ "Whether the rail was loose"."""
    small = f"{asked[:1].lower()}{asked[1:]}"
    found = straightened(f"{asked}?") if _INVERTED.match(small) else None
    return f"whether {_lower(found.plain)}" if found and found.clear and _sure(asked, found.plain) else ""


def _wh(asked: str) -> str:
    found = _WH.match(asked)
    if found is None:
        return _plain_order(asked)
    wh, rest = _lower(found["wh"]), found["rest"]
    if not _INVERTED.match(rest):
        return f"{wh} {rest}" if _AS_SUBJECT.match(asked) else ""
    told = straightened(f"{rest[:1].upper()}{rest[1:]}?")
    return f"{wh} {_lower(told.said)}" if told and told.clear and _sure(rest, told.said) else ""


def _sure(asked: str, told: str) -> bool:
    """Whether the verb is where it belongs: "did" leaves no doubt of it, "was" does where the subject is long."""
    return not _BEING.match(asked.lower()) or bool(_PLAIN_SUBJECT.match(told))


def _plain_order(asked: str) -> str:
    """ "Who opened the gate" stands as it is."""
    found = re.match(
        rf"^(?:who|what|which \w+|whose \w+) (?!{_AUX}\b)\w+(?:ed|s|t|e|w|d|k|g|n)\b", asked, re.IGNORECASE
    )
    return _lower(asked) if found else ""


def _lower(text: str) -> str:
    first = text.split(" ", 1)[0]
    small = first.lower() in (
        "the", "a", "an", "this", "that", "it", "there", "he", "she", "they", "we", "you", "your", "his", "her",
        "their",
        "who", "what", "when", "where", "why", "how", "which", "whose", "whom", "to", "from", "with", "by", "at", "in",
        "on", "for", "of",
    )  # fmt: skip
    return text[:1].lower() + text[1:] if small else text
