"""What the affidavit says to a question, by the fact that bears on it most: told, affirmed, denied, or not known."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from venire.language.words.stems import stem
from venire_understudy.witness.affidavit.clause import PlainClause
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.entailment import truth
from venire_understudy.witness.entailment.decision import SAME, VALUES, WitnessFinding, signs, wrong_by
from venire_understudy.witness.entailment.polarity import noes, upheld
from venire_understudy.witness.finding.open_account import unlearnt, verbatim
from venire_understudy.witness.finding.put_statement import put
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.bearing import Bearing, as_if_asked, bearings, spoken_of
from venire_understudy.witness.recall.search import Likeness, Nearness, hits, light
from venire_understudy.witness.words.vocabulary import likeness

ANSWERED = {"wh": 0.0, "polar": 0.2, "statement": -1.5, "tell": 0.5}
"""The log odds from which on a question of a form is taken to be answered by some fact: a leading question is seldom
about what the affidavit never touches."""
HINTED = -0.6
"""From here on a witness who does not know can name what it knows of the matter."""
SO, NOT_SO = 0.4, -1.2
"""The log odds from which on what is put is affirmed, and up to which it is denied; between them the witness says what
it knows and neither yes nor no."""
AGAINST, NOT_FOR = 2.0, -1.0
"""The log odds from which on a denial that is plain by rule is not believed, and up to which an affirmation is not."""
FOLLOWS, TOUCHED, CLASH = 0.5, 0.2, 0.6
"""How surely a statement follows from a fact, or clashes with it, for a yes to be said or not said."""
WHOLE, HARDLY = 0.85, 1.5
"""The share of a question's words that is nearly all of them; by how much in log odds a fact may stand behind."""
NEAR = 0.2
"""Below it no word of a fact is near to what a question names."""
DETAILS = frozenset(("when", "clock", "day", "where", "why", "how", "who", "how_long", "how_far", "how_much"))
"""What can be asked only of a thing that was so."""
FAR = 4.0
"""A fact whose odds lie so far below the likeliest one's is not what the question is about."""
TRIED = 6
"""So many facts are held beside what is put, to see whether one of them says just that."""
FOREIGN = 0.15
"""Below this share a fact has nothing of what is asked, whatever its likeness."""
STRANGE = {"name": 9.0, "colour": 9.0, "how_much": 1.5, "how_old": 1.5}
"""What is wanted of which a fact must have one to answer; how much it lowers the log odds that it has none."""
_FIGURE = re.compile(r"\d+(?:[:.,]\d+)*")
BLIND = re.compile(
    r"\b(?:could not|cannot|can not|did not|do not|never|was not able to|unable to)(?: \w+)? "
    r"(?:see|tell|say|know|make|hear|remember|recall|recognise|recognize|identify|learn|"
    r"notice|ask|read|find|get|catch)\b",
    re.IGNORECASE,
)
"""A fact that says only that the witness did not learn it."""


def chosen(
    known: Knowledge,
    question: ParsedQuestion,
    context: Sequence[str] = (),
    nearness: Nearness | None = None,
    vectors: Likeness | None = None,
) -> WitnessFinding:
    """What is known to a question that wants something or puts something."""
    found = bearings(known, question, context, nearness, vectors)
    if question.form == "wh":
        found = _of_the_thing(question, [one for one in found if not _of_the_others(question, one)])
    if not found:
        return WitnessFinding("unknown")
    if question.form != "wh":
        return _unless_said(question, _put(known, question, found, context, nearness, vectors))
    sure, likeliest = spoken_of(found), found[0] if vectors else _plainest(found)
    if _strange(likeliest):
        return WitnessFinding("unknown")
    best = _fittest(question, likeliest, found)
    blind = unlearnt([one.hit.fact for one in found], question) if question.want == "who" else None
    if blind and (not best.hit.slot or best.hit.fact is blind or best.hit.fact.denies or question.deed == "be"):
        return WitnessFinding("unknown", (blind,))
    if any(lacks(question, best) for lacks in (_another_speaker, _unperceived, _untold, _undone, _only_its_time)):
        return WitnessFinding("unknown")
    if question.want in STRANGE and not best.hit.slot:
        other = next((one for one in found if one.hit.slot and one.odds >= best.odds - HARDLY), None)
        if other is None and _BY_HOW_MUCH.match(question.text):
            return WitnessFinding("unknown")
        best, sure = (other, sure) if other else (best, sure - STRANGE[question.want])
    if sure < ANSWERED[question.form]:
        return WitnessFinding("partly", (best.hit.fact,)) if sure >= HINTED else WitnessFinding("unknown")
    return _wanted(known, question, best)


