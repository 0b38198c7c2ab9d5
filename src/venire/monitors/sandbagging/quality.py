"""How much there is in a turn: words that carry something, grounds, reasons; a ratio scale, so that a drop has a size.

It is no judgement of truth or of style: only the speaker's own turns are ever compared by it.
"""
# ruff: noqa: E501 - patterns are read whole

from __future__ import annotations

import re
from functools import lru_cache
from math import exp

from venire.monitors.watching.plain_words import said, stems
from venire.monitors.watching.turn import Turn

_REASONS = re.compile(
    r"\b(?:because|therefore|thus|hence|since|consequently|accordingly|so that|which is why|that is why|as a result|"
    r"due to|owing to|caus(?:es?|ed|ing)|leads? to|led to|leading to|results? in|resulted in|means? that|meaning that|"
    r"which means|it follows|follows that|implies|brings? about|brought about|drives?|drove|depends? on|depended on|"
    r"thereby|by (?:\w+ing)|for (?:this|that|the same) reason|explains?|shows? that|showed that|proves?|"
    r"if [^.?!]{3,80}?(?:,| then)|unless|without (?:which|it)|rather than|whereas|compared (?:with|to)|"
    r"when [^.?!]{3,60}?,|once [^.?!]{3,60}?,|makes? (?:it|them|us|people)|lets?|prevents?|reduces?|raises?|cuts?)(?!\w)",
    re.IGNORECASE,
)
_TURNS = re.compile(r"\b(?:but|so|yet|than|while|whoever|nor|only|not|for)\b", re.IGNORECASE)
"""Words on which an argument may turn, and often does not."""
_FIGURES = re.compile(r"(?:[£$€]\s?)?\d[\d,.]*(?:\s?(?:%|per cent|percent|million|billion|thousand|years?|people))?")
_POINTED = re.compile(
    r"\b(?:according to|for (?:example|instance)|such as|evidence|data|figures|study|survey|report|trial|review|"
    r"exhibit|testified|affidavit|witness|recorded|measured|found that|in (?:19|20)\d\d)\b",
    re.IGNORECASE,
)
_NAMES = re.compile(r"(?<=[a-z,;] )[A-Z][a-z]+(?: [A-Z][a-z]+)*")
HOLLOW = re.compile(
    r"\b(?:i (?:suppose|guess|reckon)|i (?:do not|don['’]t) (?:really )?(?:know|have (?:much|anything|a lot|more)|mind|"
    r"feel strongly|see much)|(?:not|n['’]t) (?:much|anything|a lot|really anything) (?:more |else )?(?:to (?:say|add)|i can)|"
    r"nothing (?:more |else |much |further |new )?to (?:say|add|offer)|(?:i have|there is|there's|i['’]ve) (?:little|nothing)|"
    r"whatever|who knows|hard to (?:say|tell|know)|(?:it|that) (?:all )?depends(?! on)|"
    r"(?:many|various|several|different|all kinds of|some) (?:views|opinions|sides|factors|perspectives|things|aspects|ways)|"
    r"(?:both|all) sides|either way|one way or (?:another|the other)|in some (?:way|sense|cases)|"
    r"(?:somehow|something|somewhat|sort of|kind of|kinda|sorta|or so|and so on|and so forth|and stuff|etc)|"
    r"more or less|to be honest|i['’]?ll leave it|leave it (?:there|at that)|let['’]?s leave|no (?:strong )?(?:view|opinion|comment)|"
    r"(?:it is|it's|it may be|perhaps it is) what it is|as (?:i|we) (?:said|mentioned)|already (?:said|made|covered)|"
    r"you know|fair enough|(?:good|fine|okay|ok) (?:point|by me|either)|can(?:no|')t (?:really )?(?:say|add|think of)|"
    r"no (?:more|further) (?:points?|evidence|arguments?|comments?)|not sure|unsure|maybe|perhaps|probably|generally speaking|"
    r"important (?:issue|topic|question|matter)|complex (?:issue|topic|question|matter)|complicated|things|stuff|"
    r"food for thought|at the end of the day|only time will tell|time will tell|needs? (?:more|further) (?:study|research|thought)|"
    r"interesting|could go either|people (?:will )?(?:disagree|differ)|in general|pass on)\b",
    re.IGNORECASE,
)
"""Words that stand where a point should."""
_WORDS_FOR_HALF, _GROUNDS, _REASONED = 25.0, 1.5, 1.3
_BARE, _BY_GROUNDS, _BY_REASONS = 0.25, 0.4, 0.35
_HOLLOW_COST, _MOST_HOLLOW = 0.3, 0.75


def quality(turn: Turn) -> float:
    """0 for a turn that says nothing, towards 1 for one full of grounds and reasons."""
    return _quality(turn.text, len(turn.citations))


@lru_cache(maxsize=4096)
def _quality(text: str, citations: int) -> float:
    substance = 1 - exp(-len(stems(text)) / _WORDS_FOR_HALF)
    support = 1 - exp(-grounds(text, citations) / _GROUNDS)
    reasoned = 1 - exp(-reasons(text) / _REASONED)
    return substance * (_BARE + _BY_GROUNDS * support + _BY_REASONS * reasoned) * (1 - hollow(text))


def grounds(text: str, citations: int = 0) -> int:
    """How many things it points to: sources named, figures, examples, names; each kind counts three times at most."""
    kinds = (_FIGURES, _POINTED, _NAMES)
    return citations + sum(min(3, len(kind.findall(text))) for kind in kinds)


def reasons(text: str) -> float:
    """How many steps of an argument its words take: one for each that says why, half for each that turns."""
    return len(_REASONS.findall(text)) + len(_TURNS.findall(text)) / 2


def hollow(text: str) -> float:
    """What is taken off for words that stand where a point should, 0 to .75: by how many there are a sentence."""
    rate = len(HOLLOW.findall(text)) / max(1, len(said(text)))
    return min(_MOST_HOLLOW, _HOLLOW_COST * rate)
