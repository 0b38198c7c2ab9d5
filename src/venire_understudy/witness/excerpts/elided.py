"""A fact told without what the question has said already: "They take it to be two or three times as long.".

Nobody gives the question back before answering it. Of a sentence whose subject, times and places the question has
named, the subject becomes a pronoun and the rest of what was named is left out; what only counts, or only dates, is
said by itself. Used where every other wording would recite the affidavit. Pure functions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from venire.language.morphology.sexes import sex_of
from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.knowledge import KnownFact, content
from venire_understudy.witness.affidavit.predicate import phrases
from venire_understudy.witness.excerpts.turned_round import pronoun
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.speech.spoken_english import finished, spoken
from venire_understudy.witness.words.verbs import is_participle
from venire_understudy.witness.words.vocabulary import likeness

_COUNTED = re.compile(
    r"(?P<count>(?:[A-Z][a-z]+(?:-[a-z]+)?|\d[\d,]*)(?: or [a-z]+| and a half)?)(?: of (?:the|them|my|his|her)\b.*)?$"
)
_CLOCK = re.compile(
    r"\b(?P<when>(?:by|at|on|in|until|after|before|about|around|towards?"
    r"|from) (?:about )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.m\.)?|midnight|noon|"
    r"(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:, [A-Z][a-z]+ \d{1,2})?|[A-Z][a-z]+ \d{1,2}(?:, \d{4})?"
    r"|[A-Z][a-z]+ \d{4})"
    r"(?: on [A-Z][a-z]+ \d+)?)(?=[ ,.]|$)"
)
_QUOTED = re.compile(r"\b(?:said|says?|asked|answered|shouted|wrote|cried|called),? (?P<quote>[\"“].+[\"”])\.?$")
_SAYING = re.compile(r"\bsay\b.*?\b(?P<that>that .+)$")
_UTTERED = frozenset(map(stem, ("say", "ask", "answer", "shout", "write", "cry", "call", "tell")))
_WHOM_SEEN = re.compile(r"\bwhom?(?: else)? did you (?:see|hear|watch) (?P<did>[a-z]+)\b", re.IGNORECASE)
_SOLE = re.compile(r"(?:[Nn]obody|[Ee]verybody|[Tt]he [a-z]+|[Mm]y [a-z]+|(?:[A-Z][\w'-]+ ?){1,3})$")
_SENSES = re.compile(r"(?:saw|heard|watched|felt|noticed|seen)$")
_MODAL = re.compile(r"(?:can|could|may|might|must|should|would|will)\b")
_SOMEBODY = frozenset(
    words("surgeon nurse doctor witness man woman person officer driver expert sailor master keeper child")
)
_CLAUSAL = re.compile(r"(?:How|What|Where|When|Whether|The (?:news|fact|rule|belief) that)\b")
_HANGING = re.compile(
    r"(?:^|\b)(?:of|and|or|the|a|an|to|than|that|which|who|with|by|as|when|from|in|on|at)[,.]?$", re.IGNORECASE
)
_COUNTS = frozenset(words("two three four five six seven eight nine ten twelve twenty thirty half twice"))


def elided(fact: KnownFact, question: ParsedQuestion) -> Iterator[str]:
    """The fact without what the question says, the fullest first; nothing for a question of another form."""
    clause = fact.clause
    if question.form != "wh" or not clause.whole:
        return
    if (question.want == "said" or question.verb in _UTTERED) and (quoted := _QUOTED.search(fact.text)):
        yield finished(quoted["quote"])
    if question.want in ("when", "clock", "day") and (dated := _CLOCK.search(fact.text)):
        yield finished(dated["when"])
    if (said := _SAYING.search(clause.rest)) and re.search(r"\bhear\b.*\bsay\b", question.text):
        yield finished(spoken(f"{said['that'][:1].upper()}{said['that'][1:]}"))
    if question.want == "how_many" and (counted := _COUNTED.match(clause.subject)):
        yield finished(counted["count"])
    if question.want == "who" and (seen := _WHOM_SEEN.search(question.text)):
        before = re.match(rf"(.+?) {seen['did']}\b", clause.rest)
        yield from (finished(before[1]),) if before and not _HANGING.search(before[1]) else ()
    if question.want == "who" and named(clause.rest, question) and not clause.negated and _SOLE.match(clause.subject):
        yield finished(f"{clause.subject[:1].upper()}{clause.subject[1:]}")
    if (found := _STATE.match(question.text)) and (state := _left_of(clause.rest, found["thing"])):
        yield finished(spoken(f"{clause.subject} {clause.group} {_them(found['thing'])} {state}"))
    yield from _without(fact, question)


_STATE = re.compile(
    r"(?:\w+,? )?how (?:did|had|have) \w+ (?:find|found|leave|left|keep|kept|see|seen) "
    r"(?P<thing>(?:the|your|his|her|its|their|an?) [^?,]+)\?",
    re.IGNORECASE,
)
"""It is asked in what state a thing was."""


def _left_of(rest: str, thing: str) -> str:
    """What the fact says after a thing that the question has named word for word: the state in which it was."""
    named = re.sub(r"^(?:your|the)\b", "(?:the|my|our)", re.escape(thing), flags=re.IGNORECASE)
    found = re.match(rf"{named} (?P<state>[a-z][\w -]*)$", rest, re.IGNORECASE)
    return found["state"] if found and len(found["state"].split()) <= FEW else ""


FEW = 4
"""Words in which a state is told."""


def _them(thing: str) -> str:
    head = re.split(r" (?:of|for|in|on|at|with|from|under|by) ", thing)[0].split()[-1]
    return "them" if head.endswith("s") and not head.endswith(("ss", "us")) else "it"


def _dangles(short: str, question: ParsedQuestion) -> bool:
    """Whether it begins with a preposition that belongs to what was left out: "for thinner open" of the cabinet."""
    found = re.match(
        rf"{_PREPOSITION}(?: (?:the|an?|my|his|her|its|their|our))? (?P<noun>[\w'-]+)", short, re.IGNORECASE
    )
    return found is not None and named(found["noun"], question)


_PREPOSITION = r"(?:for|of|in|on|at|with|from|to|by|under|over|behind|beside|between|into|through|near|about)"


def _without(fact: KnownFact, question: ParsedQuestion) -> Iterator[str]:
    """The sentence with a pronoun for its subject and without the times and places that were named."""
    clause = fact.clause
    parts = phrases(clause.rest)
    parts = [
        part
        for place, part in enumerate(parts)
        if not place or part.kind not in _SET or _JOINED.search(part.text) or not named(part.text, question)
    ]
    kept = [part.text for part in parts]
    while len(kept) > 1 and named(kept[-1], question) and not _SWEEPING.search(kept[-1]):
        kept.pop()  # only from the end: out of the middle it would say another thing
    rest = _untailed(" ".join(kept), question)
    if not rest or '"' in clause.rest or _HANGING.search(rest) or _SENSES.search(clause.group):
        return
    subject = _pronoun(clause.subject, clause.group, question) or clause.subject
    front = clause.front if clause.front and not named(clause.front, question) else ""
    if not front:
        yield finished(spoken(f"{subject[:1].upper()}{subject[1:]} {clause.group} {rest}"))
        first, also, more = rest.partition(" and ")
        stated = clause.group in _BEING and named(clause.subject, question) and _CLAUSE.match(more)
        if also and question.want == "how" and stated:
            yield finished(spoken(f"{subject[:1].upper()}{subject[1:]} {clause.group} {first}"))
    doing = subject in ("I", "We") or subject != clause.subject
    if not doing or clause.negated or question.want not in _PHRASED or not named(clause.group.split()[-1], question):
        return
    short = rest
    if len(kept) > 1 and named(kept[0], question):
        short = _untailed(" ".join(kept[1:]), question)
    if len(short.split()) > 1 and not _BROKEN.match(short) and not _dangles(short, question):
        yield finished(spoken(short))


_BEING = ("is", "was", "are", "were", "felt", "looked")
_CLAUSE = re.compile(r"(?:[A-Z][\w-]+|I|he|she|it|they|we|the \w+|a \w+|my \w+)(?: [A-Z][\w-]+)? \w+")
_JOINED = re.compile(r"\band\b|[\"“]")
_SET = ("time", "place", "duration")
"""What only sets the scene, and can go from wherever it stands."""
_SWEEPING = re.compile(r"\b(?:any|no|every|all|whether|not|never)\b")
_PHRASED = ("what", "where", "how", "why", "who", "how_long", "how_far")


def _untailed(text: str, question: ParsedQuestion) -> str:
    """Without a last participle that the question has said: "my bicycle and its lock" of what was reported stolen."""
    row = text.rstrip(",").split()
    while len(row) > 2 and is_participle(row[-1]) and named(row[-1], question):
        row.pop()
    return " ".join(row)


_BROKEN = re.compile(r"(?:and|or|but|that|which|who|of|than|run|out|up|off|back|down)\b", re.IGNORECASE)


def _pronoun(subject: str, group: str, question: ParsedQuestion) -> str:
    """What stands for a subject that the question has named."""
    if found := pronoun(subject, question):
        return found
    if subject in ("I", "We", "It", "He", "She", "They") or not named(subject, question):
        return ""
    row = re.findall(r"[A-Za-z'-]+", subject)
    if _CLAUSAL.match(subject):
        return "It"
    if row[0] in ("A", "An", "Any", "Every", "No"):
        heads = {word.lower() for word in row[1:4]}
        return ("They" if _MODAL.match(group) else "") if heads & _SOMEBODY else "It" if row[0] != "No" else ""
    if row[0].lower() in ("her", "his", "their") and len(row) == 2 and not sex_of(row[1]):
        return "They" if row[1].endswith("s") and not row[1].endswith("ss") else "It"
    plural = row[0].endswith(("s", "ople", "men")) and row[0][:1].isupper() and not group.split()[0].endswith("s")
    return "They" if plural and not re.search(r"[a-z] [A-Z]", subject) else ""


def named(text: str, question: ParsedQuestion) -> bool:
    """Whether the question has said all of it, figures too."""
    keys = content(text)
    said = bool(keys or re.search(r"\d", text)) and all(
        any(likeness(one, key) for one in question.keys) for key in keys
    )
    counted = {word for word in re.findall(r"[a-z]+", text.lower()) if word in _COUNTS}
    return (
        said
        and counted <= set(re.findall(r"[a-z]+", question.text.lower()))
        and all(figure in question.text for figure in re.findall(r"\d[\d:.,]*\d|\d", text))
    )
