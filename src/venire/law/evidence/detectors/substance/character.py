# ruff: noqa: E501 - a pattern is read as one line
"""Improper character: a trait, a name or other acts, so that somebody acted so this time. FRE 404-406, 608, 609.

Not: a habit; a witness's own untruthful acts and convictions on cross; "did you know" to test a character witness;
another act that shows knowledge, plan or identity.
"""

from __future__ import annotations

import re
from functools import lru_cache

from venire.law.evidence.question.matter import Matter, finding, surest
from venire.law.evidence.question.setting import QuestionDefect

_TRAIT = (
    r"(?:honest|dishonest|violent|aggressive|careless|reckless|careful|gentle|peaceful|peaceable|truthful|untruthful|liar|bully|crook|thief|cheat|drunkard|smuggler|gambler|hothead|brute|saint|brawler|troublemaker|trouble-maker|womani[sz]er|addict|quarrelsome|jealous|greedy|cruel|lazy|law-abiding|temper|short-tempered|"
    r"hot-tempered|bad-tempered|mean|spiteful|vindictive|decent|upright|trustworthy|unreliable|reliable|cautious|racist|bigot|criminal|swindler|fraud|dangerous|ruthless|savage|wild|good man|bad man|chances|fight|cautious|rough|scoundrel|rogue|nasty|crooked)"
)
PROPENSITY = 0.9
"""A trait, and by a "so" what somebody must have done: the very inference that the rule forbids."""
_PATTERNS: tuple[tuple[float, re.Pattern[str]], ...] = tuple(
    (sure, re.compile(pattern))
    for sure, pattern in (
        (0.84, r"\b(?:sort|kind|type|manner) of (?:a )?(?:man|woman|person|fellow|boy|girl|driver|worker|doctor|boss|employer|landlord|neighbou?r|father|mother|husband|wife|employee|officer|businessman|guy|chap|human being)\b|\b(?:the|a|that) (?:sort|kind|type|one)s? (?:who|that|to)\b"),
        (0.84, r"\bby (?:nature|temperament|disposition)\b|\bin (?:his|her|your|their) (?:bones|blood|nature|character)\b|\bthrough and through\b|\bas a (?:man|person|human being)\b"),
        (0.84, r"\b(?:has|have|had|with|get|got|gained|earned|enjoys?) (?:always )?(?:had )?(?:the|a|an|quite a|some|any|his|that) (?:\w+ ){0,2}(?:name|reputation|history|record|past|habit) (?:for|of|as|in|with)\b|\bbad name\b|\breputation\b|\bnotorious\b|\bknown (?:for|to be|as|all over|round|around)\b"),
        (0.8, rf"\b(?:known (?:him|her|you|them) (?:for|as|to be)|always (?:been|had)|is (?:he|she) (?:a|an|generally|usually|normally|always|basically)|are you (?:a|an|generally|normally)|was (?:he|she) (?:a|an|always|generally)|would you (?:call|describe) (?:him|her|\w+ \w+) (?:as )?(?:a|an)) (?:\w+ ){{0,3}}{_TRAIT}\b"),
        (PROPENSITY, r"\b(?:man|woman|girl|boy|fellow|person|chap|lady|gentleman|husband|wife|doctor|officer|driver) (?:of (?:that|this) (?:kind|sort|type|stamp)|like that|who (?:does|did|would|will|can|could|has|had|is|was) (?:\w+ ){1,8}?) ?(?:would|will|might|could|wouldn't)\b|\b(?:shows?|proves?|means?) (?:that )?(?:you|he|she)(?:'re|'s| is| are| was| were)(?: just)? (?:a|an|the) (?:\w+ ){0,2}(?:man|woman|person|fellow|boy|girl|one)\b"),
        (PROPENSITY, rf"\b(?:by nature|nature|character|reputation|known|knows?|always|all (?:his|her|your) life|(?:man|woman|person)|{_TRAIT})\b[^?;]{{0,60}}[,;] so (?:that )?(?:you|he|she|they)(?:'d| would| could| can't| cannot| must| hardly| wouldn't| couldn't)\b"),
        (0.74, r"\balways been (?:a|an|so|such|very|rather|too)\b"),
        (0.74, rf"\b(?:is|was|are) (?:he|she|the \w+|mr \w+|mrs \w+|ms \w+) (?:\w+ )?(?:a |an )?(?:\w+ ){{0,1}}{_TRAIT}\b(?! (?:that|on the|at the|when|as|of|about|by|because))"),
        (0.84, r"\bwhat (?:else|other \w+) (?:has|had|did) (?:he|she|the \w+|they|mr \w+|mrs \w+) (?:been |ever )*(?:caught|done|stolen|taken|convicted|arrested|accused|beat\w*|hit)\b"),
        (0.78, r"\b(?:has|had|have) (?:he|she|the \w+|they|mr \w+|mrs \w+|ms \w+) (?:ever |been |previously |before |also |once |always )+(?:been )?(?:\w+ )?(?:arrested|convicted|violent|in (?:trouble|prison|jail)|in a fight|stolen|hit|beat(?:en)?|cheated|lied|sacked|fired|accused|charged|caught|drunk|fought|threatened|suspended|disciplined|attacked|assaulted|robbed)\b"),
        (0.76, r"\b(?:other|earlier|previous|prior|past) (?:\w+ )?(?:thefts?|crimes?|offen[cs]es?|convictions?|burglar\w+|robber\w+|frauds?|fights?|assaults?|accidents?|complaints?|lawsuits?|victims|arrests?|incidents?|wrongs?|misdeeds?)\b"),
        (0.74, r"\b(?:criminal record|rap sheet|long record|history of (?:violence|drunk\w*|theft|drug|fighting|lying|abuse|careless\w*|accidents|speeding)|(?:violent|bad|quick|fierce|foul|terrible|hot) temper|temper(?:ament)?)\b"),
        (0.84, r"\bso (?:carelessness|violence|dishonesty|theft|lying|cheating|recklessness) (?:is|runs|comes)\b|\b(?:once a|runs in (?:the|his|her|your) family|true to form|up to (?:his|her|your) old|same old|that's just (?:like|what)|just the sort|just like (?:him|her|you)|leopard)\b"),
        (0.72, r"\b(?:usually|generally|normally|typically|always|often) (?:drive[sn]?|drove|behave[sd]?|act(?:s|ed)?|lie[sd]?|cheat(?:s|ed)?|fight(?:s)?|fought|drink(?:s)?|lose[s]? (?:his|her|your) temper|pick(?:s|ed)? fights)\b"),
        (0.78, r"\b(?:opinion of (?:his|her|their|mr \w+'s|the \w+'s) (?:\w+ )?(?:honesty|character|truthfulness|temper|integrity|peacefulness)|think of [\w ' ]+? (?:honesty|character|temper|integrity|truthfulness)|what (?:is|was) (?:he|she|mr \w+|mrs \w+) like as|(?:good|bad|poor) character)\b"),
        (0.66, r"\b(?:beat|beaten|hit|struck|stole|stolen|robbed|cheated|swindled|attacked|assaulted|lied to) .{0,50}\b(?:years? (?:ago|before|earlier)|in (?:19|20)\d\d|last (?:year|summer)|other (?:women|men|people|customers|tenants|girls|boys|employers)|as a (?:boy|girl|young|student)|when (?:he|she) was (?:young|a boy|a student|at))\b"),
    )
)  # fmt: skip
_TRUTH = re.compile(
    r"\b(?:perjur\w+|false(?:ly)?|lied|lying|lie|fraud\w*|forg\w+|cheat\w*|deceiv\w+|dishonest\w*|untruth\w*|degree|application|cv|tax|petty cash|embezzl\w+|convicted|pleaded guilty|pled guilty|plagiari\w+|insurance claim|stole|theft|made up)\b"
)
_ALLOWED = re.compile(
    r"\b(?:as a matter of (?:routine|habit)|routine(?:ly)?|habit|every (?:day|night|morning|evening|time|week)|invariably|each (?:day|night|new|time)|did you know|have you heard|were you aware|standard procedure)\b"
)
_OPENED = re.compile(
    r"\b(?:motive|plan|identity|knowledge|absence of mistake|signature|modus|notice was given|self-defen[cs]e|first aggressor)\b"
)


