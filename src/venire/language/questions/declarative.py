"""One sentence that is put, as the statement that a yes swears to and the one that a no swears to.

"Did you sign it?" is "You signed it" and "You did not sign it"; "You weren't told, were you?" is "You were not told"
either way, since "No" agrees with it. Written in the second person: who "you" is, is said afterwards.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from venire.language.morphology.verbs import BASES, PARTICIPLES, PAST, base_of, past_of, present_of
from venire.language.questions.courtesies import (
    AUX,
    DETERMINERS,
    PREPOSITIONS,
    PRONOUN,
    asked_back,
    has_verb,
    stripped,
    without_tags,
)
from venire.language.words import word_list as wordlist

_SUBORDINATOR = re.compile(
    r"[\"]|\b(?:that|if|because|who|which|whom|whose|when|where|why|how|whether|until|unless|although|though"
    r"|while|as|than|what)\b",
    re.I,
)
_NEGATION = re.compile(rf"\b(?P<aux>{AUX})(?:n't| not)\b|\b(?P<never>never)\b|\bcannot\b", re.I)
_OPENING = (
    r"(?:in|on|at|by|after|before|during|when|while|if|as|since|until|under|upon|from|for|with|within|between"
    r"|at the time"
    r"|assuming|having|given|following|throughout|up to|prior to|because|once|without|of|outside|inside|through"
    r"|over|about"
    r"|where|by the time|apart from|other than|according to|so far as|by reason of|immediately|shortly|still"
    r"|whatever|[a-z]{3,}ing)"
)
_LED = re.compile(rf"^(?P<lead>{_OPENING}\b.+?),\s+(?P<main>(?:{AUX})(?:n't)?\s.+)$", re.I)
_LED_PLAIN = re.compile(
    rf"^(?P<lead>{_OPENING}\b[^,?]+?) (?P<main>(?:did|was|were|had|have|do|does|is|are|would|could|can"
    rf"|will)(?:n't)? (?:you|he|she|it|they|there|we|any\w*)\b.+)$",
    re.I,
)
_CLEFT = re.compile(
    rf"^(?P<topic>(?!{_OPENING}\b).+?),\s+(?P<be>is|was|are|were|would|does|did|do)(?P<neg>n't)? (?:that|this|it"
    rf"|those|they)\b(?P<rest> .+)$",
    re.I,
)
_INVERTED = re.compile(rf"^(?P<aux>{AUX})(?P<neg>n't)?\s+(?P<rest>.+)$", re.I)
_SUBJECT = re.compile(
    rf"^(?P<subject>(?:{PRONOUN})\b(?: (?:both|all|yourself|yourselves|and (?:he|she|they|(?-i:[A-Z])\w+"
    rf"|your \w+)))?)(?P<not>,? not\b)?,? ?(?P<rest>.*)$",
    re.I,
)
_WH = re.compile(
    r"^(?:(?:in|at|on|by|to|from|for|with|of|about|under|until|since) )?(?:what|when|where|who|whom|whose|which"
    r"|why|how)\b",
    re.I,
)
_LEADS_ON = re.compile(
    rf"^(?:when|where|what)\b (?!(?:{AUX})\b).+?, (?:(?:{AUX})(?:n't)? |(?:you|he|she|it|they|there|the|that)\b)",
    re.I,
)
"""An adverbial clause rather than an open question: "When you say that, do you mean ...?" """
_ASKS_AT_ONCE = re.compile(rf"^\w+ (?:{AUX})\b", re.I)
_ADVERB = re.compile(
    r"^(?:ever|also|then|not|never|always|now|still|even|just|already|once|both|all|ordinarily|at (?:any|that"
    r"|the) time|in fact|as a matter of fact|at all|so|\w+ly)$",
    re.I,
)
_PHRASE = re.compile(
    r"^(?:as a matter of fact|in fact|at (?:any|that|the|this) time|at all|by then|at any point|at any stage"
    r"|to your knowledge),? ",
    re.I,
)
_MIDDLE = re.compile(
    r"^(?P<aside>,? ?(?:so far as you (?:can )?(?:recall|remember|know|were aware)|to your knowledge"
    r"|on that (?:day|night|evening)),)(?P<rest> .+)$"
)
_ADJECTIVES = frozenset(
    wordlist.words(
        """true correct right open shut closed ill well dead alive present absent aware able unable sure certain
        ready available different same new old clear dark light wrong false genuine happy married single lit
        full empty warm cold wet dry long short far near good bad important necessary relevant possible
        impossible fair willing responsible familiar consistent inconsistent significant serious angry afraid
        asleep awake drunk sober very quite too so not never ever also still always only really entirely
        completely partly largely"""
    )
)


@dataclass(frozen=True, slots=True)
class Declarative:
    """``said``: as it was put. ``plain``: without its "not". ``denied``: what a no to the plain one swears to.
    ``asked_whether_not``: "Didn't you ...?", to which a yes affirms the plain one. ``clear``: False where the order of
    the words could not be made out, so that all three quote the question."""

    said: str
    plain: str
    denied: str
    negative: bool = False
    asked_whether_not: bool = False
    clear: bool = True
    tagged: bool = False
    """Whether a tag takes up the verb, as in "..., did you?", so that a yes gainsays a "not"; "..., is that right?"
    asks for agreement with what was put."""


_ASKS_AGREEMENT = re.compile(
    r"[\s,;:-](?:(?:(?:is|isn't|was|wasn't) (?:it|that|this) (?:not )?|that's |that is )(?:right|so|true|correct"
    r"|the case|fair|a fact)(?: to say)?"
    r"|am i right|(?:would|do|wouldn't|don't) you (?:not )?(?:agree|accept)|right|correct|true|yes|agreed)"
    r"(?:,? (?:please|doctor|sir|madam))?[\s?.!\"]*$",
    re.I,
)


def straightened(sentence: str) -> Declarative | None:
    """The statement put by one sentence; None for an open question or for less than a sentence."""
    text = stripped(sentence)
    if not text or (_WH.match(text) and not _leads_on(text)):
        return None
    body = without_tags(text)
    tagged = body != text
    asked = sentence.rstrip("\"' ").endswith("?")
    found = _of(_completed(body), tagged=tagged, asked=asked, whole=asked_back(sentence))
    return replace(found, tagged=tagged and not _ASKS_AGREEMENT.search(text)) if found else None


def _leads_on(text: str) -> bool:
    """Whether "when" begins a clause and not the question."""
    return bool(_LEADS_ON.match(text)) or (not _ASKS_AT_ONCE.match(text) and bool(_LED_PLAIN.match(text)))


def _completed(body: str) -> str:
    """With the "you" that counsel swallowed: "Made no effort to console him?"."""
    first = re.split(r"[\s,]", body, maxsplit=2)
    verb = first[0].lower()
    if verb == "never" and len(first) > 1:
        verb = first[1].lower()
    if re.fullmatch(rf"(?:{AUX})(?:n't)?", first[0], re.I):
        return body
    swallowed = base_of(verb) != verb and (verb in PARTICIPLES or verb.endswith("ed")) and len(first) > 1
    return f"you {body[:1].lower()}{body[1:]}" if swallowed and verb not in ("based", "said", "born") else body


def _of(body: str, *, tagged: bool, asked: bool, whole: bool) -> Declarative | None:
    cleft = _CLEFT.match(body) if not tagged else None
    if cleft and cleft["be"].lower() in ("is", "was", "are", "were", "would"):
        neg = " not" if cleft["neg"] else ""
        return _affirmable(f"{cleft['topic']} {cleft['be']}{neg}{cleft['rest']}")
    led = _LED.match(body) or _LED_PLAIN.match(body)
    if led and not tagged:
        inner = _turned(led["main"])
        return inner and _after(led["lead"], inner)
    if _INVERTED.match(body) and (asked or not tagged):
        return _turned(body)
    double = _AND_ASKED.match(body)
    one = _affirmable(double["one"]) if double else None
    if double and one:
        return _both(one, _turned(double["other"]))
    return _affirmable(body, whole=whole)


def _after(lead: str, inner: Declarative) -> Declarative:
    """The same with the words that came before the question's verb."""
    said, plain, denied = (f"{lead}, {one}" for one in (inner.said, inner.plain, inner.denied))
    return Declarative(said, plain, denied, inner.negative, inner.asked_whether_not, inner.clear)


