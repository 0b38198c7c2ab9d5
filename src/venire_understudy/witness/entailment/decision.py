"""Whether a fact that has all of a statement bears it out, denies it or says something else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire.law.api import entails
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.entailment.conflict import beside
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import Hit, light
from venire_understudy.witness.words.vocabulary import likeness, opposed, stems_of

Outcome = Literal["yes", "no", "correct", "tell", "partly", "unknown"]

ENOUGH = 0.52
"""The share of a question that a fact must have to answer it."""
MET = 0.65
"""From this on a fact itself has what a word of the question asks, and not only by way of what was spoken of before."""
SHORT = 4
"""Of so few words of weight none can be missing; a longer question has others that tell what is meant."""
_WAYS = {"on": "off", "off": "on", "in": "out", "out": "in", "up": "down", "down": "up"}
_WAY = re.compile(rf"\b({'|'.join(_WAYS)})(?=\s*(?:when|that|at|[,.?]|$))")
SAME = 0.6
"""The share from which a fact is about the very thing that a yes-or-no question puts."""
VALUES = frozenset(("times", "dates", "amounts", "exclusives", "order", "quantifiers"))
_ANY = re.compile(r"\bany(?:one|body|thing)\b")


@dataclass(frozen=True, slots=True)
class WitnessFinding:
    """An outcome and the facts it rests on, the chief one first."""

    outcome: Outcome
    facts: tuple[KnownFact, ...] = ()


def unmet(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the question names a thing of which the fact has nothing: a yes would swear to that too. "Was the
    windlass in the van?" is not borne out by a wrench in the van."""
    heavy = [key for key in question.keys if key not in light() and key not in question.aside]
    if fact.words & SPOKEN_OF:
        heavy = [key for key in heavy if key not in SPEAKING]
    return len(heavy) <= SHORT and any(fact.meets(key, key in question.names) < MET for key in heavy)


