"""What an answer says in the light of its question, as statements that stand on their own. Source: spec/trial.md.

"Yes, that's right" after "You left at nine, didn't you?" is "You left at nine"; "No" denies it; "No, it was ten" denies
it and puts something in its place. "I don't recall" is no fact, and what was supposed or only heard of is none either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from venire.language.answers.bare_reply import is_bare
from venire.language.answers.non_claims import claims_nothing, is_order, without_lead
from venire.language.answers.open_question import as_asked, filled_in, open_question
from venire.language.answers.stance import Manner, manner_of, stance_of
from venire.language.morphology.persons import answering, named
from venire.language.morphology.sexes import sex_of
from venire.language.morphology.verbs import BASES
from venire.language.questions.courtesies import without_tags
from venire.language.text.calendar import MONTHS, WEEKDAYS
from venire.language.text.sentences import sentences
from venire.language.words import word_list as wordlist
from venire.law.testimony.confirmation import joined
from venire.law.testimony.testified import Exchange

Standing = Literal["affirmed", "denied"]
_FULL = 3
"""From so many words on a sentence may stand on its own."""
_VERB = re.compile(
    r"\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|may|might|must|should"
    r"|\w+n't|(?:he|she|it|that|there|who|here|what)'s|'m|'re|'ve|'d"
    r"|[a-z]+ed|saw|went|came|told|said|took|gave|got|put|left|found|kept|held|bought|broke|spoke|wrote|drove|ran|sat"
    r"|stood|lay|lost|heard|felt|met|paid|sold|sent|hid|stole|threw|fell|struck|hit|cut|shot|fought|caught|ate|slept"
    r"|woke|wore|began|rang|hung|knew|thought|made|read|let|shut|set|drew|grew|flew|led|brought|became|drank|rose|rode"
    r"|shook|swore|bit|blew|dug|fed|lit|built|burnt|sank|swam|swung|tore|taught|sought|bent|lent|spent|meant|dealt)\b",
    re.I,
)
_SPLIT = re.compile(r"\s*;\s+|,?\s+(?:and then|but|and)\s+(?=(?:I|he|she|it|they|we|you|there|the|my|his|her)\b)", re.I)
_FRAGMENT_TAIL = re.compile(r"[\s.!,;:]+$")


@dataclass(frozen=True, slots=True)
class AnswerStatement:
    """One claim of an answer.

    ``text`` names the witness where it said "I", if its name is known. ``source``: "answer" for the witness's own
    words, "joined" where the question's words were adopted, denied or filled in.
    """

    text: str
    holds: bool
    manner: Manner
    source: Literal["answer", "joined"]
    fact: str = ""
    """Of a joined one: the same in full words, a denial with its "not"."""
    about: str = ""
    """Of a joined one: the words before, by which an "it" or "that" in it is understood."""
    words: str = ""
    """The few words of an answer that could only be quoted with their question."""

    @property
    def established(self) -> bool:
        """Whether the witness swears to it himself, without a reserve."""
        return self.manner == "sworn"


def statements(
    question: str | None, answer: str, witness: str | None = None, before: Sequence[Exchange] = ()
) -> tuple[AnswerStatement, ...]:
    """The claims of an answer in spoken order: first what it makes of the question, then what it adds.

    ``before``: the last exchanges, oldest first, by which "he" and "there" in a bare question are understood.
    """
    pairs = _paired(question, answer) if question else ()
    if pairs:
        return tuple(found for one, other in pairs for found in statements(one, other, witness, before))
    said = _from_the_first_claim(answer)
    put = _last_part(question) if question and said != answer and _LAST_PART.search(answer) else question
    whole = _resolved(put, before, witness) if put else ""
    own = () if is_bare(said) else tuple(_own(whole, said, witness))
    first = tuple(_joined(whole, said, witness, before))
    return _with_its_words(first[0], own) if first else own


def _with_its_words(first: AnswerStatement, own: Sequence[AnswerStatement]) -> tuple[AnswerStatement, ...]:
    """What the question put, and after it what the answer adds: a phrase without a verb goes with what was put."""
    words = [one.words for one in own if one.words]
    placed = " ".join(one for one in words[:1] if _PHRASE.match(one) and first.holds and not first.fact.count('"'))
    if placed and placed.rstrip(".").lower() not in first.text.lower():
        first = replace(first, text=f"{first.text.rstrip('.')}, {placed}.", fact=f"{first.fact.rstrip('.')}, {placed}.")
    return (first, *(one for one in own if not one.words))


_PHRASE = re.compile(
    r"(?:at|on|in|by|with|for|from|to|about|because|since|until|before|after|near|behind)\b(?! none\b)"
)


_ANOTHER = re.compile(
    r",? and (?=(?:did|do|does|was|were|is|are|had|has|have|what|when|where|who|why|how)"
    r" (?:the|you|he|she|it|they|your|[A-Z])"
    r"|(?:what|when|where|who|why|how) (?:did|do|does|was|were|is|are|had|has|have)\b)"
)
"""Where the second question of a compound begins."""
_WH_OR_POLAR = re.compile(r"(?:what|when|where|who|why|how|for how|did|do|does|was|were|is|are|had|has|have)\b", re.I)


def _paired(question: str, answer: str) -> Sequence[tuple[str, str]]:
    """The questions of a compound, each with the sentence that answers it, the last one with what is left; nothing
    where they do not go together."""
    asked = open_question(question)
    parts, told = _ANOTHER.split(asked), sentences(answer)
    if not 1 < len(parts) <= len(told) or not _WH_OR_POLAR.match(asked):
        return ()
    each = [*told[: len(parts) - 1], " ".join(told[len(parts) - 1 :])]
    return [(f"{part}?", said) for part, said in zip(parts, each, strict=True)]


_LAST_PART = re.compile(r"\blast part\b", re.I)


def _from_the_first_claim(answer: str) -> str:
    """The answer without the talk before it: "I can speak only to the last part of that. Yes." """
    told = sentences(answer)
    kept = next((place for place, one in enumerate(told) if is_bare(one) or not claims_nothing(one)), 0)
    return " ".join(told[kept:]) if kept and not any(map(_decides, told[:kept])) else answer


def _decides(sentence: str) -> bool:
    """Whether small talk takes a side all the same: "I'd have to say no"."""
    return stance_of(sentence) in ("adopts", "affirms", "denies", "unknown")


def _last_part(question: str) -> str:
    """The question without the clause before it, to which the witness does not speak."""
    lead, comma, rest = question.partition(", ")
    return rest if comma and re.match(r"(?:after|before|when|since|while|because|given)\b", lead, re.I) else question


def _joined(question: str, answer: str, witness: str | None, before: Sequence[Exchange]) -> Iterator[AnswerStatement]:
    """What becomes of the question's own proposition."""
    found = joined(question, answer, witness, before) if question else None
    if found:
        manner = manner_of(_first(answer))
        yield AnswerStatement(found.text, found.holds, manner, "joined", found.fact, found.about)


