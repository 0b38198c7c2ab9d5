"""Words by which a speaker takes back its own: a reason that whoever gives it made up, guessed, dreamt, hopes or never
looked at is none; and a side that says that it is wrong speaks for the other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

SHORT = 12
"""A sentence of so many words or fewer that takes something back, takes back the one before it."""
_MADE_UP = re.compile(
    r"\b(?:i(?:'ve| have| had|'m| am)?(?: just| only| simply| rather| merely| freely)* (?:made|make"
    r"|making) (?:that|this|it|these|those|all (?:of )?(?:that|this|it)|them|half of (?:it|that)) up"
    r"|i(?:'ve| have| had)?(?: just| only| simply| merely)* (?:made up|invented|imagined|dreamt|dreamed"
    r"|fabricated|concocted)\b"
    r"|(?:figment|product) of my|unless i (?:dreamt|dreamed|imagined)|out of (?:thin air|my (?:own )?head))",
    re.I,
)
_UNSEEN = re.compile(
    r"\bi(?:'ve| have| had| must (?:admit|confess)(?: that)? i)?(?: myself)? (?:never|not|did not|didn't|do not"
    r"|don't|have not|haven't)(?: \w+ly| really| even| yet| myself| once)*"
    r" (?:read|look(?:ed)?|check(?:ed)?|verif(?:y|ied)|open(?:ed)?|count(?:ed)?|test(?:ed)?|stud(?:y|ied)"
    r"|bother(?:ed)?|seen|see)"
    r"(?: (?:it|that|this|them|any of|a (?:word|line|page)|the|into|at|up|to|far)\b|[.,;!]|$)"
    r"|\b(?:without|never) (?:having|ever having) (?:read|looked|checked|seen|counted|asked)"
    r"|\bhaving never (?:read|looked|checked|seen|counted|asked)",
    re.I,
)
_UNKNOWN = re.compile(
    r"\bi (?:have|had)(?: really)? (?:no|not the (?:faintest|slightest|least)) (?:idea|clue|notion)(?: whether"
    r"| if| where| how|[.,;!]|$)"
    r"|\bi (?:cannot|can't|could not|couldn't|do not|don't) (?:\w+ )?(?:say|tell|know|recall"
    r"|remember)(?: any more)? (?:where|who|how|whether|if)(?: (?:it|that|this|any|i|they|he|she|told|said))\b"
    r"|\bi (?:forget|forgot|have forgotten) (?:where|who|how|what)\b|\bwhose name (?:escapes|i (?:forget"
    r"|have forgotten))"
    r"|\b(?:nobody|no one) (?:has |had )?(?:ever )?told me\b|\bfor all i know\b"
    r"|\b(?:i have it|i had it|i heard it|i got it|so i heard|so i was told)(?: only)? (?:from|off|in|at"
    r"|by) (?:some|a (?:friend|cousin|man|woman|neighbour|stranger)|the (?:pub|bus|tram|train))",
    re.I,
)
_GUESS = re.compile(
    r"\bmy (?:own )?(?:guess|hunch|fancy|whim)\b|\b(?:guess|hunch|fancy|whim|guesswork) (?:of mine|on my part)\b"
    r"|, (?:which|but (?:that|this|it)|and (?:that|this|it)|though (?:that|this|it)) (?:is|was)(?: only| just"
    r"| merely| really| no more than| pure)*"
    r" (?:a )?(?:guess(?:work)?|hunch|hope|joke|fancy|wish)\b"
    r"|\bi(?:'m| am| was)(?: only| just| merely| really)* (?:guessing|joking|bluffing|jesting|pretending|teasing"
    r"|kidding|lying|making (?:this|it|that) up)"
    r"|\b(?:meant|said|told) (?:it |that |this )?(?:as|in|for)(?: a)? (?:joke|jest|fun|laugh)|\bin jest\b"
    r"|\bor so i (?:suppose|hope|guess|imagine|fancy|wish|like to think)|\b(?:at any rate )?i (?:very much "
    r"|only |can only |do |merely )?hope so\b"
    r"|\bi (?:only|can only|merely) (?:hope|wish|guess|suppose|assume) (?:so|it|that)\b"
    r"|\bbecause it sounds (?:good|well|nice)|\bsounds? (?:good|clever|impressive) to me\b",
    re.I,
)
_WITHDRAWN = re.compile(
    r"\bi(?:'d| would| must| have to| shall| will|'ll)?(?: now| gladly| hereby| better)* (?:take (?:that|this|it"
    r"|them|all of (?:that|it)) back|withdraw (?:that|this|it|them|what i)|retract|unsay)"
    r"|\b(?:forget|ignore|disregard|strike|scratch|never mind) (?:that|this|it|what i|all that i"
    r"|everything (?:that )?i)(?: (?:have )?(?:just )?(?:said|told)|[.,;!]|$)"
    r"|\bi (?:would|could|will|can|do) ?(?:not|n't) (?:swear to|vouch for|stand by|answer for"
    r"|stake \w+ on)(?: (?:it|that|this|a word|any))"
    r"|\b(?:do not|don't|pray do not|please do not) (?:hold me to|quote me|take my word|believe (?:me"
    r"|a word of (?:it|this|that)|that)|rely on (?:that|this|me))"
    r"|\bi (?:do not|don't|never|no longer) (?:really |quite |myself |even )*(?:believe|mean"
    r"|meant)(?:d)? (?:(?:a|one|any) (?:word|bit|part)? ?of (?:it|this|that|what i)|what i|my own)"
    r"|\b(?:which|that|this|it) is not (?:true|so),? (?:by the way|i (?:fear|admit|am afraid|confess))"
    r"|\bi (?:may|might) (?:well )?(?:be|have been) (?:wrong|mistaken|confusing|mixing)",
    re.I,
)
_GIVES_UP = re.compile(
    r"(?<!if )(?<!that )(?<!whether )(?<!unless )(?<!suppose )(?<!say )(?<!think )"
    r"(?:\bi (?:am|was|have been)(?: \w+ly| quite| all)* (?:wrong|mistaken|in error|in the wrong)\b(?! (?:if"
    r"|to say|only)\b)"
    r"|\bwhat i (?:have )?(?:told|said|say|argued?)(?: you)?(?: so far| up to now| before)? (?:is|was) (?:wrong"
    r"|false|untrue|mistaken)"
    r"|\bi (?:have to|must|had better) give (?:up|in|way)\b|\bi give (?:up|in)\b|\bi have no (?:answer|reply)\b"
    r"|\b(?:has|have) the better of (?:me|us)\b"
    r"|\b(?:my|our) (?:own )?(?:case|side|thesis|position|argument|claim) (?:is|was) (?:wrong|false|lost"
    r"|mistaken|untenable))",
    re.I,
)
_YIELDS = re.compile(
    r"\b(?:the other side|my (?:learned )?(?:opponents?|friend)|they|the (?:defen[cs]e|prosecution"
    r"|plaintiff))(?: \w+){0,2}"
    r" (?:is|are|has been|was|were|have|has)(?: quite| entirely| all| wholly| perfectly)? (?:right|correct"
    r"|in the right)\b"
    r"|\bit is (?:just )?as (?:my opponents?|the other side|the (?:defen[cs]e|prosecution)|they) (?:says?"
    r"|puts? it|told)",
    re.I,
)
_TURNS = re.compile(r"\b(?:but|yet|still|however|even so|nevertheless|all the same|that does not|only)\b", re.I)
_PATTERNS = (_MADE_UP, _UNSEEN, _UNKNOWN, _GUESS, _WITHDRAWN)
_QUOTED = re.compile(r"[“\"][^”\"]*[”\"]|‘[^’]*’(?!\w)")


def disowned(texts: Sequence[str]) -> Sequence[str]:
    """Of these sentences, in the order in which they are spoken, those that are taken back, and what takes back."""
    return [text for place, text in enumerate(texts) if takes_back(text) or _taken_back(texts[place + 1 : place + 2])]


def _taken_back(after: Sequence[str]) -> bool:
    """Whether the next sentence is a short one that takes this back."""
    return any(len(one.split()) <= SHORT and takes_back(one) for one in after)


@lru_cache(maxsize=4096)
def takes_back(text: str) -> bool:
    """Whether a speaker says of its own words that nobody need believe them."""
    own = _QUOTED.sub(" ", text).replace("’", "'")
    return "?" not in own and any(pattern.search(own) for pattern in _PATTERNS)


@lru_cache(maxsize=4096)
def yields(text: str) -> bool:
    """Whether a speaker says that it is wrong, or that the other side is right, and does not turn it at once."""
    own = _QUOTED.sub(" ", text).replace("’", "'")
    if _GIVES_UP.search(own):
        return True
    found = _YIELDS.search(own)
    return found is not None and not _TURNS.search(own[found.end() :])
