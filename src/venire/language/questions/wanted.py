"""What a question asks for: its words of meaning, what kind of answer it wants, who does what, before or after what.

"At what time", "on what day" and "when" all want a time; "did you tell him" and "was he told by you" have one doer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from venire.language.clauses.stretches import Stretch, Unit, stretch
from venire.language.comparison.closeness import repeated
from venire.language.comparison.figures import figured
from venire.language.text.tokens import plain
from venire.language.words.thesaurus import nearness, opposed
from venire.language.words.word_list import words

ALIKE = 0.8
"""From this nearness on two words count as one."""
CLOSE_FROM, CLOSE_SPAN = 0.3, 0.3
"""From which share of common words in order two questions are worded alike, and over which it grows to the full."""
SWAP_FREE, SWAP = 0.25, 3.0
"""What a word in the place of another counts for beside a shared one: in a free wording, and more in a near one."""
EXTRA, EXTRA_NEAR = 0.1, 0.6
"""Likewise a word that is only added."""
KIND_FREE, KIND_OFF = 0.8, 2.0
"""Likewise another kind of answer: when for where."""
ORDER_OFF, DOER_OFF, OWNER_OFF, DOER_UNSURE = 2.0, 4.0, 1.0, 0.25
"""What before for after, places exchanged and another's thing count for. All set on tests/sets/dedup_dev.jsonl
and tests/law/testimony/question_pairs.yaml."""
_COURTESY = re.compile(
    r"\b(?:tell (?:us|me|the court|the jury|my lord|the ladies and gentlemen)(?: please)?|(?:could|would|"
    r"can|will) you (?:please )?(?=tell|describe|give|say|explain)|give us|"
    r"if you (?:can|would|please|remember|recall)|i(?:'ll| will) ask again|let me ask|"
    r"i put it to you(?: that)?|i suggest(?: to you)?(?: that)?|(?:so )?(?:isn't|is) it (?:not )?(?:so|"
    r"true|right|the case|correct|a fact) that|"
    r"the truth is(?: that)?|is it not|isn't it|in your opinion|with your permission|if the court pleases|"
    r"for us|if i may(?: ask)?|my lord|your honou?r|members of the jury|in fact|as a matter of fact|"
    r"(?:mr|mrs|ms|miss|dr|doctor) [a-z'-]+(?=,)|(?<=, )(?:mr|mrs|ms|miss|dr|doctor) [a-z'-]+(?=[?.]|$)|"
    r"(?:was|is) it (?:that|who)|was it(?= (?:you|he|she|they|the))|doctor|officer|sir|madam|please|"
    r"exactly|precisely|at all|just|now|actually|again(?= where)|would you say|do you (?:recall|remember)|"
    r"to the best of your (?:knowledge|recollection)|"
    r"before coming here|once more|can you think of|i think|i believe|i take it)\b",
    re.I,
)
_KINDS: tuple[tuple[str, str], ...] = (
    ("howoften", r"\bhow (?:often|many times|frequently|many occasions)\b"),
    (
        "howmany",
        r"\bhow many (?!years|hours|days|weeks|months|minutes|miles|feet|yards)|\bwhat number of\b|\bthe number of\b",
    ),
    (
        "howlong",
        r"\bhow long\b|\b(?:for )?how many (?:years|hours|days|weeks|months|minutes)\b|\bfor what (?:time|"
        r"period|length)\b|\bsince when\b|\bwhat length of time\b",
    ),
    (
        "howfar",
        r"\bhow far\b|\b(?:what|the) distance\b|\bhow many (?:miles|feet|yards|metres)\b|\bhow close\b|\bhow near\b",
    ),
    (
        "howmuch",
        r"\bhow much\b|\bwhat (?:was|is|were) the (?:price|cost|amount|sum|rent|fee|figure|charge|wage|"
        r"salary)\b|\bwhat (?:price|sum|amount|rent|fee)\b|\bat what price\b",
    ),
    (
        "howfast",
        r"\bhow (?:fast)\b|\b(?:what|which) (?:was|is|were) (?:the|his|her|its|your|their) (?:speed)\b|"
        r"\bwhat (?:speed)\b",
    ),
    (
        "howtall",
        r"\bhow (?:tall|high)\b|\b(?:what|which) (?:was|is|were) (?:the|his|her|its|your|"
        r"their) (?:height)\b|\bwhat (?:height)\b",
    ),
    (
        "howheavy",
        r"\bhow (?:heavy)\b|\b(?:what|which) (?:was|is|were) (?:the|his|her|its|your|their) (?:weight)\b|"
        r"\bwhat (?:weight)\b",
    ),
    (
        "howold",
        r"\bhow (?:old)\b|\b(?:what|which) (?:was|is|were) (?:the|his|her|its|your|their) (?:age)\b|\bwhat (?:age)\b",
    ),
    (
        "howwide",
        r"\bhow (?:wide|broad)\b|\b(?:what|which) (?:was|is|were) (?:the|his|her|its|your|their) (?:width|"
        r"breadth)\b|\bwhat (?:width|breadth)\b",
    ),
    (
        "howdeep",
        r"\bhow (?:deep)\b|\b(?:what|which) (?:was|is|were) (?:the|his|her|its|your|their) (?:depth)\b|"
        r"\bwhat (?:depth)\b",
    ),
    (
        "howbig",
        r"\bhow (?:big|large)\b|\b(?:what|which) (?:was|is|were) (?:the|his|her|its|your|their) (?:size)\b|"
        r"\bwhat (?:size)\b",
    ),
    (
        "howloud",
        r"\bhow (?:loud)\b|\b(?:what|which) (?:was|is|were) (?:the|his|her|its|your|their) (?:volume)\b|"
        r"\bwhat (?:volume)\b",
    ),
    (
        "howdark",
        r"\bhow (?:dark|light|bright)\b|\b(?:what|which) (?:was|is|were) (?:the|his|her|its|your|"
        r"their) (?:light)\b|\bwhat (?:light)\b",
    ),
    (
        "when",
        r"\bwhen (?=(?:did|do|was|were|had|have|has|is|are|will|would|could)\b)|\b(?:at )?what (?:time|"
        r"hour|date|day|year|month)\b|\bon (?:what|which) (?:date|day|occasion)\b|\bwhat (?:was|"
        r"is) the (?:date|time|hour|day) (?:of|on)?|\bthe date\b|\bin what year\b|\bhow late\b|"
        r"\bhow early\b|\bhow soon\b",
    ),
    (
        "why",
        r"\bwhy\b|\bfor what (?:reason|purpose)\b|\bwhat (?:was|is|were) (?:the|your|his|her) (?:reason|"
        r"reasons|purpose|motive)\b|\bwhat (?:made|led|caused|prompted|moved|possessed|business)\b|"
        r"\bhow come\b|\bwith what (?:aim|purpose)\b|\bon what grounds?\b|\bwhat (?:reason|purpose|"
        r"motive)\b",
    ),
    (
        "where",
        r"\bwhere\b(?! you live)|\b(?:in|at|from|to|on) (?:what|which) (?:place|shop|room|house|street|"
        r"town|seat|side|part|spot|store)\b|\bwhat (?:place|address)\b|\bwhereabouts\b|"
        r"\bwhat is [\w' ]+ (?:present )?address\b|\bwhich seat\b",
    ),
    (
        "who",
        r"\bwho\b(?! lives)|\bwhom\b|\bwhose\b|\bwhich (?:man|woman|person|of (?:the|those|these|them))\b|"
        r"\bwhat person\b|\bwhat is the name of\b|\bwhat was the name of\b",
    ),
    (
        "how",
        r"\bhow\b|\bin what (?:way|manner)\b|\bby what (?:way|means|route)\b|\bwhat (?:way|means)\b|\bwhat told you\b",
    ),
    ("what", r"\bwhat\b|\bwhich\b|\bdescribe\b|\bthe contents of\b|\bexplain\b"),
)
_KIND = tuple((name, re.compile(pattern, re.I)) for name, pattern in _KINDS)
_IDLE = frozenset(
    words(
        """do did thing way time place kind sort one ever get have come go make be happen
        business turn hour date day year distance number amount reason purpose describe state condition content matter
        moment occasion fact same here there piece word bit sense mean anybody anyone someone somebody any some long far
        many much name first-hand fast speed tall height heavy weight age wide width deep depth often occasion ago
        was other part"""
    )
)
_ORDER = re.compile(
    r"\b(before|prior to|earlier than|until|after|since|following|later than|while|during|between)\b", re.I
)
_SIDES = {
    "before": "before",
    "prior to": "before",
    "earlier than": "before",
    "until": "before",
    "after": "after",
    "since": "after",
    "following": "after",
    "later than": "after",
}
_PASSIVE_BY = re.compile(
    r"\b[Bb]y (whom|you|me|him|her|them|the [\w-]+|[A-Z][\w-]+|any(?:one|body)|some(?:one|body))\b"
)
_DOER = re.compile(
    r"\b(?i:did|do|does|have|has|had|was|were|is|are|could|would|can|will|should)(?:n't|"
    r" not)? (?P<doer>you|he|she|they|it|i|we|the [\w-]+|your [\w-]+|his [\w-]+|her [\w-]+|[A-Z][\w-]+|"
    r"any(?:one|body)|some(?:one|body))\b"
)
_DID_WHAT = re.compile(
    r"\bhow did \w+ (?:react|respond)\b|\bhow (?:are|were|is|was) [\w' ]+ (?:related|connected)\b", re.I
)
_WHO_ACTS = re.compile(
    r"^\W*(?:(?:and|so|then|while [\w ]+,) )?(?:who|which (?:of (?:the|those|"
    r"these) )?[\w ]{0,12}?)(?: (?:was|had|has|is))? (?!did\b|do\b|was\b|were\b|had\b|you\b|he\b|"
    r"she\b)[\w]+",
    re.I,
)
_LEADING = re.compile(r"^\W*(?:so |and |but |well )?(?P<doer>you|he|she|they|it|we|the [\w-]+|your [\w-]+)\b", re.I)


@dataclass(frozen=True, slots=True)
class AskedFor:
    """A question as it is compared."""

    kind: str
    """"when", "where", ... or "whether" for a yes or no."""
    words: tuple[str, ...]
    """Stems of the words of meaning, each once."""
    order: frozenset[str]
    """"before" and "after"."""
    doer: str
    """"you", or the word for whoever else acts; empty where it cannot be told."""
    row: tuple[str, ...]
    """Every word, in lower case, each person in one form."""
    owned: frozenset[str]
    """Words for those to whom something belongs: "wife" in "your wife's handwriting"."""


@lru_cache(maxsize=4096)
def asked_for(question: str) -> AskedFor:
    """What a question asks for."""
    text = _COURTESY.sub(" ", question.replace("’", "'"))
    kind = _kind(text)
    found = stretch(_put(text))
    return AskedFor(
        kind,
        (*_words(found), *_figures(text)),
        frozenset(_SIDES[m.lower()] for m in _ORDER.findall(_put(text)) if m.lower() in _SIDES),
        _doer(text),
        tuple(map(_short, found.row)),
        frozenset(u.key for u in found.units if u.owner),
    )


_PERSONS = frozenset({"you", "he", "she", "they", "i", "we"})
_PUT = tuple(
    (re.compile(pattern, re.I), form)
    for pattern, form in (
        (r"\b(?:yours|belong(?:s|ed)? to you)\b", "belonging"),
        (r"\b(?:have|had|has)((?: (?!been\b)\w+){1,3}) on(?=[?.,]|$)", r"wear\1"),
        (r"\bwhat (did|do|was|were|had|is|are) ((?:\w+ ){1,3}?)(?:do|doing|done)\b", r"what \1 \2 act"),
        (r"\b(?:say|said|says|told|tell)\b", "utter"),
        (r"\bonce (?=(?:the|he|she|you|it|they)\b)", "after "),
        (r"\bill[ -]will\b|\bhard feelings\b|\bbad blood\b", "grudge"),
        (r"\b(?:in|within) (?:\w+ )?line of sight\b|\bin view of\b", "seen"),
        (r"\b(?:in|within) (?:earshot|hearing)\b", "heard"),
    )
)


def _put(text: str) -> str:
    for pattern, form in _PUT:
        text = pattern.sub(form, text)
    return text


def _kind(text: str) -> str:
    if _DID_WHAT.search(text):
        return "what"
    return next((name for name, pattern in _KIND if pattern.search(text)), "whether")


def _words(found: Stretch) -> tuple[str, ...]:
    return tuple(dict.fromkeys(unit.key for unit in found.units if _tells(unit)))


def _figures(text: str) -> tuple[str, ...]:
    """Amounts, times and dates, each as one word."""
    found = figured(text)
    return (
        *(f"#{amount.kind}{amount.centre:g}" for amount in found.quantities),
        *(f"@{clock.minute}" for clock in found.clocks),
        *(f"@{day.year}-{day.month}-{day.day}" for day in found.days if day.weekday is None),
    )


def _tells(unit: Unit) -> bool:
    return unit.text not in _IDLE and unit.key not in _IDLE and not unit.key.startswith("@")


def _doer(text: str) -> str:
    said = plain(text)
    by = _PASSIVE_BY.search(said)
    if by is not None:
        return _short(by[1])
    if _WHO_ACTS.match(said):
        return "who"
    match = _LEADING.search(said) or _DOER.search(said)
    return _short(match["doer"]) if match is not None else ""


def _short(phrase: str) -> str:
    word = phrase.lower().split()[-1]
    return {"me": "i", "him": "he", "her": "she", "them": "they", "whom": "who", "your": "you", "his": "he"}.get(
        word, word
    )


def alike(one: AskedFor, other: AskedFor) -> float:
    """What two questions share of all that they ask for, 0 to 1: a Jaccard index over words, kind, order and doer, in
    which words that mean the same are one word.

    The nearer the two are worded, the more a word in the place of another counts: "When did you buy the rope?" after
    "Where did you buy the rope?" is chosen to ask something else, a free wording is not.
    """
    pairs = _pairs(one.words, other.words)
    left = (len(one.words) - pairs, len(other.words) - pairs)
    close = max(0.0, min(1.0, (_repeated(one, other) - CLOSE_FROM) / CLOSE_SPAN))
    same = pairs + (one.kind == other.kind) * (1 if pairs else 0)
    whole = same + (SWAP_FREE + SWAP * close) * min(left) + (EXTRA + EXTRA_NEAR * close) * abs(left[0] - left[1])
    whole += (KIND_FREE + KIND_OFF * close) * (one.kind != other.kind) + sum(_marks(one, other))
    if one.kind != other.kind and pairs < 2:
        whole += 1.0  # one common word does not make "You never saw inside?" out of "What did you see there?"
    return same / whole if whole else 1.0


def _repeated(one: AskedFor, other: AskedFor) -> float:
    return max(repeated(one.row, other.row), repeated(other.row, one.row))


def _marks(one: AskedFor, other: AskedFor) -> Iterator[float]:
    yield ORDER_OFF * (one.order != other.order)
    yield OWNER_OFF * (one.owned != other.owned)
    if one.doer and other.doer and one.doer != other.doer:
        both = (one.doer in other.row and other.doer in one.row) or {one.doer, other.doer} <= _PERSONS
        yield DOER_OFF if both else DOER_UNSURE


def _pairs(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    free, found = list(other), 0
    for word in one:
        like = next((have for have in free if _same(word, have)), None)
        if like is not None:
            free.remove(like)
            found += 1
    return found


def _same(one: str, other: str) -> bool:
    return not opposed(one, other) and max(nearness(one, other), nearness(other, one)) >= ALIKE
