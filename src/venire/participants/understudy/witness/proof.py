# ruff: noqa: E501 - a pattern is read as one line
"""Whether a yes or a no is proved by the fact it rests on: its figures, its not, its time and its may agree with what is put.

To be near is not enough: "I owned one until it was stolen" is no yes to "Do you own one?", and "No" is not said to what
the fact affirms. A witness that cannot say yes or no tells the fact. Source: spec/trial.md, "Testimony state".
"""

from __future__ import annotations

import re

from venire.law.entailment.stems import stem
from venire.law.entailment.wordlist import words
from venire.participants.understudy.witness.choosing import BLIND
from venire.participants.understudy.witness.company import asks_company, company
from venire.participants.understudy.witness.conflict import beside, conflict
from venire.participants.understudy.witness.deciding import (
    MET,
    SPEAKING,
    SPOKEN_OF,
    SWEEPING,
    Finding,
    owned_otherwise,
    wrong_in,
)
from venire.participants.understudy.witness.figures import by_figures
from venire.participants.understudy.witness.frame import frame_of
from venire.participants.understudy.witness.knowledge import Knowledge, Known
from venire.participants.understudy.witness.order import in_order
from venire.participants.understudy.witness.question import Question
from venire.participants.understudy.witness.scope import as_may_be, denies_it
from venire.participants.understudy.witness.search import light
from venire.participants.understudy.witness.unknowing import asks_knowing, sworn_unknown, sworn_untrue
from venire.participants.understudy.witness.vocabulary import likeness

_NOW = re.compile(
    r"^(?:and |so |but )?(?:do|does|are|is|am) (?:\w+ ){1,4}?(?P<state>own|have|possess|keep|live|hold|work|carry|know|employ|rent|belong|still)\b",
    re.IGNORECASE,
)
_OVER = re.compile(
    r"\b(?:until|till) (?:it|he|she|they|I|the|that|my|his|her)\b|\bno longer\b|\bused to\b|\b(?:was|were|been) (?:stolen|sold|lost)\b",
    re.IGNORECASE,
)
_PAST = re.compile(
    r"^(?:I|We|My \w+) (?:owned|had|kept|possessed|lived|held|worked|carried|knew|employed|rented|was|were)\b"
)
_PERCEIVING = frozenset(stem(word) for word in words("see hear notice watch recognise witness"))
_STATE = re.compile(r"\b(?:was|is|were|are) (?P<state>[a-z]+)[.?! ]*$")
_ALWAYS = frozenset(stem(word) for word in words("always entirely completely everyone everybody everything"))
_MINDS = frozenset(stem(word) for word in words("know believe think want understand mean expect hope realise intend"))
_ALONE = re.compile(r"\b(?:alone|by (?:my|him|her)self)\b")
_WHO = re.compile(r"\b(?:who|whom|whose|what|which|whether|where|how|why|when|if)\b", re.IGNORECASE)
_NOT_WHO = re.compile(
    r"\bI (?:did|could) not (?:see|learn|notice|find out) (?:(?:to|with|by|for) whom|whether|where|how)\b"
)
_TOGETHER = re.compile(r"\b(?:with|by) (?:any|some)(?:body|one)\b|\btogether\b", re.IGNORECASE)
_TELLING = frozenset(stem(word) for word in words("tell say ask warn promise answer shout report"))
_TOLD = frozenset(
    words(
        """told tell tells said say says asked ask asks warned warn promised promise answered answer replied spoke wrote
        shouted reported agreed ordered called mentioned explained admitted denied thanked gave refused"""
    )
)
_WOULD = re.compile(r"\b(?:should|would|could|might|ought) (?:not )?(?:have|like)\b", re.IGNORECASE)
_DEGREE = re.compile(
    r"\b(?:a lot|lots|much|heavily|often|many|badly|seriously|severely|regularly|constantly)\b", re.IGNORECASE
)
CLASH = 0.6
LIKE = 0.5
"""From here on a verb of the fact may be the one of the question in another word."""


