"""What a witness is, by the role that everybody in the room has read: "I'm a neighbour, and a retired cellist."."""

from __future__ import annotations

import re

_ONE_OF_A_KIND = re.compile(r"(?:lead|chief|head|owner|manager|director|only|engineer of|keeper of|master|captain)\b")
_KIN = "daughter|son|wife|husband|widow|widower|brother|sister|mother|father"
KINSHIP = re.compile(rf"(?P<kin>(?:only )?(?:{_KIN})) of ")
_KIN_ROLE = re.compile(rf"(?:only )?(?:{_KIN}|nephew|niece|friend|neighbour)\b")
_NO_TRADE = re.compile(r"(?:who|called|retained|living|shared|one of|expert for)\b")
"""What a role says of the case and not of the witness's life."""
_PARTIES = ("the defendant", "the plaintiff", "the claimant")


def kind_of(role: str, *, by_trade: bool = False) -> str:
    """ "I'm a night nurse."; ``by_trade``: what it does, where the role begins with whose kin or neighbour it is."""
    first, *rest = [part.strip() for part in role.split(",")]
    what = rest[0] if rest and first in _PARTIES else first
    what = rest[0] if rest and by_trade and _KIN_ROLE.match(first) and not _NO_TRADE.match(rest[0]) else what
    if not what:
        return ""
    if kin := KINSHIP.match(what):
        return f"I'm {what[kin.end() :]}'s {kin['kin']}."
    if what.startswith("formerly "):
        return f"I used to be {_article(what[9:])}{what[9:]}."
    article = "" if re.match(r"(?:the|an?) ", what) else "the " if _ONE_OF_A_KIND.match(what) else _article(what)
    return f"I'm {article}{what}."


def standing(role: str, *, told: bool) -> str:
    """What it is to somebody and by trade; ``told``: the first is sworn to, and only the second is left to say."""
    first, trade = kind_of(role), kind_of(role, by_trade=True)
    if first == trade:
        return "" if told else first
    return trade if told else f"{first[:-1]}, and {trade.removeprefix(_I_AM)}"


_I_AM = "I'm "


def _article(what: str) -> str:
    return "an " if what[:1].lower() in "aeiou" else "a "