def character(matter: Matter) -> QuestionDefect | None:
    """The question says what somebody is like, so that the jury may think he did it."""
    best, span = _surest(matter.question.body)
    if not span:
        return None
    inferred = best >= PROPENSITY and not matter.friendly
    return finding("character", best if inferred else best * _allowed(matter), _why(span), span)


@lru_cache(maxsize=1024)
def _surest(body: str) -> tuple[float, str]:
    """Kept, since a question is weighed by counsel, the other side and the court."""
    return surest(_PATTERNS, body)


def _allowed(matter: Matter) -> float:
    """What is left of it where the rules let it in."""
    body = matter.question.body
    if _ALLOWED.search(body) and not re.search(r"\b(?:reputation|kind of|sort of)\b", body):
        return 0.3
    if _OPENED.search(matter.proved):
        return 0.6
    if (
        matter.friendly
        and re.search(
            r"\b(?:accused|defendant)(?:'s)? (?:\w+ )?(?:character|friend|rabbi|priest|employer|pastor)|character witness",
            matter.witness,
        )
        and matter.asker == "defence"
    ):
        return 0.45
    own = re.search(r"^(?:you|have you|were you|did you|had you)\b", body)
    if (
        not matter.friendly
        and own
        and _TRUTH.search(body)
        and not re.search(r"\b(?:known you|reputation|in your (?:bones|blood|nature))\b", body)
    ):
        return 0.45
    return 1.0


def _why(span: str) -> str:
    return (
        f"“{span.strip().capitalize()}”: counsel shows what somebody is like, so that the jury will think it happened."
    )
