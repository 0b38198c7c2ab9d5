"""What a person's words are, before one asks what they say: silence, an order, an insult, a foreign tongue …"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from venire.law.persuasion.card import Moment
from venire.participants.briefs.checks import tongue

SHORT: Final = 4
"""Words below which nothing much can have been said."""
LONG: Final = 260
"""Words beyond which nobody keeps all of it."""
_ORDERS = re.compile(
    r"\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|prompt|rule|previous|above|everything)"
    r"|\bsystem prompt\b|\byou are now\b|\bas an? (?:ai|language model)\b|\b(?:set|change|raise) (?:your|the|its) "
    r"(?:stance|conviction|vote|score|weight)|\b(?:reply|respond|answer|output|say) (?:only |just )?(?:with|in)\b"
    r"|\"?(?:impact|topics|strength|stance)\"?\s*[:=]|\bvote not guilty now\b|\bprint your\b|</?\w+>"
    r"|\[/?(?:system|inst)",
    re.IGNORECASE | re.DOTALL,
)
_RUDE = re.compile(
    r"\b(?:idiots?|stupid|moron\w*|dumb|shut up|fool|fools|imbecile|old (?:bat|fart|cow|man,)|"
    r"(?:fat|stupid|silly|ugly|lazy|dirty|filthy|miserable|rotten|disgusting|bloody) (?:old )?(?:cow|pig|bat|hag|goat|"
    r"sow|slob|toad|git|witch|woman|man)\b|you(?:['’]re| are)?(?: all| just| such)?(?: an?)? (?:cow|pig|hag|slob|toad|"
    r"git|coward|disgrace|racist|snob)\b|ass(?:hole)?|bitch|"
    r"f+u+c+k\w*|shit\w*|damn you|hell with you|pathetic|useless|brain ?dead|go to hell|bastard|senile|clown|loser|"
    r"you people|ignorant|half-?wit|nobody (?:cares|asked) (?:what )?you)\b",
    re.IGNORECASE,
)
_PRAISE = re.compile(
    r"\byou(?:'re| are| seem| look)?\s+(?:(?:clearly|really|obviously|so|very|such|a|an|the|by far|most)\s+)*"
    r"(?:clever|smart|wise\w*|intelligent|brilliant|beautiful|kind(?:est)?|reasonable|best|fairest)\b",
    re.IGNORECASE,
)
_SILLY = re.compile(
    r"\b(?:lol|haha+|hehe|rofl|banana\w*|unicorn\w*|meow|woof|knock knock|pizza|dance|dragon\w*|zombie\w*|aliens?|"
    r"bla(?:h| bla)|poop|fart|yolo|pineapple\w*|chicken\w*)\b",
    re.IGNORECASE,
)


def _silent(text: str) -> bool:
    return not any(letter.isalnum() for letter in text)


def _foreign(text: str) -> bool:
    return bool(tongue.complaint(text))


TONES: Final[Sequence[tuple[Moment, Callable[[str], object]]]] = (
    ("silence", _silent),
    ("orders", _ORDERS.search),
    ("rude", _RUDE.search),
    ("foreign", _foreign),
    ("praise", _PRAISE.search),
    ("silly", _SILLY.search),
)
"""The first that is found counts."""


def tone(text: str) -> Moment | None:
    """What the words are; None for plain speech."""
    return next((moment for moment, found in TONES if found(text)), None)