def _own(question: str, answer: str, witness: str | None) -> Iterator[AnswerStatement]:
    """What the answer says in its own words, sentence by sentence."""
    for sentence in sentences(answer):
        if is_bare(sentence) or is_order(sentence):
            continue
        for part in _parts(_without_yes(sentence)):
            text = without_lead(_FRAGMENT_TAIL.sub("", _YES_AMID.sub("", part)).strip())
            if not claims_nothing(text) and not _is_bare(text):
                yield from _one(question, text, sentence, witness)


_YES_AMID = re.compile(r", (?:yes|no|indeed|quite so)(?=,|\W*$)", re.I)


def _one(question: str, text: str, sentence: str, witness: str | None) -> Iterator[AnswerStatement]:
    """One piece of a sentence: as it is where it can stand on its own, else filled into the question."""
    said = answering(text, witness)
    if _stands(text):
        yield AnswerStatement(sentence_of(said), True, manner_of(sentence), "answer")
    elif question:
        told = filled_in(question, said)
        whole = sentence_of(named(told, witness) if witness else told) if told else _quoted(question, text, witness)
        yield AnswerStatement(whole, True, manner_of(sentence), "joined", words="" if told else _uncapped(said))


def _parts(sentence: str) -> list[str]:
    """The statements of a sentence; one that quotes is left whole."""
    return [sentence] if re.search(r"[\"“]", sentence) else _SPLIT.split(sentence)


