"""What any witness may say from the senses, in a word, though it is an inference: Federal Rule of Evidence 701(a).

A known person's voice, mood or look, drink, identity by voice, hand or walk; speed, distance, age and size by eye;
light and weather. Not a cause, a disease, a conclusion of law, whether somebody lies, or what was in another's mind.
"""

from __future__ import annotations

import re
from typing import Literal

Lay = Literal["impression", "known_mark", "by_eye"]
"""How somebody or something seemed; whose voice, hand or walk it was; a measure that anybody takes by eye."""
_STATES = (
    r"(?:drunk|sober|intoxicated|tipsy|drinking|upset|angry|furious|calm|nervous|frightened|scared|afraid|tired"
    r"|exhausted|happy|sad|"
    r"excited|in pain|pale|shaking|trembling|crying|in tears|sweating|out of breath|agitated|confused|worried"
    r"|relieved|surprised|"
    r"shocked|friendly|cheerful|distressed|anxious|unsteady|cold|wet|in a hurry|asleep|awake|himself|herself)"
)
_WHOM = (
    r"(?:he|she|they|it|(?:the|your|his|her|this|that) (?:[\w'-]+ ){1,3}?|(?:mr|mrs|ms|miss|dr) [\w'-]+"
    r"|[\w'-]+(?: [\w'-]+)?)"
)
_MARKS = r"(?:voice|handwriting|hand|writing|signature|walk|gait|face|footsteps?|laugh)"
_FORMS: tuple[tuple[Lay, str], ...] = (
        ("known_mark",
            rf"\bwhose {_MARKS}\b|\b(?:recogni[sz]ed?|know|knew|identify|identified|familiar with) [^?]*\b{_MARKS}\b"
            rf"|\b(?:is|was) (?:this|that|it|the \w+(?: on the \w+)?)(?: in)? (?:not )?(?:your|his|her|[\w'-]+'s?"
            rf"|[\w' -]+'s) (?:own )?{_MARKS}\b|\bwho(?:se)? (?:was|is) it (?:that )?(?:who )?(?:spoke|called"
            rf"|speaking)\b"),
        ("impression",
            r"^(?:how|what) (?:did|does|do|was|were) [^?]*\b(?:look|sound|seem|appear|smell|taste"
            r"|come across)(?: to you)?(?: like)?\b(?! (?:at|for|into|after|through|over)\b)"
            r"|\bhow (?:[\w' ]{2,40}) (?:looked|sounded|seemed|appeared|smelt|smelled)\b"),
        ("impression", rf"\b(?:look|sound|seem|appear)(?:ed|s)? (?:to you )?(?:to be )?(?:\w+ )?{_STATES}\b"),
        ("impression", rf"\b(?:was|were|is) {_WHOM} (?:\w+ly |very |quite |so |rather |a little |still )?{_STATES}\b"),
        ("impression",
            r"\b(?:what|how) (?:was|were|is|would you (?:describe|call)|did you (?:find|make of)) [^?]*\b(?:mood"
            r"|manner|demeanou?r|tone|voice|expression|temper|bearing|spirits|looks?)\b(?! of mind)"),
        ("impression", r"\b(?:did|could) [^?]*\bsmell (?:of|like)\b|\bsmell of (?:drink|alcohol|petrol|gas|smoke)\b"),
        ("by_eye",
            r"\bhow (?:fast|far|close|near|old|tall|big|heavy|loud|bright|dark|large|quickly|slowly|light)\b"
            r"|\b(?:at )?what (?:speed|distance)\b|\bhow many (?:feet|yards|metres|meters|paces|miles)\b"),
        ("by_eye", r"\bwas it (?:\w+ )?(?:dark|light|raining|cold|wet|foggy|windy|snowing|bright)\b"),
)  # fmt: skip
_PATTERNS: tuple[tuple[Lay, re.Pattern[str]], ...] = tuple((kind, re.compile(pattern)) for kind, pattern in _FORMS)
_NOT_LAY = re.compile(
    r"\b(?:guilty|lying|truthful|honest|to blame|responsible|negligen\w+|reckless\w*|liable|disease|disorder"
    r"|diagnos\w+|dementia|syndrome|"
    r"caus(?:e|ed|es)|blood alcohol|defect\w*|in his (?:right )?mind|in her (?:right )?mind|state of mind"
    r"|thinking|intend\w*|"
    r"as a matter of|(?:must|would|could) [\w' ]{1,30} have|according to|say|state)\b"
    r"|\bhow (?:old|long|deep|recent) [^?]*\b(?:bruis\w+|injur\w+|wounds?|fractures?|scars?|stains?|bod(?:y|ies)"
    r"|fire|break|damage|dead)\b"
)
"""What is beyond the senses, in whatever form it is asked."""


def lay_perception(asked: str) -> Lay | None:
    """The kind of lay perception that a question asks for; None for anything else. ``asked``: the question itself, in
    lower case and with straight marks."""
    if _NOT_LAY.search(asked):
        return None
    return next((kind for kind, pattern in _PATTERNS if pattern.search(asked)), None)
