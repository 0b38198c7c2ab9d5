"""Whether a yes or a no is proved by the fact it rests on: its figures, its not, its time and its may agree with it.

To be near is not enough: "I owned one until it was stolen" is no yes to "Do you own one?", and "No" is not said to what
the fact affirms. A witness that cannot say yes or no tells the fact. Source: spec/trial.md, "Testimony state".
"""

from __future__ import annotations

import re

from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.entailment.decision import MET, WitnessFinding
from venire_understudy.witness.finding.chosen_fact import BLIND
from venire_understudy.witness.proof.company import company
from venire_understudy.witness.proof.figures import by_figures
from venire_understudy.witness.proof.negation_scope import as_may_be, denied_in, denies_it
from venire_understudy.witness.proof.not_reached import not_reached
from venire_understudy.witness.proof.overreach import unless_unproven
from venire_understudy.witness.proof.refutation import unless_unrefuted
from venire_understudy.witness.proof.sworn_ignorance import asks_knowing, is_unknowing, sworn_unknown, sworn_untrue
from venire_understudy.witness.questions.question import ParsedQuestion

_MOST = 0.6
_WHO = re.compile(r"\b(?:who|whom|whose|what|which|whether|where|how|why|when|if)\b", re.IGNORECASE)
_NOT_WHO = re.compile(
    r"\bI (?:did|could) not (?:see|learn|notice|find out) (?:(?:to|with|by|for) whom|whether|where|how)\b"
)


def proven(known: Knowledge, question: ParsedQuestion, finding: WitnessFinding) -> WitnessFinding:
    """The finding, mended where a yes or a no is not borne out by the fact it rests on."""
    if question.form not in ("polar", "statement"):
        return finding
    if (lone := company(known, question)) is not None:
        return lone
    if (never := not_reached(known, question)) is not None:
        return never
    if (blind := sworn_unknown(known, question)) is not None:
        return WitnessFinding("no" if asks_knowing(question) else "tell", (blind,))
    if (untrue := sworn_untrue(known, question)) is not None:
        return WitnessFinding("no", (untrue,))
    if (
        finding.outcome == "tell"
        and question.form == "polar"
        and _denied_whole(known.facts[finding.facts[0].place], question)
    ):
        return WitnessFinding("no", finding.facts)
    if finding.facts and finding.outcome in ("tell", "partly", "correct") and not question.negated:
        other = by_figures(known, question, finding.facts[0])
        if other is not None and other.outcome == "correct":
            return other
    if question.negated and finding.outcome == "correct" and _denied_too(finding.facts[0], question):
        return WitnessFinding("no", finding.facts)
    if not finding.facts or finding.outcome not in ("yes", "no", "correct") or question.negated:
        return finding
    fact = known.facts[finding.facts[0].place]
    if finding.outcome == "no" and _of_a_clause(fact, question):
        return by_figures(known, question, fact) or WitnessFinding("unknown")
    open_ = as_may_be(fact, question)
    if open_ is not None:
        return WitnessFinding("yes" if open_ else "tell", (fact,))
    if is_unknowing(fact, question) and not asks_knowing(question):
        return WitnessFinding("unknown")
    mended = unless_unproven if finding.outcome == "yes" else unless_unrefuted
    return mended(known, question, finding, fact)


def _denied_whole(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact has all of the question, and the heart of it behind a no."""
    heavy = [key for key in question.keys if key not in question.aside]
    met = all(fact.meets(key, key in question.names) >= MET for key in heavy)
    return len(heavy) > 1 and met and denies_it(fact, question) and not BLIND.search(fact.text)


def _denied_too(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact denies what the question denies, so that there is nothing to put right."""
    met = sum(fact.meets(key, key in question.names) >= MET for key in question.keys)
    return fact.denies and bool(question.keys) and met >= _MOST * len(question.keys) and denied_in(fact, question)


def _of_a_clause(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact only denies having seen who, what or to whom, and the question asks for no such thing."""
    return _NOT_WHO.search(fact.text) is not None and _WHO.search(question.statement) is None