_OTHERS = re.compile(r"(?:the|my|his|her|their) (?:other|remaining)s?\b(?: [\w-]+)*|the rest\b.*", re.IGNORECASE)
_ASKS_OTHERS = re.compile(r"\b(?:others?|rest|else|another|remaining)\b", re.IGNORECASE)


def _of_the_others(question: ParsedQuestion, one: Bearing) -> bool:
    """Whether the fact tells of the other things of their kind, where one of them is asked about."""
    return bool(_OTHERS.match(one.hit.fact.clause.subject)) and not _ASKS_OTHERS.search(question.text)


def _fittest(question: ParsedQuestion, likeliest: Bearing, found: Sequence[Bearing]) -> Bearing:
    """The likeliest fact, or one hardly less likely that fits the question's own words better."""
    best = _asked_of(question, _meanwhile(question, likeliest, found), found)
    best = _at_its_hour(question, _affirmative(question, best, found), found)
    near = [one for one in found[:4] if one.odds >= best.odds - FAR and one.hit.slot]
    exact = verbatim([one.hit.fact for one in near], question)
    return next((one for one in near if one.hit.fact is exact), best)


def _plainest(found: Sequence[Bearing]) -> Bearing:
    """The likeliest, or one hardly less likely that has all words of the question and what it wants."""
    whole = [one for one in found if one.hit.slot and one.hit.direct and one.hit.share >= WHOLE and not one.hit.solid]
    return next((one for one in whole if one.odds >= found[0].odds - HARDLY), found[0])


_BIDDING = re.compile(r"\b(?:asked|told|ordered|begged) (?:me|him|her|us|them) to\b", re.IGNORECASE)
_SPEAKER = re.compile(r"\bdid (?:(?:Dr|Mr|Mrs|Ms|Detective) )?(?:[A-Z]\w+ )*?([A-Z]\w+) (?:say|tell)\b")


def _asked_of(question: ParsedQuestion, best: Bearing, found: Sequence[Bearing]) -> Bearing:
    """What somebody was asked to do, where that is what the question is about."""
    if not _BIDDING.search(question.statement) or _BIDDING.search(best.hit.fact.text):
        return best
    return next((one for one in found[:3] if _BIDDING.search(one.hit.fact.text)), best)


def _another_speaker(question: ParsedQuestion, best: Bearing) -> bool:
    """Whether it is asked what somebody said and the fact speaks of somebody else."""
    found = _SPEAKER.search(question.text) if question.want == "said" else None
    if found is None:
        return False
    fact = best.hit.fact
    return stem(found[1].lower()) not in fact.keys | fact.named | fact.referred | fact.carried


_TELL = frozenset(stem(word) for word in ("tell", "say", "answer", "reply"))
_TOLD = frozenset(
    ("told", "tell", "said", "say", "says", "answered", "replied", "wrote", "promised", "warned", "admitted")
)


def _untold(question: ParsedQuestion, best: Bearing) -> bool:
    """Whether it is asked when or where somebody told something, and the fact tells of no telling."""
    asked = question.verb in _TELL and not question.statement.startswith("I ")
    return asked and question.want in DETAILS - {"who"} and not best.hit.fact.words & _TOLD


_BY_HOW_MUCH = re.compile(r"by how much\b", re.IGNORECASE)


def _undone(question: ParsedQuestion, best: Bearing) -> bool:
    """Whether it is asked by how much something was done, and the fact tells of no such doing."""
    if not _BY_HOW_MUCH.match(question.text) or not question.verb or question.verb in light():
        return False
    told = (*best.hit.fact.keys, *(stem(word) for word in best.hit.fact.words))
    return not any(likeness(question.verb, one) >= SAME for one in told)


_PERCEIVED = re.compile(r"^what did you (?:\w+ly |then |also |first )?(see|hear|find|notice|discover)\b", re.IGNORECASE)


_HIS_THING = re.compile(r"\b(?:about|of|on) [A-Z][\w-]+(?: [A-Z][\w-]+)*'s (?:\w+ )?(?P<thing>[a-z]+)[?. ]*$")


def _of_the_thing(question: ParsedQuestion, found: list[Bearing]) -> list[Bearing]:
    """Only what is about the very thing that is asked about, where somebody has several and a fact tells of this one:
    of his teeth, and not of his hands."""
    asked = _HIS_THING.search(question.text)
    thing = stem(asked["thing"]) if asked else ""
    own = [one for one in found if thing in one.hit.fact.keys]
    return own or found


def _only_its_time(question: ParsedQuestion, best: Bearing) -> bool:
    """Whether it is asked who did something before or after another thing, or what had been done, and the fact tells
    of that other thing alone."""
    if not question.aside or not (question.want == "who" or _HAD_BEEN.match(question.text)):
        return False
    named = [key for key in question.keys if key not in question.aside]
    return not any(best.hit.fact.meets(key) for key in named)


