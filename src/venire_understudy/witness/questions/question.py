"""What a question asks: its form, what it takes for granted as a statement, and what it wants to be told."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Literal

from venire.language.clauses.reading import TextReading, read
from venire.language.fitted.tables import pattern_text, shipped_values
from venire.language.text.tokens import plain
from venire.language.words.stems import stem
from venire_understudy.witness.affidavit.first_person import from_you
from venire_understudy.witness.affidavit.knowledge import content
from venire_understudy.witness.questions.compound import AUX as _AUX
from venire_understudy.witness.questions.compound import WH as _WH
from venire_understudy.witness.questions.compound import parts
from venire_understudy.witness.questions.main_verb import verb_after
from venire_understudy.witness.questions.tags import seeks_yes, straight
from venire_understudy.witness.words.verbs import is_participle, is_past_form

Form = Literal["wh", "polar", "statement", "tell"]
"""Asks for something; asks yes or no; puts it to the witness; lets the witness talk."""
Want = Literal[
    "", "who", "what", "when", "clock", "day", "where", "why", "how", "how_many", "how_long", "how_far", "how_much",
    "how_old", "how_fast", "how_tall", "colour", "occupation", "said", "name", "weather",
]  # fmt: skip

_EXPANDED = (
    (r"\b(what|who|where|when|how|that|it|he|she|there|here)'s\b", r"\1 is"),
    (r"\b(what|who|where|when|how)'d\b", r"\1 did"),
    (r"\b(you|he|she|they|we|I|it)'d\b", r"\1 would"),
)
_VOCATIVE = (
    r"(?:sir|madam|ma'am|(?:mr|mrs|ms|miss|dr|doctor|detective|inspector|officer|sergeant|"
    r"professor|nurse|constable)\b\.?(?: [A-Z][\w'-]+){0,2})"
)
_OPENINGS = re.compile(
    rf"^(?:(?:and|so|now|but|well|okay|ok|all right|right|then|thank you|please|again|first|"
    rf"finally|lastly|(?:yes|no),|very well|let us|just|let me ask(?: you)?(?: this)?|"
    rf"to be clear|to be precise|just to be clear|in your own words|{_VOCATIVE}(?=,)|"
    rf"on the (?:night|day|morning|evening|afternoon) in question)\b[,.:;]*\s*)+(?=\S)",
    re.IGNORECASE,
)
_CLOSINGS = re.compile(
    rf"(?:,\s*{_VOCATIVE}|[\s,]+(?:sir|madam|ma'am)|[\s,]+(?:please|in your own words|"
    rf"if you (?:can|would|know|remember|recall)|if (?:anything|anyone|any)|to the (?:court|"
    rf"jury)|for the (?:court|jury|record)|exactly))\s*(?=[?.!]*$)",
    re.IGNORECASE,
)
_TAG = re.compile(
    rf"[,;]\s*(?:or )?(?:(?:{_AUX} (?:not )?(?:it|he|she|you|they|I|that|there|we|"
    rf"this)(?: not)?(?: (?:right|correct|true|so|fair))?)|right|correct|true|yes|no|"
    rf"am I right|is not that so|"
    r"would you agree|do you agree|would not you (?:agree|say)|is that (?:right|correct|fair|"
    r"true|so)|is not it true|agreed|or not|eh|I think|I believe|I suppose|"
    r"I take it)\s*[?.!]*$",
    re.IGNORECASE,
)
_ASIDES = re.compile(
    rf"^(?:(?:can|could|would|will) you (?:please |kindly )?(?:tell|say|describe|explain|"
    rf"remind|give|help|show|state|recall|remember|identify|clarify)|(?:please )?(?:tell|"
    rf"remind|describe|explain|state|give|identify)|"
    rf"(?:do|did|can|could) you (?:happen to )?(?:know|remember|recall|say|tell|recollect)|"
    rf"are you able to (?:say|tell)|may I ask|I would like to know|have you any idea)"
    rf"(?: (?:us|me|the court|the jury|the members of the jury|his lordship|for us|"
    rf"for the court|to us|to the jury|to the court))*,?\s*(?=(?:(?:about|at|in|on|for|to|from|"
    rf"with|by) )?{_WH}\b)",
    re.IGNORECASE,
)
_TELL = re.compile(
    r"^(?:(?:can|could|would|will) you (?:please |kindly )?)?(?:please )?(?:tell|describe|"
    r"explain|walk|take|talk|give)\b(?: (?:us|me|the court|the jury|to us|to the jury|"
    r"to the court|through))*"
    r"(?:\s*(?:about|through|everything|an account of|your account of))*\b|^what (?:can|"
    r"could) you (?:tell|say)\b(?: (?:us|me|the court|the jury))*(?: about)?|"
    r"^what do you (?:say|have to say) (?:of|about|to)\b|^what about\b|"
    r"^what (?:happened|occurred|took place)\b(?: (?:next|then|after that|that (?:night|day|"
    r"evening|morning)))?(?=[?. ]*$)|^what happened next|^what else\b|^go on\b",
    re.IGNORECASE,
)
_PUT = re.compile(
    r"^(?:(?:is|was|would|is not|was not) it (?:not )?(?:be )?(?:true|correct|right|fair|"
    r"accurate|a fact|the case|not the case|not true|the truth|"
    r"so)(?: to say)?(?: and correct)?(?: that)?|"
    r"(?:would|do|will|can|would not|do not) you (?:not )?(?:agree|accept|admit|concede|"
    r"confirm)(?: with me)?(?: that)?|you (?:would |will |must |do )?(?:agree|accept|admit|"
    r"concede|confirm)(?: with me)?(?: that)?|"
    r"I (?:put it to you|suggest(?: to you)?|take it|understand|believe|gather)(?: that)?|"
    r"the (?:truth|fact) is(?: that)?|so it is (?:true|right|correct|fair to say)(?: that)?|"
    r"it is (?:true|right|correct|fair to say|a fact)(?:, is (?:it not|not it),)?(?: that)?|"
    r"(?:do|did|can) you (?:remember|recall|recollect)(?: that| whether| if)?(?= (?!\w+ing\b|"
    r"the |a |any )\w+ )|(?:can|could) you (?:tell (?:us|me|the court|the jury)|"
    r"say) (?:whether|if)|"
    r"you (?:have )?(?:told|testified|said|swore|stated)(?: (?:us|the (?:court|jury|police)|"
    r"earlier|today|on direct|before))* that|are you (?:saying|telling (?:us|me|the jury|"
    r"the court))(?: that)?|do you (?:say|deny|claim)(?: that)?)\s+",
    re.IGNORECASE,
)


_WISHED = re.compile(r"\b(?:that )?(?:I|he|she|they) (?:had )?(?:asked|wanted|wished)(?: for)?$", re.IGNORECASE)
"""What only calls a thing by what was wanted: "the rise you asked for"."""


_NUMBERED = re.compile(
    r"\b([Ll]ock|[Ll]amp|[Pp]ier|[Ww]indlass|[Bb]us|[Gg]ate|[Rr]oom|[Ww]ard|[Pp]latform|[Nn]umber) \d+\b(?![:.]\d)"
)
"""A number by which a thing is called: no hour, and nothing that is counted."""


@dataclass(frozen=True)
class ParsedQuestion:
    """A question, understood as far as its words go. ``statement``: what it says or takes for granted, in the first
    person; ``negated``: whether that is put in the negative by whoever asks."""

    text: str
    form: Form
    want: Want
    statement: str
    kind: str
    """The noun after "what", "which" or "how many": "colour" in "what colour"."""
    negated: bool
    plainly: bool
    """Asked with "do you know" or "can you say", which a yes or no alone would answer badly."""
    verb: str = ""
    """The stem of its verb, where "do" shows which it is."""
    looked: bool = False
    """It asks what the witness perceived: "did you see"."""

    @cached_property
    def keys(self) -> tuple[str, ...]:
        return content(self.statement)

    @cached_property
    def names(self) -> frozenset[str]:
        """The stems of names in it."""
        found = re.findall(r"(?<![.?!] )(?<!^)\b[A-Z][\w-]+", self.text)
        return frozenset(stem(word.lower()) for word in found if word not in ("I", "I'm"))

    @cached_property
    def seeks_doer(self) -> bool:
        """Whether it asks who did it: "who took the rails?"."""
        first = self.statement.split()[0].lower() if self.statement else ""
        return self.want == "who" and (is_past_form(first) or first in ("was", "were")) and not self.verb

    @cached_property
    def deed(self) -> str:
        """The stem of what is done in it, where that can be told: behind "did", or the last participle."""
        if self.verb:
            return self.verb
        row = [word.lower() for word in re.findall(r"[A-Za-z]+", self.statement)]
        found = [word for word in row if is_participle(word) or (self.seeks_doer and word == row[0])]
        return stem(found[-1]) if found and stem(found[-1]) not in self.aside else ""

    @cached_property
    def aside(self) -> frozenset[str]:
        """Keys that only say when: "before the blast"."""
        parts = re.split(
            r"\b(?:before|after|when|while|during|until|"
            r"once (?=(?:I|he|she|they|we|it|the)\b)|as (?=(?:I|he|she|they|we)\b))\b",
            self.statement,
            maxsplit=1,
        )
        later = frozenset(content(parts[1])) - frozenset(content(parts[0])) if len(parts) > 1 else frozenset[str]()
        wished = _WISHED.search(self.statement)
        return later | (frozenset(content(wished[0])) if wished else frozenset[str]())

    @cached_property
    def reading(self) -> TextReading:
        return read(_NUMBERED.sub(r"\1", self.statement))


@lru_cache(maxsize=512)
def questions(text: str) -> tuple[ParsedQuestion, ...]:
    """The questions in one: the parts of a compound, each on its own. Kept, for a witness hears a question in one way
    after another before it answers."""
    return tuple(_question(part) for part in parts(_settled(text)))


_ANNOUNCED = re.compile(
    rf"^(?:[^?.:\"“]{{3,80}}: |leaving [^,?]{{3,30}} aside, )(?=(?:(?:for |at |in )?{_WH}|{_AUX})\b)", re.IGNORECASE
)
"""What only announces a question: "Let us turn to something else: when did you pay?"."""


_IT_STANDS_FOR = re.compile(
    r"^((?:and |so |now )?how \w+ an? [\w-]+ (?:is|was)) it, ((?:how|whether|what|who|when|where)\b)", re.IGNORECASE
)
"""A clause that is asked about and comes behind: "How good a guide is it, how sure one is?"."""


_AS_TOLD = re.compile(
    r",? (?:just )?as (?:he|she|they|[A-Z]\w+(?: [A-Z]\w+)*) (?:had |has )?(?:told|said to|assured|swore to) "
    r"(?:you|us|the \w+)(?=[?.!,]|$)"
)
"""Whose word it was, said in passing: what is asked is whether it was so."""


def _settled(text: str) -> str:
    said = text.strip().replace("’", "'").replace("‘", "'")
    for pattern, full in _EXPANDED:
        said = re.sub(pattern, full, said, flags=re.IGNORECASE)
    said = (
        re.sub(
            r"\b(do|did) (you|he|she) (?:believe|think|suppose|understand|reckon) (?=(?:the|that|it|he|she|a|this)\b)",
            "is it that ",
            said,
        )
        if re.match(r"(?:who|what|where|when|how|which)\b", said, re.IGNORECASE)
        else said
    )
    said = re.sub(r",? at (?:the|that) (?:time|moment)(?=[?.!,]|$)", "", said, flags=re.IGNORECASE)
    said = _IT_STANDS_FOR.sub(r"\1 \2", _ANNOUNCED.sub("", said))
    said = re.sub(r"\b(without|never|not) (?:even )?once\b", r"\1", _AS_TOLD.sub("", said))
    said = re.sub(r",? (?:provided|on condition) (?:that )?(?=(?:I|you|he|she|it|they|we)\b)", " if ", said)
    return re.sub(r"\s+", " ", plain(said)).strip()


def _question(said: str) -> ParsedQuestion:
    bare = _CLOSINGS.sub("", _OPENINGS.sub("", said)).strip()
    bare = _OPENINGS.sub("", bare) or said
    bare = straight(bare)
    bare = re.sub(rf",\s*{_VOCATIVE}(?=, (?:{_AUX})\b)", "", bare, flags=re.IGNORECASE)
    tag = _TAG.search(bare)
    untagged = _TAG.sub("", bare)
    tagged = untagged != bare
    asked = _ASIDES.sub("", untagged)
    plainly = asked != untagged
    asked = _FRONTED.sub(r"\2 \1", asked)
    put = _PUT.sub("", asked)
    put = put if put else asked
    asks = re.match(
        rf"(?:(?:about|at|in|on|for|to|from|with|by|since|under|of|around) )?{_WH}\b|how\b", asked, re.IGNORECASE
    )
    if asks and not _TELL.match(asked) and not (tagged and _TIMED.match(asked)):
        return _wh(said, asked, plainly)
    if put == asked and (found := _TELL.match(asked)):
        return ParsedQuestion(said, "tell", "", _own(asked[found.end() :]), "", False, plainly)
    if put == asked and not tagged and (found := re.match(rf"{_AUX}\b(?: not)?", asked, re.IGNORECASE)):
        return _polar(said, asked, found)
    return _statement(said, put, bool(tag and seeks_yes(tag[0])))


_TIMED = re.compile(rf"(?:when|once|where|wherever|whenever) (?!{_AUX}\b)[^,?]+, (?=\w+ \w)", re.IGNORECASE)
"""What only says when it was, before a statement with a tag: "When you left, it was lit, wasn't it?"."""


_FRONTED = re.compile(
    rf"^(against|along|behind|over|through|after|until|into|onto|between|towards?|beside|near|before|upon"
    rf"|without|across|"
    rf"beyond|during) ({_WH}\b[^?.!]*)",
    re.IGNORECASE,
)
"""A preposition in front of what asks: "against whom was she bidding?"."""


def _own(asked: str) -> str:
    asked = re.sub(
        r"^\s*(?:it|this|that|there) (?:is|was) (.{2,40}?) (?:who|that) ", r"\1 ", asked, flags=re.IGNORECASE
    )
    own = from_you(asked.strip(" ?.!,"))
    return own[:1].upper() + own[1:]


@cache
def _wants() -> tuple[tuple[Want, re.Pattern[str]], ...]:
    """What is wanted, and the words with which a question begins that wants it; the first that fits is it."""
    written = shipped_values("venire_understudy.witness.questions", "wants.yaml", tuple[dict[Want, str], ...])
    pairs = (pair for one in written for pair in one.items())
    return tuple((want, re.compile(pattern_text(pattern), re.IGNORECASE)) for want, pattern in pairs)


def _wanted(asked: str) -> tuple[Want, str]:
    """What a question wants, and what follows the words that say so."""
    for want, pattern in _wants():
        if found := pattern.match(asked):
            return want, asked[found.end() :]
    return "what", asked


def _wh(said: str, asked: str, plainly: bool) -> ParsedQuestion:
    want, rest = _wanted(asked)
    kind = ""
    rest = (
        re.sub(
            r"^\s+of (?:the|those|these|them|your|his|her|their)\b"
            r"(?: (?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b)?",
            "",
            rest,
            flags=re.IGNORECASE,
        )
        if want == "how_many"
        else rest
    )
    if want in ("what", "how_many") and (noun := re.match(r"\s+((?:kind|sort|type|make|number) of )?(\w+)(?= )", rest)):
        rest = rest[len(noun[1] or "") + 1 :] if noun[1] else rest
        after = re.sub(r"^\s*\w+", "", rest)
        kind = (
            noun[2]
            if not re.fullmatch(_AUX, noun[2], re.I)
            and (want == "how_many" or re.match(rf"\s+(?:{_AUX}|of)\b", after, re.I))
            else ""
        )
    if want in ("said", "occupation", "how_far", "why", "how_much", "name"):
        rest = re.sub(
            rf"^(?:{_WH} (?:much|far|close|near|deep|wide|high|long)|{_WH} (?:is|was)(?= .* (?:called|named)\b)|"
            rf"{_WH})\b|\bnames?\b|\b(?:called|named)\b",
            "",
            asked,
            flags=re.IGNORECASE,
        )
    rest = f" sure{rest}" if re.match(r"how (?:sure|certain|confident|positive)\b", asked, re.IGNORECASE) else rest
    rest = re.sub(r"^\s*(?:far|close|near|deep|wide|high|long|much)\b", "", rest) if want == "how_far" else rest
    denied = bool(re.search(r"\b(?:not|never)\b", rest))
    rest = (
        re.sub(rf"^\s*(?:exactly |precisely )?(?:{kind} )?{_AUX}\b(?: not)?", "", rest, flags=re.IGNORECASE)
        if kind
        else re.sub(r"^\s*(?:do|does|did)\b", "", rest, flags=re.IGNORECASE)
    )
    verb = verb_after(re.split(r"\b(?:do|does|did)\b(?: not)?", asked, maxsplit=1, flags=re.IGNORECASE))
    return ParsedQuestion(said, "wh", want, _own(f"{kind} {rest}" if kind else rest), kind, denied, plainly, verb)


def _polar(said: str, asked: str, found: re.Match[str]) -> ParsedQuestion:
    auxiliary = found[0].split()[0].lower()
    rest = re.sub(r"^\s*(\w+) not\b", r" \1", asked[found.end() :])
    own = _own(rest)
    own = re.sub(r"^(?:Am|Was|Are|Were) I\b", "I", own)
    if auxiliary in ("can", "could", "might", "may", "must", "would", "should"):
        placed = re.sub(r"^(I|He|She|It|They|We|The \w+|[A-Z]\w+)\b", rf"\1 {auxiliary}", own)
        own = placed if placed != own else re.sub(r"\b(have|be) (?=\w)", rf"{auxiliary} \1 ", own, count=1)
    if auxiliary in ("was", "were", "is", "are"):
        own = _with_be(own, auxiliary)
    looked = bool(
        re.match(
            r"(?:I|Me) (?:ever |also |actually |then )?(?:\w+ )?(?:see|hear|notice|observe|smell|find|feel)\b", own
        )
    )
    verb = verb_after(["", rest]) if auxiliary in ("do", "does", "did") else ""
    return ParsedQuestion(said, "polar", "", own, "", False, False, verb, looked)


def _with_be(own: str, auxiliary: str) -> str:
    """ "Mr Price pushed by Mr Lowe" with its "was" where it belongs."""
    row = own.split()
    place = next((i for i in range(1, len(row)) if is_participle(row[i].lower())), None)
    return own if place is None else " ".join((*row[:place], auxiliary, *row[place:]))


def _statement(said: str, put: str, affirmed: bool = False) -> ParsedQuestion:
    """``affirmed``: the tag is in the negative, so that the statement before it is not."""
    inner = re.match(rf"{_AUX}\b(?: not)? (?=\w+)", put, re.IGNORECASE)
    own = _own(put[inner.end() :] if inner and inner.end() < len(put) else put)
    main = re.split(r"\b(?:because|that|when|who|which)\b", own)[0]
    negated = not affirmed and bool(re.search(r"\b(?:not(?! to\b)|never|no|nobody|nothing)\b", main, re.IGNORECASE))
    return ParsedQuestion(said, "statement", "", own, "", negated, False)
