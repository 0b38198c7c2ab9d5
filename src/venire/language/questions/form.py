"""How a question is built: its form, its tag, what it asks, what it takes along. General English, no library.

Everything here is about wording; nothing knows a rule of evidence.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from venire.language.text.calendar import MONTHS, WEEKDAYS
from venire.language.text.typography import plain_marks
from venire.language.words import word_list as wordlist
from venire.language.words.lexicon import ALIKE, STOP
from venire.language.words.stems import stem

Form = Literal["wh", "yes_no", "negative", "statement", "command"]
"""Open question, "did he …?", "didn't he …?", a sentence with a question mark, "tell us …"."""

_WORD = re.compile(r"[a-z0-9$][a-z0-9$'.:%-]*[a-z0-9%]|[a-z0-9]")
AUX = r"(?:am|is|are|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|need|ought)"
PRONOUN = r"(?:i|you|he|she|it|we|they|there|that|this|these|those|one|anyone|nobody)"
_TAG = re.compile(
    rf"[,;:-]\s*(?:{AUX}n't {PRONOUN}|{AUX} {PRONOUN}(?: not)?(?! \w+ (?:the|a|an|to|that)\b)"
    r"|(?:is|was)(?:n't)? (?:it|that|this) (?:not )?(?:so|true|right|correct|the case|a fact|fair)(?: to say)?"
    r"|(?:isn't|is) that (?:not )?(?:so|true|right|correct|the case|a fact|fair)"
    r"|(?:isn't|wasn't) (?:that|it|this) (?:how|what|why|where|when|the way)(?: [\w']+){1,4}"
    r"|am i (?:not )?(?:right|correct|wrong)|(?:that's|that is) (?:right|so|true|correct)"
    r"|(?:you(?:'d| would) agree|you agree|you agreed|wouldn't you (?:say|agree)|would you not (?:say|agree)"
    r"|don't you (?:think|agree)|do you not agree|would you agree|do you agree)"
    r"|correct|right|true|yes|no|agreed|surely|eh)(?=\s*[?.!,]|\s*$)[^?]{0,40}\??\s*$"
)
_LEAD = re.compile(
    r"^(?:(?:and|so|but|or|now|well|then|again|okay|ok|all right|very well|indeed|in fact|sir|madam|ma'am|doctor"
    r"|officer"
    r"|professor|sergeant|detective|let me ask you(?: this)?|tell me|i put it to you that|once more|finally|first"
    r"|as (?:the court|your honou?r) pleases|let me rephrase|i'll (?:rephrase|put it another way|ask it differently))"
    r"\b[,:.]?\s+)+"
)
_INVERTED = re.compile(rf"^{AUX}(?:n't)?\b(?: not)? \S")
_NEGATIVE = re.compile(
    rf"^(?:{AUX}n't\b|{AUX} {PRONOUN} not (?!\w+ (?:know|sure))|is it not |would you not |do you not )"
)
ASKING_WORD = r"(?:who|whom|whose|what|when|where|why|how|which)"
_WH = re.compile(
    rf"^(?:(?:to|for|in|on|at|by|from|with|of|under|into|until|about|through) )?(?P<wh>{ASKING_WORD})(?:'s|'d|'re)?\b"
)
_SUBORDINATE = re.compile(rf"^(?:when|where|what|how|which|who|why) (?!{AUX}(?:n't)?\b)")
_COMMAND = re.compile(
    r"^(?:please |just |kindly )*(?:(?:can|could|would|will) you (?:please |now |kindly )?|let us |let's "
    r"|i'd like you to |"
    r"i want you to )?(?:tell|describe|explain|give|take|walk|talk|state|show|read|look|point|recount|relate|share|"
    r"speak|go (?:on|ahead)|have|hear|turn|identify|list|begin|start|put|run|say|fill)\b"
)
_OPENS_LATER = re.compile(
    r"^(?:in|on|at|from|under|using|looking|after|before|when|while|if|as|having|had|by|to|with|for|until|since|let|"
    r"according|other than|except|apart|prior|immediately|shortly|later|earlier|that (?:day|night|evening"
    r"|morning|afternoon)|so far as|as far as|near|just|\w+ing|once again|to your|"
    r"during|between|without|knowing|given|based|because|once|over|of|about|among|within|seeing|being|around)\b"
)

_MARK = re.compile(r"[:.;,]\s+(?:and |so |or |but )?")
_STRONG_MARK = re.compile(r"[:.;]\s+(?:and |so |or |but )?")
_INNER = re.compile(
    rf"(?:(?:^| )(?P<wh>{ASKING_WORD})(?: \w+)? {AUX}\b|(?:opinion|view|judge?ment|knowledge|recollection"
    rf"|memory),? (?={AUX} ))"
)
_STATES = re.compile(
    rf"^(?:{PRONOUN}|(?:the|a|an|your|his|her|their|mr|mrs|ms|dr|nobody|everyone|no|all) [\w' ]{{1,40}}? (?:was"
    rf"|were|is|are|had|has|have|did|could|would|\w+ed))\b"
)
_PREPOSED = re.compile(
    rf"^(?:in|on|at|from|to|for|by|with|of|until|under|over|about|since|after|before|within) {ASKING_WORD} "
)


@dataclass(frozen=True, slots=True)
class QuestionForm:
    """A question as detectors read it, all in lower case and with straight quotes.

    ``text``: the whole. ``body``: without lead-in words and tag. ``tag``: "didn't you?", or empty. ``asks``: the part
    from which it is a question, after introductory phrases. ``wh``: its question word, or empty.
    """

    text: str
    body: str
    tag: str
    asks: str
    form: Form
    wh: str

    @property
    def content(self) -> frozenset[str]:
        return content(self.body)


@lru_cache(maxsize=2048)
def straight(text: str) -> str:
    """Lower case, straight quotes, single spaces."""
    return " ".join(plain_marks(text).lower().split())


def words(text: str) -> list[str]:
    """The words and numbers of a text, in lower case."""
    return _WORD.findall(straight(text))


@lru_cache(maxsize=8192)
def content(text: str) -> frozenset[str]:
    """The stems of the words that carry meaning."""
    kept = (word.removesuffix("'s") for word in words(text))
    return frozenset(stem(word) for word in kept if _carries(word))


@lru_cache(maxsize=1024)
def content_of(texts: tuple[str, ...]) -> frozenset[str]:
    """The stems of several texts together: each is read once, however the record that it is part of grows."""
    return _NOTHING.union(*map(content, texts))


def _carries(word: str) -> bool:
    return word not in STOP and stem(word) not in _IDLE and not word.endswith("n't")


def of_matter(stems: frozenset[str]) -> frozenset[str]:
    """Those of some stems that tell what a question is about: no hours, days or words that any question may use."""
    return frozenset(one for one in stems - _EVERYWHERE if not one[0].isdigit() and one[0] != "$")


_IDLE = frozenset(
    stem(word)
    for word in wordlist.words(
        """exhibit testify swear agree court jury witness say tell ask mr mrs ms dr correct true"""
    )
)


_EVERYWHERE = frozenset(
    stem(word)
    for word in (
        *MONTHS,
        *WEEKDAYS,
        *wordlist.words(
            """morning evening afternoon night noon midnight day date week month year time minute hour second moment
            p.m a.m o'clock have go come make take get put do thing anything something nothing nobody anybody somebody
            one two three four five six seven eight nine ten eleven twelve twenty thirty hundred thousand
            went came made took got did done see saw seen hear heard look looked know knew known find found
            more still ever never first last just fact part way kind sort today yesterday here there"""
        ),
    )
)


_SAME = tuple(
    frozenset(stem(word) for word in group.split())
    for group in (
        "memory remember recall recollect recollection", "no never nothing none nobody",
        "drink alcohol beer wine drunk",
        "pay paid money salary fee wage", "work job employ occupation", "live reside address home",
        "speak talk conversation", "start begin first", "wear dressed clothes on", "colour color", "sign signature",
        "speed fast quick", "own belong owner", "arrive reach get come", "marry married husband wife spouse",
        "see notice observe watch look", "crash collision accident", "fire blaze burn", "fall fell slip",
        "shoot shot shooting", "rob robbery robber", "tall height", "know acquaint acquainted familiar",
        "give hand pass",
        "photograph picture photo", "far distance", "old age", "write wrote written", "name call",
    )
)  # fmt: skip

_GROUPS = {
    word: frozenset(place for place, group in enumerate(_SAME) if word in group) for group in _SAME for word in group
}
_NONE: frozenset[int] = frozenset()
_NOTHING: frozenset[str] = frozenset()


def shared(mine: frozenset[str], theirs: frozenset[str]) -> frozenset[str]:
    """Those of mine that have kin among theirs: alike, in the thesaurus, or one the beginning of the other."""
    groups, beginnings = _reach(theirs)
    near, of_groups = _near(mine)
    if theirs.isdisjoint(near) and mine.isdisjoint(beginnings) and groups.isdisjoint(of_groups):
        return _NOTHING  # most pairs of texts have nothing in common, which costs three looks and not three a word
    return frozenset(
        one
        for one in mine
        if one in theirs
        or one in beginnings
        or not theirs.isdisjoint(_kin(one))
        or not groups.isdisjoint(_GROUPS.get(one, _NONE))
    )


@lru_cache(maxsize=4096)
def _near(stems: frozenset[str]) -> tuple[frozenset[str], frozenset[int]]:
    """Some stems with all their kin, and the groups of the thesaurus that they are in."""
    return stems.union(*map(_kin, stems)), _NONE.union(*(_GROUPS.get(one, _NONE) for one in stems))


@lru_cache(maxsize=4096)
def _reach(stems: frozenset[str]) -> tuple[frozenset[int], frozenset[str]]:
    """The groups of the thesaurus that some stems are in, and what they begin with."""
    groups = (_GROUPS.get(one, _NONE) for one in stems)
    return _NONE.union(*groups), frozenset(begun for one in stems for begun in _beginnings(one))


_OTHER_WORDS = frozenset(
    wordlist.words(
        """fast man men room yard side work time hand land line port road way day box boat bag ball board body cup pot
        card case cook fish gate head hook keep knob lace lamp mark mate mill nail page pin post pond rack ring rod rope
        sack sail shed shop shot site step stop tail tide tool top town tube wall ware wife wood wear well"""
    )
)
"""The second halves of compounds."""


@lru_cache(maxsize=16384)
def _kin(stem: str) -> frozenset[str]:
    """What says the same as a stem, and what it begins with."""
    return frozenset((*ALIKE.get(stem, ()), *_beginnings(stem)))


@lru_cache(maxsize=16384)
def _beginnings(stem: str) -> tuple[str, ...]:
    """What a stem begins with, four letters at the least and four less than it at the most, where the rest is no word
    that makes another of it: "breakfast" is no kind of breaking."""
    ends = range(max(4, len(stem) - 4), len(stem))
    return tuple(stem[:end] for end in ends if stem[end:] not in _OTHER_WORDS)


@lru_cache(maxsize=4096)
def read(text: str) -> QuestionForm:
    """The reading of a question; pure, and kept."""
    whole = straight(text)
    tag = _tag_of(whole)
    body = whole.removesuffix(tag).rstrip(" ?.,;") if tag else whole.rstrip(" ?.")
    body = _LEAD.sub("", body)
    form, asks, wh = _form(body, bool(tag))
    return QuestionForm(whole, body, tag.strip(" ,;:-"), asks, form, wh)


def _tag_of(whole: str) -> str:
    found = _TAG.search(whole)
    if found is None or found.start() < 4:
        return ""
    return whole[found.start() :]


def _form(body: str, tagged: bool) -> tuple[Form, str, str]:
    """The form, the part that asks, and the question word."""
    starts = _starts(body)
    for asks in starts:
        wh = _WH.match(asks)
        if wh and (not _SUBORDINATE.match(asks) or wh["wh"] not in ("when", "where", "why")):
            return "wh", asks, wh["wh"]
    for asks in starts:
        if _COMMAND.match(asks):
            return "command", asks, ""
        if not tagged and _INVERTED.match(asks):
            return "negative" if _NEGATIVE.match(asks) else "yes_no", asks, ""
    inner = _INNER.search(body) if _introduces(body) and not tagged else None
    if inner:
        return ("wh" if inner["wh"] else "yes_no"), body[inner.start() :].strip(" ,"), inner["wh"] or ""
    return "statement", body, ""


def _starts(body: str) -> list[str]:
    """Where the question itself may begin: at the first word, or after an introduction and its comma or colon."""
    introduces = _introduces(body)
    marks = _STRONG_MARK if _STATES.match(body) and not introduces else _MARK
    later = [body[found.end() :] for found in marks.finditer(body)]
    return [*later, body] if introduces else [body, *later]


def _introduces(body: str) -> bool:
    """Whether it opens with something that is not yet the question: "on that Sunday, …", "when he fell, …"."""
    if not _OPENS_LATER.match(body) or _PREPOSED.match(body) or re.match(rf"^when {AUX}\b", body):
        return False
    return not body.startswith("had ") or bool(re.search(r",[^,]*\b(?:would|could|might)\b", body))
