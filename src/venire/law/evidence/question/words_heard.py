"""What a witness heard: words of somebody, or only a sound.

A statement is what hearsay is made of (Federal Rule of Evidence 801(a)). A bang and footsteps state nothing, so "What
did you hear?" and "Did you hear anything from the cabin?" are proper; "What did you hear him say?" asks for words.
"""

from __future__ import annotations

import re

_PLACES = (
    r"(?:room|street|deck|cabin|kitchen|hall|yard|house|flat|floor|corridor|stairs?|stairwell|stairway|window|door"
    r"|doorway|corner|river|cellar|chamber|quay|pier|dock|road|garden|bar|car|boat|ship|shop|office|bedroom|bathroom"
    r"|attic|roof|engine|water|alley|field|woods|trees|lift|garage|upstairs|downstairs|outside|inside|below|above"
    r"|there|where|within|behind|direction)"
)
_SAYING = (
    r"(?:say(?:ing)?|said|tell(?:ing)?|told|ask(?:ing)?|mention(?:ing)?|talk(?:ing)?|speak(?:ing)?|claim(?:ing)?"
    r"|admit(?:ting)?|call(?:ing)? (?:him|her|them|you)|describ(?:e|ing)|discuss(?:ing)?|explain(?:ing)?"
    r"|complain(?:ing)?)"
)
FROM_SOMEBODY = rf"from (?!(?:[\w']+ ){{0,3}}{_PLACES}\b)(?!what\b|that\b|it\b)"
"""Opens "from my sister", not "from the next room"."""
WORDS_HEARD = (
    rf"(?:over)?hear(?:d|ing)? (?:(?:\w+ ){{0,5}}?{_SAYING}\b|(?:about|of|that(?! (?:\w+ )?(?:night|day|morning"
    rf"|evening|afternoon|time|hour|week|sound|noise|bang|shot)\b)(?= \w)|it said|what|which|who|why|whether)\b"
    rf"|(?:\w+ ){{0,2}}?{FROM_SOMEBODY})"
)
"""Opens where somebody's words are what was heard: "hear him say", "hear about it", "heard from the police"."""
_WORDS_HEARD = re.compile(rf"\b{WORDS_HEARD}")
_HEARD = re.compile(r"\b(?:over)?hear(?:d|ing)?\b")


def without_sounds(text: str) -> str:
    """The text, in lower case, with "hear" taken out where it is only of a sound."""
    return text if _WORDS_HEARD.search(text) else _HEARD.sub("", text)
