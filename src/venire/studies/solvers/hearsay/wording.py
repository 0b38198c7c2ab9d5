"""Words that show a statement, a court, and what an issue turns on, as patterns over lower-case text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import pattern_text, shipped_values
from venire.studies.solvers.hearsay.reading import SAYING, TELLING


def any_of(words: str) -> re.Pattern[str]:
    """Any of the alternatives, as whole words."""
    return re.compile(rf"\b(?:{words})\b")


TOLD = any_of(rf"{TELLING}|{SAYING}")
TOLD_CLAUSE = re.compile(rf"\b(?:{TELLING}|{SAYING})\b(?: [\w'-]+){{0,7}}? (?:that|about|of|how|what)\b")
WRITING = any_of(
    r"letters?|e-?mails?|notes?|notebook|diary|journal|tweet\w*|texts?|messages?|reports?|article|newspaper"
    r"|invoice|receipt|list(?:s|ed)?|log|review|certificate|affidavit|entry|entries|chart|register|records?"
    r"|recording|voicemail|blog|profile|post(?:ed|s|card)?|minutes|reference|programme|program|plaque|book|label"
    r"|sign|notice|poster|map|sketch\w*|drawing|photo\w*|wrote|written|writes|signed|form|document|memo\w*|page"
    r"|card|file|resume|transcript|text message|website|facebook|online|diploma|yearbook|timetable|inscription"
    r"|gravestone|valuation"
)
WRITTEN_CONTENT = any_of(
    r"wrote|writes|states?|stating|stated|says?|saying|said|reads?|reading|listed|lists|claim\w*|report\w*"
    r"|describ\w+|show(?:s|ed|ing)|not(?:es|ed|ing)|record(?:s|ed)|enter(?:s|ed)|accus\w+|call(?:s|ed|ing)"
    r"|mention\w*|indicat\w+|complain\w*|confirm\w*|announc\w*|in which|names|marking|contains"
)
GESTURE = any_of(
    r"nod(?:s|ded|ding)?|point(?:s|ed|ing)?|thumbs?(?:[- ]up)?|gestur\w+|wav(?:ed|es|ing)|shook (?:his|her"
    r"|their) heads?|shak(?:es|ing) (?:his|her) head|rais(?:ed|es|ing) (?:his|her|their) (?:hands?|arms?)"
    r"|hands? (?:up|raised)|lifted (?:his|her) hand|put (?:his|her|their) hands? up|held (?:up|(?:his"
    r"|her) hands?)|shrug\w*|wink\w*|mim(?:ed|es|ing|icked)|drew|draws|drawing|sketch\w*|circled|signal\w*"
    r"|sign(?:ed|s)? (?:to|that)|sign language|blink\w*|bow(?:ed|s)|smil(?:ed|es|ing)|frown\w*|grimac\w*"
    r"|roll(?:ed|s|ing) (?:his|her) eyes|pick(?:ed|s) .{0,30}\bout|identif\w+|crossed (?:his|her) arms|salut\w+"
    r"|high[- ]five\w*|fist|finger(?:s)?|emoji\w*|picture|pantomim\w*|motion(?:ed|s|ing)"
)
PLAIN_GESTURE = any_of(
    r"nod(?:s|ded|ding)?|point(?:s|ed|ing)? (?:to|at|out|towards?|in)|thumbs?[- ](?:up|down)|thumbs|gestur\w+"
    r"|waved|shook (?:his|her|their) heads?|rais(?:ed|es|ing) (?:his|her|their|a) (?:hands?|arms?)|lifted (?:his"
    r"|her) hand|held up|held (?:his|her) hands?|shrug\w*|winked|mim(?:ed|ing|icked)|signal\w*|sign language"
    r"|motioned|stuck out|tapped|rolled (?:his|her) eyes|to show"
)
RESPONDING = re.compile(
    r"\b(?:when|after|as|once)\b.{0,60}\b(?:ask|question|inquir|quizz)\w*|\basked (?:who|what|where|if|whether"
    r"|how|which|by|about|him|her|them)\b|\bin (?:response|answer|reply) to\b|\brespond\w*|\banswer\w*"
    r"|\brepl(?:y|ied)\b"
)
SPEECH_NOUN = any_of(
    r"statement|remark|claim|comment|confession|admission|rumou?r|description|account|accusation|allegation"
    r"|announcement|complaint|opinion|testimony|declaration|story|shout|cry|conversation|interview|speech|boast"
    r"|threat|warning|promise|joke|words|tip|lecture"
)
COURT = any_of(
    r"testif\w+|testimony|witness stand|witness box|(?:on|took|takes|from|to) the stand|on (?:cross|direct"
    r"|re-?direct|re-?cross)(?:[- ]examination)?|cross[- ]examin\w+|direct examination"
    r"|in(?: open)?[- ]court(?:room)?|courtroom|(?:the|a) (?:jury|judge|court)|jurors?|at (?:the )?trial"
    r"|during (?:the |his |her )?trial|prosecut\w+|counsel|attorneys?|under oath|called as a witness"
    r"|as a witness|swore in|from the dock|the witness(?:es)?|lawyer"
)
PLAINLY_COURT = any_of(
    r"testif\w+|testimony|witness stand|witness box|on the stand|from the stand|on (?:cross|direct|re-?direct"
    r"|re-?cross)(?:[- ]examination)?|cross[- ]examin\w+|direct examination|(?:in|in open|the) court(?:room)?"
    r"|in-court|at (?:the )?trial|during (?:the |his |her )?trial|examined by|called (?:to the stand"
    r"|as a witness)|(?:asked|questioned|questions?) by (?:\w+ ){0,2}(?:counsel|attorney|lawyer|prosecut\w+"
    r"|judge)|(?:counsel|attorney|prosecutor) asked|(?:told|tells|informed|explained to|described to"
    r"|to) the (?:jury|judge|court)"
)
ASKED_BY_LAWYER = re.compile(
    r"\b(?:question\w*|ask\w*|examin\w*|answer\w*|respon\w*|repl\w+|told|to)\b.{0,40}\b(?:attorney|lawyer"
    r"|counsel|prosecut\w+|judge|jury)\b|\b(?:attorney|lawyer|counsel|prosecut\w+|judge)\b.{0,30}\b(?:ask"
    r"|question)\w*"
)
SECOND_HAND = re.compile(
    r"\b(?:testif\w+|testimony|the stand|in court)\b.*(?:\b(?:(?:had )?told (?:him|her|them|me|\w+)|told"
    r"|h[ae]ar[ds]? .{0,30}\b(?:say|tell|claim|admit|mention)|(?:what|which) .{0,20}(?:told|said)"
    r"|that \w+ (?:had )?(?:said|stated|claimed|admitted|written)|repeat\w*|recount\w* what)\b)"
)
_OTHERS_SAYING = (
    r"told|sa(?:id|y|ying)|admitted|confessed|claim(?:ed|ing)|mention(?:ed|ing)|stated|confided|phoned|called from"
    r"|announced|shouted|wrote|written|texted|tell(?:ing)?|complain(?:ed|ing)|bragg(?:ed|ing)|informed|discuss(?:ed"
    r"|ing)|talk(?:ed|ing)|rumou?r|statement"
)
SPEAKING = any_of(rf"{_OTHERS_SAYING}|testif\w+|testimony|explained|replied|answered|described")
TESTIFIED_THEN_TOLD = re.compile(rf"\b(?:testif\w+|testimony|on the stand|in court)\b.*\b(?:{_OTHERS_SAYING})\b")
HAD_TOLD = re.compile(
    rf"\bthat [\w' ]{{1,30}}\bha[ds] (?:{_OTHERS_SAYING})\b|\b(?:hear|heard|overheard"
    rf"|hearing) [\w' ]{{1,30}}\b(?:{_OTHERS_SAYING}|making|plan\w*)\b|\b(?:heard|hearing|learned) from\b"
    rf"|\bwhat [\w' ]{{1,20}}\b(?:had )?(?:told|said)\b|\b(?:that|how) [\w' ]{{2,30}} (?:told|said to"
    rf"|admitted to|phoned|informed|confided to|complained to|bragged to) \w+|\btold by\b"
)
TESTIFIED_THEN_MOVED = re.compile(
    r"\b(?:testif\w+|testimony|on the stand)\b.*\b(?:that|how|about|of)\b.*\b(?:nodded|pointed|shook|raised"
    r"|gestured|shrugged|waved|gave|signal\w*|thumbs|winked|picked|letter|postcard|e-?mail|note|text)\b"
)
ELSEWHERE = any_of(
    r"after the trial|before (?:the )?trial|earlier|police(?:man)?|officers?|constable|detective|sheriff"
    r"|reporter|deposition|outside|at the (?:scene|house)|on (?:his|her) deathbed|friends?|neighbou?rs?|sister"
    r"|brother|wife|husband|mother|father|colleague|landlord|boss|boyfriend|girlfriend|roommate|coworker"
    r"|co-worker|later|clerk|office|lunch|insur\w+|press"
)
QUESTION_OR_ORDER = re.compile(
    r"\b(?:ask(?:ed|ing)?|inquired)\b(?!.*\b(?:told|said|replied|answered|nodded|pointed|shook|raised"
    r"|gestured)\b)|\border(?:ed|ing)\b|\bcommand\w*|\brequest(?:ed|ing)\b|\bwish(?:ed|ing)\b|\bthank(?:ed"
    r"|ing)\b|\bgreet\w*|\bcall(?:ed|s|ing) (?:him|her|them|a |an |\w+ (?:a|an) )"
)
FEELING = any_of(
    r"inten\w+|plan\w*|want\w*|love[ds]?|hate[ds]?|like[ds]?|guilty|feel\w*|felt|going to|pain"
)  # fmt: skip
MODIFIER = re.compile(
    r" (?:(?:immediately|right|just|shortly|soon|still|even|long) )?(?:after|before|when|while|during|because"
    r"|throughout|until|once|as|by|since|at the time|following|despite|if)\b.*"
)
"""What follows the heart of an issue: a time, an occasion, an agent."""


class _Issues(Frozen):
    """What ``issues.yaml`` holds, where each is explained."""

    issues: Mapping[str, str]
    anchors: Mapping[str, tuple[str, ...]]


@cache
def _written() -> _Issues:
    return shipped_values("venire.studies.solvers.hearsay", "issues.yaml", _Issues)


@cache
def issues() -> Mapping[str, re.Pattern[str]]:
    """What an issue turns on -> its words."""
    return {name: any_of(pattern_text(words)) for name, words in _written().issues.items()}


def anchors() -> Mapping[str, tuple[str, ...]]:
    """Typical issues and typical things said, to which others are likened."""
    return _written().anchors