def mostly_met(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether a fact that has not all of a question has two thirds of its words of weight, and is worth telling."""
    heavy = [key for key in question.keys if key not in light() and key not in question.aside]
    met = sum(fact.meets(key, key in question.names) >= MET for key in heavy)
    return met >= 2 and 3 * met >= 2 * len(heavy)


SPEAKING = stems_of(words("mention speak talk inform report warn advise discuss"))
SPOKEN_OF = frozenset(
    words("told tell said say spoke spoken speak warned warn mentioned mention reported wrote advised")
)
"""Of a fact that tells what was said, "Did he mention it?" may speak, or "Were you warned?"."""


def other_way(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the question puts "on" where the fact has "off", or the like."""
    asked = _WAY.search(question.statement.lower())
    return bool(asked) and _WAYS[asked[1]] in fact.words and asked[1] not in fact.words


def elsewhere(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the question asks of another time, or between things of which the fact has neither."""
    if re.search(r"\b(?:now|currently|nowadays|these days)\b", question.text) and fact.clause.past:
        return True
    if re.search(r"\b(?:before|again|previously|earlier|since)\s*[?.!]*$", question.text) and not fact.words & {
        "before",
        "again",
        "previously",
        "earlier",
        "since",
    }:
        return True
    either = re.search(r"\b(\w+) or (\w+)\s*[?.!]*$", question.text)
    return (
        bool(either) and question.form == "wh" and not any(fact.meets(stem(word.lower())) for word in either.groups())
    )


def _premises(known: Knowledge, fact: KnownFact) -> tuple[str, ...]:
    """A fact, with the one before it where it leans on that."""
    return (fact.text, known.facts[fact.place - 1].text) if fact.carried else (fact.text,)


def wrong_by(known: Knowledge, hit: Hit, question: ParsedQuestion) -> frozenset[str]:
    """The rules by which the statement in a question is not what the fact says."""
    return wrong_in(known, hit.fact, question)


def wrong_in(known: Knowledge, fact: KnownFact, question: ParsedQuestion) -> frozenset[str]:
    """The same of a fact alone."""
    said, told = question.reading, fact.reading
    reasons = {reason.rule for reason in entails(_premises(known, fact), question.statement + ".", least=0.0).reasons}
    pairs = (
        ("times", said.clocks, told.clocks),
        ("dates", said.days, told.days),
        ("amounts", said.quantities, told.quantities),
    )
    return frozenset(reasons - {rule for rule, asked, known_ in pairs if not (asked and known_)})


def lacking(hit: Hit, question: ParsedQuestion) -> bool:
    """Whether the question gives a time, a date or an amount of which the fact says nothing."""
    said, told = question.reading, hit.fact.reading
    return bool(
        (said.clocks and not told.clocks) or (said.days and not told.days) or (said.quantities and not told.quantities)
    )


def beside_the_point(hit: Hit, question: ParsedQuestion) -> bool:
    """Whether the fact has little but what the question says of the time."""
    main = [key for key in question.keys if key not in question.aside and key not in light()]
    return 2 * sum(key in hit.missing for key in main) > len(main)


_ONWARD = re.compile(r"\b(on|off|away|back|over|out|through)$")
_BEING = re.compile(r"\b(?:am|is|are|was|were)\b", re.IGNORECASE)


def _too_little(hit: Hit, question: ParsedQuestion) -> bool:
    """Whether the fact shares no more than a noun, or misses the very way a verb goes: "drove" beside "drove on"."""
    onward = _ONWARD.search(question.statement.rstrip("."))
    if onward and onward[1] not in hit.fact.words:
        return True
    heavy = [key for key in question.keys if key not in light()]
    return len(heavy) == 1 and heavy[0] not in hit.verbs and not _BEING.search(question.text) and not hit.fact.denies


SWEEPING = re.compile(
    r"\b(?:all|every|each|everyone|everybody|everything|always|most|least|only|entirely|completely|whole|"
    r"(?!honest|forest|rest|west|test|guest|request|interest|protest|arrest|chest)[a-z]{3,}est)\b",
    re.IGNORECASE,
)


def _more_than_said(hit: Hit, question: ParsedQuestion) -> bool:
    """Whether the question says "all", "most" or "the latest" where the fact does not."""
    asked = {word.lower() for word in SWEEPING.findall(question.statement)}
    return bool(asked) and not question.negated and not any(word in hit.fact.words for word in asked)


_PERCEPTION = stems_of(words("see hear notice know remember recall recognise identify learn catch"))


def unseen(hit: Hit, question: ParsedQuestion) -> bool:
    """Whether the fact only says that it was not seen or heard, and the question does not ask for that."""
    verb = stem(hit.fact.clause.group.split()[-1].lower()) if hit.fact.clause.group else ""
    asked = {question.verb, *(stem(word) for word in re.findall(r"[a-z]+", question.statement.lower()))}
    if re.search(r"\b(?:there|any(?:one|body|thing)?)\b", question.text, re.IGNORECASE):
        return False
    return hit.fact.clause.negated and verb in _PERCEPTION and not question.looked and verb not in asked


def _another_deed(hit: Hit, question: ParsedQuestion) -> bool:
    """Whether the fact tells of another doing than the question, though it has its words: the price, not the paying."""
    pair = beside(hit.fact, question)
    if not pair.said.verb or not pair.told.verb or pair.said.verb in light() or pair.same_deed:
        return False
    return not any(hit.fact.standing == "told" and key == pair.said.verb for key in hit.fact.keys)


_INTENDED = re.compile(
    r"\b(?:should|ought|would|could|might) (?:not )?(?:to )?(?:have|be)\b|\bsupposed\b", re.IGNORECASE
)
"""What was to be and was not."""


def _in_one(known: Knowledge, hit: Hit, question: ParsedQuestion) -> bool:
    """Whether a single statement of the fact has all that is put, and not two of them a half each."""
    parts = known.of(hit.fact)
    if len(parts) < 2 or re.search(r"\band\b", question.statement):
        return len(parts) < 2 or not any(part.denies for part in parts)
    main = [key for key in question.keys if key not in question.aside and key not in light()]
    return any(all(_has(part, key) for key in main) for part in parts)


def _has(part: KnownFact, key: str) -> bool:
    return any(likeness(key, other) for other in part.keys | part.referred)


def decided(known: Knowledge, hit: Hit, question: ParsedQuestion) -> WitnessFinding | None:
    """A yes, a no, or a fact that puts the question right, where it is plain by rule; None where it is not."""
    intended = _INTENDED.search(hit.fact.clause.group)
    if intended and intended[0].split()[0].lower() not in question.text.lower().split():
        return None if question.negated or hit.fact.denies else WitnessFinding("correct", (hit.fact,))
    if (
        not _in_one(known, hit, question)
        or _too_little(hit, question)
        or _more_than_said(hit, question)
        or unseen(hit, question)
    ):
        return None
    wrong = wrong_by(known, hit, question)
    turned = _turned(hit, question)
    if wrong & VALUES or (turned and not question.negated and not hit.fact.denies):
        return WitnessFinding("correct", (hit.fact,))
    if _another_owner(hit, question) or _set_aside(hit, question) or _other_way(hit, question):
        return WitnessFinding("correct", (hit.fact,))
    if len(question.keys) < 2 and not hit.fact.denies and _ANY.search(question.text):
        return WitnessFinding("unknown")
    if not hit.fact.denies and (_only_reported(hit, question) or _another_doer(hit, question)):
        return WitnessFinding("tell", (hit.fact,))
    if not hit.fact.denies and (hit.fact.standing == "said" or _another_deed(hit, question)):
        return WitnessFinding("tell", (hit.fact,)) if question.form == "statement" else None
    if "polarity" in wrong or hit.fact.denies != question.negated:
        return (
            WitnessFinding("no" if hit.fact.denies else "yes", (hit.fact,))
            if question.negated or hit.fact.denies
            else WitnessFinding("no", (hit.fact,))
        )
    if "modality" in wrong:
        return WitnessFinding("tell", (hit.fact,))
    if "roles" in wrong:
        return WitnessFinding("correct", (hit.fact,))
    if "names" in wrong:
        return None
    return WitnessFinding("no" if hit.fact.denies else "yes", (hit.fact,))


def signs(hit: Hit, question: ParsedQuestion) -> dict[str, float]:
    """The signs by which a fact says another thing than the question, each 0 or 1."""
    tests = {
        "turned": _turned,
        "another_owner": _another_owner,
        "set_aside": _set_aside,
        "other_way": _other_way,
        "another_doer": _another_doer,
        "only_reported": _only_reported,
        "another_deed": _another_deed,
    }
    return {name: float(test(hit, question)) for name, test in tests.items()}


def _turned(hit: Hit, question: ParsedQuestion) -> bool:
    """Whether a word of the question is met by its opposite only."""
    exact = [(key, told) for key in question.keys for told in hit.fact.keys if opposed(key, told)]
    return any(key not in hit.fact.keys for key, _ in exact)


def _another_owner(hit: Hit, question: ParsedQuestion) -> bool:
    return owned_otherwise(hit.fact, question)


def owned_otherwise(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether what the question calls the witness's own is somebody else's in the fact, or the other way round."""
    for noun in re.findall(r"\bmy (?:own )?(\w+)", question.statement):
        found = re.search(rf"\b(my|his|her|their|\w+'s) (?:own )?{noun}\b", fact.text, re.IGNORECASE)
        if found and found[1].lower() != "my":
            return True
    theirs = re.findall(r"\b(?:his|her|their) (\w+)", question.statement, re.IGNORECASE)
    return any(
        re.search(rf"\bmy (?:own )?{noun}\b", fact.text, re.IGNORECASE)
        and not re.search(rf"(?:\b(?:his|her|their|the)|'s) (?:own )?{noun}\b", fact.text, re.IGNORECASE)
        for noun in theirs
    )


def _other_way(hit: Hit, question: ParsedQuestion) -> bool:
    """Whether a verb goes the other way in the fact: "switched on" beside "switched off"."""
    told = hit.fact.text.lower()
    pairs = re.findall(r"\b(\w{3,}) (on|off|up|down|in|out)\b", question.statement.lower())
    return any(re.search(rf"\b{verb} {_WAYS[way]}\b", told) for verb, way in pairs)


def _another_doer(hit: Hit, question: ParsedQuestion) -> bool:
    """Whether the question puts a deed to the witness that the fact tells of somebody or something else."""
    found = re.match(r"I (?:(?:also|then|had|have|just) )?(\w+)", question.statement)
    if found is None or not hit.fact.clause.whole:
        return False
    if re.fullmatch(r"(?:it|that|this|they|we|there)", hit.fact.clause.subject, re.IGNORECASE):
        return False
    if found[1].lower() in ("was", "am", "were", "been", "being"):
        return False
    return re.search(r"\bI\b", f"{hit.fact.clause.front} {hit.fact.clause.subject}") is None


def _set_aside(hit: Hit, question: ParsedQuestion) -> bool:
    """Whether the fact names what the question says only as what was not so: "instead of his mother"."""
    if question.negated:
        return False
    parts = re.split(r"\b(?:instead of|rather than|but not|not)\b", hit.fact.text, maxsplit=1)
    if len(parts) < 2 or hit.fact.clause.negated:
        return False
    main, aside = frozenset(content(parts[0])), frozenset(content(parts[1]))
    return any(key in aside and key not in main for key in question.keys)


_REPORTED = stems_of(
    words(
        """ask tell say want order promise offer try advise warn demand believe accuse threaten think refuse
        claim plan intend hope hear"""
    )
)


def _only_reported(hit: Hit, question: ParsedQuestion) -> bool:
    """Whether the fact only says that somebody asked, said or wanted what the question puts as done."""
    verb = stem(hit.fact.clause.group.split()[-1].lower()) if hit.fact.clause.group else ""
    head = re.split(r"\b(?:as|because|when|after|before|while)\b", question.statement)[0]
    told = {stem(word) for word in re.findall(r"[a-z]+", head.lower())}
    if verb not in _REPORTED or any(likeness(word, verb) for word in told):
        return False
    tail = frozenset(content(hit.fact.clause.rest))
    return sum(any(likeness(key, other) for other in tail) for key in question.keys) >= max(1, len(question.keys) - 1)
