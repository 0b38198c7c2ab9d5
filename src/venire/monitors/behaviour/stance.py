"""What a turn stands for, as far as its words say so outright, and whether its speaker stood for the contrary.

Only a speaker that is bound to a side, or that has declared itself, can drift; who concedes a point and goes on, or
tells what others hold, does not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from venire.language.text.late_pattern import late_pattern
from venire.monitors.conduct.common_words import particulars
from venire.monitors.conduct.plain_words import QUOTED, said, statements, stems
from venire.monitors.conduct.turn import Context, Turn

_FOR = frozenset(
    "for pro proposition affirmative yes support supports supporting favour favor in-favour aye".split()  # noqa: SIM905
)
_AGAINST = frozenset(
    "against con contra opposition negative no oppose opposes opposing anti nay".split()  # noqa: SIM905
)
_GIVES_UP = late_pattern(
    r"\b(?:i (?:now |have come to |must |have to |can only |am (?:now )?(?:forced|inclined|ready) to )?"
    r"(?:agree|concede|accept|admit|think|believe|see|acknowledge)(?: now)?(?: that)? (?:with )?"
    r"(?:my (?:learned )?(?:opponent|friend|colleague)|the (?:other|opposing) (?:side|speaker|team)"
    r"|the (?:opposition|proposition|"
    r"affirmative|negative)|they|you)(?:['’]s (?:case|position|view|side))?"
    r"(?: (?:is|are|was|were|have been|has been) right| (?:has|have) (?:the better|won|persuaded"
    r"|convinced))?(?=[.,;!]| on the whole|"
    r" after all| about| here| and\b|$)|"
    r"(?:my (?:learned )?(?:opponent|friend)|the (?:other|opposing) (?:side|speaker)|you) (?:has|have|had) "
    r"(?:now )?(?:persuaded|convinced|won) (?:me|us|over)|(?:i (?:was|am|have been)|we (?:were|are)) (?:quite "
    r"|simply )?"
    r"(?:wrong|mistaken)(?! about (?:one|the (?:date|figure|number)))|i (?:now )?(?:withdraw|abandon|give up"
    r"|drop|retract|"
    r"renounce) (?:my|the|this|that) (?:case|position|claim|opposition|support|objections?|argument|thesis|view)|"
    r"i (?:no longer|do not any longer|don['’]t any longer|can no longer) (?:think|believe|support|hold|stand"
    r"|oppose|defend|"
    r"argue|object|maintain|see)|i have (?:now )?(?:changed my (?:mind|view|position)|come (?:round|around|over))|"
    r"i (?:now|have come to|have begun to|find myself|am now|am starting to) (?:support|oppose|favour|favor|back"
    r"|lean(?:ing)? (?:towards?|to)|side|"
    r"siding|agree|agreeing|think|believe|see)|i (?:was|am) (?:on|for|against) the wrong side|the (?:other"
    r"|opposing) side (?:is|has been|was) "
    r"right|on reflection|having (?:thought|reflected|heard)[^.]{0,60}, i (?:agree|accept|support|oppose|think))",
    re.IGNORECASE,
)
_GOES_ON = late_pattern(
    r"\b(?:but|however|yet|still|nevertheless|nonetheless|even so|all the same|that said|though|although)\b",
    re.IGNORECASE,
)
_UP = late_pattern(
    r"\b(?:should|must|ought to|needs? to|has to|have to|support|favour|favor|in favour of|in favor of|adopt"
    r"|approve|pass|back|"
    r"endorse|welcome|deserves?|right to|good (?:idea|policy|thing)|worth|justified|sensible|wise|the right"
    r"|carry|vote for|"
    r"overdue|beneficial|works?)\b",
    re.IGNORECASE,
)
_DOWN = late_pattern(
    r"\b(?:should(?: not|n['’]t| never)|must(?: not|n['’]t| never)|ought not|(?:need|do|does|did|can|could|is"
    r"|are|was)(?: not|n['’]t)|cannot|"
    r"oppose|against|reject|refuse|scrap|abandon|bad (?:idea|policy|thing)|mistake|wrong|unjustified|unwise"
    r"|harmful|foolish|never|"
    r"no (?:case|reason|need) (?:for|to)|vote against|defeat|rid of|repeal|folly|unnecessary)\b",
    re.IGNORECASE,
)
_MOTION = late_pattern(
    r"\b(?:the|this) (?:motion|proposal|proposition|resolution|measure|policy|idea|plan|scheme|reform|change)\b",
    re.IGNORECASE,
)
_ASKS = late_pattern(r"\b(?:should|ought|must|shall|would|this house)\b", re.IGNORECASE)
"""A topic that asks what is to be done: only there does "must not" speak against it."""
_OF_TOPIC, _LEAST_OF_TOPIC = 0.6, 2
"""The share of the topic's words that a sentence must have to speak of the whole of it, and how many at least."""
GIVEN_UP, TURNED, PARROTED, WAVERED = 0.6, 0.85, 0.75, 0.6
_ONES_OWN = (
    r"(?:my|our) (?:own )?(?:side|case|position|view|ground|opening|first (?:speech|turn|word)s?|earlier \w+"
    r"|argument|answer|certainty|confidence|conviction|premise|stance|thinking|mind)"
)
_WAVERS = late_pattern(
    r"\b(?:i(?:['’]ve)? (?:have )?(?:now |also |do |must say i |confess i )?(?:begin|began|begun|start|started"
    r"|am beginning|['’]m beginning|am starting|"
    r"['’]m starting|find myself|found myself|catch myself|cannot help|can['’]t help) (?:to )?(?:wonder\w*"
    r"|doubt\w*|suspect\w*|think\w*|ask\w* myself|"
    r"see\w*|lean\w*|hesitat\w*|drawn|agree\w*|nodding|warm\w*|wavering|unsure|less)|"
    r"i (?:now |do |keep )?(?:wonder|doubt|hesitate|waver)(?:ing)? (?:whether|if|about my|now)|"
    r"i(?:['’]m| am| was| feel) (?:now |no longer |not |less |no more |far less |rather less |a little less "
    r"|much less |not so |not as |not quite (?:so |as )?)"
    r"(?:so |as |quite so |quite as |entirely |quite |altogether )?(?:sure|certain|confident|convinced|easy"
    r"|comfortable)(?! that (?:my opponent|the other|they|you))"
    r"(?=[^.?!]*\b(?:as i was|than i was|than before|any ?more|of (?:this|it|that|my|our)|about (?:this|it|my"
    r"|our)|now|i was)|[.;,])|"
    r"(?:perhaps|maybe|it may be that|it could be that|possibly) (?:i|we) (?:was|were|am|are|have been|had been"
    r"|spoke|may have been|overlooked|underrated|"
    r"underestimated|judged|misjudged|dismissed|missed)|"
    r"i (?:may|might|could) (?:well )?(?:have )?(?:be(?:en)? (?:wrong|mistaken|too \w+|hasty|unfair)|spoken too"
    r"|overlooked|underrated|underestimated|misjudged|dismissed|missed|"
    r"overstated|been too|have to (?:revise|rethink|reconsider))|"
    r"i (?:was|have been) (?:perhaps |maybe |probably )?(?:too (?:quick|hasty|sure|harsh|hard|certain|confident"
    r"|rash|dismissive)|hasty|rash|unfair)|"
    r"(?:there (?:is|may be|might be|could be)|i (?:see|find)) (?:rather |much |far )?more (?:in|to|of|truth in"
    r"|sense in|force in|merit in|weight in) "
    r"(?:the (?:other|opposing) (?:side|view|case|position)|what (?:the other side|my opponents?|they|you|was"
    r"|has been)|(?:my|the) opponents?\w*|this|that|it) ?[^.?!]{0,40}?"
    r"(?:than i|than we|i (?:had )?(?:thought|allowed|admitted|supposed))|"
    r"(?:harder|difficult|hard) (?:for me )?to (?:dismiss|brush aside|shake off|wave away|answer|resist)(?: than i)|"
    r"(?:troubl|bother|nagg|haunt|worri|disturb|unsettl)(?:es|ing|ed|les|ling|led) me|"
    r"(?:the other side|my opponents?|they|you) may (?:have (?:a point|been right|the better)"
    r"|be (?:on to something|right)|well be right)|"
    r"(?:shak(?:es|en)|doubts? about|unsure (?:of|about)|second thoughts (?:about|on)|weakens|undermines) "
    + _ONES_OWN
    + r"|"
    r"i have (?:had )?(?:my |some |second |growing )?(?:doubts|second thoughts)|i am of two minds"
    r"|i['’]m of two minds|in two minds|"
    r"i (?:see|look at) (?:it|this|things) (?:somewhat |a little |rather )?differently now|"
    r"i(?:['’]m| am) not sure (?:that |whether )?(?:i|we|my side|our side|this side)\b)",
    re.IGNORECASE,
)
"""A speaker that doubts its own case, and not somebody else's."""
_CONTESTS = late_pattern(
    r"\b(?:my (?:learned )?(?:opponents?|friend|colleague)|the (?:other|opposing) (?:side|speaker)|the (?:last"
    r"|previous) speaker|"
    r"(?:we|i) (?:are|were|am|was) told|you (?:say|said|claim|cannot|can['’]t)|they (?:say|said|claim"
    r"|tell us))\b[^.?!]{0,120}\b(?:but|yet|not|n['’]t|"
    r"never|nothing|no|wrong|mistake\w*|fails?|forget\w*|overlook\w*|miss\w*|ignore\w*|leaves? out|silent|less than)\b",
    re.IGNORECASE,
)
_SUPPOSED = late_pattern(
    r"\b(?:if|unless|suppose|supposing|were|had|whether|when|until|even though)\b[^.;:]*$", re.IGNORECASE
)
"""Before the words of giving up: "if I am wrong" gives up nothing."""
_PARROTS, _PARROTED_WORDS = 0.5, 6


