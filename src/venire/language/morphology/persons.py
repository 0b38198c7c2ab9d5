"""Who "I" and "you" are in an examination: both are the witness."""

from __future__ import annotations

import re

from venire.language.morphology.verbs import BASES, present_of

_ASKED = (
    (r"\bdon't you\b", "does {0} not"),
    (r"\byou're\b|\byou are\b", "{0} is"),
    (r"\byou've\b|\byou have\b", "{0} has"),
    (r"\byou were\b", "{0} was"),
    (r"\bwere you\b", "was {0}"),
    (r"\bare you\b", "is {0}"),
    (r"\bhave you\b", "has {0}"),
    (r"\bdo you\b", "does {0}"),
    (r"\byou do\b", "{0} does"),
    (r"\byou don't\b", "{0} does not"),
    (r"\byou weren't\b", "{0} was not"),
    (r"\byou aren't\b", "{0} is not"),
    (r"\byou haven't\b", "{0} has not"),
    (r"\byou'd\b", "{0} had"),
    (r"\byou'll\b", "{0} will"),
    (r"\byourself\b", "{0}"),
    (r"\byours?\b", "{0}'s"),
    (r"\byou\b", "{0}"),
)
_ANSWERED = (
    (r"\bI'm\b|\bI am\b|\bam I\b", "{0} is"),
    (r"\bI've\b|\bI have\b", "{0} has"),
    (r"\bI don't\b|\bI do not\b", "{0} does not"),
    (r"\bI do\b", "{0} does"),
    (r"\bI haven't\b", "{0} has not"),
    (r"\bI'd\b(?= (?:be|like|have|say)\b)", "{0} would"),
    (r"\bI'd\b", "{0} had"),
    (r"\bI'll\b", "{0} will"),
    (r"\bmyself\b", "{0}"),
    (r"\b(?<=[a-z] )our\b", "their"),
    (r"\b[Mm](?:y|ine)\b", "{0}'s"),
    (r"\b(?:I|me)\b", "{0}"),
)
_PUT = tuple((re.compile(pattern, re.I), form) for pattern, form in _ASKED)
_TOLD = tuple((re.compile(pattern), form) for pattern, form in _ANSWERED)


def asked(question: str, witness: str | None) -> str:
    """A question with the witness named for "you". Unchanged where the name is not known."""
    return _named(question, witness, _PUT) if witness else question


def answering(answer: str, witness: str | None) -> str:
    """An answer with the witness named for "I". Quotations are left alone; unchanged where the name is not known."""
    if not witness:
        return answer
    parts = re.split(r"([\"“][^\"”]*[\"”])", answer)
    return "".join(part if i % 2 else _named(_agreed(part), witness, _TOLD) for i, part in enumerate(parts))


def _agreed(part: str) -> str:
    """ "I know" as "I knows", so that the verb agrees with the name that takes the place of "I";
    "I'd go" is "would"."""
    return _I_DO.sub(_in_the_third_person, _I_WOULD.sub(_would, part))


_I_WOULD = re.compile(r"\bI'd (?P<verb>[a-z]+)\b")


def _would(match: re.Match[str]) -> str:
    return f"I would {match['verb']}" if match["verb"] in BASES else match.group()


def _in_the_third_person(match: re.Match[str]) -> str:
    verb = match["verb"]
    kept = verb in ("do", "have", "be", "will", "may", "can") or verb not in BASES
    before = re.search(rf"\b{_NO_SUBJECT}\s$", match.string[: match.start()], re.I)
    return match.group() if kept or before else f"I {match['adverb'] or ''}{present_of(verb)}"


def _named(text: str, witness: str, forms: tuple[tuple[re.Pattern[str], str], ...]) -> str:
    for pattern, form in forms:
        text = pattern.sub(form.format(witness), text)
    return text


_QUOTED = re.compile(r"(\"[^\"]*\"|“[^”]*”|(?<!\w)['‘](?=[A-Z])[^\"'’]+(?:['’]\w[^\"'’]*)*['’](?!\w))")
_PUT_TO = re.compile(r"\b(did|would|could|will|can|should|had|might|must|may|shall) you\b", re.I)
_AUX = r"(?:did|do|does|was|were|are|is|had|have|has|could|can|would|will|should|shall|may|might|must)"
_NO_SUBJECT = rf"(?:{_AUX}|made|make|makes|let|lets|help|helped|saw|see|heard|hear|to|and|or|than|watch|watched)"
_VERB_OF_YOU = re.compile(
    rf"(?P<before>\b{_NO_SUBJECT} )?\byou(?P<adverb>(?: (?:also|then|now|still|always|never|just|even|ever|only"
    rf"|both|first|\w+ly))*)"
    r" (?P<verb>[a-z]+)\b",
    re.I,
)
_COUNSEL = (
    (r"\bI'm\b|\bI am\b", "counsel is"),
    (r"\bI haves\b", "counsel has"),
    (r"\bI've\b|\bI have\b", "counsel has"),
    (r"\bI'll\b", "counsel will"),
    (r"\bI'd\b", "counsel would"),
    (r"\b(?:I|me)\b", "counsel"),
    (r"\bmy\b", "counsel's"),
)
_BY_COUNSEL = tuple((re.compile(pattern), form) for pattern, form in _COUNSEL)


def named(put: str, witness: str | None) -> str:
    """A statement in the second person with the witness named, its verbs to match, and counsel for counsel's "I".

    Quotations are left alone; without a name "you" stays.
    """
    parts = _QUOTED.split(put)
    return "".join(part if i % 2 else _told_of(part, witness) for i, part in enumerate(parts))


_I_DO = re.compile(r"\bI (?P<adverb>(?:also|still|always|never|just|even|only|\w+ly) )?(?P<verb>[a-z]+)\b")


def _told_of(part: str, witness: str | None) -> str:
    part = _I_DO.sub(_in_the_third_person, part)
    for pattern, form in _BY_COUNSEL:
        part = pattern.sub(form, part)
    if not witness:
        return part
    agreeing = _PUT_TO.sub(rf"\1 {witness}", _VERB_OF_YOU.sub(_agreeing, part))
    return _named(agreeing, witness, _PUT)


def _agreeing(match: re.Match[str]) -> str:
    """The verb after "you" in the third person, unless "you" is not its subject or it is no bare verb."""
    verb = match["verb"]
    if (
        match["before"]
        or verb.lower() not in BASES
        or verb.lower() in ("do", "have", "be", "will", "may", "can", "like")
    ):
        return match.group()
    whole = match.group()
    return whole[: len(whole) - len(verb)] + present_of(verb)
