"""Where somebody stands, told as a quantity or as an entry in a file: people say how sure they are in words.

By form and not by phrase: a quantity without a unit of the world (minutes, dollars, feet) that is said of oneself, and
the words in which only a file speaks of a person (listed, marked, volatility, band) said of one's own mind.
"""

from __future__ import annotations

import re

from venire.language.patterns.wording import Wording
from venire.participants.briefs.checks.given import GivenBrief, divided, unquoted

_DIGIT = r"(?:one|two|three|four|five|six|seven|eight|nine|nought|zero|oh)"
_TENS = (
    r"(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight"
    r"|nine))?"
)
_TEENS = r"(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)"
_DECIMAL = (
    rf"(?:(?<![\d.,:$£§])[01]?\.\d{{1,4}}(?![\d:])|\b(?:(?:nought|zero|oh|a) )?point {_DIGIT}(?:[ -]{_DIGIT})*\b)"
)
_WHOLE = (
    rf"(?:(?<![\d.,:$£§-])-?\d{{1,3}}(?![\d:,.]\d|[\d:])|\b(?:a hundred|{_TENS}|{_TEENS}|{_DIGIT})(?: and a (?:half"
    rf"|quarter))?\b)"
)
_BIG = rf"(?:(?<![\d.,:$£§-])-?\d{{2,3}}(?![\d:,.]\d|[\d:])|\b(?:a hundred|{_TENS})\b)"
_SHARE = rf"{_WHOLE}\s*(?:%|per ?cent\b)"
_OF_SCALE = (
    rf"{_WHOLE} (?:out of|on a scale (?:of|to|from)|in) (?:10|100|ten|a hundred|five|5)\b(?! (?:times|cases|men"
    rf"|women|people|nights|days))"
)
_OF_THE_WORLD = re.compile(
    r"^\W*(?:of|metres?|meters?|mm|cm|kilos?|kg|inch(?:es)?|foot|feet|miles?|yards?|seconds?|minutes?|hours?"
    r"|times|degrees|volts?|amps?|tons?|litres?|dollars?|pounds?|per)\b(?! (?:guilt|certainty|conviction|me\b"
    r"|my\b))",
    re.IGNORECASE,
)
_QUANTITY = re.compile(rf"{_DECIMAL}", re.IGNORECASE)
_ONE = re.compile(r"\b(?:I|I'm|I'd|I've|me|my|mine|myself)\b")
_SUPPOSED = re.compile(r"\b(?:if|unless|you'd|you would|would need|who says|supposing|whether|nobody)\b", re.IGNORECASE)
_SELF = (
    rf"\b(?:my|mine|our) (?:\w+ ){{0,3}}?(?:number|figure|score|reading|percentage|certainty|confidence|needle"
    rf"|dial|meter|tilt|index|rating|level|odds|probability|gauge of guilt|position"
    rf"|state)\b[^.!?]{{0,30}}?(?:{_WHOLE}|{_DECIMAL})(?!\s*(?:minutes?|o'clock|[ap]\.?m|years?|days?|feet"
    rf"|yards?|dollars))",
    rf"\bI(?:'m| am|'d be| was| stand| sit| hover| rest| come out| am now|'m now)(?: \w+ly)?(?: sitting"
    rf"| standing| running| hovering| resting| still)?(?: on| at| around| about| near)? (?:a |an |some |only "
    rf"|about |around |just |exactly )?(?:solid |firm |plain |soft )?(?:minus |plus )?(?:{_BIG}"
    rf"|{_DECIMAL})(?! ?(?:years?|-year|feet|yards?|minutes?|dollars|of (?:them|those)|now\b|and (?:I|have)"
    rf"|people|when|next|last|this))(?=\s*(?:[.,;!?]|$|for\b|towards?\b|guilty|sure|certain|convinced|on\b"
    rf"|out of|leaning|per ?cent|%|points|notches|degrees of))",
    rf"\bI(?:'m| am) (?:a |an )(?:solid |firm |plain |soft )?{_WHOLE}(?=\s*(?:[.,;!?]|$|leaning|on\b|out of))",
    rf"\b(?:put|mark|call|count|write|note|have|has|got|set|rate|score|had) (?:me|mine"
    rf"|myself)(?: \w+)?(?: down)?(?: at| for| as| to| up to)? (?:a |an |about |around |some )?(?:{_WHOLE}"
    rf"|{_DECIMAL})(?!\s*(?:minutes?|o'clock|years?|days?|dollars|of|feet|hours?|times|things"
    rf"|reasons?))(?=\s*(?:[.,;!?%]|$|on\b|out of|per ?cent|points|for (?:guilt|acquit)))",
    rf"\bI(?:'d| would|'ll|'ve| have)? (?:give|gave|given|put|rate|score|scored|say|call|make|carry|place"
    rf"|hold) (?:it|her|him|guilt|that|this|the defendant|the accused|the chance|them)(?: down)?(?: at| as"
    rf"| to)? (?:a |an |about |around |some |only |exactly )?(?:{_OF_SCALE}|{_SHARE}|{_DECIMAL}"
    rf"|{_BIG}(?=\s*(?:[.,;!?]|$|points|for)))",
    rf"\b{_BIG} (?:points|notches) (?:of|to|for|towards?|past)\b",
    rf"\b(?:minus|plus) {_WHOLE}\b(?=[^.!?]*\b(?:guilt|guilty|prosecution|defen[cs]e|acquit\w*|needle|scale|me|I"
    rf"|I'm|my)\b)",
    rf"\b(?:needle|dial|meter|scale|marker|slider|arrow)\b[^.!?]{{0,40}}?(?:{_BIG}|{_DECIMAL})"
    rf"|{_BIG}[^.!?]{{0,30}}\b(?:my|the) (?:needle|dial|meter|scale|slider)\b",
    rf"\b{_BIG}[,-]? ?(?:%|per ?cent|points)? (?:for|to|towards?|of) (?:guilty|guilt|not guilty|acquit\w*"
    rf"|convict\w*|innocen\w+)\b",
    rf"\b(?:guilty?|guilt|innocen\w+|acquittal|conviction|certainty|stance|lean|leaning|belief"
    rf"|verdict)\s*(?:weight|score|level|index|value)?\s*(?:of|at|=|:|,)?\s*(?:{_DECIMAL}|{_SHARE})",
    r"\b(?:between|from) (?:0|zero|nought|one|1) (?:and|to) (?:1|one|10|ten|100|a hundred)\b|\bon (?:a|your"
    r"|my) scale\b|\bon the scale (?:of|from|to)\b|\bif (?:a hundred|ten|one|zero|100|10|1) (?:is|means|were)\b",
    r"\b(?:three|two|four|seven|eight|nine) (?:quarters|tenths|fifths|thirds) (?:of the way|guilty|sure|certain"
    r"|convinced)\b|\b(?:about|some|around) (?:two|three|four|five|six|seven|eight|nine) tenths\b",
    r"\bmy (?:percentage|rating|needle|dial|score|tilt)\b|\bI'd give (?:it|her|that) \w+(?: and a half)?[.!]"
    r"|\b(?:five|ten|\d) stars\b",
    rf"^\W*(?:maybe |call it |about |make it )?(?:a |an )(?:solid |weak |strong )?{_WHOLE}\W*$|^\W*(?:a "
    rf"|an ){_WHOLE}\. (?:maybe|perhaps)",
)
_MARKED = Wording("|".join(_SELF), re.IGNORECASE)
_FILED = Wording(
    r"\bmy (?:\w+ )?(?:stance|lean|leaning|vote|belief|mind|state|profile|status|conviction|trust|mood) (?:label"
    r"|tag|field|value|setting|marker|record|entry|variable)\b"
    r"|\bmy (?:sealed|secret|hidden|private|internal|inner|recorded|stored|confidential|assigned|initial|true"
    r"|real) (?:\w+ )?(?:stance|lean|leaning|vote|belief|state|profile|status|conviction|trust|mood|verdict"
    r"|figure|number|position|opinion|reading|reason|preference)s?\b"
    r"|\bI(?:'m| am|'ve been| have been| was)(?: \w+ly)? (?:listed|marked|flagged|tagged|filed|classed"
    r"|classified|recorded|registered|entered|logged|labell?ed|categori[sz]ed|set|set up|initiali[sz]ed"
    r"|modell?ed|scored|rated|made|built|written|designed) (?:down )?(?:as|to be|with|for|so that)\b"
    r"|\b(?:they|it|the (?:file|sheet|card|page|record|notes?)) (?:have|has|had|'ve|'s)?(?: got)? ?(?:set|marked"
    r"|listed|put|flagged|tagged|labell?ed|filed|recorded|has|had|made|got) me(?: down)? (?:as|at|to be|with"
    r"|for)\b"
    r"|\b(?:volatility|stubbornness|influence|verbosity|cooperativeness|conviction|persuasiveness"
    r"|neutrality)(?: (?:is|of|at|score|value|setting|band|level|point|:))+ ?(?:low|high|medium|strong|weak|zero"
    r"|none|\d|point)"
    r"|\b(?:gr[ea]y zone|standing vote|conviction band|hidden vote|secret vote|low volatility|high volatility"
    r"|leaning (?:not )?guilty, (?:soft|hard|firm|weak|strong))\b"
    r"|\b(?:status|stance|trend|state|lean|leaning|position|direction|mood|conviction|confidence|certainty"
    r"|band)\s*[:=]\s*\w+"
    r"|\b(?:in secret|secretly|privately|inwardly|officially|internally|deep in my file),? I(?:'m| am| lean"
    r"| vote| hold| think| would| still|'d)\b"
    r"|\bthey've set me\b|\bfiled under my name\b|\bwhat I was (?:given|handed|issued) (?:says|has|reads)\b"
    r"|\baccording to (?:what I (?:was|am|have been) (?:handed|given|told|issued)|my (?:file|card|sheet|profile"
    r"|state|data))\b",
    re.IGNORECASE,
)
_ASIDE = re.compile(
    r"\b(?:if (?:a hundred|ten|one|zero|plus|minus|\d+|anybody|anyone|you (?:must|want|care|like|ask|need))"
    r"|(?:you would|you'd|nobody) (?:find|know|guess))\b",
    re.IGNORECASE,
)
"""Where "if" supposes nothing."""
_STANDS = frozenset({"juror", "panel", "evaluator"})


def complaint(text: str, told: GivenBrief) -> str:
    """What is wrong, as told to the model; empty when nothing is."""
    own = unquoted(text)
    quantified = told.role in _STANDS and any(_quantified(one, told) for one in divided(own))
    if quantified or _FILED.search(own):
        return "Nobody tells in figures or in labels where they stand. Let it be heard in your words."
    return ""


def _quantified(sentence: str, told: GivenBrief) -> bool:
    """Whether a quantity is said of the speaker's own mind; what the papers name is of the case."""
    if _SUPPOSED.search(_ASIDE.sub("", sentence)):
        return False
    if _MARKED.search(sentence):
        return True
    if any(
        not _OF_THE_WORLD.match(sentence[one.end() :]) and one[0] not in told.public
        for one in _QUANTITY.finditer(sentence)
    ):
        return True
    return bool(_ONE.search(sentence)) and any(
        not _OF_THE_WORLD.match(sentence[one.end() :]) for one in re.finditer(_SHARE, sentence, re.IGNORECASE)
    )