def _uncapped(said: str) -> str:
    first = said.split(" ")[0]
    return said[:1].lower() + said[1:] if _PHRASE.match(first.lower()) else said


_INNER = re.compile(r"[\"“”]")
_OPEN = re.compile(r"(?:what|when|where|who|whom|whose|which|why|how)\b", re.I)


def _quoted(question: str, said: str, witness: str | None) -> str:
    """Both as they were spoken, where the question does not say where the words belong: 'Asked "What happened next",
    Ms Hale said "A splash."'"""
    asked = as_asked(question).rstrip(" ?.")
    asked = _INNER.sub("'", asked if _OPEN.match(asked) else without_tags(asked))
    words = _INNER.sub("'", said)
    told = f'{witness or "The witness"} said "{words}."'
    return f'Asked "{asked}", {told if witness else told[:1].lower() + told[1:]}' if asked else told


_YES = re.compile(
    r"^\s*(?:(?:oh|well|why|ah|and|so)[, ]+)?(?:yes|no|yeah|yep|nope|aye|nay|right|correct|true|exactly|"
    r"certainly|indeed|"
    r"of course|absolutely|quite|affirmative|never|not at all|to (?:my|our) shame|i'm afraid so|i'm afraid not)\b"
    r"(?:[ ,]+(?:sir|madam|ma'am|my lord|your honou?r|counsel|counsellor|indeed|quite))?"
    r"(?:\s*[,.;:!–-]+\s*|\s+(?=(?:i|he|she|it|they|we|there|that|the|my)\b)|\s*$)",
    re.I,
)
_BARE = re.compile(
    r"^(?:yes|no|indeed|quite|(?:that|it|this)(?:'s| is| was| would be)? (?:exactly |quite |"
    r"perfectly )?(?:is |was )?(?:right|correct|true|so|it|what happened)"
    r"|so (?:it|he|she|they|i|we) (?:was|were|did|is|had)|(?:i|he|she|it|they|we|there|that) (?:did|do|"
    r"does|was|were|am|is|are|had|have|has|could|can|would|will)"
    r"(?: not|n't)?(?: indeed|,? sir|,? madam)?|sir|madam|my lord|your honou?r|i (?:don't|do not) (?:know|"
    r"recall|remember)"
    r"|(?:i have )?no idea|i (?:couldn't|can't|could not|cannot) (?:say|tell you))$",
    re.I,
)


def _without_yes(answer: str) -> str:
    """The answer without its leading "Yes" or "No, sir"; "never" and "not at all" are kept where more follows."""
    rest = _YES.sub("", answer, count=1)
    return rest if len(rest) < len(answer) and not re.match(r"\s*(never|not at all)\b", answer, re.I) else answer


def _is_bare(text: str) -> bool:
    return bool(_BARE.match(text)) or not re.search(r"[a-z0-9]", text, re.I)


def _stands(text: str) -> bool:
    """Whether the words are a sentence; what somebody said is none by itself, nor is "the bolt, its thread damaged"."""
    told = re.sub(r"[\"“][^\"”]*[\"”]?", "", text)
    main = [one for one in told.split(", ") if not _LEANS.match(one)]
    if (told_of := _I_KNOW.match(text)) and told_of["verb"] in BASES:
        return True
    enough = len(text.split()) >= _FULL or bool(re.match(r"(?:I|he|she|it|they|we|that|there)(?:'\w+)? \w", text, re.I))
    return enough and any(map(_VERB.search, main))


