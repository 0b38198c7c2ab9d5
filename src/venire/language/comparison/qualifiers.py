"""Small words by which a sentence withholds, reverses or bounds what it seems to say; each set looked for by itself."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

_MARKS: Mapping[str, re.Pattern[str]] = {
    name: re.compile(rf"\b(?:{pattern})\b", re.I)
    for name, pattern in {
        "if": r"if|unless|whether|provided|supposing|would have|had (?:he|she|they|i|it) [a-z]+",
        "used_to": r"used to|no longer|any ?more|once upon|formerly|in those days|years ago|at one time",
        "until": r"until|till|up to|by the time",
        "after": r"after|afterwards|later|since|then|next|once",
        "before": r"before|beforehand|earlier|previously|prior|already|ago",
        "still": r"still|yet|awaiting|waiting|not yet",
        "future": r"will|shall|going to|about to|due to|tomorrow|(?:is|was|were|are) to",
        "instead": r"instead|rather than|in place of|in lieu|not the|in the end",
        "but": r"but|except|save|apart from|bar|though|although|however|whereas|while",
        "tried": r"tr(?:y|ied|ies|ying)|attempt\w*|meant|"
        r"intend\w*|want\w*|hop(?:e|ed|ing)|plan\w*|offer\w*|threaten\w*|"
        r"nearly|almost|promis\w*|consider\w*|thought of|thought about|talked of|spoke of|on the point|came close|"
        r"within an? (?:inch|ace|whisker)|reached for|started to|began to|was ready|asked",
        "hedge": r"perhaps|maybe|possibl[ey]|probabl[ey]|might|may|could|must have|suppose|guess|imagine|seem\w*|"
        r"appear\w*|apparently|i think|i believe|likely|i expect|as if|as though|looked like|wouldn't swear|"
        r"not certain|not sure|impression|fancy|for all i know|as far as",
        "hearsay": r"told me|told us|told by|tells me|heard|hear|they say|people say|rumou?r|gossip|apparently|"
        r"according to|was told|were told|i understand|i gather|word was|word is|the story|the talk|it was said|"
        r"said that|read in|i read|somebody said|the papers?",
        "claimed": r"claim\w*|alleg\w*|suppos\w*|pretend\w*|insist\w*|den(?:y|ied|ies)|swore|says (?:he|she|they)|"
        r"said (?:he|she|they|it)|accus\w*",
        "not_all": r"not all|not every\w*|some|most|several|few|part|partly|half|hardly|barely|scarcely|nearly all|"
        r"all but|only one|one of",
        "all": r"all|every\w*|each|both|always|whole|entire\w*|none|nobody|never|no one|nothing",
        "only": r"only|alone|nobody else|no one else|none but|nothing but|just|sole\w*|by (?:him|her|it|my|them)sel\w+",
        "cause": r"because|owing|due to|on account|reason|result|caused?|why|so that|led to|since|therefore",
        "other_cause": r"nothing to do with|not because|for (?:another|some other) reason|no connection|"
        r"had nothing|quite another|different reason|coincidence",
        "somebody": r"someone|somebody|another|others?|another's|else|a different|the other",
        "quote": r"[\"“”]|quote|wrote|entry|words? (?:was|were)|reads?",
        "never_mind": r"never mind|not to mention|let alone|much less",
        "than": r"than|as \w+ as|more|less|most|least|\w+est",
        "by": r"by",
        "for": r"on behalf|for (?:his|her|their|my)",
        "not_first": r"^\W*(?:no|not|never|nobody|nothing|none|neither|nope|hardly|far from)",
        "yes_first": r"^\W*(?:yes|yeah|indeed|aye|of course|certainly|quite|that is|that's|correct|right|true|exactly|"
        r"i'm afraid so|he did|she did|it did|it was|they did|i did|i was|he was|she was|they were|it is)",
        "dodge": r"i(?:'d| would| should) (?:have to|need to|rather|prefer)|none of my business|their own affair|"
        r"ask (?:him|her|them|the|my)|not for me|i'm not here|what (?:has|does) that|you'd have to|depends|no comment|"
        r"i had my hands full|i can only|take (?:it )?(?:\w+ )?seriously|i always|as i said|as far as|why do you|"
        r"does it matter|i couldn't possibly|that's a matter|that is a matter",
    }.items()
}


def turnings(answer: str, elicit: str, question: str | None) -> Mapping[str, float]:
    """Whether each set of small words is in the answer and not in the target, 1, or the other way round, -1."""
    there, here = turns_in(answer), turns_in(elicit)
    found = {f"turn_{name}": float((name in there) - (name in here)) for name in _MARKS}
    if question:
        found |= dict.fromkeys((f"asked_{name}" for name in turns_in(question)), 1.0)
    return found


@lru_cache(maxsize=4096)
def turns_in(text: str) -> frozenset[str]:
    """Which sets of small words a text has."""
    return frozenset(name for name, pattern in _MARKS.items() if pattern.search(text))
