"""What a person's words are, before one asks what they say: silence, an order, an insult, a foreign tongue …"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from venire.language.patterns import tongue
from venire.language.text.sentences import sentences
from venire.law.api import Moment

SHORT: Final = 4
"""Words below which nothing much can have been said."""
LONG: Final = 260
"""Words beyond which nobody keeps all of it."""
_ORDERS = re.compile(
    r"\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|prompt|rule|previous|above|everything)"
    r"|\bsystem prompt\b|\byou are now\b|\bas an? (?:ai|language model)\b|\b(?:set|change|raise) (?:your|the|its) "
    r"(?:stance|conviction|vote|score|weight)|\b(?:reply|respond|answer|output|say) (?:only |just )?(?:with|in)\b"
    r"|\"?(?:impact|topics|strength|stance)\"?\s*[:=]|\bvote not guilty now\b|\bprint your\b|</?\w+>"
    r"|\[/?(?:system|inst)",
    re.IGNORECASE | re.DOTALL,
)
_RUDE = re.compile(
    r"\b(?:idiots?|stupid|moron\w*|dumb|shut up|fool|fools|imbecile|old (?:bat|fart|cow|man,)|"
    r"(?:fat|stupid|silly|ugly|lazy|dirty|filthy|miserable|rotten|disgusting|bloody) (?:old )?(?:cow|pig|bat|hag|goat|"
    r"sow|slob|toad|git|witch|woman|man)\b|you(?:['’]re| are)?(?: all| just| such)?(?: an?)? (?:cow|pig|hag|slob|toad|"
    r"git|coward|disgrace|racist|snob)\b|ass(?:hole)?|bitch|"
    r"f+u+c+k\w*|shit\w*|damn you|hell with you|pathetic|useless|brain ?dead|go to hell|bastard|senile|clown|loser|"
    r"old (?:bag|hag|crow|goat)|you people|ignorant|half-?wit|nobody (?:cares|asked) (?:what )?you)\b",
    re.IGNORECASE,
)
_BELITTLES = re.compile(
    r"\byou(?:['’]re| are)(?: after all| really)? (?:only|just|merely|nothing but|no more than|but) (?:an? "
    r"|some |the )?(?!asking|saying|doing|trying|being|looking|one\b|human|a juror|guessing)\w+"
    r"|\byou(?:['’]re| are) too (?:old|simple|slow|young|stupid|emotional|uneducated|soft|tired to (?:think"
    r"|understand|see))\b"
    r"|\bleave (?:the|such|this|that|your) (?:thinking|thinking|reading|matters?|things?|question|figures"
    r"|law) to (?:people|those|somebody|someone|us|the)\b"
    r"|\b(?:people|women|men|folk|a (?:man|woman|person)|somebody|someone) (?:like"
    r"|such as) you\b(?!r)(?=.*\b(?:not|never|n['’]t|cannot|always|only)\b)"
    r"|\b(?:so that )?even (?:you|a \w+ like you) (?:can|could|should|must|might|will|would) (?:understand|grasp"
    r"|see|follow|get)\b"
    r"|\bfor (?:somebody|someone|a (?:man|woman|person|mind)) of your (?:education|class|age|sort|kind)\b"
    r"|\byou (?:do not|don['’]t|cannot|can['’]t|could never|will never) (?:\w+ )?(?:understand|grasp|follow|read"
    r"|think)\b(?: (?:it|this|that|such things|anything|a thing|any of (?:it|this)))?(?: at all)?\W*(?:$"
    r"|because you|since you|you are|you['’]re)"
    r"|\bi(?:['’]ll| will| shall)(?: have to)? (?:say|explain|put) (?:it|this|that) (?:very |more )?(?:slowly"
    r"|simply|in (?:small|simple|short) words) for you\b",
    re.IGNORECASE,
)
_SORRY = re.compile(
    r"\bi(?: am|['’]m)(?: so| very| truly| really| deeply)? sorry\b(?! (?:to|but|that (?:he|she|it|they)"
    r"|for (?:him|her|them|the|it|leonard)|about (?:him|her|the)))"
    r"|\bi (?:do |sincerely |must |want to )?apologi[sz]e\b|\bmy apologies\b|\bi take (?:it|that|this|all that) back\b"
    r"|\b(?:please )?(?:forgive|excuse|pardon) (?:me|my)\b|\b(?:that|this|it) was (?:rude|unkind|wrong"
    r"|uncalled for|unfair|nasty|mean|ugly|out of line|disrespectful)(?: of me| to say)\b"
    r"|\bi should(?: not|n['’]t) have (?:said|spoken|called)\b",
    re.IGNORECASE,
)
_QUOTED = re.compile(r"[“\"][^”\"]*[”\"]|(?<!\w)['‘][^'’]{2,}['’](?!\w)")
_REPORTS = re.compile(
    r"\b(?:they|others|people|somebody|someone|he|she|nobody|the (?:state|prosecution|defence|maker|expert|lawyers?)) "
    r"(?:\w+ ){0,2}(?:say|says|said|think|thinks|thought|told|tell|tells|believe|will say|want|wants)\b|\bif\b",
    re.IGNORECASE,
)
REST = 10
"""Words that an apology may have besides."""
_PRAISE = re.compile(
    r"\byou(?:'re| are| seem| look)?\s+(?:(?:clearly|really|obviously|so|very|such|a|an|the|by far|most)\s+)*"
    r"(?:clever|smart|wise\w*|intelligent|brilliant|beautiful|kind(?:est)?|reasonable|best|fairest)\b",
    re.IGNORECASE,
)
_SILLY = re.compile(
    r"\b(?:lol|haha+|hehe|rofl|banana\w*|unicorn\w*|meow|woof|knock knock|pizza|dance|dragon\w*|zombie\w*|aliens?|"
    r"bla(?:h| bla)|poop|fart|yolo|pineapple\w*|chicken\w*)\b",
    re.IGNORECASE,
)


def _silent(text: str) -> bool:
    return not any(letter.isalnum() for letter in text)


def _foreign(text: str) -> bool:
    return bool(tongue.complaint(text))


def _sorry(text: str) -> bool:
    """Whether somebody apologises, and does little else."""
    told = sentences(_QUOTED.sub(" ", text))
    rest = [one for one in told if not _SORRY.search(one)]
    return len(rest) < len(told) and sum(len(one.split()) for one in rest) <= REST and "?" not in text


def _belittles(text: str) -> bool:
    """Whether the juror is talked down to: not where the words only are told of somebody, or asked."""
    told = (one for one in sentences(_QUOTED.sub(" ", text)) if not one.rstrip().endswith("?"))
    return any(_BELITTLES.search(one) and not _REPORTS.search(one) for one in told)


TONES: Final[Sequence[tuple[Moment, Callable[[str], object]]]] = (
    ("silence", _silent),
    ("orders", _ORDERS.search),
    ("rude", _RUDE.search),
    ("belittled", _belittles),
    ("sorry", _sorry),
    ("foreign", _foreign),
    ("praise", _PRAISE.search),
    ("silly", _SILLY.search),
)
"""The first that is found counts."""


def tone(text: str) -> Moment | None:
    """What the words are; None for plain speech."""
    return next((moment for moment, found in TONES if found(text)), None)