def _turned(body: str) -> Declarative:
    """An inverted question in the order of a statement."""
    match = _INVERTED.match(body)
    assert match is not None
    double = _DOUBLE.match(body)
    if double:
        return _both(_turned(double["one"]), _turned(double["other"]))
    split = _split(match["aux"].lower(), match["rest"])
    if split is None:
        return Declarative(body, body, body, clear=False)
    subject, denied, rest = split
    aux = match["aux"].lower()
    middle = _MIDDLE.match(rest)
    aside, rest = (middle["aside"], middle["rest"].strip()) if middle else ("", rest)
    whether_not = bool(match["neg"] or denied)
    plain = _some(f"{subject}{aside} {statement_verb(aux, rest)}".strip())
    no = re.sub(r"\bnot some\b", "not any", f"{subject}{aside} {_not(aux)} {_nothing(rest)}".strip())
    return Declarative(no if whether_not else plain, plain, no, whether_not, whether_not)


_OTHER = rf",? and (?P<other>(?:{AUX})(?:n't)? (?:you|he|she|it|they|there|we)\b.+)$"
_AND_ASKED = re.compile(rf"^(?P<one>.+?){_OTHER}", re.I)
_DOUBLE = re.compile(rf"^(?P<one>(?:{AUX})(?:n't)? .+?){_OTHER}", re.I)
"""Two questions in one breath: "Did she ask, and did you reply ...?" """


