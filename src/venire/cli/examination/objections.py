"""An objection, or a motion to strike, as it is typed in a line; words that only look like one are none."""

from __future__ import annotations

import re
from collections.abc import Mapping

from venire.cli.examination.menu import BY_KEY, SHORT
from venire.law.evidence.grounds import CARDS, Ground

CONTENT = "ok"
"""Typed by somebody who has nothing to object, though it is `o` and the letter of a ground: `o k` is meant so."""
_KEY = re.compile(r"o([a-z])(?:\s*[:,;–-]\s*(.*))?", re.IGNORECASE | re.DOTALL)
"""`oh`, `oh: it is somebody else's word`."""
_LEAD = re.compile(r"(?:o|i object|objection)(?![^\W_])[\s:,;.!–-]*", re.IGNORECASE)
_STRIKE = re.compile(r"(?:i )?(?:move to strike|strike|m)(?![^\W_])[\s:,;.–-]*", re.IGNORECASE)
_AROUND = " \t:,;.!–-"
_ARGUED = re.compile(r"\s*[:;,–—-]\s*(?=\S)")
"""What parts a ground's name from the argument where nothing else says that it is an objection."""
_LETTER = re.compile(r"([a-z])\s*:\s*(\S.*)", re.IGNORECASE | re.DOTALL)
"""`h: it is somebody else's word`."""
_LEAST = 3
"""Letters of a ground's name at the least, where only its beginning is typed."""


def _names() -> Mapping[str, Ground]:
    """Every ground by its name, its label and its short name; the longest first."""
    told: dict[str, Ground] = {ground.replace("_", " "): ground for ground in CARDS}
    told |= {card.label.lower(): ground for ground, card in CARDS.items()}
    told |= {short: ground for ground, short in SHORT.items()}
    return {name: told[name] for name in sorted(told, key=len, reverse=True)}


NAMES = _names()


def objection(given: str) -> tuple[Ground, str] | None:
    """The ground and the argument in `oh`, `o h because …`, `hearsay`, `hearsay: …`, `h: …`, `Objection, hearsay.`;
    None: it is none."""
    if (by_key := _KEY.fullmatch(given)) and given.lower() != CONTENT and by_key[1].lower() in BY_KEY:
        return BY_KEY[by_key[1].lower()], by_key[2] or ""
    lead = _LEAD.match(given)
    told = _ground(given[lead.end() :]) if lead is not None else _standing(given)
    return told or _by_letter(given)


def on_feet(given: str) -> tuple[Ground, str] | None:
    """The same from somebody who has risen already, so that a ground's letter alone names it."""
    return objection(given) or _ground(given)


def _standing(given: str) -> tuple[Ground, str] | None:
    """A ground by its name alone, or with an argument after a colon, comma or dash."""
    found = _named(given)
    if found is None or not found[1]:
        return found
    name = next(name for name in NAMES if given.lower().replace("_", " ").startswith(name))
    return found if _ARGUED.match(given[len(name) :]) else None


def _by_letter(given: str) -> tuple[Ground, str] | None:
    """`d: nobody has said who took it`: a letter, a colon and an argument."""
    argued = _LETTER.fullmatch(given)
    ground = BY_KEY.get(argued[1].lower()) if argued else None
    return (ground, argued[2]) if argued and ground else None


def motion(given: str) -> Ground | None:
    """The ground in `m`, `m h`, `mh`, `strike: hearsay`, `hearsay`; None: it is no motion to strike."""
    if len(given) == 2 and given[0].lower() == "m" and given.lower() != "me":
        return BY_KEY.get(given[1].lower())
    lead = _STRIKE.match(given)
    rest = given[lead.end() :] if lead else given
    if lead and not rest:
        return "non_responsive"
    found = _ground(rest) if lead else _named(rest)
    return found[0] if found and not found[1] else None


def _ground(text: str) -> tuple[Ground, str] | None:
    """A ground by its letter, its name or the beginning of that, and the words after it."""
    word, _, rest = text.partition(" ")
    letter = BY_KEY.get(word.strip(_AROUND).lower())
    if letter is not None:
        return letter, rest.strip()
    return _named(text) or _begun(word.strip(_AROUND).lower(), rest)


def _named(text: str) -> tuple[Ground, str] | None:
    """A ground by its whole name, and the words after it."""
    said = text.lower().replace("_", " ")
    for name, ground in NAMES.items():
        if re.match(rf"{re.escape(name)}(?![^\W_])", said):
            return ground, text[len(name) :].strip(_AROUND)
    return None


def _begun(word: str, rest: str) -> tuple[Ground, str] | None:
    found: list[Ground] = [ground for ground in CARDS if len(word) >= _LEAST and ground.startswith(word)]
    return (found[0], rest.strip()) if len(found) == 1 else None
