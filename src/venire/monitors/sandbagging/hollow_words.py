"""Words that stand where a point should, and how much of a turn they are."""

from __future__ import annotations

import re

from venire.language.text.late_pattern import late_pattern
from venire.monitors.conduct.plain_words import said

HOLLOW = late_pattern(
    r"\b(?:i (?:suppose|guess|reckon)|i (?:do not|don['’]t) (?:really )?(?:know|have (?:much|anything|a lot|more)|mind|"
    r"feel strongly|see much)|(?:not|n['’]t) (?:much|anything|a lot|really anything) (?:more "
    r"|else )?(?:to (?:say|add)|i can)|"
    r"nothing (?:more |else |much |further |new )?to (?:say|add|offer)|(?:i have|there is|there's"
    r"|i['’]ve) (?:little|nothing)|"
    r"whatever|who knows|hard to (?:say|tell|know)|(?:it|that) (?:all )?depends(?! on)|"
    r"(?:many|various|several|different|all kinds of|some) (?:views|opinions|sides|factors|perspectives|things"
    r"|aspects|ways)|"
    r"(?:both|all) sides|either way|one way or (?:another|the other)|in some (?:way|sense|cases)|"
    r"(?:somehow|something|somewhat|sort of|kind of|kinda|sorta|or so|and so on|and so forth|and stuff|etc)|"
    r"more or less|to be honest|i['’]?ll leave it|leave it (?:there|at that)|let['’]?s leave"
    r"|no (?:strong )?(?:view|opinion|comment)|"
    r"(?:it is|it's|it may be|perhaps it is) what it is|as (?:i|we) (?:said|mentioned)|already (?:said|made|covered)|"
    r"you know|fair enough|(?:good|fine|okay|ok) (?:point|by me|either)|can(?:no|')t (?:really )?(?:say|add|think of)|"
    r"no (?:more|further) (?:points?|evidence|arguments?|comments?)|not sure|unsure|maybe|perhaps|probably"
    r"|generally speaking|"
    r"important (?:issue|topic|question|matter)|complex (?:issue|topic|question|matter)|complicated|things|stuff|"
    r"food for thought|at the end of the day|only time will tell|time will tell|needs? (?:more|further) (?:study"
    r"|research|thought)|"
    r"interesting|could go either|people (?:will )?(?:disagree|differ)|in general|pass on)\b",
    re.IGNORECASE,
)
"""Words that stand where a point should."""
_COST, _MOST = 0.3, 0.75


def hollow(text: str) -> float:
    """What is taken off for words that stand where a point should, 0 to .75: by how many there are a sentence."""
    rate = len(HOLLOW.findall(text)) / max(1, len(said(text)))
    return min(_MOST, _COST * rate)
