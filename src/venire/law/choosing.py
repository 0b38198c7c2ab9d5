# ruff: noqa: E501 - a pattern is read as one line
"""Choosing among the offered endings of an evidence question: the doctrine each names, and whether the facts bear it out.

A choice names a doctrine and a ruling. The facts call up considerations as they do before a judge; a choice gains when
its doctrine is called up and loses when it is not, and when it speaks of a doctrine that seldom decides anything.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from venire.law.objections.english import straight
from venire.law.objections.setting import Likeness
from venire.law.rulings_form import FOUNDATION
from venire.law.rulings_hearsay import HEARSAY
from venire.law.rulings_opinion import BEST_EVIDENCE, OPINION, PRIVILEGE
from venire.law.rulings_relevance import CHARACTER, RELEVANCE
from venire.law.rulings_weighing import Heard, applying

_ALL = (*HEARSAY, *OPINION, *CHARACTER, *BEST_EVIDENCE, *PRIVILEGE, *RELEVANCE, *FOUNDATION)


@dataclass(frozen=True, slots=True)
class Doctrine:
    """What a choice may rest on: the words that name it, the rules behind it, how often it decides (before the facts),
    and words of the facts that bear it out."""

    named: re.Pattern[str]
    rules: tuple[str, ...]
    usual: float
    borne_out: re.Pattern[str] | None = None
    """Where given and absent from the facts, the doctrine is out of place."""


def _doctrine(named: str, rules: str, usual: float, borne_out: str = "") -> Doctrine:
    facts = re.compile(rf"\b(?:{borne_out})") if borne_out else None
    return Doctrine(re.compile(rf"\b(?:{named})"), tuple(rules.split()), usual, facts)


_DOCTRINES = (
    _doctrine(r"excited utterance|spontaneous", "803(2)", 0.1, r"excit\w*|scream\w*|shout\w*|yell\w*|exclaim\w*|cried|startl\w*|shock\w*|hysteric\w*|!"),
    _doctrine(r"present sense", "803(1)", 0.0, r"as (?:he|she|it)|just|while|moment|immediately|watch\w*|on the (?:phone|telephone)|!"),
    _doctrine(r"state of mind|mental,? (?:or )?emotional|then[- ]existing|present intent", "803(3)", 0.3, r"intend\w*|going to|plan\w*|afraid|fear\w*|feel\w*|want\w*|hate\w*|will\b|believ\w*|pain"),
    _doctrine(r"medical (?:diagnosis|treatment)|diagnosis or treatment|physical condition", "803(4)", 0.2, r"doctor|physician|nurse|hospital|pain|hurt|ambulance|paramedic"),
    _doctrine(r"record(?:ed)? (?:of )?(?:past )?recollection|past recollection", "803(5)", 0.2, r"remember|recall|memory|refresh|note|diary|wrote|memorandum"),
    _doctrine(r"refresh\w*", "612", 0.6, r"remember|recall|memory|refresh|forg[oe]t|recollect"),
    _doctrine(r"business records?|regular(?:ly)? (?:conducted|course)|ordinary course", "803(6)", 0.1, r"record|business|report|log|invoice|hospital|clerk|bookkeep|custodian|entr(?:y|ies)|ledger|company|chart"),
    _doctrine(r"public record|official record", "803(8)", -0.1, r"police|public|agency|office|report|court|certif|department|county|state|clerk"),
    _doctrine(r"dying declaration|imminent|death was", "804(b)(2)", -0.2, r"dying|going to die|i'm (?:finished|done)|last|about to die|not going to make|(?:know|believ)\w* .{0,20}d[iy]"),
    _doctrine(r"(?:declaration|statement) against (?:\w+ )?interest", "804(b)(3)", -0.5, r"unavailable|died|dead|killed|privilege|refus\w+|fled|missing|deceased|cannot be found|moved"),
    _doctrine(r"former testimony|prior testimony", "804(b)(1)", 0.1, r"deposition|testif|trial|hearing|grand jury"),
    _doctrine(r"admission|party[- ]opponent|opposing party|statement (?:of|by) a party|offered against", "801(d)(2)", 0.7, r"defendant|plaintiff|owner|manager|employee|agent|driver|accused|seller|buyer|company|woman|man|partner"),
    _doctrine(r"vicarious|agent|employee|scope of (?:his|her|the) (?:employment|authority|agency)", "801(d)(2)", 0.2, r"employ\w*|agent|driver|manager|clerk|works? for"),
    _doctrine(r"co-?conspirator", "801(d)(2)", 0.1, r"conspir\w*|accomplice|partner|gang|robbery"),
    _doctrine(r"(?:prior )?(?:statement of )?identification|identif(?:y|ied)", "801(d)(1)", 0.3, r"identif\w*|line-?up|photograph\w*|picked|mug"),
    _doctrine(r"prior (?:\w+ )?inconsistent|inconsistent statement|impeach\w*", "801(d)(1) 613(a) 613(b)", 0.4, r"earlier|prior|previous\w*|told|deposition|said|contrad\w*|inconsisten\w*|testif\w*|statement|convict\w*"),
    _doctrine(r"prior (?:\w+ )?consistent|consistent statement|rehabilitat\w*|recent fabrication|rebut", "801(d)(1)", 0.1, r"fabricat\w*|bias|bribe\w*|motive|cross-examin\w*|lied|lying|impeach\w*|consistent"),
    _doctrine(r"not hearsay|non-?hearsay|not (?:being )?offered (?:for|to prove)|nonhearsay|operative|legally (?:significant|operative)|effect on|verbal act|notice|for the truth", "801(c)", 0.5),
    _doctrine(r"hearsay (?:not )?(?:with)?in?(?:to)? ?(?:any|no|an)?|as hearsay|is hearsay|hearsay", "802 805", -0.1),
    _doctrine(r"residual|catch-?all|res gestae|hearsay exception for", "807", -0.9),
    _doctrine(r"learned treatise|treatise", "803(18)", 0.3, r"treatise|textbook|book|article|text|journal"),
    _doctrine(r"family history|pedigree", "803(19) 804(b)(4)", -0.4, r"family|born|birth|married|mother|father|son|daughter"),
    _doctrine(r"ultimate issue|invade\w* the province|opinion|conclusion", "704(a) 701 702", -0.1),
    _doctrine(r"qualified|expert", "702 703", 0.0, r"expert|doctor|engineer|physician|profess|specialist|qualif|experience|lay"),
    _doctrine(r"shorthand|perception|observ\w+|personal knowledge|first-?hand|lay (?:opinion|witness)|rationally", "701 602", 0.4, r"saw|observ\w*|heard|watch\w*|notic\w*|saw|looked|familiar|drove|witness"),
    _doctrine(r"best evidence|original (?:document|writing|contract|letter)?|document itself|duplicate", "1002 1003", -0.4, r"photo|letter|contract|document|writing|written|copy|x-?ray|record|tape|film|invoice|receipt|will\b|deed|e-?mail"),
    _doctrine(r"lost|destroyed|bad faith|good faith", "1004(a)", 0.3, r"lost|destroy\w*|burn\w*|fire|shred\w*"),
    _doctrine(r"authentic\w*|foundation|genuine\w*|properly identified|chain of custody", "901 901(b)(1) 901(b)(2) 901(b)(5)", 0.2, r"photo|letter|document|sign\w*|handwrit\w*|voice|record|tape|telephone|phone|copy|x-?ray|drug|cocaine|gun|knife"),
    _doctrine(r"attorney[- ]client|lawyer[- ]client", "501 502(b)", 0.2, r"attorney|lawyer|counsel|law firm"),
    _doctrine(r"marital|spous\w*|husband|wife", "501", 0.2, r"wife|husband|spouse|married|marriage"),
    _doctrine(r"(?:physician|doctor|psych\w+)[- ]patient|privilege", "501", 0.1, r"attorney|lawyer|doctor|physician|psych\w*|wife|husband|priest|privilege|clergy|accountant|married"),
    _doctrine(r"self-?incrimination|due process|right to (?:a fair trial|confront)|confrontation|fifth|constitution\w*|miranda", "", -0.5),
    _doctrine(r"work[- ]product", "502(b)", -0.4),
    _doctrine(r"habit|routine", "406", 0.5, r"always|every|habit\w*|routine\w*|regular\w*|invariabl\w*|each|never fail"),
    _doctrine(r"character|propensity|disposition|reputation|specific (?:instances?|acts?)|bad acts?|other crimes?", "404(a) 404(b)(1) 405(a) 404(a)(2) 608(b) 608(a)", 0.2, r"reputation|character|honest\w*|violent|peaceful\w*|convict\w*|prior|previous\w*|drunk\w*|careful\w*|careless\w*|other (?:crimes|accidents|robber\w*|acts)|fight|truth\w*|liar|occasions|times|past"),
    _doctrine(r"motive|intent|identity|common (?:plan|scheme)|knowledge|absence of mistake|plan or scheme|opportunity", "404(b)(2)", 0.5, r"prior|previous\w*|earlier|another|other|similar|same|before|convict\w*|past"),
    _doctrine(r"convict\w*|felony|crime (?:of|involving)|dishonesty or false", "609(a)(1) 609(a)(2) 609(b)", 0.2, r"convict\w*|felon\w*|guilty|sentenc\w*|arrest\w*"),
    _doctrine(r"bias|interest|prejudice (?:of|toward)", "611(b)", 0.5, r"bias|friend|brother|sister|wife|husband|paid|employ\w*|married|sue|suit|partner|relative|cousin|spouse|hate|immunity|plea|insur\w*"),
    _doctrine(r"truthful\w*|veracity|untruthful\w*|credib\w*|honest\w*", "608(a) 608(b)", 0.4, r"truth\w*|lie[sd]?|lying|honest\w*|false\w*|credib\w*|reputation|convict\w*|fraud|impeach\w*|cheat\w*"),
    _doctrine(r"subsequent|remedial|repair", "407", 0.4, r"repair\w*|after the accident|replac\w*|install\w*|fixed|chang\w*|new|redesign\w*"),
    _doctrine(r"compromise|settle\w*|offer to pay|medical expenses", "408 409", 0.4, r"pay|settle\w*|offer\w*|compromis\w*|drop|expenses"),
    _doctrine(r"insur\w*", "411", 0.2, r"insur\w*"),
    _doctrine(r"plea|withdrawn", "410", 0.1, r"plea|pled|plead\w*"),
    _doctrine(r"irrelevant|relevan\w*|probative|material", "401 402", 0.1),
    _doctrine(r"unfair\w*|outweigh\w*|prejudicial", "403", 0.0),
    _doctrine(r"collateral|extrinsic", "608(b)", 0.1, r"lie|credib\w*|impeach\w*|denied|den(?:y|ies)|contradict\w*|application|false\w*|witness"),
    _doctrine(r"scope|leading|cross-examination|argumentative|form of the question", "611(b) 611(c)", 0.1, r"cross|direct|leading|question|asks|asked"),
    _doctrine(r"judicial(?:ly)? notice", "201", -0.1, r"notice|judge|court|well known|generally|map|calendar|almanac"),
    _doctrine(r"dead man|competen\w*", "601", -0.3, r"dead|died|deceased|estate|competen\w*|juror|judge|oath"),
    _doctrine(r"preliminary|judge (?:must|should|to) (?:decide|determine|find)|jury (?:must|should|to) (?:decide|determine)", "104", 0.3),
)  # fmt: skip
_ADMITTED = re.compile(
    r"^(?:the (?:\w+ )?(?:court|judge|testimony|evidence|statement|question|record\w*) (?:\w+ )*?)?(?:admi(?:ssible|tted|t)|yes|overrule|unobjectionable|proper|allow|permitted|grant(?:ed)? .* admi|discretion)\b"
)
_BARRED = re.compile(
    r"^(?:the (?:\w+ )?(?:court|judge|testimony|evidence|statement|question) (?:\w+ )*?)?(?:inadmissible|not admi|excluded?|no\b|sustain|objectionable|improper|deni|stricken|barred|reject)"
)
_HEDGED = re.compile(r"\b(?:but only|only if|only for|provided|if the (?:court|judge|jury)|if it is)\b")
_SWEEPING = re.compile(
    r"\b(?:never|always|any case|all cases|in all|per se|absolute\w*|cannot ever|conclusive\w*|self-serving|has no right|right to)\b"
)


def choose(question: str, choices: Sequence[str], likeness: Likeness) -> int:
    """The place of the choice that fits best."""
    scores = weigh(question, choices, likeness)
    return max(range(len(choices)), key=lambda place: scores[place])


def weigh(question: str, choices: Sequence[str], likeness: Likeness) -> list[float]:
    """How well each choice fits the facts; comparable within one question only."""
    facts = straight(question)
    called = _called(facts)
    near = likeness(question, choices)
    longest = max(map(len, choices))
    return [
        _fit(straight(choice), facts, called) + 0.25 * near[place] + 0.35 * len(choice) / longest
        for place, choice in enumerate(choices)
    ]


def _called(facts: str) -> dict[str, float]:
    """Rule -> how strongly the facts call it up, whichever way it then points."""
    heard = Heard(question="", context=facts, argument="", response="")
    strength: dict[str, float] = {}
    for one in applying(_ALL, heard):
        strength[one.rule] = max(strength.get(one.rule, 0.0), one.weight)
    return strength


def _fit(choice: str, facts: str, called: dict[str, float]) -> float:
    named = [one for one in _DOCTRINES if one.named.search(choice)]
    fitting = [_doctrine_fit(one, facts, called) for one in named]
    score = sum(fitting) / len(fitting) + 0.1 * len(fitting) if fitting else 0.0
    score += (
        0.15 * bool(_ADMITTED.search(choice))
        - 0.3 * bool(_SWEEPING.search(choice))
        - 0.05 * bool(_HEDGED.search(choice))
    )
    return score


def _doctrine_fit(one: Doctrine, facts: str, called: dict[str, float]) -> float:
    force = max((called.get(rule, 0.0) for rule in one.rules), default=0.0)
    missing = one.borne_out is not None and not one.borne_out.search(facts)
    return one.usual + 0.12 * force - (0.8 if missing else 0.0)