def _both(one: Declarative, other: Declarative) -> Declarative:
    """Both at once; a no to both denies that the one and the other are so."""
    said, plain = f"{one.said}, and {other.said}", f"{one.plain}, and {other.plain}"
    return Declarative(said, plain, f"it is not so that {plain}", clear=one.clear and other.clear)


_SOME = {"any": "some", "anybody": "somebody", "anyone": "someone", "anything": "something", "either": "either"}


def _some(said: str) -> str:
    """ "Was there any talk?", if yes, is "There was some talk"."""
    said = re.sub(r" at all\b", "", said)
    return re.sub(r"\bany(?:body|one|thing)?\b(?! more)", lambda match: _SOME[match.group()], said, count=1)


def _not(aux: str) -> str:
    return "cannot" if aux == "can" else f"{aux} not"


def _nothing(rest: str) -> str:
    """ "Ever" goes after a denial, "not ever" is "never"; the rest stays."""
    return re.sub(r"^(?:ever|also|indeed) ", "", rest)


def _split(aux: str, rest: str) -> tuple[str, bool, str] | None:
    """Subject, whether a "not" follows it, and what is said of it."""
    pronoun = _SUBJECT.match(rest)
    if pronoun and not (
        pronoun["subject"].lower() in ("this", "that", "these", "those", "one") and _noun_follows(aux, pronoun["rest"])
    ):
        return pronoun["subject"], bool(pronoun["not"]), pronoun["rest"]
    words = rest.split(" ")
    place = _boundary(aux, words)
    if place is None:
        return None
    after = words[place:]
    denied = after[:1] == ["not"]
    return " ".join(words[:place]), denied, " ".join(after[1:] if denied else after)


def _noun_follows(aux: str, rest: str) -> bool:
    """Whether "that" belongs to a noun: "was that letter sent", not "was that right"."""
    first = rest.split(" ")[0].strip(",").lower()
    if aux in ("do", "does", "did"):
        return first not in BASES or bool(_A_SOUND.match(rest))
    return bool(re.fullmatch(r"[a-z]+", first)) and not (
        is_done(first)
        or first in DETERMINERS | PREPOSITIONS | _ADJECTIVES
        or _ADVERB.match(first)
        or first.endswith("ing")
        or first in ("something", "because", "what", "when", "where", "who", "how", "why")
    )