_HAD_BEEN = re.compile(
    r"^(?:(?:and|so|now),? )?what (?:had (?:been (?:done|going on)|gone on|happened)|had [^?]+? been doing"
    r"|did (?!you\b)[^?]+? do)\b",
    re.IGNORECASE,
)


_AT_THE_TIME = re.compile(r"\b(?:before|after|when|while|until)\b", re.IGNORECASE)
"""The best fact may then be of the time that is named, and the one that is asked for another."""


def _unperceived(question: ParsedQuestion, best: Bearing) -> bool:
    """Whether it is asked what the witness saw, heard or found at a place or a time, and the fact tells of no such
    seeing and has not half of what is named: somebody else's observation."""
    found = _PERCEIVED.search(question.text)
    if found is None or best.hit.fact.meets(stem(found[1].lower())) or _AT_THE_TIME.search(question.text):
        return False
    named = [key for key in question.keys if key not in question.aside and key not in light()]
    met = sum(key not in best.hit.missing for key in named)
    return 2 * met < len(named) if named else bool(question.aside)


def _at_its_hour(question: ParsedQuestion, best: Bearing, found: Sequence[Bearing]) -> Bearing:
    """The fact of the hour that the question names, where the likeliest one is of another."""
    asked = {one.minute for one in question.reading.clocks}
    if not asked or not best.hit.fact.reading.clocks or _has_hour(best, asked):
        return best
    return next((one for one in found[:TRIED] if one.hit.slot and _has_hour(one, asked)), best)


def _has_hour(one: Bearing, asked: Collection[int]) -> bool:
    return any(told.minute in asked for told in one.hit.fact.reading.clocks)


def _affirmative(question: ParsedQuestion, best: Bearing, found: Sequence[Bearing]) -> Bearing:
    """What was done, where its when or how much is asked and the likeliest fact tells only what was not."""
    told = best.hit.fact.clause
    if (
        not told.negated
        or BLIND.search(best.hit.fact.text)
        or question.negated
        or question.want not in DETAILS | {"how_many"}
    ):
        return best
    verb = _last_verb(told)
    done = (one for one in found[:TRIED] if one.hit.slot and not one.hit.fact.denies and one.odds >= best.odds - FAR)
    return next((one for one in done if _last_verb(one.hit.fact.clause) == verb), best)


def _last_verb(clause: PlainClause) -> str:
    """The stem of what is done in it; empty for a clause without a verb."""
    return stem((clause.group.split() or [""])[-1].lower())


_MEANWHILE = re.compile(r"\bwhile\b", re.IGNORECASE)


def _meanwhile(question: ParsedQuestion, best: Bearing, found: Sequence[Bearing]) -> Bearing:
    """What was so while something else was, where that is asked, rather than before or after it."""
    if not _MEANWHILE.search(question.statement) or _MEANWHILE.search(best.hit.fact.text):
        return best
    return next(
        (one for one in found[:3] if _MEANWHILE.search(one.hit.fact.text) and one.hit.share >= best.hit.share), best
    )


def _strange(best: Bearing) -> bool:
    """Whether nothing that the question names is in the affidavit, in whatever words."""
    row = best.figures
    near = max(row["soft"], row["kinds_rare"], row["kind_narrow"], row["wanted_near"])
    return row["asked_heavy"] > 0 and row["met_heavy"] == 0.0 and near < NEAR


