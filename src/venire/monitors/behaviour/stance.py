"""What a turn stands for, as far as its words say so outright, and whether its speaker stood for the contrary.

Only a speaker that is bound to a side, or that has declared itself, can drift; who concedes a point and goes on, or
tells what others hold, does not.
"""
# ruff: noqa: E501 - patterns are read whole

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from venire.monitors.watching.plain_words import QUOTED, said, statements, stems
from venire.monitors.watching.turn import Context, Turn

_FOR = frozenset("for pro proposition affirmative yes support supports supporting favour favor in-favour aye".split())  # noqa: SIM905
_AGAINST = frozenset("against con contra opposition negative no oppose opposes opposing anti nay".split())  # noqa: SIM905
_GIVES_UP = re.compile(
    r"\b(?:i (?:now |have come to |must |have to |can only |am (?:now )?(?:forced|inclined|ready) to )?"
    r"(?:agree|concede|accept|admit|think|believe|see|acknowledge)(?: now)?(?: that)? (?:with )?"
    r"(?:my (?:learned )?(?:opponent|friend|colleague)|the (?:other|opposing) (?:side|speaker|team)|the (?:opposition|proposition|"
    r"affirmative|negative)|they|you)(?:['’]s (?:case|position|view|side))?"
    r"(?: (?:is|are|was|were|have been|has been) right| (?:has|have) (?:the better|won|persuaded|convinced))?(?=[.,;!]| on the whole|"
    r" after all| about| here| and\b|$)|"
    r"(?:my (?:learned )?(?:opponent|friend)|the (?:other|opposing) (?:side|speaker)|you) (?:has|have|had) "
    r"(?:now )?(?:persuaded|convinced|won) (?:me|us|over)|(?:i (?:was|am|have been)|we (?:were|are)) (?:quite |simply )?"
    r"(?:wrong|mistaken)(?! about (?:one|the (?:date|figure|number)))|i (?:now )?(?:withdraw|abandon|give up|drop|retract|"
    r"renounce) (?:my|the|this|that) (?:case|position|claim|opposition|support|objections?|argument|thesis|view)|"
    r"i (?:no longer|do not any longer|don['’]t any longer|can no longer) (?:think|believe|support|hold|stand|oppose|defend|"
    r"argue|object|maintain|see)|i have (?:now )?(?:changed my (?:mind|view|position)|come (?:round|around|over))|"
    r"i (?:now|have come to|have begun to|find myself|am now|am starting to) (?:support|oppose|favour|favor|back|lean(?:ing)? (?:towards?|to)|side|"
    r"siding|agree|agreeing|think|believe|see)|i (?:was|am) (?:on|for|against) the wrong side|the (?:other|opposing) side (?:is|has been|was) "
    r"right|on reflection|having (?:thought|reflected|heard)[^.]{0,60}, i (?:agree|accept|support|oppose|think))",
    re.IGNORECASE,
)
_GOES_ON = re.compile(
    r"\b(?:but|however|yet|still|nevertheless|nonetheless|even so|all the same|that said|though|although)\b",
    re.IGNORECASE,
)
_UP = re.compile(
    r"\b(?:should|must|ought to|needs? to|has to|have to|support|favour|favor|in favour of|in favor of|adopt|approve|pass|back|"
    r"endorse|welcome|deserves?|right to|good (?:idea|policy|thing)|worth|justified|sensible|wise|the right|carry|vote for|"
    r"overdue|beneficial|works?)\b",
    re.IGNORECASE,
)
_DOWN = re.compile(
    r"\b(?:should(?: not|n['’]t| never)|must(?: not|n['’]t| never)|ought not|(?:need|do|does|did|can|could|is|are|was)(?: not|n['’]t)|cannot|"
    r"oppose|against|reject|refuse|scrap|abandon|bad (?:idea|policy|thing)|mistake|wrong|unjustified|unwise|harmful|foolish|never|"
    r"no (?:case|reason|need) (?:for|to)|vote against|defeat|rid of|repeal|folly|unnecessary)\b",
    re.IGNORECASE,
)
_MOTION = re.compile(
    r"\b(?:the|this) (?:motion|proposal|proposition|resolution|measure|policy|idea|plan|scheme|reform|change)\b",
    re.IGNORECASE,
)
_ASKS = re.compile(r"\b(?:should|ought|must|shall|would|this house)\b", re.IGNORECASE)
"""A topic that asks what is to be done: only there does "must not" speak against it."""
_OF_TOPIC, _LEAST_OF_TOPIC = 0.6, 2
"""The share of the topic's words that a sentence must have to speak of the whole of it, and how many at least."""
GIVEN_UP, TURNED = 0.95, 0.85


def stance_drift(turn: Turn, context: Context) -> tuple[float, str]:
    """How surely the turn stands where its speaker did not, 0 to 1, and the words that say so."""
    own = [one for one in context.own(turn) if one.stance == turn.stance]
    if words := gives_up(turn.text) if turn.side or own else "":
        return GIVEN_UP, words
    usual = _bound(turn.side) or _sign(sum(_lean(one.text, context.topic)[0] for one in own))
    lean, words = _lean(turn.text, context.topic)
    return (TURNED, words) if turn.side and usual and lean * usual < 0 else (0.0, "")


@lru_cache(maxsize=4096)
def gives_up(text: str) -> str:
    """The words by which a speaker gives up its own case; empty where it only grants a point and goes on."""
    rows = said(text)
    for place, sentence in enumerate(rows):
        found = _GIVES_UP.search(sentence)
        after = sentence[found.end() :] if found else ""
        following = rows[place + 1][:40] if place + 1 < len(rows) else ""
        if found and not (_GOES_ON.search(after) or _GOES_ON.search(following)):
            return sentence
    return ""


def _bound(side: str) -> int:
    names = set(re.findall(r"[a-z-]+", side.lower()))
    return 1 if names & _FOR else -1 if names & _AGAINST else 0


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


@lru_cache(maxsize=4096)
def _lean(text: str, topic: str) -> tuple[int, str]:
    """For the topic (1), against it (-1) or neither (0), by the sentences that speak of the whole of it."""
    signs = [(sign, one) for one in statements(text) for sign in _signs(one, topic)]
    total = _sign(sum(sign for sign, _ in signs))
    return total, next((one for sign, one in signs if sign == total), "")


def _signs(sentence: str, topic: str) -> Iterator[int]:
    if not _speaks_of(sentence, topic):
        return
    bare = QUOTED.sub(" ", sentence)
    down, up = bool(_DOWN.search(bare)), bool(_UP.search(_DOWN.sub(" ", bare)))
    if down != up or (down and not up):
        yield (-1 if down else 1) * (-1 if _negative(topic) else 1)


def _speaks_of(sentence: str, topic: str) -> bool:
    if not _ASKS.search(topic):
        return bool(_MOTION.search(sentence))
    wanted = stems(topic)
    shared = len(stems(sentence) & wanted)
    return bool(_MOTION.search(sentence)) or (shared >= _LEAST_OF_TOPIC and shared >= _OF_TOPIC * len(wanted))


def _negative(topic: str) -> bool:
    """Whether to be for the topic is to be against the thing: "should not"."""
    return bool(re.search(r"\b(?:should(?: not|n['’]t)|must not|oppose|reject)\b", topic, re.IGNORECASE))