_I_KNOW = re.compile(r"(?:I|we|they|you) (?:(?:still|always|never|also|\w+ly) )?(?P<verb>[a-z]+)\b")
_LEANS = re.compile(
    r"(?:(?:that|when|while|before|after|until|as|because|where) (?:i|he|she|it|they|we|the|my|his|her|their)|with"
    r"|without|which|who|whose|\w+ed|(?!during|nothing|something|anything|everything|evening|morning)\w+ing"
    r"|found|left|seen)\b",
    re.I,
)
"""How a part of a sentence begins that leans on another."""


def sentence_of(text: str) -> str:
    """With a capital and one stop."""
    text = text.strip().rstrip(",;:")
    ended = text.endswith((".", "!", "?", '."', '!"', '?"', ".”", "!”", "?”"))
    return f"{text[:1].upper()}{text[1:]}" + ("" if ended else ".")


def _first(answer: str) -> str:
    found = sentences(answer)
    return found[0] if found else answer


_NAME = re.compile(
    r"\b(?:(?:Mr|Mrs|Ms|Miss|Dr|Sergeant|Inspector|Officer|Captain|Professor)\.? )?[A-Z][a-z]+(?: [A-Z][a-z]+)?\b"
)
_NO_PERSON = re.compile(r"\b(?:the|a|an|of|at|in|from|The) $")
"""Before the name of a place or a body: "the Post Office", "at Winchester Crown"."""
_WEEK_OR_MONTH = frozenset(
    (
        *(day.capitalize() for day in (*WEEKDAYS, *MONTHS)),
        *wordlist.words(
            """I You He She It They We The A An And But So No Yes What When Where Who Whom Whose Why How Did Do Does Was
            Were Is Are Had Has Have Could Would Can Will Now Then That This There At In On After Before If My Your His
            Her Our Their Which"""
        ),
    )
)


def _resolved(put: str, before: Sequence[Exchange], witness: str | None) -> str:
    """The question with "he" or "she" named, where the last exchange speaks of one named person only and the question
    itself of nobody whom it could mean."""
    found = re.search(r"\b(he|she|him)\b", put, re.I)
    if not before or found is None or _people(put, witness) or _SOMEBODY.search(put, 0, found.start()):
        return put
    people = _people(before[-1].question, witness)
    pronoun = "he" if found.group().lower() == "him" else found.group().lower()
    if len(people) != 1 or " " not in people[0] or sex_of(people[0]) not in ("", pronoun):
        return put
    return re.sub(r"\b(he|she|him)\b", people[0], put, count=1, flags=re.I)


_SOMEBODY = re.compile(
    r"\b(?:(?:the|a|an|your|his|her|their|that|this|another) (?:[\w-]+ ){0,2}?(?:father|mother|brother|sister|"
    r"son|daughter|husband|wife|uncle|aunt|niece|nephew|friend|neighbour|man|woman|boy|girl|child|person|officer|"
    r"deputy|detective|doctor|nurse|keeper|driver|clerk|owner|engineer|lawyer|attorney|accused|defendant|victim"
    r"|deceased|lady|gentleman|caller|"
    r"\w+(?:er|or|ist|man|woman))|somebody|someone|anybody|anyone|nobody|everybody|everyone|keepers|people)\b",
    re.I,
)
"""Somebody without a name, whom a "he" later in the sentence means."""


def _people(text: str, witness: str | None) -> list[str]:
    found = [match.group() for match in _NAME.finditer(text) if not _NO_PERSON.search(text, 0, match.start())]
    last = (witness or "").split(" ")[-1]
    people = [name for name in found if name.split()[0] not in _WEEK_OR_MONTH and name.split(" ")[-1] != last]
    return list(dict.fromkeys(people))
