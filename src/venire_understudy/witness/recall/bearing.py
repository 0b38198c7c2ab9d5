"""How each fact of an affidavit bears on a question: what they share, in words, in meaning and in what is wanted.

The figures are weighed by trees fitted to labelled questions (``bearing.txt``, ``scripts/fit_witness.py``), and to
their odds are added those of a second learner, which reads the words themselves (``alignment``).
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from venire.language.fitted.trees import Forest, shipped_forest
from venire.language.morphology.sexes import sex_of
from venire.language.words.stems import stem
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.affidavit.statement_frame import frame_of
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall import slots, wanted
from venire_understudy.witness.recall.alignment import aligned
from venire_understudy.witness.recall.search import Hit, Likeness, Nearness, does, hits, light
from venire_understudy.witness.words.categories import kinds_in
from venire_understudy.witness.words.vocabulary import likeness

ALIGNED = 0.3
"""What the odds of the second learner weigh beside those of the trees: best out of fold, .2 to .3 alike."""
_WORD = re.compile(r"[A-Za-z][a-z'-]+")
_ASKED_FOR = (
    "who", "what", "when", "clock", "day", "where", "why", "how", "how_many", "how_long", "how_far", "how_much",
    "how_old", "colour", "occupation", "said", "name",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Bearing:
    """A fact beside a question. ``odds``: how surely it is what the question is about, in log odds against the
    affidavit being silent."""

    hit: Hit
    odds: float
    figures: Mapping[str, float]


def bearings(
    known: Knowledge,
    question: ParsedQuestion,
    context: Sequence[str] = (),
    nearness: Nearness | None = None,
    vectors: Likeness | None = None,
) -> list[Bearing]:
    """Every fact with its odds, the likeliest first."""
    rows = figures(known, question, context, nearness, vectors)
    told = aligned(question.text, [fact.text for fact in known.facts]) if rows else []
    read = [row | {"aligned": told[hit.fact.place]} for hit, row in rows]
    found = zip((hit for hit, _ in rows), _odds(read), read, strict=True)
    return sorted((Bearing(*one) for one in found), key=lambda one: -one.odds)


def _odds(rows: Sequence[Mapping[str, float]]) -> list[float]:
    return [odds + ALIGNED * row["aligned"] for odds, row in zip(_trees().odds_of_all(rows), rows, strict=True)]


def as_if_asked(found: Sequence[Bearing]) -> list[Bearing]:
    """The same with the odds of an open yes-or-no question: those who put a thing to a witness may put anything."""
    odds = _odds([{**one.figures, "put": 0.0, "polar": 1.0} for one in found])
    return [replace(one, odds=of_it) for one, of_it in zip(found, odds, strict=True)]


def spoken_of(found: Sequence[Bearing]) -> float:
    """The log odds that any fact of the affidavit answers."""
    return math.log(sum(math.exp(min(20.0, one.odds)) for one in found)) if found else -math.inf


@cache
def _trees() -> Forest:
    return shipped_forest("venire_understudy.witness.recall", "bearing.txt")


def figures(
    known: Knowledge,
    question: ParsedQuestion,
    context: Sequence[str] = (),
    nearness: Nearness | None = None,
    vectors: Likeness | None = None,
) -> list[tuple[Hit, dict[str, float]]]:
    """What speaks for and against each fact, by name."""
    near = _near(known, question.statement or question.text, vectors)
    whole = _near(known, question.text, vectors)
    window = _near_with_last(known, question.text, vectors)
    parted = _near_part(known, question.statement or question.text, near, vectors)
    every = {hit.fact.place: hit for hit in hits(known.facts, known, question, context, nearness, near, every=True)}
    best_part = _parts(known, question, every)
    soft = _soft(known, question, vectors)
    asked = _of_question(known, question)
    rare = _rare_kinds(known, question)
    rows: list[tuple[Hit, dict[str, float]]] = []
    for fact in known.facts:
        hit = every[fact.place]
        row = asked | _of_fact(known, fact) | _together(fact, hit, question) | wanted.figures(fact, question, vectors)
        row |= {
            "part_share": best_part[fact.place],
            "near": near[fact.place] if near else -1.0,
            "near_whole": whole[fact.place] if whole else -1.0,
            "near_part": parted[fact.place] if near else -1.0,
            "near_window": window[fact.place] if window else -1.0,
            "soft": soft[fact.place][0],
            "soft_least": soft[fact.place][1],
            "soft_carried": max(soft[fact.place][0], 0.7 * soft[fact.place - 1][0] if fact.place else 0.0),
            "kinds_rare": rare[fact.place],
            "context": sum(fact.meets(key) for key in context) / len(context) if context else 0.0,
        }
        rows.append((hit, row))
    _beside_others(rows)
    return rows


def _near(known: Knowledge, text: str, vectors: Likeness | None) -> Sequence[float]:
    return vectors(text, [fact.text for fact in known.facts]) if vectors else ()


def _near_with_last(known: Knowledge, text: str, vectors: Likeness | None) -> Sequence[float]:
    """How near the question lies to each fact read on from the one before."""
    texts = [fact.text for fact in known.facts]
    pairs = [f"{texts[place - 1]} {one}" if place else one for place, one in enumerate(texts)]
    return vectors(text, pairs) if vectors else ()


def _near_part(known: Knowledge, text: str, whole: Sequence[float], vectors: Likeness | None) -> list[float]:
    """How near the question lies to the nearest single statement of each fact."""
    best = list(whole)
    if vectors and known.atoms:
        for part, near in zip(known.atoms, vectors(text, [part.text for part in known.atoms]), strict=True):
            best[part.place] = max(best[part.place], near)
    return best


def _parts(known: Knowledge, question: ParsedQuestion, whole: Mapping[int, Hit]) -> dict[int, float]:
    """The share of the best single statement of each fact."""
    best = {place: hit.share for place, hit in whole.items()}
    divided = {part.place for part in known.atoms}
    for hit in hits(known.atoms, known, question, every=True):
        best[hit.fact.place] = max(best[hit.fact.place] if hit.fact.place not in divided else 0.0, hit.share)
        divided.discard(hit.fact.place)
    return best


def _soft(known: Knowledge, question: ParsedQuestion, vectors: Likeness | None) -> list[tuple[float, float]]:
    """For each fact: how near its words lie to those of the question, the rare ones counting more; and the word of the
    question that lies farthest."""
    words = [word for word in dict.fromkeys(_WORD.findall(question.statement)) if stem(word.lower()) in question.keys]
    if vectors is None or not words:
        return [(-1.0, -1.0)] * len(known.facts)
    told = [[word for word in _WORD.findall(fact.text) if stem(word.lower()) in fact.keys] for fact in known.facts]
    flat = list(dict.fromkeys(word for row in told for word in row))
    nearest: list[dict[str, float]] = [dict(zip(flat, vectors(word, flat), strict=True)) for word in words]
    weights = [
        known.worth(key) * (0.35 if key in light() else 1.0) * (0.4 if key in question.aside else 1.0)
        for key in (stem(word.lower()) for word in words)
    ]
    total = sum(weights) or 1.0
    found: list[tuple[float, float]] = []
    for fact, row in zip(known.facts, told, strict=True):
        best = [
            max(
                fact.meets(stem(word.lower()), stem(word.lower()) in question.names),
                0.0 if stem(word.lower()) in question.names else max((near[other] for other in row), default=0.0),
            )
            for word, near in zip(words, nearest, strict=True)
        ]
        found.append((sum(w * b for w, b in zip(weights, best, strict=True)) / total, min(best)))
    return found


def _rare_kinds(known: Knowledge, question: ParsedQuestion) -> list[float]:
    """For each fact: how few others tell of a kind that the question asks for and this one tells of."""
    asks = kinds_in(question.text, "asks")
    told = [kinds_in(fact.text, "told") & asks for fact in known.facts]
    return [max((1 / sum(kind in other for other in told) for kind in own), default=0.0) for own in told]


def _of_question(known: Knowledge, question: ParsedQuestion) -> dict[str, float]:
    heavy = [key for key in question.keys if key not in light()]
    strange = [key for key in heavy if not any(likeness(key, other) for other in known.vocabulary)]
    names = [key for key in question.names if key in question.keys]
    row = {f"wants_{want}": float(question.want == want) for want in _ASKED_FOR}
    return row | {
        "asked": float(len(question.keys)),
        "asked_heavy": float(len(heavy)),
        "strange": len(strange) / len(heavy) if heavy else 0.0,
        "strange_count": float(len(strange)),
        "strange_names": float(sum(name not in known.vocabulary for name in names)),
        "wh": float(question.form == "wh"),
        "put": float(question.form == "statement"),
        "polar": float(question.form == "polar"),
        "negated": float(question.negated),
        "of_me": float(bool(re.search(r"\b(?:I|my|me)\b", question.statement))),
        "kind": float(bool(question.kind)),
        "facts": float(len(known.facts)),
    }


def _of_fact(known: Knowledge, fact: KnownFact) -> dict[str, float]:
    text = fact.text
    return {
        "place": fact.place / len(known.facts),
        "first": float(fact.place == 0),
        "length": float(len(text.split())),
        "denies": float(fact.denies),
        "calling": float(fact.calling),
        "mine": float(fact.clause.subject in ("I", "We", "we")),
        "by_pronoun": float(bool(re.match(r"(?:he|she|it|they)\b", fact.clause.subject, re.IGNORECASE))),
        "number": float(bool(fact.reading.quantities)),
        "clock": float(bool(fact.reading.clocks)),
        "date": float(bool(fact.reading.days)),
        "because": float(bool(re.search(r"\b(?:because|since|so that|in order)\b", text))),
        "quoted": float('"' in text or "“" in text),
        "parts": float(len(known.of(fact))),
    }


def _together(fact: KnownFact, hit: Hit, question: ParsedQuestion) -> dict[str, float]:
    keys = question.keys
    met = [key for key in keys if key not in hit.missing]
    heavy = [key for key in keys if key not in light()]
    kind = stem(question.kind.lower()) if question.kind else ""
    names = [key for key in question.names if key in keys]
    said, told = frame_of(question.statement, question.verb), frame_of(fact.text)
    covered = sum(any(likeness(one, key) for one in keys) for key in fact.keys)
    return {
        "same_sex": _same_sex(fact, question),
        "whereabouts": float(question.want == "where" and said.subject == "I" and bool(_WHEREABOUTS.search(fact.text))),
        "share": hit.share,
        "rank": hit.rank,
        "slot": float(hit.slot),
        "direct": float(hit.direct),
        "met": float(len(met)),
        "met_heavy": float(sum(key in heavy for key in met)),
        "missing": float(len(hit.missing)),
        "missing_solid": float(len(hit.solid)),
        "missing_heavy": float(len(hit.heavy)),
        "same_words": float(sum(key in fact.keys for key in heavy)),
        "own_share": _share_of(fact, heavy),
        "names_met": float(sum(fact.meets(name, True) > 0.5 for name in names)),
        "names_missing": float(sum(not fact.meets(name, True) for name in names)),
        "kind_met": max((likeness(kind, key) for key in fact.keys), default=0.0) if kind else -1.0,
        "verb": likeness(said.verb, told.verb) if said.verb and told.verb else -1.0,
        "verb_inside": fact.meets(said.verb) if said.verb else -1.0,
        "asked_verb": fact.meets(question.verb) if question.verb else -1.0,
        "does": float(does(fact, question)),
        "both_mine": float(said.subject == "I" and told.subject == "I"),
        "not_mine": float(said.subject == "I" and told.subject != "I"),
        "same_hour": float(slots.same_hour(fact, question)),
        "other_hour": float(bool(question.reading.clocks and fact.reading.clocks)),
        "same_day": float(any(one == other for one in question.reading.days for other in fact.reading.days)),
        "figures": float(bool(question.reading.quantities and fact.reading.quantities)),
        "spare": float(len(fact.keys) - covered),
        "covered": covered / max(1, len(fact.keys)),
    }


_WHEREABOUTS = re.compile(
    r"\b(?:I|we) (?:was|were|had been|sat|stood|stayed|remained|lay) (?:[a-z]+ )*?"
    r"(?:at|in|on|outside|near|by|behind|home)\b"
)
_HE_OR_SHE = re.compile(r"^(?:\w+ )?(he|she|they|it|I)\b")


def _same_sex(fact: KnownFact, question: ParsedQuestion) -> float:
    """1 where "he" or "she" in the question could be the doer in the fact, -1 where not, 0 where neither is asked."""
    found = _HE_OR_SHE.search(question.statement)
    if found is None or found[1] in ("it", "they", "I"):
        return 0.0
    told = sex_of(fact.clause.subject) or {"He": "he", "She": "she", "he": "he", "she": "she"}.get(
        fact.clause.subject, ""
    )
    if told:
        return 1.0 if told == found[1] else -1.0
    return -0.5 if fact.clause.subject in ("I", "We") else 0.0


def _share_of(fact: KnownFact, keys: Sequence[str]) -> float:
    own = fact.keys | fact.referred
    return sum(any(likeness(key, other) for other in own) for key in keys) / len(keys) if keys else -1.0


_COMPARED = (
    "share",
    "rank",
    "near",
    "near_whole",
    "near_window",
    "near_part",
    "soft",
    "kinds_rare",
    "own_share",
    "part_share",
)


def _beside_others(rows: Sequence[tuple[Hit, dict[str, float]]]) -> None:
    """How far each fact is before or behind the best of the others, and its place among them."""
    for name in _COMPARED:
        values = sorted((row[name] for _, row in rows), reverse=True)
        for _, row in rows:
            best_other = values[0] if row[name] < values[0] or len(values) < 2 else values[1]
            row[f"{name}_ahead"] = row[name] - best_other
            row[f"{name}_place"] = float(sum(value > row[name] for value in values))
    slots_had = sum(row["slot"] for _, row in rows)
    for _, row in rows:
        row["slots"] = slots_had
        row["slot_only"] = row["slot"] / slots_had if slots_had else 0.0
    slotted = [row["share"] for _, row in rows if row["slot"]]
    for _, row in rows:
        row["slot_ahead"] = row["share"] - max(slotted, default=0.0) if row["slot"] else -1.0
