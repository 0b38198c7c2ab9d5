# ruff: noqa: E501 - a pattern is read as one line
"""Speculation: a guess, another's mind, what would have been. Federal Rules of Evidence 602 and 701.

A witness may tell his own reasons, what another said or how he looked, and an expert may be asked hypotheticals.
"""

from __future__ import annotations

import re
from functools import lru_cache

from venire.law.evidence.question.matter import Matter, finding, surest
from venire.law.evidence.question.setting import QuestionDefect

_OTHER = r"\b(?!(?:you|i|we|there|it)\b)(?:(?:the|a|an|his|her|their|your|my|our|that|this|any|some|each|every)(?: [\w'-]+){1,4}|(?:mr|mrs|ms|miss|dr|sgt|sir|lady|officer|constable|professor) [\w'-]+(?: [\w'-]+)?|he|she|they)"
_MIND = (
    r"(?<!the )(?<!a )(?<!any )(?:think(?:ing)?|thought|intend(?:ing|ed|s)?|intention|plan(?:ning|ned)?|want(?:ing|ed|s)?|hop(?:e|ing|ed)|feel(?:ing)?|felt|believ(?:e|ed|ing)|know|knew|realis\w+|realiz\w+|expect(?:ing|ed)?|mean(?:ing)?|meant|try(?:ing)?|"
    r"tried|fear(?:ed|ing)?|worr(?:y|ied)|decid(?:e|ed|ing)|wish(?:ed|ing)?|remember(?:ed)?|understand|understood|regret(?:ted)?|suspect(?:ed)?|imagin\w+|panick\w+|love|hate|prefer|consider(?:ed)?|assum\w+|aware|afraid|jealous)"
)
_PATTERNS: tuple[tuple[float, re.Pattern[str]], ...] = tuple(
    (sure, re.compile(pattern))
    for sure, pattern in (
        (0.88, r"\b(?:in|through|on|inside|into) (?!your)(?:(?:the|a|his|her|their|its) )?(?:[\w'-]+ ){0,4}?(?:mind|head(?! of\b)|thoughts)\b"),
        (0.88, r"\b(?:do|would|can|could|might) you (?:suppose|imagine|guess|speculate|reckon|surmise)\b|\byour (?:best )?(?:guess|hunch|theory|suspicion|speculation)\b|\b(?:care to|have to|had to|hazard|venture) (?:a )?guess\b|\bif you had to guess\b|\bany idea why\b"),
        (0.89, r"^(?:if|suppose|supposing|had) (?!i\b|we\b|you'd like|you please)[^,?]* (?:had|hadn't|were|not been|come|been|listened|known|gone|done|said|told|stayed|left)\b[^,?]*, (?:would|could|might|wouldn't)(?! you (?:agree|say|accept|tell|please|help|look|turn|have (?:us|the (?:jury|court)|me)))\b|\b(?:would|could|might) (?!you\b)[\w' ]{2,40}? have [^?]* if (?!you (?:know|remember|recall))[\w' ]{2,30} (?:had|hadn't|were|weren't)\b"),
        (0.88, r"\b(?:could|might|may) it (?:not )?(?:have )?be(?:en)? that\b|\bi wonder\?*$|\bwhat (?:do|did|would) you (?:think|suppose|imagine|believe) (?:went|goes|was going|is going|happened|became|made)\b"),
        (0.84, rf"\bwhat (?:do|did|would) you (?:think|suppose|believe|imagine|say) (?:that )?{_OTHER} (?:had|was|were|would|might|could|meant|wanted|did|is|has|will|must|felt|thought|intended|knew)\b"),
        (0.8, rf"\b(?:what|why|who|whom|how|which [\w ]+?) (?:else )?(?:did|does|do|was|were|is|had|would) {_OTHER} (?:\w+ )?{_MIND}\b(?! (?:to you )?(?:like|as if))"),
        (0.78, rf"\bwhat (?:made|drove|possessed|led|prompted|caused|motivated) (?!you\b){_OTHER} (?:to )?\w+"),
        (0.78, rf"^why (?:did|was|were|had|would|didn't|wouldn't|hadn't|do you (?:think|believe|suppose)|in your (?:belief|view|opinion)[^,]*,? did) {_OTHER} \w+"),
        (0.8, r"\bwhy, (?:in your (?:belief|view|opinion)|do you (?:think|suppose|believe)|as you see it)\b"),
        (0.84, rf"\b(?:what|how|where|who|which|whom) (?:else )?(?:would|might|could) (?:have happened|{_OTHER} (?:have|do|say|think|decide|be|react|choose|want|feel)|(?:have )?(?:become|happen))\b"),
        (0.84, rf"\b(?:had|if|were|supposing|suppose|but for|without) .{{4,80}}?,? {_OTHER} (?:would|might|could|wouldn't) (?:never |probably |surely |still |not |have )*\w+"),
        (0.8, rf"\b(?:would|might|could) (?:not )?{_OTHER} (?:ever |still |really |not |probably )?have \w+"),
        (0.78, rf"{_OTHER} (?:would|might|could)(?:n't)? (?:\w+ )?have (?!us\b|me\b|you\b|the (?:jury|court)\b)\w+"),
        (0.7, r"\b(?:is|isn't|was|wasn't) it (?:not )?(?:possible|likely|probable|conceivable) (?:that|for)\b|\b(?:could|might|may) it (?:not )?(?:have )?be(?:en)? that\b|\bmust (?:have|she have|he have) (?:known|thought|wanted|felt|meant|intended|believed|realised)\b"),
        (0.78, rf"{_OTHER} (?:only|just|simply|merely|deliberately|really|secretly) \w+(?: \w+){{0,4}} (?:so that|in order to|because (?:he|she|they))\b"),
        (0.78, rf"{_OTHER} (?:had )?(?:already )?(?:made up (?:his|her|their) mind|(?:was|were) (?:only |just |really |already |secretly )?(?:thinking|planning|hoping|intending|panicking|wanting|trying to|plotting|afraid|determined|jealous|bent on)|(?:wanted|intended|meant|hoped|planned|decided) (?:all along )?(?:to|that|for))\b"),
        (0.7, rf"\b(?:did|was|were|had|does|is) {_OTHER} (?:really |ever |secretly |actually )?(?:intend|mean to|plan to|want(?: to)?|hope|believe|realis\w+|realiz\w+|know that|think|planning|hoping|intending|trying to|regret|decide)\b"),
        (0.74, rf"\b(?:was|were|is|are) {_OTHER} (?:really |secretly |\w+ )?(?:jealous|envious|suspicious|determined|eager|in love|aware|anxious to|keen|out for|bent|resentful)\b"),
        (0.66, rf"{_OTHER} (?:really |only |secretly |always |just )?(?:wanted|needed|hoped|planned|intended|hated|feared|believed|realised|realized|knew perfectly|meant to|had it in for|resented|was after|were after|thought)\b"),
        (0.62, rf"{_OTHER} must have (?:\w+)"),
        (0.62, rf"\bdo you (?:think|believe|suppose) (?:that )?{_OTHER} \w+"),
        (0.72, r"\bwhat (?:will|is going to|would|might) (?:happen|become)\b|\bwhat would (?:have )?happen(?:ed)?\b|\bwhat might have\b"),
    )
)  # fmt: skip
_OWN = re.compile(
    r"\bdo you know (?:why|what|who|whether|if)\b|\bwhy did you\b|\bwould have (?:us|the (?:jury|court)|me) believe\b|\b(?:did|does) (?:he|she|they|[\w ]{3,30}) (?:tell|say to) you\b"
    r"|\b(?:say|said|tell|told|explain|explained|give|gave) (?:you |to you )?(?:why|what|how|that|his|her)\b|\bwhat reason did\b|\bwhy do you\b"
    r"|\bwhat did you\b|\b(?:seem|appear|look|sound)(?:ed)?\b|\bmean by\b|\bwant(?:ed)? (?:you|him|her|them) to\b|\bask(?:ed)? you\b|\bdid you (?:ever )?(?:think|believe|know)\b"
)
_HEDGED_OWN = re.compile(r"\byou (?:could|would|might)(?:n't)? (?:\w+ )?have\b|\bcould you have\b|\bwould you have\b")


def speculation(matter: Matter) -> QuestionDefect | None:
    """The answer could only be a guess."""
    best, span = _surest(matter.with_names)
    if not span:
        return None
    return finding("speculation", best * _excused(matter, span), _why(span), span)


@lru_cache(maxsize=1024)
def _surest(body: str) -> tuple[float, str]:
    """Kept, since a question is weighed by counsel, the other side and the court."""
    return surest(_PATTERNS, body)


def _excused(matter: Matter, span: str) -> float:
    """What is left of it where the witness may know after all."""
    body = matter.question.body
    if _OWN.search(body) or _HEDGED_OWN.search(body):
        return 0.4
    if matter.expert and not re.search(
        r"\b(?:mind|thinking|intend\w*|want\w*|hop(?:e|ed|ing)|feel\w*|why did)\b", span
    ):
        return 0.4
    return 1.0


def _why(span: str) -> str:
    return f"The witness can only guess: “{span.strip()}” is nothing that this witness saw or heard."