def proven(known: Knowledge, question: Question, finding: Finding) -> Finding:
    """The finding, mended where a yes or a no is not borne out by the fact it rests on."""
    if question.form not in ("polar", "statement"):
        return finding
    if (lone := company(known, question)) is not None:
        return lone
    if (blind := sworn_unknown(known, question)) is not None:
        return Finding("no" if asks_knowing(question) else "tell", (blind,))
    if (untrue := sworn_untrue(known, question)) is not None:
        return Finding("no", (untrue,))
    if (
        finding.outcome == "tell"
        and question.form == "polar"
        and _denied_whole(known.facts[finding.facts[0].place], question)
    ):
        return Finding("no", finding.facts)
    if finding.facts and finding.outcome in ("tell", "partly", "correct") and not question.negated:
        other = by_figures(known, question, finding.facts[0])
        if other is not None and other.outcome == "correct":
            return other
    if not finding.facts or finding.outcome not in ("yes", "no", "correct") or question.negated:
        return finding
    fact = known.facts[finding.facts[0].place]
    if finding.outcome == "no" and _of_a_clause(fact, question):
        return by_figures(known, question, fact) or Finding("unknown")
    open_ = as_may_be(fact, question)
    if open_ is not None:
        return Finding("yes" if open_ else "tell", (fact,))
    return _yes(known, question, finding, fact) if finding.outcome == "yes" else _no(question, finding, fact)


def _yes(known: Knowledge, question: Question, finding: Finding, fact: Known) -> Finding:
    if (other := by_figures(known, question, finding.facts[0])) is not None:
        return other
    if denies_it(fact, question):
        return Finding("no", (fact,))
    if _is_over(fact, question):
        return Finding("correct", (fact,))
    if _unseen(fact, question) or asks_company(question):
        return Finding("tell" if _ALONE.search(fact.text) else "unknown", (fact,))
    if owned_otherwise(fact, question) or wrong_in(known, fact, question) & {"times", "dates"}:
        return Finding("correct", (fact,))
    if _ALONE.search(fact.text) and _TOGETHER.search(question.text):
        return Finding("no", (fact,))
    if _untold(fact, question):
        return Finding("unknown")
    if (ordered := in_order(known, question, fact)) is not None:
        return ordered
    if (
        _undone(fact, question)
        or _supposed(fact, question)
        or _in_degree(fact, question)
        or _sweeping(fact, question)
        or _another_state(fact, question)
        or _was_once(fact, question)
    ):
        return Finding("tell", (fact,))
    return finding


def _no(question: Question, finding: Finding, fact: Known) -> Finding:
    """A no to what a fact affirms needs something in the fact that clashes."""
    if fact.denies:
        return Finding("unknown") if finding.outcome == "no" and _of_another_deed(fact, question) else finding
    if finding.outcome != "correct":
        return finding
    if conflict(beside(fact, question)) < CLASH and _hardly(fact, question):
        return Finding("unknown")
    if _same_mind(fact, question) and conflict(beside(fact, question)) < CLASH:
        return Finding("tell", (fact,))
    return Finding("tell", (fact,)) if _sweeping(fact, question) and _else_met(fact, question) else finding


def _else_met(fact: Known, question: Question) -> bool:
    """Whether the fact has all of the question but its "all" or "always"."""
    other = [key for key in question.keys if key not in light() and not SWEEPING.search(key) and key not in _ALWAYS]
    return all(fact.meets(key, key in question.names) >= MET for key in other)


def _of_another_deed(fact: Known, question: Question) -> bool:
    """Whether the fact denies a doing of which the question says nothing: "I did not ask" to "Did you find it?"."""
    row = [word for word in fact.clause.group.lower().split() if word not in ("not", "never")]
    denied = stem(row[-1]) if row and fact.clause.negated else ""
    if not denied or denied in light() or not question.verb:
        return False
    if all(fact.meets(key, key in question.names) >= LIKE for key in question.keys if key != question.verb):
        return False
    return not any(likeness(one, denied) >= LIKE for one in (*question.keys, question.verb))