_A_SOUND = re.compile(rf"sound (?!(?:like|{'|'.join(sorted(_ADJECTIVES))})\b)(?:{'|'.join(sorted(BASES))})\b", re.I)
"""A noun with its verb after it: "did that sound wake you", not "did that sound like a shot"."""


def subject_and_rest(aux: str, rest: str) -> tuple[str, str] | None:
    """Who or what is asked about, and what is asked of it: "the photograph that you sent", "show". ``aux``: in small
    letters. None where the two cannot be told apart."""
    split = _split(aux, rest)
    return (split[0], f"{'not ' if split[1] else ''}{split[2]}".strip()) if split else None


def _boundary(aux: str, words: list[str]) -> int | None:
    """Where the subject ends: before the verb, the participle, or what the subject is said to be."""
    least = 2 if words[0].lower() in DETERMINERS else 1
    plain = [word.strip(',.;"').lower() for word in words]
    named = [word[:1].isupper() for word in words]
    places = [place for place in range(least, len(words)) if not named[place] and _predicates(aux, plain, place)]
    places = [place for place in places if not _within_subject(plain, place)] or places[-1:]
    if aux in ("do", "does", "did") and len(places) > 1 and plain[places[0] + 1 : places[0] + 2] == ["of"]:
        places = places[1:]  # "the iron edge of the sill": a noun, though there is such a verb
    if places:
        second = places[1:2] == [places[0] + 1] and aux in ("do", "does", "did") and plain[places[0]] not in _LINKS
        place = places[1] if second else places[0]
        return place - 1 if place - 1 >= least and _ADVERB.match(plain[place - 1]) else place
    if aux in ("am", "is", "are", "was", "were"):
        return _complement(plain, least)
    return None


def _predicates(aux: str, words: list[str], place: int) -> bool:
    word, before = words[place], words[place - 1]
    if before in DETERMINERS or before in PREPOSITIONS or before in ("of", "to"):
        return False
    if aux in ("am", "is", "are", "was", "were"):
        return is_done(word) or (word.endswith("ing") and len(word) > 5) or word in _ADJECTIVES
    if aux in ("has", "have", "had"):
        return is_done(word) or word in ("been", "not", "ever", "never", "any", "no")
    return word in BASES or word in PAST or word in ("be", "have", "not", "do", "ever")


_LINKS = frozenset(wordlist.words("come go get become stay keep lie stand fall turn look feel seem appear remain ring"))
"""Verbs with an adjective after them: "come bare"; it may look like a verb too."""
_OPENS_RELATIVE = frozenset({"that", "who", "which", "whom"})


def _within_subject(words: list[str], place: int) -> bool:
    """Whether a verb belongs to a clause within the subject: "the wall that you had certified"."""
    opened = next((at for at in range(place - 1, 0, -1) if words[at] in _OPENS_RELATIVE), None)
    if opened is None:
        return False
    between = words[opened + 1 : place]
    helper = re.fullmatch(rf"(?:{AUX})", words[place - 1], re.I) and words[place] != "been"
    return bool(helper) or not any(is_done(word) or re.fullmatch(rf"(?:{AUX})", word) for word in between)


def is_done(word: str) -> bool:
    return word in PARTICIPLES or (word.endswith("ed") and len(word) > 4)


def _complement(words: list[str], least: int) -> int | None:
    for place in range(least, len(words)):
        if words[place] in DETERMINERS | PREPOSITIONS and words[place - 1] not in PREPOSITIONS | {"of"}:
            return place
    return len(words) - 1 if len(words) in (least + 1, least + 2) else None


