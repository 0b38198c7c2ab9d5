"""What the affidavit says to a question: yes, no, this instead, this, partly, or nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from venire.law.entailment import entails
from venire.law.entailment.stems import stem
from venire.law.entailment.wordlist import words
from venire.participants.understudy.witness.knowledge import Knowledge, Known, content
from venire.participants.understudy.witness.question import Question
from venire.participants.understudy.witness.search import Hit, Nearness, hits, light
from venire.participants.understudy.witness.slots import coloured, has_slot, phrases
from venire.participants.understudy.witness.vocabulary import likeness, listed, opposed, stems_of

Outcome = Literal["yes", "no", "correct", "tell", "partly", "unknown"]

ENOUGH = 0.52
"""The share of a question that a fact must have to answer it."""
SAME = 0.6
"""The share from which a fact is about the very thing that a yes-or-no question puts."""
LEAST = 0.25
"""The share without which a fact answers nothing, even one that completes another."""
SOME = 0.45
"""The share from which a fact is worth naming by a witness who does not know."""
_VALUES = frozenset(("times", "dates", "amounts", "exclusives", "order", "quantifiers"))
_BLIND = re.compile(
    r"\b(?:could not|cannot|can not|did not|do not|never|was not able to|unable to)(?: \w+)? "
    r"(?:see|tell|say|know|make|hear|remember|recall|recognise|recognize|identify|learn|"
    r"notice|ask|read|find|get|catch)\b",
    re.IGNORECASE,
)

_ANY = re.compile(r"\bany(?:one|body|thing)\b")
_SUPPOSED = re.compile(r"\b(?:would|could|might|may|should) (?:\w+ )*(?:have|be)\b")


@dataclass(frozen=True, slots=True)
class Finding:
    """An outcome and the facts it rests on, the chief one first."""

    outcome: Outcome
    facts: tuple[Known, ...] = ()


def find(
    known: Knowledge, question: Question, context: Sequence[str] = (), nearness: Nearness | None = None
) -> Finding:
    """What is known to this question."""
    found = hits(known, question, context, nearness)
    if question.form == "tell":
        return _told(known, question, found)
    if question.form == "wh" and (lone := _alone(known, question)):
        return Finding("tell", (lone,))
    if not found:
        return Finding("unknown")
    return _asked(known, question, found) if question.form == "wh" else _put(known, question, found)


def _alone(known: Knowledge, question: Question) -> Known | None:
    """The fact that alone has what is wanted, where the question says nothing else that the affidavit could know."""
    if question.want in ("occupation", "weather"):
        return (
            next((fact for fact in known.facts if has_slot(fact, question)), None)
            if question.want == "weather" or re.search(r"\b(I|my)\b", question.statement)
            else None
        )
    if question.want not in ("how_much", "how_old", "how_tall", "how_fast", "day", "how_far", "colour"):
        return None
    if any(key not in light() and key not in _OPEN for key in question.keys):
        return None
    having = [fact for fact in known.facts if has_slot(fact, question)]
    return having[0] if len(having) == 1 else None


_OPEN = stems_of(["total", "sum", "amount", "price", "cost", "fee", "start"])


def _told(known: Knowledge, question: Question, found: Sequence[Hit]) -> Finding:
    if all(key in light() for key in question.keys):
        own = [fact for fact in known.facts if not fact.calling] or list(known.facts)
        return Finding("tell", tuple(own[:6]))
    good = [hit.fact for hit in found if hit.share >= ENOUGH and not hit.solid] or [
        hit.fact for hit in found if hit.share >= ENOUGH
    ]
    return Finding("tell", tuple(sorted(good[:4], key=lambda fact: fact.place))) if good else Finding("unknown")


def _asked(known: Knowledge, question: Question, found: Sequence[Hit]) -> Finding:
    """A question that wants something: the best fact that has it; a premise that is false is mended first."""
    best = max(found, key=lambda hit: hit.share + (hit.rank - hit.share) * 0.3)
    if best.share >= SAME and best.fact.denies and not best.heavy and not _SUPPOSED.search(best.fact.clause.group):
        positive = [
            hit
            for hit in found
            if hit.slot and not hit.fact.denies and hit.share >= best.share - 0.05 and not hit.heavy
        ]
        if not positive:
            blind, verbal = (
                _BLIND.search(best.fact.text),
                best.fact.clause.negated and question.want not in ("what", "said"),
            )
            return Finding("unknown" if blind else "correct" if verbal else "tell", (best.fact,))
    for hit in found[:3]:
        if hit.slot and _answers(known, hit, question):
            wrong = _wrong(known, hit, question)
            return Finding("correct" if wrong & _VALUES - {"exclusives", "quantifiers"} else "tell", (hit.fact,))
    if best.share >= SOME and not best.solid:
        return Finding("unknown" if _BLIND.search(best.fact.text) else "partly", (best.fact,))
    return Finding("unknown")


def _answers(known: Knowledge, hit: Hit, question: Question) -> bool:
    """Whether the fact, which has what is wanted, is about what is asked."""
    blind = hit.fact.denies and _BLIND.search(hit.fact.text)
    if hit.share < LEAST or not hit.direct or blind or _elsewhere(hit.fact, question) or _another_deed(hit, question):
        return False
    kind = stem(question.kind.lower()) if question.kind else ""
    solid = [key for key in hit.solid if (key != kind or len(question.keys) < 2) and key not in question.aside]
    if solid and question.want in ("why", "when", "where", "how_long"):
        return all(_linked(known, hit.fact, key) for key in solid)
    return hit.share >= ENOUGH and (not solid or (hit.share >= 0.7 and len(hit.solid) == 1))


def _another_deed(hit: Hit, question: Question) -> bool:
    """Whether "what did he spend" finds only what he kept."""
    kind = stem(question.kind.lower()) if question.kind else ""
    unnamed = question.want == "what" and (not kind or kind in hit.missing)
    return unnamed and question.verb in hit.missing and question.verb not in light()


def _linked(known: Knowledge, fact: Known, key: str) -> bool:
    """Whether another fact with the same verb has what this one lacks: the lie, and whom it was told to."""
    verb = stem(fact.clause.group.split()[-1].lower()) if fact.clause.group else ""
    if verb in light():
        return False
    return any(verb in other.keys and other.meets(key) for other in known.facts if other.id != fact.id)


def _elsewhere(fact: Known, question: Question) -> bool:
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


def _premises(known: Knowledge, fact: Known) -> tuple[str, ...]:
    """A fact, with the one before it where it leans on that."""
    return (fact.text, known.facts[fact.place - 1].text) if fact.carried else (fact.text,)


def _wrong(known: Knowledge, hit: Hit, question: Question) -> frozenset[str]:
    """The rules by which the statement in a question is not what the fact says."""
    said, told = question.reading, hit.fact.reading
    reasons = {
        reason.rule for reason in entails(_premises(known, hit.fact), question.statement + ".", least=0.0).reasons
    }
    pairs = (
        ("times", said.clocks, told.clocks),
        ("dates", said.days, told.days),
        ("amounts", said.quantities, told.quantities),
    )
    return frozenset(reasons - {rule for rule, asked, known_ in pairs if not (asked and known_)})


def _lacking(hit: Hit, question: Question) -> bool:
    """Whether the question gives a time, a date or an amount of which the fact says nothing."""
    said, told = question.reading, hit.fact.reading
    return bool(
        (said.clocks and not told.clocks) or (said.days and not told.days) or (said.quantities and not told.quantities)
    )


def _put(known: Knowledge, question: Question, found: Sequence[Hit]) -> Finding:
    """A statement to be affirmed or denied."""
    near = [hit for hit in found if hit.share >= ENOUGH][:4]
    if (
        question.form == "polar"
        and re.search(r"\bor\b", question.statement)
        and found[0].share >= SOME
        and found[0].direct
    ):
        return Finding("tell", (found[0].fact,))
    for hit in near:
        if (
            hit.share >= SAME
            and hit.direct
            and not hit.heavy
            and not _lacking(hit, question)
            and not _elsewhere(hit.fact, question)
        ):
            decided = _decided(known, hit, question)
            if decided is not None:
                return decided
    for hit in [
        *near,
        *(hit for hit in found[:3] if set(hit.solid) & _COLOURS),
    ]:
        if _instead(known, hit, question):
            return Finding("correct", (hit.fact,))
    best = found[0]
    if best.fact.denies and best.share >= SAME and best.direct and not best.heavy and not question.negated:
        return Finding("no", (best.fact,))
    familiar = all(any(likeness(key, other) for other in known.vocabulary) for key in best.heavy)
    if (
        best.share >= SOME
        and best.direct
        and familiar
        and len(question.keys) > 2
        and not set(best.missing) & (best.verbs - question.aside)
        and not _beside(best, question)
        and not best.fact.denies
        and not _lacking(best, question)
    ):
        return Finding("tell", (best.fact,))
    met = sum(key not in best.missing and key not in light() for key in question.keys)
    return (
        Finding("partly", (best.fact,))
        if best.share >= (SOME if met > 1 else SAME) and not best.fact.denies
        else Finding("unknown")
    )


def _beside(hit: Hit, question: Question) -> bool:
    """Whether the fact has little but what the question says of the time."""
    main = [key for key in question.keys if key not in question.aside and key not in light()]
    return 2 * sum(key in hit.missing for key in main) > len(main)


_ONWARD = re.compile(r"\b(on|off|away|back|over|out|through)$")
_BEING = re.compile(r"\b(?:am|is|are|was|were)\b", re.IGNORECASE)


def _too_little(hit: Hit, question: Question) -> bool:
    """Whether the fact shares no more than a noun, or misses the very way a verb goes: "drove" beside "drove on"."""
    onward = _ONWARD.search(question.statement.rstrip("."))
    if onward and onward[1] not in hit.fact.words:
        return True
    heavy = [key for key in question.keys if key not in light()]
    return len(heavy) == 1 and heavy[0] not in hit.verbs and not _BEING.search(question.text) and not hit.fact.denies


def _decided(known: Knowledge, hit: Hit, question: Question) -> Finding | None:
    if _too_little(hit, question):
        return None
    wrong = _wrong(known, hit, question)
    turned = _turned(hit, question)
    if wrong & _VALUES or (turned and not question.negated and not hit.fact.denies):
        return Finding("correct", (hit.fact,))
    if _another_owner(hit, question) or _set_aside(hit, question) or _other_way(hit, question):
        return Finding("correct", (hit.fact,))
    if len(question.keys) < 2 and not hit.fact.denies and _ANY.search(question.text):
        return Finding("unknown")
    if not hit.fact.denies and (_only_reported(hit, question) or _another_doer(hit, question)):
        return Finding("tell", (hit.fact,))
    if "polarity" in wrong or hit.fact.denies != question.negated:
        return (
            Finding("no" if hit.fact.denies else "yes", (hit.fact,))
            if question.negated or hit.fact.denies
            else Finding("no", (hit.fact,))
        )
    if "modality" in wrong:
        return Finding("tell", (hit.fact,))
    if "roles" in wrong:
        return Finding("correct", (hit.fact,))
    if "names" in wrong:
        return None
    return Finding("no" if hit.fact.denies else "yes", (hit.fact,))


def _turned(hit: Hit, question: Question) -> bool:
    """Whether a word of the question is met by its opposite only."""
    exact = [(key, told) for key in question.keys for told in hit.fact.keys if opposed(key, told)]
    return any(key not in hit.fact.keys for key, _ in exact)


def _another_owner(hit: Hit, question: Question) -> bool:
    """Whether what the question calls the witness's own is somebody else's in the fact."""
    for noun in re.findall(r"\bmy (?:own )?(\w+)", question.statement):
        found = re.search(rf"\b(my|his|her|their|\w+'s) (?:own )?{noun}\b", hit.fact.text, re.IGNORECASE)
        if found and found[1].lower() != "my":
            return True
    return False


_WAYS = {"on": "off", "off": "on", "up": "down", "down": "up", "in": "out", "out": "in"}


def _other_way(hit: Hit, question: Question) -> bool:
    """Whether a verb goes the other way in the fact: "switched on" beside "switched off"."""
    told = hit.fact.text.lower()
    pairs = re.findall(r"\b(\w{3,}) (on|off|up|down|in|out)\b", question.statement.lower())
    return any(re.search(rf"\b{verb} {_WAYS[way]}\b", told) for verb, way in pairs)


def _another_doer(hit: Hit, question: Question) -> bool:
    """Whether the question puts a deed to the witness that the fact tells of somebody or something else."""
    found = re.match(r"I (?:(?:also|then|had|have|just) )?(\w+)", question.statement)
    if found is None or hit.fact.carried or not hit.fact.clause.whole:
        return False
    if found[1].lower() in ("was", "am", "were", "been", "being"):
        return False
    return re.search(r"\bI\b", f"{hit.fact.clause.front} {hit.fact.clause.subject}") is None


def _set_aside(hit: Hit, question: Question) -> bool:
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


def _only_reported(hit: Hit, question: Question) -> bool:
    """Whether the fact only says that somebody asked, said or wanted what the question puts as done."""
    verb = stem(hit.fact.clause.group.split()[-1].lower()) if hit.fact.clause.group else ""
    head = re.split(r"\b(?:as|because|when|after|before|while)\b", question.statement)[0]
    told = {stem(word) for word in re.findall(r"[a-z]+", head.lower())}
    if verb not in _REPORTED or any(likeness(word, verb) for word in told):
        return False
    tail = frozenset(content(hit.fact.clause.rest))
    return sum(any(likeness(key, other) for other in tail) for key in question.keys) >= max(1, len(question.keys) - 1)


def _instead(known: Knowledge, hit: Hit, question: Question) -> bool:
    """Whether the fact puts something else in the very place of what the question gets wrong."""
    if hit.fact.denies or question.negated:
        return False
    if _lacking(hit, question):
        return False
    wrong = _wrong(known, hit, question)
    if wrong & _VALUES and len(hit.solid) <= 1 and hit.share >= ENOUGH:
        return True
    if len(hit.solid) != 1 or len(hit.heavy) > 1:
        return False
    if hit.solid[0] in _COLOURS and coloured(hit.fact, question):
        return True
    return _other_place(hit, question) or _other_person(hit, question)


_COLOURS = stems_of(listed("colours"))


def _other_place(hit: Hit, question: Question) -> bool:
    """ "In the garage?" where the fact says "in the street"."""
    asked = [part.text for part in phrases(question.statement) if part.kind == "place"]
    given = [part.text for part in phrases(hit.fact.clause.rest) if part.kind == "place"]
    missed = any(hit.solid[0] in {stem(word) for word in re.findall(r"[a-z]+", text.lower())} for text in asked)
    met = {key for text in given for key in map(stem, re.findall(r"[a-z]+", text.lower()))}
    return missed and bool(given) and not any(likeness(key, other) for key in question.keys for other in met)


def _other_person(hit: Hit, question: Question) -> bool:
    """Another name or another part of the family in the same place."""
    people = {stem(word) for word in listed("people")}
    names = {stem(name) for clause in hit.fact.reading.sentences for name in clause.names}
    spare = (hit.fact.keys & (people | names)) - {
        key for key in hit.fact.keys if any(likeness(asked, key) for asked in question.keys)
    }
    asked_names = {stem(name) for clause in question.reading.sentences for name in clause.names}
    verb = any(key not in light() and likeness(key, other) for key in question.keys for other in hit.fact.keys)
    if hit.solid[0] in question.names | asked_names:
        return verb and bool(names)
    return bool(spare) and verb and hit.solid[0] in people