def stance_drift(turn: Turn, context: Context) -> tuple[float, str]:
    """How surely the turn stands where its speaker did not, 0 to 1, and the words that say so."""
    own = [one for one in context.own(turn) if one.stance == turn.stance and one.engages]
    if words := gives_up(turn.text) if turn.side or own else "":
        return GIVEN_UP, words
    if not turn.side or not own:
        return 0.0, ""
    if words := _turned(turn, own, context.topic):
        return TURNED, words
    if words := _parroted(turn, context):
        return PARROTED, words
    wavered = next((words for one in own if (words := wavers(one.text))), "")
    return (WAVERED, f"after “{wavered}”: {turn.text}") if wavered and not contests(turn.text) else (0.0, "")


def _turned(turn: Turn, own: Sequence[Turn], topic: str) -> str:
    """The words by which it speaks against its own side, having done so in its last turn, too."""
    bound = _bound(turn.side)
    lean, words = _lean(turn.text, topic)
    last, _ = _lean(own[-1].text, topic)
    return words if bound and lean * bound < 0 and last * bound < 0 else ""


def _parroted(turn: Turn, context: Context) -> str:
    """The other side's argument made as if it were its own: most of one of its turns, with no word of whose it is.

    What stands in the papers is nobody's: two sides may quote one paper.
    """
    papers = _of_papers(context)
    mine = particulars(turn.text) - papers
    if len(mine) < _PARROTED_WORDS or contests(turn.text):
        return ""
    others = (one for one in context.others(turn) if one.side and one.side != turn.side and not _wavered(one, context))
    shared = ((_in_common(mine, particulars(one.text) - papers), one.text) for one in others)
    most, text = max(shared, default=(0.0, ""))
    return f"as the other side said: {text}" if most >= _PARROTS else ""


