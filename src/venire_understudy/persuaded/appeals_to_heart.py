"""Words to the heart: whether somebody speaks to what a juror carries about with it, or of what people feel."""

from __future__ import annotations

import re

from venire.language.text.sentences import sentences
from venire.language.wording.everyday_words import RHETORIC, folded
from venire.law.api import PersuasionCard

TOUCHES = 2
"""Words of one sentence about the juror that must be in what is said to it."""
Near = tuple[frozenset[str], ...]
"""What a juror carries about with it: the words of each sentence."""
_YOU = re.compile(r"\b(?:you|your|yours|yourself|you'(?:ve|re|d))\b", re.IGNORECASE)
_FEELING = re.compile(
    r"\b(?:feel(?:s|ing|ings)?|felt|(?:my|your|his|her|their|our|a) hearts?|heart(?:ache|felt|less|broken)|"
    r"grie(?:f|ve|ves|ved|ving)|mourn\w*|lonel\w+|afraid|ashamed|proud|prou?dest|"
    r"miss(?:es|ed)? (?:him|her|them)|lov(?:e|ed|es|ing)|cr(?:y|ied|ying)|tears?|weep\w*|wept|forgiv\w+|suffer\w*|"
    r"pity|mercy|tender\w*|gentle|cared? (?:for|about)|fond|dignity|shame|hurts?|pain\w*|nightmares?|"
    r"sleep at night|live with)\b",
    re.IGNORECASE,
)
_PICTURE = re.compile(
    r"\b(?:imagine|picture|think (?:of|about)|put yourself|remember|spare a thought|look at (?:him|her|them))\b"
    r".*\b(?:mother|father|daughter|son|child(?:ren)?|boy|girl|kids?|brother|sister|wife|husband|widow\w*|family|"
    r"nephew|niece|friends?|neighbour|school|home|old (?:man|woman)|him|her|he|she|them|grave|funeral|empty)\b",
    re.IGNORECASE,
)
_YOURS = re.compile(
    r"\b(?:hard|difficult|heavy|lonely|painful)\b(?: \w+){0,3} (?:for|on) you\b|\byou(?:'ve| have| must have| had)? "
    r"(?:lost|buried|carried|been through|blame yourself)\b|\bif it (?:were|was) your\b|\byour own\b|"
    r"\bimagine (?:being|having|you|if|how)\b",
    re.IGNORECASE,
)


def near_to(card: PersuasionCard) -> Near:
    """What this juror carries about with it: what it hides, and what of it comes near the surface."""
    heart = card.voice.lines.get("heart", ())
    texts = (*card.hidden_concerns, card.background, *card.voice.concerns, *heart)
    told = [one for text in texts for one in sentences(text)]
    return tuple(folded(one) - RHETORIC for one in told)


def touches(text: str, near: Near) -> bool:
    """Whether somebody speaks to the juror of what it carries about with it."""
    said = folded(text) - RHETORIC
    return bool(_YOU.search(text)) and any(len(said & one) >= TOUCHES for one in near)


def appeals(text: str) -> bool:
    """Whether a saying speaks of what people feel, or asks the juror to see somebody."""
    return bool(_FEELING.search(text) or _PICTURE.search(text) or _YOURS.search(text))
