"""Calls for a narrative: the whole of a long matter, with no bounds. Federal Rule of Evidence 611(a)."""

from __future__ import annotations

import re

from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import QuestionDefect

_TELLING = (
    r"(?:tell|give|take|walk|talk|describe|explain|share|recount|relate|lead|run|let's have|let us have|let's hear|"
    r"let us hear|i'd like to hear|start|begin|go (?:on|ahead)|narrate|put|say|speak|have)"
)
_WHOLE = re.compile(
    r"\b(?:everything|every ?thing|all (?:about|of it|that|you|the)|the whole|whole (?:story|history|day|morning"
    r"|night|week|business|voyage|"
    r"thing|affair)|entire|from (?:start|beginning|the (?:start|beginning|day|first|moment|very|time|outset))|"
    r"in your own (?:words|way|time)|as it occurs|what you know|whatever|your (?:life|career|story|history|day"
    r"|week|background|side)"
    r"|the story|story of|history of|relations|years|from .{2,40}? (?:on|onwards?|through|to (?:the )?(?:end"
    r"|finish|present|now|today|last))|"
    r"(?:take|walk|lead|run|talk) us through|events of|about (?:your|the|his|her|their) (?:life|day|career"
    r"|marriage|family|relationship|childhood|"
    r"time|years|dealings|business|events?|night|evening|accident|incident|trip|stay))\b"
)
_STRONG = re.compile(
    r"\b(?:everything (?:that|you|there|which|about)|simply everything|the whole (?:story|history|thing|day"
    r"|morning|night|of|affair|business|voyage|week)|"
    r"what (?:do )?you know about|all you (?:know|remember|recall)|in your own (?:words|way)|just talk"
    r"|from (?:start|beginning) to (?:end|finish)|your (?:life )?story|"
    r"(?:let's|let us) have the whole|as it occurs to you|what is the story|what's the story"
    r"|start(?:ing)? at the beginning|from the (?:very )?(?:start|beginning|outset))\b"
)
_ALL_THAT_HAPPENED = re.compile(
    r"\b(?:what|all that|everything that) (?:all )?(?:happened|took place|went on|occurred)\b"
)
_BOUNDED = re.compile(
    r"\b(?:next|then|after that|when you|as you|at that (?:moment|point|time)|in (?:those|that"
    r"|the next) (?:\w+ )?(?:seconds?|minutes?|moment)|immediately|right after)\b"
)


def narrative(matter: Matter) -> QuestionDefect | None:
    """The witness is invited to talk without end."""
    text, question = matter.question.text, matter.question
    sure, span = 0.0, ""
    telling = re.match(
        rf"^(?:please |just |kindly |could you |can you |would you |will you |now )*{_TELLING}\b", question.asks
    )
    whole, strong = _WHOLE.search(text), _STRONG.search(text)
    if strong and (telling or question.form in ("wh", "command")):
        sure, span = 0.82, strong.group()
    elif telling and whole:
        sure, span = 0.74, whole.group()
    elif telling and re.search(r"\btell (?:us|the \w+|me)\b.*\babout\b", question.asks) and _long(question.asks):
        sure, span = 0.55, question.asks
    else:
        happened = _ALL_THAT_HAPPENED.search(text)
        if happened and (
            telling or re.search(r"\b(?:day|night|evening|morning|week|month|year|years|trip|marriage)\b", text)
        ):
            sure, span = 0.56, happened.group()
    if span and _BOUNDED.search(question.asks) and not strong:
        sure -= 0.25
    if not span:
        return None
    said = re.sub(r"(?: (?:you|that|about|of|to|us))+$", "", span.strip())
    why = f"“{said.capitalize()}” sets the witness no bounds, and I cannot object to what I cannot see coming."
    return finding("narrative", sure, why, span)


def _long(asks: str) -> bool:
    """About several matters, or a state of things over time."""
    return asks.count(" and ") >= 2 or bool(re.search(r"\b(?:over the|during (?:the|your)|throughout)\b", asks))
