"""Whether a yes or a no may be sworn to on a fact: what a question says beside names, who does it, and when it was.

The odds of a fact say that it is near to a question, not that it answers it: "Did you know him?" is near to every fact
that names him. Source: spec/trial.md, "Testimony state".
"""

from __future__ import annotations

import re

from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.knowledge import KnownFact
from venire_understudy.witness.entailment.decision import MET, WitnessFinding
from venire_understudy.witness.finding.chosen_fact import BLIND
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import light
from venire_understudy.witness.words.vocabulary import likeness, opposed

TOUCHED = 0.5
"""From here on a fact has a word of the question, be it only by what it leans on."""
_THING = re.compile(r"\b(?:the|an?|one|my|his|her|their|white|bright) (\w+)")
_ANY_DEED = frozenset(stem(word) for word in words("do have get be make go come take happen remember recall"))
_PERCEIVE = frozenset(
    stem(word) for word in words("see hear notice know tell say recognise identify remember make learn find watch")
)
_OBJECT = re.compile(r"^I (?:(?:ever|then|also|not|never|had|have) )*\w+ (?:him|her|them)\b")
_TOLD = re.compile(r"\b(?:told (?:me|us)|said)\b[^\"]*?\bthat\b")
_TELLING = re.compile(r"\b(?:tell|told|say|said|claim\w*|stat(?:e|ed)|speak|spoke|mention\w*)\b", re.IGNORECASE)
_SPEECH = frozenset(("told", "said", "that", "me"))
_BY = re.compile(r"\b(?:by|on) (itself|himself|herself|accident|mistake|chance|purpose)\b", re.IGNORECASE)
_NIGHT = re.compile(r"\b(?:night|evening|tonight)\b", re.IGNORECASE)
_MORNING = re.compile(r"\b\d{1,2}(?:[:.]\d\d)? ?a\.?m\b|\bin the morning\b", re.IGNORECASE)
_NEAR = frozenset(stem(word) for word in words("near close nearby beside far"))
_PLACED = re.compile(r"\b(?:yards|feet|metres|miles|below|beside|above|next to|behind|opposite)\b")


def warranted(finding: WitnessFinding, question: ParsedQuestion, leans: bool) -> WitnessFinding:
    """The finding, or "unknown" where the fact it rests on is only near to what is put. ``leans``: the question leans
    on what was just said, whose words it need not say again."""
    if finding.outcome not in ("yes", "no", "correct") or question.form not in ("polar", "statement"):
        return finding
    fact = finding.facts[0]
    if _only_near(fact, question) and finding.outcome == "correct":
        return WitnessFinding("tell", finding.facts)
    if finding.outcome == "yes" and _by_say_so(fact, question):
        return WitnessFinding("tell", finding.facts)
    if any(test(finding, fact, question) for test in (_of_names, _of_another, _of_a_foe, _unlearnt, _at_night, _how)):
        return WitnessFinding("unknown")
    looked = question.looked and bool(BLIND.search(fact.text))  # "Did you see anyone?"
    instead = finding.outcome == "correct" and bool(_heavy(question))  # what is so may share no word with what was put
    free = leans or looked or instead
    return WitnessFinding("unknown") if not free and _of_nothing(fact, question) else finding


def _by_say_so(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether what is put stands only in what somebody else said: that she told him so does not make it so."""
    found = _TOLD.search(fact.text)
    if found is None or fact.text.startswith("I ") or _TELLING.search(question.text):
        return False
    outer = fact.text[: found.end()].lower()
    return all(stem(word) not in question.keys for word in re.findall(r"[a-z]+", outer) if word not in _SPEECH)


def _heavy(question: ParsedQuestion) -> list[str]:
    return [key for key in question.keys if key not in light() and key not in question.aside]


def _of_nothing(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the question has no word of weight, or the fact hardly one of them: "You weren't there, were you?"."""
    heavy = _heavy(question)
    return not heavy or not any(fact.meets(key, key in question.names) >= TOUCHED for key in heavy)


def _of_names(finding: WitnessFinding, fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether nothing but names is shared, and what was done is something else: "Do you like her?"."""
    if not question.verb or question.verb in _ANY_DEED or finding.outcome != "yes":
        return False
    others = [key for key in _heavy(question) if key not in question.names and key != question.verb]
    return not others and not _has(fact, question.verb)


def _of_another(finding: WitnessFinding, fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the witness is asked what it did to somebody and the fact tells what something else did."""
    if not _OBJECT.match(question.statement) or finding.outcome != "yes":
        return False
    return not re.search(r"\b(?:I|my)\b", f"{fact.clause.front} {fact.clause.subject}", re.IGNORECASE) or not _has(
        fact, question.verb
    )


def _of_a_foe(finding: WitnessFinding, fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the only word of weight is met by its opposite alone: "dark" by the light that somebody carried."""
    heavy = _heavy(question)
    if len(heavy) != 1 or heavy[0] in fact.keys:
        return False
    things = {stem(word) for word in _THING.findall(fact.text.lower())}
    return any(opposed(heavy[0], told) for told in fact.keys & things)


def _unlearnt(finding: WitnessFinding, fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether a yes would rest on a fact which says only that the witness did not learn it."""
    asked = {question.verb, question.deed} | {stem(word) for word in question.statement.lower().split()}
    return finding.outcome == "yes" and bool(BLIND.search(fact.text)) and not asked & _PERCEIVE


def _at_night(finding: WitnessFinding, fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether a yes to "that night" would rest on what was in the morning."""
    when = f"{fact.clause.front} {fact.clause.rest}"
    return finding.outcome == "yes" and bool(_NIGHT.search(question.text) and _MORNING.search(when))


def _how(finding: WitnessFinding, fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether a yes would swear to a manner of which the fact has nothing: "by itself"."""
    manner = _BY.search(question.text)
    return finding.outcome == "yes" and manner is not None and manner[1].lower() not in fact.text.lower()


def _only_near(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether all that the fact lacks is "near", and it says how near."""
    lacking = [key for key in _heavy(question) if fact.meets(key, key in question.names) < MET]
    return bool(lacking) and all(key in _NEAR for key in lacking) and bool(_PLACED.search(fact.text))


def _has(fact: KnownFact, verb: str) -> bool:
    return any(likeness(verb, told) for told in (*fact.keys, *(stem(word) for word in fact.words)))