def statement_verb(aux: str, rest: str) -> str:
    """The verb of a question as that of a statement: "did lose" is "lost". ``aux``: in small letters."""
    if aux not in ("do", "does", "did"):
        return f"{aux} {re.sub(r'^ever ', '', rest)}"
    adverbs = ""
    phrase = _PHRASE.match(rest)
    if phrase:
        adverbs, rest = phrase.group(), rest[phrase.end() :]
    first, _, more = rest.partition(" ")
    while _ADVERB.match(first.strip(",")) and first not in BASES and more:
        adverbs += "" if first.lower() == "ever" else f"{first} "
        first, _, more = more.partition(" ")
    bare, mark = first.rstrip(",;"), first[len(first.rstrip(",;")) :]
    form = past_of(bare) if aux == "did" else present_of(bare) if aux == "does" else bare
    return f"{adverbs}{form}{mark} {more}".strip()


_NONE = re.compile(r"^(?:\w+ ){1,3}(?:no|nothing|nobody|none)\b(?! doubt)|^(?:no|nothing|nobody|none)\b", re.I)
"""A statement whose "no" makes it negative: "you made no effort"."""


def _affirmable(body: str, *, whole: bool = False) -> Declarative | None:
    """A statement that stands in its order already. ``whole``: a tag takes its verb up, so that it has one."""
    if not whole and not has_verb(body):
        return None
    if _NONE.match(body):
        return Declarative(body, body, body, negative=True)
    negation = _main_negation(body)
    if negation is None:
        return Declarative(body, body, _denial(body))
    put = negation["aux"] or ("can" if negation.group().lower() == "cannot" else "")
    plain = re.sub(r"\s+", " ", f"{body[: negation.start()]}{put}{body[negation.end() :]}").strip()
    return Declarative(body, plain, body, negative=True)


def _main_negation(body: str) -> re.Match[str] | None:
    """The "not" of the main clause; one within a clause or a quotation belongs to what is told there."""
    start = _main_from(body)
    inner = _SUBORDINATOR.search(body, start + 1)
    until = inner.start() if inner and body[start : inner.start()].strip() else len(body)
    return _NEGATION.search(body, start, max(until, start))


def _main_from(body: str) -> int:
    """Where the main clause begins, after "When you were there, "."""
    if not re.match(rf"(?:{_OPENING})\b", body, re.I):
        return 0
    comma = body.find(", ")
    return comma + 2 if comma > 0 else len(body)


def _denial(body: str) -> str:
    """The opposite of a statement whose first verb can be found; else "It is not so that ..."."""
    match = re.match(
        rf"^(?P<subject>(?:{PRONOUN})\b|(?:the|your|his|her|their|my|this|that|these|those) [\w' -]+?"
        rf"|(?-i:[A-Z])[\w'.]*(?: (?-i:[A-Z])[\w'.]*)*)"
        rf" (?:(?P<aux>{AUX})\b|(?P<verb>[a-z]+))(?P<rest>.*)$",
        body,
        re.I,
    )
    if match and match["aux"] and match["aux"].lower() not in ("had", "have", "has", "do", "did", "does"):
        return f"{match['subject']} {_not(match['aux'].lower())}{match['rest']}"
    if match and match["aux"] and is_done(match["rest"].strip().split(" ")[0].lower()):
        return f"{match['subject']} {_not(match['aux'].lower())}{match['rest']}"
    verb = match["verb"].lower() if match and match["verb"] else ""
    if match and re.fullmatch(PRONOUN, match["subject"], re.I) and verb:
        if base_of(verb) != verb and is_done(verb):
            return f"{match['subject']} did not {base_of(verb)}{match['rest']}"
        if verb in BASES and match["subject"].lower() in ("you", "they", "we", "i"):
            return f"{match['subject']} do not {verb}{match['rest']}"
    return f"it is not so that {_small(body)}"


def _small(body: str) -> str:
    """With a small letter to begin with, where the first word is no name."""
    return body[:1].lower() + body[1:] if re.match(r"(?:The|A|An|This|That|It|There|In|On|At|Your)\b", body) else body