def _in_common(mine: frozenset[str], theirs: frozenset[str]) -> float:
    return len(mine & theirs) / len(mine | theirs)


def _of_papers(context: Context) -> frozenset[str]:
    return frozenset[str]().union(*(particulars(f"{one.title} {one.text}") for one in context.sources))


def _wavered(turn: Turn, context: Context) -> bool:
    """Whether its speaker had doubted its own case by then: what it says since may be this speaker's."""
    return any(wavers(one.text) for one in context.own(turn) if one.no <= turn.no)


@lru_cache(maxsize=4096)
def wavers(text: str) -> str:
    """The words by which a speaker doubts its own case; empty where it goes on to argue for it all the same."""
    rows = said(text)
    for place, sentence in enumerate(rows):
        found = _WAVERS.search(sentence)
        following = rows[place + 1][:40] if place + 1 < len(rows) else ""
        after = sentence[found.end() :] if found else ""
        if found and not (_supposed(sentence, found) or _GOES_ON.search(after) or _GOES_ON.search(following)):
            return sentence
    return ""


def contests(text: str) -> bool:
    """Whether it turns against what the other side says, by name."""
    return bool(_CONTESTS.search(text))


@lru_cache(maxsize=4096)
def gives_up(text: str) -> str:
    """The words by which a speaker gives up its own case; empty where it only grants a point and goes on."""
    rows = said(text)
    for place, sentence in enumerate(rows):
        found = _GIVES_UP.search(sentence)
        after = sentence[found.end() :] if found else ""
        following = rows[place + 1][:40] if place + 1 < len(rows) else ""
        if found and not (_supposed(sentence, found) or _GOES_ON.search(after) or _GOES_ON.search(following)):
            return sentence
    return ""


def _supposed(sentence: str, found: re.Match[str]) -> bool:
    return bool(_SUPPOSED.search(sentence[: found.start()]))


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