def _same_denied(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether what the fact says was not done is what the question asks the when or where of."""
    denied = next(
        (stem(word) for word in reversed(fact.clause.group.lower().split()) if word not in ("not", "never")), ""
    )
    asked = {question.verb, question.deed, *(key for key in question.keys if key not in question.aside)}
    return denied in light() or any(likeness(one, denied) >= SAME for one in asked if one)


_OPEN = {"when": "times", "clock": "times", "day": "dates"}
"""What is asked for cannot be wrong in the question."""


def _wanted(known: Knowledge, question: ParsedQuestion, best: Bearing) -> WitnessFinding:
    fact = best.hit.fact
    if fact.denies and BLIND.search(fact.text):
        return WitnessFinding("unknown", (fact,))
    if fact.clause.negated and question.want in DETAILS and best.hit.share >= SAME:
        return WitnessFinding("correct", (fact,)) if _same_denied(fact, question) else WitnessFinding("unknown")
    open_ = _OPEN.get(question.want, "amounts" if question.want.startswith("how_") else "")
    wrong = wrong_by(known, best.hit, question) & VALUES - {"exclusives", "quantifiers", "order", open_}
    return WitnessFinding("correct" if wrong and best.hit.share >= SAME and not best.hit.heavy else "tell", (fact,))


def _put(
    known: Knowledge,
    question: ParsedQuestion,
    found: Sequence[Bearing],
    context: Sequence[str],
    nearness: Nearness | None,
    vectors: Likeness | None,
) -> WitnessFinding:
    """What a fact says in so many words is agreed to; what is plain by rule is said unless the fitted odds speak
    against it; the rest goes by the odds."""
    for one in found[:TRIED]:
        if upheld(known, one.hit, question):
            return WitnessFinding("no" if question.negated else "yes", (one.hit.fact,))
    ruled = _ruled(known, question, found, context, nearness, vectors)
    if ruled is not None:
        return ruled
    if _strange(found[0]):
        return WitnessFinding("unknown")
    sure = spoken_of(as_if_asked(found) if question.form == "statement" else found)
    fact = found[0].hit.fact
    if sure < ANSWERED[question.form]:
        return WitnessFinding("partly", (fact,)) if sure >= HINTED else WitnessFinding("unknown")
    if question.form == "polar" and re.search(r"\bor\b", question.statement):
        return WitnessFinding("tell", (fact,))
    if question.form == "polar" and found[0].hit.share < FOREIGN:
        return WitnessFinding("unknown")
    row = truth.figures(known, question, found[0], vectors)
    odds = truth.odds(row)
    if odds >= SO and _borne_out(known, question, found[0], row):
        return WitnessFinding("no" if fact.denies and question.negated else "yes", (fact,))
    follows = row["follows"] >= FOLLOWS and not question.negated and not fact.denies
    if odds <= NOT_SO and not follows:
        return WitnessFinding("no" if fact.denies and not question.negated else "correct", (fact,))
    return WitnessFinding("tell", (fact,))


def _unless_said(question: ParsedQuestion, finding: WitnessFinding) -> WitnessFinding:
    """No "no" to what the fact says with the same negation, only in other words."""
    if finding.outcome == "correct" and question.negated and _same_denial(question, finding.facts[0]):
        return WitnessFinding("no", finding.facts)
    if finding.outcome not in ("no", "correct") or question.negated or not noes(question.statement):
        return finding
    same = noes(question.statement) == noes(finding.facts[0].text)
    return WitnessFinding("tell", finding.facts) if same else finding


def _borne_out(known: Knowledge, question: ParsedQuestion, best: Bearing, row: Mapping[str, float]) -> bool:
    """Whether a yes can be said: nothing of weight in the question is without its like in the fact. ``row``: the
    figures of its truth."""
    follows = max(row["follows"], row["part_follows"]) >= FOLLOWS
    whole = not best.hit.heavy and best.hit.share >= WHOLE and row["follows"] >= TOUCHED
    only_said = signs(best.hit, question)["only_reported"]
    return (follows or whole) and row["part_conflict"] < CLASH and not only_said and not _says_more(known, question)


def _same_denial(question: ParsedQuestion, fact: KnownFact) -> bool:
    """Whether the fact denies as often as the question and has its figures: there is nothing to put right."""
    figures = set(_FIGURE.findall(question.statement)) <= set(_FIGURE.findall(fact.text))
    own = [key for key in question.keys if key not in light() and not key.startswith("any")]
    met = sum(any(likeness(key, told) for told in fact.keys) for key in own)
    return figures and fact.denies and noes(question.statement) == noes(fact.text) and met >= WHOLE * len(own)


def _ruled(
    known: Knowledge,
    question: ParsedQuestion,
    found: Sequence[Bearing],
    context: Sequence[str],
    nearness: Nearness | None,
    vectors: Likeness | None,
) -> WitnessFinding | None:
    near = vectors(question.statement or question.text, [fact.text for fact in known.facts]) if vectors else ()
    finding = put(known, question, hits((*known.facts, *known.atoms), known, question, context, nearness, near))
    if finding.outcome not in ("yes", "no", "correct"):
        return None
    own = next(one for one in found if one.hit.fact.place == finding.facts[0].place)
    if own.odds < found[0].odds - FAR:
        return None
    odds = truth.odds(truth.figures(known, question, own, vectors))
    affirmed = (finding.outcome == "yes") or (finding.outcome == "no" and question.negated)
    against = odds < NOT_FOR or _says_more(known, question) if affirmed else odds > AGAINST
    return None if against else finding


def _says_more(known: Knowledge, question: ParsedQuestion) -> bool:
    """Whether the question has a figure or a name of which the affidavit has nothing."""
    told = " ".join(fact.text for fact in known.facts)
    figures = set(_FIGURE.findall(question.text)) - set(_FIGURE.findall(told))
    names = {name for name in question.names if name not in known.vocabulary and name not in told.lower()}
    return bool(figures or names)
