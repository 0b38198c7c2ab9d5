"""Improper character: a trait, a name or other acts, so that somebody acted so this time. FRE 404-406, 608, 609.

Not: a habit; a witness's own untruthful acts and convictions on cross; "did you know" to test a character witness;
another act that shows knowledge, plan or identity.
"""

from __future__ import annotations

import re
from functools import lru_cache

from venire.law.evidence.question.cues import cues
from venire.law.evidence.question.matter import Matter, finding, surest
from venire.law.evidence.question.setting import QuestionDefect

_TRAIT = (
    r"(?:honest|dishonest|violent|aggressive|careless|reckless|careful|gentle|peaceful|peaceable|truthful"
    r"|untruthful|liar|bully|crook|thief|cheat|drunkard|smuggler|gambler|hothead|brute|saint|brawler"
    r"|troublemaker|trouble-maker|womani[sz]er|addict|quarrelsome|jealous|greedy|cruel|lazy|law-abiding|temper"
    r"|short-tempered|"
    r"hot-tempered|bad-tempered|mean|spiteful|vindictive|decent|upright|trustworthy|unreliable|reliable|cautious"
    r"|racist|bigot|criminal|swindler|fraud|dangerous|ruthless|savage|wild|good man|bad man|chances|fight"
    r"|cautious|rough|scoundrel|rogue|nasty|crooked)"
)
PROPENSITY = 0.9
"""A trait, and by a "so" what somebody must have done: the very inference that the rule forbids."""
_PATTERNS = tuple(
    (cue.sure, cue.compiled()) for cue in cues("venire.law.evidence.detectors.substance", "character.yaml")
)
_TRUTH = re.compile(
    r"\b(?:perjur\w+|false(?:ly)?|lied|lying|lie|fraud\w*|forg\w+|cheat\w*|deceiv\w+|dishonest\w*|untruth\w*"
    r"|degree|application|cv|tax|petty cash|embezzl\w+|convicted|pleaded guilty|pled guilty|plagiari\w+"
    r"|insurance claim|stole|theft|made up)\b"
)
_ALLOWED = re.compile(
    r"\b(?:as a matter of (?:routine|habit)|routine(?:ly)?|habit|every (?:day|night|morning|evening|time|week)"
    r"|invariably|each (?:day|night|new|time)|did you know|have you heard|were you aware|standard procedure)\b"
)
_OPENED = re.compile(
    r"\b(?:motive|plan|identity|knowledge|absence of mistake|signature|modus|notice was given|self-defen[cs]e"
    r"|first aggressor)\b"
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
            r"\b(?:accused|defendant)(?:'s)? (?:\w+ )?(?:character|friend|rabbi|priest|employer|pastor)"
            r"|character witness",
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
