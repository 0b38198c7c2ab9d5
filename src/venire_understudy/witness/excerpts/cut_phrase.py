"""The phrase that answers, cut out of the fact that has it: "The windlass." for "What struck your wrist?".

What a question has just named is not said again, and of a long fact the sentence that answers is said; the rest is left
for the next question. Pure functions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from venire.language.morphology.sexes import sex_of
from venire_understudy.witness.affidavit.knowledge import KnownFact, content
from venire_understudy.witness.affidavit.predicate import phrases
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.speech.spoken_english import finished, spoken
from venire_understudy.witness.words.vocabulary import likeness

_THING = re.compile(r"(?:The|An?|My|the|an?|my) ")
_SUBJECT_ASKED = re.compile(
    r"\bwhat(?:,? in your (?:opinion|view|judgement),?)? (?!did\b|do\b|does\b|about\b|(?:is|was|are|were|had|has|have|"
    r"could|would|can|will) (?:you|he|she|they|we|I)\b)\w+",
    re.IGNORECASE,
)
_OPINION = frozenset(content("opinion view judgement"))
_HOW_IT_IS = re.compile(r"\bhow \w+ (?:is|was|are|were) ", re.IGNORECASE)
_SEEN_DOING = re.compile(r"\bwhat did you (?:see|hear|watch) (?P<did>[a-z]+) \w", re.IGNORECASE)
_BEING = re.compile(r"(?:is|was|are|were)$")
_DID = re.compile(r"\bwhat did (?:the|your|this|that) .*\bdo\b", re.IGNORECASE)
_DONE = re.compile(r"\bwhat (?:has|have) .+ done\b", re.IGNORECASE)
_PERFECT = re.compile(r"(?:has|have) (\w+)$")
_ASKED_TO = re.compile(
    r"\bbecause (?P<who>[A-Z][\w' -]*?) (?:had )?asked me to (?P<show>\w+) (?P<him>him|her) (?P<what>.+)$"
)
_FALLS = re.compile(r"(?P<far>[\w.]+ (?:feet|foot|yards|inches|miles|met(?:er|re)s) (?:away|off|below|above|down))$")
_WHEN = re.compile(r",? (?:when|while|as|before|after) (?=(?:I|he|she|it|they|we|the|[A-Z]\w+) )")
_WITHIN = re.compile(
    r" (?P<how>in|on|under|behind|from|across|over|into|beside) "
    r"(?P<what>(?:the|my|my own|his|her) (?:(?!(?:was|were|is|are|had|has|would|could) )[a-z]+ ){0,2}?"
    r"(?!(?:was|were|is|are|had|has|would|could)\b)[a-z]+)"
    r"(?= (?:with|for|when|while|more|at|on)\b|[.,]|$)"
)
_ENDS_IN_NAME = re.compile(r"\b(?:beside|near|by|at|opposite|behind|above) ((?:[A-Z]\w+ )+(?:\d+|[A-Z]\w+))\.$")
_ASKED_WHICH = re.compile(r"\b(?:in|on|by|with) (?:whose|which|what)\b", re.IGNORECASE)
"""A thing that is asked for is not yet named."""
SPARED = 3
"""With fewer words left a phrase is not shortened any more."""


def cuts(fact: KnownFact, question: ParsedQuestion) -> Iterator[str]:
    """The phrases of the fact that answer such a question and are no more than that, the likeliest first."""
    if question.form != "wh" or not fact.clause.whole or fact.clause.negated or re.search(r"[\"“]", fact.text):
        return
    ways = (
        which_of,
        _what_did_it,
        _whom,
        _whose,
        _what_passed,
        _how_it_was,
        _how_far_off,
        _what_it_has_done,
        _asked_to,
    )
    yield from (finished(spoken(said)) for way in ways if (said := way(fact, question)))


def _met(text: str, question: ParsedQuestion) -> bool:
    """Whether the question has said all of it, figures too."""
    return all(any(likeness(asked, key) for asked in question.keys) for key in content(text)) and all(
        figure in question.text for figure in re.findall(r"\d+", text)
    )


def _named(text: str, question: ParsedQuestion) -> bool:
    return bool(content(text)) and _met(text, question)


def which_of(fact: KnownFact, question: ParsedQuestion) -> str:
    """Which of its kind: "The number 9 bus."."""
    if not question.kind or not re.match(r"\W*(?:\w+\W+){0,4}?which\b", question.text, re.IGNORECASE):
        return ""
    found = re.search(
        rf"\b((?:the|an?|my|his|her) (?:[\w'’-]+ ){{1,3}}?{re.escape(question.kind)})\b", fact.clause.rest
    )
    return found[1] if found and not _met(found[1], question) else ""


def _what_did_it(fact: KnownFact, question: ParsedQuestion) -> str:
    """The thing that did or is what is asked; and what else it did first: "The windlass. It had slipped."."""
    clause, told = fact.clause, content(f"{fact.clause.group} {fact.clause.rest}")
    asked = [key for key in question.keys if key not in _OPINION]
    if question.want != "what" or not _SUBJECT_ASKED.search(question.text) or not _THING.match(clause.subject):
        return ""
    if any(likeness(key, own) for key in question.keys for own in content(clause.subject)) or not asked:
        return ""
    if not all(any(likeness(key, own) for own in told) for key in asked if key not in _passing(question)):
        return ""
    first, also, _ = clause.rest.partition("and ")
    other = also and len(first.split()) < SPARED and not _named(f"{clause.group} {first}", question)
    more = f"{_it(clause.subject)} {clause.group} {first}".strip() if other else ""
    return f"{finished(clause.subject)} {finished(more)}" if more else clause.subject


def _passing(question: ParsedQuestion) -> frozenset[str]:
    """Words of the hour in a question that only bring the day to mind: "that night"."""
    found = re.findall(r"\b(?:that|this|the same) (night|day|evening|morning|afternoon|\w+day)\b", question.text)
    return frozenset(key for word in found for key in content(word))


def _it(subject: str) -> str:
    return "They" if re.search(r"[^su]s$", subject) else "It"


def _whom(fact: KnownFact, question: ParsedQuestion) -> str:
    """Whom one found, saw or met."""
    clause = fact.clause
    if (
        question.want != "who"
        or not re.search(r"\bwhom?\b did\b", question.text, re.I)
        or not _named(clause.group.split()[-1], question)
    ):
        return ""
    found = re.match(r"((?:[A-Z][\w'-]+ ?){1,4})(?=(?:in|on|at|by|with|from|near|outside|under)\b|$)", clause.rest)
    return found[1].strip() if found and not _met(found[1], question) else ""


def _whose(fact: KnownFact, question: ParsedQuestion) -> str:
    """Whose voice, hand or coat it is."""
    thing = re.search(r"\bwhose (\w+)", question.text, re.IGNORECASE) if question.want == "who" else None
    found = (
        re.match(rf"((?:(?:my|his|her|the) )?(?:[\w-]+ )?[\w-]+['’]s) {thing[1]}$", fact.clause.rest) if thing else None
    )
    return found[1] if found and _BEING.match(fact.clause.group) else ""


def _what_passed(fact: KnownFact, question: ParsedQuestion) -> str:
    """What one saw or heard do what the question says: "A bicycle light."."""
    seen = _SEEN_DOING.search(question.text)
    done = seen and re.match(rf"(an? (?:[a-z]+ ){{1,4}}){seen['did']}\b", fact.clause.rest)
    return done[1].strip() if done and _named(fact.clause.group.split()[-1], question) else ""


def _how_it_was(fact: KnownFact, question: ParsedQuestion) -> str:
    """How high, wide or full it was."""
    clause = fact.clause
    asked = _HOW_IT_IS.search(question.text) and _BEING.match(clause.group) and _named(clause.subject, question)
    return clause.rest if asked and not _WHEN.search(clause.rest) else ""


def _how_far_off(fact: KnownFact, question: ParsedQuestion) -> str:
    """How far off it is, where the place is told by that alone."""
    found = _FALLS.search(fact.clause.rest)
    before = f"{fact.clause.group} {fact.clause.rest[: found.start()]}" if found else ""
    told = any(likeness(asked, key) for asked in question.keys for key in content(before))
    return found["far"] if found and question.want in ("where", "how_far") and told else ""


def _what_it_has_done(fact: KnownFact, question: ParsedQuestion) -> str:
    """What it has done, without the thing itself: "Left a bruise across it more than once."."""
    clause = fact.clause
    deed = _PERFECT.match(clause.group) if _DONE.search(question.text) and _named(clause.subject, question) else None
    return unsaid(f"{deed[1]} {clause.rest}", question) if deed else ""


def _asked_to(fact: KnownFact, question: ParsedQuestion) -> str:
    """What somebody wanted of the witness, as its reason: "To show Tom the wall. He had asked me to."."""
    found = _ASKED_TO.search(fact.text.rstrip(".")) if question.want == "why" else None
    sex = {"him": "he", "her": "she"}[found["him"]] if found else ""
    if found is None or sex_of(found["who"]) not in (sex, ""):
        return ""
    return f"To {found['show']} {found['who']} {found['what']}. {finished(f'{sex} had asked me to')}"


_SEVERAL = re.compile(
    r"(?:not |never )?to (?!(?:the|an?|my|his|her|our|their)\b)[a-z]+\b.*(?:,| and | or )", re.IGNORECASE
)


_CUT_OFF = re.compile(r"\b(?:than|of|and|or)$")


def shorter(phrase: str) -> Iterator[str]:
    """The phrase without its last place or time, then without the one before; of several things that somebody was told
    to do none is cut short."""
    if _SEVERAL.match(phrase):
        return
    parts = phrases(phrase.rstrip("."))
    while len(parts) > 1 and parts[-1].kind in ("time", "place"):
        parts = parts[:-1]
        said = " ".join(part.text for part in parts)
        if len(said.split()) < SPARED or '"' in said or _CUT_OFF.search(said):
            return
        yield finished(said)


def plainly(fact: KnownFact, subject: str, question: ParsedQuestion) -> Iterator[str]:
    """The fact without what the question has just said, and its reason as a sentence of its own, or left for later.
    ``subject``: what stands for its subject."""
    clause = fact.clause
    if not clause.whole or re.search(r"[\"“]", fact.text):
        return
    rest = _untimed(clause.rest, question)
    said = f"{subject or clause.subject} {clause.group} {rest}".strip()
    head, because, why = said.partition(" because ")
    front = f"{clause.front}, " if clause.front and question.want in ("when", "clock", "day") else ""
    if because and question.want != "why":
        yield f"{finished(spoken(front + head))} {finished(spoken(why))}"
        yield finished(spoken(front + head))
    elif unsaid(said, question) != said:
        yield finished(spoken(unsaid(said, question)))
    if not because and said != f"{clause.subject} {clause.group} {clause.rest}":
        yield finished(spoken(said))
    if subject and _DID.search(question.text) and _named(clause.subject, question):
        first = next(iter(phrases(clause.rest))).text
        if not re.search(r"\b(?:not|never)$", first):
            yield finished(spoken(f"{subject} {clause.group} {first}"))


def _untimed(rest: str, question: ParsedQuestion) -> str:
    """Without the "when I found him" that the question has said."""
    places = [found for found in _WHEN.finditer(rest) if _named(rest[found.end() :], question)]
    return rest[: places[0].start()] if places else rest


def unsaid(said: str, question: ParsedQuestion) -> str:
    """With "in it" for "in the wound", where the question has named one such thing."""
    found = [one for one in _WITHIN.finditer(said) if _named(one["what"], question)]
    if found and _ASKED_WHICH.search(question.text):
        return said
    if not found or found[0]["what"].endswith("s") or _animate(found[0]["what"]):
        return said
    return f"{said[: found[0].start()]} {found[0]['how']} it{said[found[0].end() :]}"


def _animate(what: str) -> bool:
    return bool(sex_of(what))


def taken_up(said: Sequence[str]) -> list[str]:
    """Sentences said in a row; the lock or house of an earlier one, where a later one ends in it, is "it"."""
    before, told = "", list[str]()
    for one in said:
        found = _ENDS_IN_NAME.search(one)
        told.append(f"{one[: found.start(1)]}it." if found and found[1] in before else one)
        before = f"{before} {one}"
    return told


def by_office(what: str, years: str) -> Sequence[str]:
    """ "I'm with the sheriff's office. I've been a detective there for nine years.", of an office with a long name."""
    trade, of, office = what.partition(" with ")
    if not of or len(what.split()) <= 6:
        return []
    return [f"I'm with {office}. I've been {trade} there for {years}."]
