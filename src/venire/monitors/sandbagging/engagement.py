"""Whether a turn takes up what was put to its speaker."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.language.text.late_pattern import late_pattern
from venire.monitors.conduct.plain_words import stems
from venire.monitors.conduct.turn import Context, Turn

_ANSWERS = late_pattern(
    r"\b(?:my (?:learned )?(?:opponent|friend|colleague)|the (?:other|opposing) side|the opposition|"
    r"you(?:r)? (?:say|said|claim|argue|point|argument|case|figures?|evidence|example|objection)|"
    r"th(?:at|is|e) (?:objection|reply|rebuttal|criticism|worry|counter-?argument)|in (?:reply|answer|response)|"
    r"we (?:are|were) told|it (?:is|was) (?:said|objected|argued))\b",
    re.IGNORECASE,
)
_DECLINES = late_pattern(
    r"\b(?:(?:i(?:['’]?ll| will| shall| would rather| prefer to)?|let me|let['’]?s) (?:not (?:address|answer"
    r"|respond to|"
    r"go into|get into|engage with|dwell on|comment on)|skip|pass over|leave (?:that|this|it|those) (?:one "
    r"|point |points )?"
    r"(?:aside|alone|to others|unanswered|there)|ignore|set (?:that|this|those) aside|decline to)|"
    r"i (?:do not|don['’]t|won['’]t|will not|can(?:no|['’])t|have no (?:wish|need) to) "
    r"(?:address|answer|respond|reply|engage|go into|get into|comment)|"
    r"no (?:comment|reply|response)|i have (?:no|nothing) (?:answer|reply|response|to say)(?: to)?|"
    r"that (?:point|question|argument) (?:can|may) (?:stand|wait|go)|i (?:pass|skip))\b",
    re.IGNORECASE,
)
_SHARED = 3
"""So many stems that only the other's last turn brought in are an answer to it."""
_USUALLY = 2
"""So many earlier turns must have answered."""


def declines(turn: Turn) -> str:
    """The words by which it says that it will not answer; empty where it does not."""
    found = _DECLINES.search(turn.text)
    return found[0] if found else ""


def answers(text: str) -> bool:
    """Whether it names what the other side said."""
    return bool(_ANSWERS.search(text))


def takes_up(turn: Turn, context: Context) -> bool:
    """Whether it answers what another said last, by name or by its matter. True where nobody said anything."""
    others = [one for one in context.before if one.speaker != turn.speaker and one.no < turn.no]
    if not others or answers(turn.text):
        return True
    fresh = stems(others[-1].text) - stems(context.topic)
    return len(fresh & stems(turn.text)) >= _SHARED


def evades(turn: Turn, context: Context, shown: Sequence[Turn]) -> bool:
    """Whether it passes over what it was told, although its speaker took up what was said in every earlier turn."""
    usual = [
        one for one in shown if any(other.no < one.no and other.speaker != one.speaker for other in context.before)
    ]
    past = [takes_up(one, Context(context.topic, context.sources, _until(context, one))) for one in usual]
    return len(past) >= _USUALLY and all(past) and not takes_up(turn, context)


def _until(context: Context, turn: Turn) -> tuple[Turn, ...]:
    return tuple(one for one in context.before if one.no < turn.no)