def _hardly(fact: Known, question: Question) -> bool:
    """Whether the fact has hardly anything of what is put, so that it puts nothing right."""
    heavy = [key for key in question.keys if key not in light() and key not in question.aside]
    met = sum(fact.meets(key, key in question.names) >= LIKE for key in heavy)
    return not heavy or 2 * met < len(heavy)


def _untold(fact: Known, question: Question) -> bool:
    """Whether it is asked what somebody told or asked, and the fact tells of no such thing."""
    said = frame_of(question.statement, question.verb).verb
    return said in _TELLING and not fact.words & _TOLD and not any(said == key for key in fact.keys)


def _undone(fact: Known, question: Question) -> bool:
    """Whether what the question says was done has nothing like it in the fact."""
    verb = question.verb
    if verb in SPEAKING and fact.words & SPOKEN_OF:
        return False
    return bool(verb) and verb not in light() and verb in question.keys and fact.meets(verb) < LIKE


def _supposed(fact: Known, question: Question) -> bool:
    """Whether the fact tells only what might or should have been, and the question asks what was."""
    found = _WOULD.search(f"{fact.clause.group} {fact.clause.rest}")
    return found is not None and found[0].split()[0].lower() not in question.text.lower()


def _in_degree(fact: Known, question: Question) -> bool:
    """Whether a yes would swear to a "much" or "often" of which the fact has nothing."""
    found = _DEGREE.search(question.text)
    return found is not None and _DEGREE.search(fact.text) is None


def _denied_whole(fact: Known, question: Question) -> bool:
    """Whether the fact has all of the question, and the heart of it behind a no."""
    heavy = [key for key in question.keys if key not in question.aside]
    met = all(fact.meets(key, key in question.names) >= MET for key in heavy)
    return len(heavy) > 1 and met and denies_it(fact, question) and not BLIND.search(fact.text)


def _of_a_clause(fact: Known, question: Question) -> bool:
    """Whether the fact only denies having seen who, what or to whom, and the question asks for no such thing."""
    return _NOT_WHO.search(fact.text) is not None and _WHO.search(question.statement) is None


def _is_over(fact: Known, question: Question) -> bool:
    """Whether it is asked what is so now, and the fact says until when it was."""
    return _NOW.search(question.text) is not None and fact.clause.past and _OVER.search(fact.text) is not None


def _was_once(fact: Known, question: Question) -> bool:
    """Whether it is asked what is so now, and the fact tells only what was."""
    return _NOW.search(question.text) is not None and _PAST.search(fact.text) is not None


def _unseen(fact: Known, question: Question) -> bool:
    """Whether it is asked what somebody else saw or heard, of which the fact has nothing."""
    if question.verb not in _PERCEIVING or question.statement.startswith("I "):
        return False
    return not any(likeness(question.verb, stem(word)) >= MET for word in fact.words)


def _sweeping(fact: Known, question: Question) -> bool:
    """Whether a yes would swear to all where the fact tells of one."""
    asked = {word.lower() for word in SWEEPING.findall(question.statement)}
    return bool(asked) and not any(SWEEPING.search(word) for word in fact.words)


def _another_state(fact: Known, question: Question) -> bool:
    """Whether it is asked if a thing was working, known, used …, and the fact has no such state."""
    found = _STATE.search(question.statement) if question.form == "polar" else None
    state = stem(found["state"]) if found else ""
    return state in light() and state in question.keys and fact.meets(state) < MET


def _same_mind(fact: Known, question: Question) -> bool:
    """Whether both say what somebody knew, believed or wanted."""
    pair = beside(fact, question)
    return pair.told.verb in _MINDS and pair.said.verb == pair.told.verb and pair.said.subject == pair.told.subject
