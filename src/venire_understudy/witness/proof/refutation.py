"""Whether a no may rest on a fact: it needs something in the fact that clashes, or a denial of just this.

To what the fact affirms in other words "No" is false; what is only near to it puts nothing right.
Source: spec/trial.md, "Testimony state".
"""

from __future__ import annotations

import re
from dataclasses import replace

from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.entailment.conflict import beside, conflict
from venire_understudy.witness.entailment.decision import (
    MET,
    SWEEPING,
    WitnessFinding,
    other_way,
    owned_otherwise,
    wrong_in,
)
from venire_understudy.witness.entailment.denial import same_doer
from venire_understudy.witness.entailment.polarity import noes
from venire_understudy.witness.proof.figures import by_figures
from venire_understudy.witness.proof.negation_scope import about_its_no, denies_it
from venire_understudy.witness.proof.overreach import LIKE, only_supposed, sweeping
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import light
from venire_understudy.witness.words.vocabulary import likeness, opposed

_MINDS = frozenset(stem(word) for word in words("know believe think want understand mean expect hope realise intend"))
_ALWAYS = frozenset(stem(word) for word in words("always entirely completely everyone everybody everything"))
_MANNER = re.compile(r" [a-z]+ly\b\.?$")
"""How it was done is no thing that another could stand in the place of."""
_OTHERWISE = frozenset(("roles", "names", "order", "exclusives", "quantifiers"))
"""Rules by which a fact says another thing with the same words: who did it to whom."""
CLASH = 0.6
"""From here on a fact puts another thing in the place of what is asked."""
NEARLY = 0.75
"""With such a share of the question a fact that does not clash is told without a no."""


def unless_unrefuted(
    known: Knowledge, question: ParsedQuestion, finding: WitnessFinding, fact: KnownFact
) -> WitnessFinding:
    """The no, or what can be said instead where nothing in the fact refutes what is put."""
    if fact.denies:
        strange = finding.outcome == "no" and (_of_another_deed(fact, question) or not about_its_no(fact, question))
        if strange and any(opposed(key, told) for key in question.keys for told in fact.keys):
            return WitnessFinding("correct", (fact,))
        return WitnessFinding("unknown") if strange else finding
    if finding.outcome != "correct":
        return finding
    clash = conflict(beside(fact, replace(question, statement=_MANNER.sub("", question.statement)))) >= CLASH
    if not clash and _hardly(fact, question):
        return WitnessFinding("unknown")
    if not clash and _agrees(known, question, fact):
        return WitnessFinding("yes" if _says_it(fact, question) else "tell", (fact,))
    if not clash and _same_mind(fact, question):
        return WitnessFinding("tell", (fact,))
    return WitnessFinding("tell", (fact,)) if sweeping(fact, question) and _else_met(fact, question) else finding


def _agrees(known: Knowledge, question: ParsedQuestion, fact: KnownFact) -> bool:
    """Whether the fact has nearly all that is put and nothing that goes against it: no other figure, owner, hour or
    opposite, and no not."""
    heavy = [key for key in question.keys if key not in light()]
    met = sum(fact.meets(key, key in question.names) >= MET for key in heavy)
    if not heavy or met < NEARLY * len(heavy) or noes(question.statement) or denies_it(fact, question):
        return False
    apart = any(opposed(one, other) for one in question.keys if one not in fact.keys for other in fact.keys)
    hours = {one.minute for one in fact.reading.clocks}
    late = bool(hours) and any(one.minute not in hours for one in question.reading.clocks)
    against = apart or late or owned_otherwise(fact, question) or other_way(fact, question) or sweeping(fact, question)
    against = against or bool(wrong_in(known, fact, question) & _OTHERWISE)
    return not against and by_figures(known, question, fact) is None


def _says_it(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact says whole what is put, of the same doer and as a thing that was."""
    pair = beside(fact, question)
    whole = all(fact.meets(key, key in question.names) >= MET for key in question.keys)
    deed = pair.same_deed or question.verb in light() or fact.meets(question.verb) >= MET
    told = fact.standing == "told" and not only_supposed(fact, question)
    return whole and deed and told and same_doer(fact, pair.said.subject)


def _else_met(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact has all of the question but its "all" or "always"."""
    other = [key for key in question.keys if key not in light() and not SWEEPING.search(key) and key not in _ALWAYS]
    return all(fact.meets(key, key in question.names) >= MET for key in other)


def _of_another_deed(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact denies a doing of which the question says nothing: "I did not ask" to "Did you find it?"."""
    row = [word for word in fact.clause.group.lower().split() if word not in ("not", "never")]
    denied = stem(row[-1]) if row and fact.clause.negated else ""
    if not denied or denied in light() or not question.verb:
        return False
    if all(fact.meets(key, key in question.names) >= LIKE for key in question.keys if key != question.verb):
        return False
    return not any(likeness(one, denied) >= LIKE for one in (*question.keys, question.verb))


def _hardly(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact has hardly anything of what is put, so that it puts nothing right."""
    heavy = [key for key in question.keys if key not in light() and key not in question.aside]
    met = sum(fact.meets(key, key in question.names) >= LIKE for key in heavy)
    return not heavy or 2 * met < len(heavy)


def _same_mind(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether both say what somebody knew, believed or wanted."""
    pair = beside(fact, question)
    return pair.told.verb in _MINDS and pair.said.verb == pair.told.verb and pair.said.subject == pair.told.subject
