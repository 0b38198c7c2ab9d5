"""What the affidavit says to a question: yes, no, this instead, this, partly, or nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.entailment.decision import ENOUGH, WitnessFinding
from venire_understudy.witness.finding.before_and_after import around
from venire_understudy.witness.finding.chosen_fact import chosen
from venire_understudy.witness.finding.reasons import reason_for
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.measures import measured
from venire_understudy.witness.recall.search import Hit, Likeness, Nearness, hits, light
from venire_understudy.witness.recall.slots import has_slot
from venire_understudy.witness.words.vocabulary import likeness, stems_of


def find(
    known: Knowledge,
    question: ParsedQuestion,
    context: Sequence[str] = (),
    nearness: Nearness | None = None,
    vectors: Likeness | None = None,
) -> WitnessFinding:
    """What is known to this question. ``vectors``: likeness of whole sentences, by their vectors."""
    if question.form == "tell":
        near = vectors(question.statement or question.text, [fact.text for fact in known.facts]) if vectors else ()
        return _told(known, question, hits(known.facts, known, question, context, nearness, near))
    if re.match(r"(?:and )?who are you\b", question.text, re.IGNORECASE) and (
        own := [f for f in known.facts if f.calling]
    ):
        return WitnessFinding("tell", tuple(own[:1]))
    if question.want == "occupation" and re.search(r"\b(?:I|my)\b", question.statement, re.IGNORECASE):
        return at_work(known, question)
    finding = chosen(known, question, context, nearness, vectors)
    if question.form != "wh":
        return _unless_told(question, finding)
    finding = _why(known, question, around(known, question, finding))
    lone = _alone(known, question) if finding.outcome in ("unknown", "partly") and not finding.facts else None
    found = _adding(question, _narrowed(known, question, WitnessFinding("tell", (lone,)) if lone else finding))
    return found if all(measured(question.text, fact.text) for fact in found.facts) else WitnessFinding("unknown")


_THEN = re.compile(r"\bthat (?:night|day|morning|evening|afternoon)\b", re.IGNORECASE)
_DEGREE = re.compile(r"(?:(?:and|so|now),? )?how \w+ an? (?P<thing>[\w-]+) (?:is|was)\b", re.IGNORECASE)
"""It is asked in what measure a thing was what it is called: "some guide" answers "How good a guide is it?"."""
_OF_MORE = frozenset(("why", "when", "clock", "day", "where", "how"))


def _adding(question: ParsedQuestion, finding: WitnessFinding) -> WitnessFinding:
    """The finding, or "unknown" where the fact has nothing but what the question said: that is no "why" or "where"."""
    if question.want not in _OF_MORE or finding.outcome != "tell":
        return finding
    fact = finding.facts[0]
    degree = _DEGREE.match(question.text)
    if degree and re.search(rf"\b{re.escape(degree['thing'])}\b", fact.clause.rest):
        return finding
    if has_slot(fact, question):
        return finding
    new = [key for key in content(_THEN.sub("", fact.text)) if not any(likeness(asked, key) for asked in question.keys)]
    return finding if new and question.want != "when" else WitnessFinding("unknown")


def _why(known: Knowledge, question: ParsedQuestion, finding: WitnessFinding) -> WitnessFinding:
    """The reason for a deed, where the fact found tells only the deed."""
    if question.want != "why" or finding.outcome != "tell" or has_slot(finding.facts[0], question):
        return finding
    found = reason_for(known, finding.facts[0])
    if found:
        return WitnessFinding("tell", (found[0],))
    done = not re.match(r"I\b", question.statement) or any(
        likeness(question.verb, key) for key in finding.facts[0].keys
    )
    return finding if done else WitnessFinding("unknown")


_TELLS = re.compile(r"\bI (?:ever |also |then |had )?(?:tell|told|mention(?:ed)?|report(?:ed)?|inform(?:ed)?)\b")
_TELLING = re.compile(
    r"\b(?:tell|told|say|said|mention|report|inform|warn|shout|ask|wrote|call|rang|sp(?:eak|oke))\w*\b"
)


def _unless_told(question: ParsedQuestion, finding: WitnessFinding) -> WitnessFinding:
    """That a thing is so does not say that the witness told anybody."""
    if finding.outcome not in ("yes", "no") or not _TELLS.search(question.statement):
        return finding
    return finding if _TELLING.search(finding.facts[0].text) else WitnessFinding("unknown")


_KIN = re.compile(r"\b(?:child|son|daughter|wife|husband|widow|widower|brother|sister|mother|father|friend)\b")
_BEFALLEN = re.compile(r"\bI have been (?:\w+ed|shown|told|given|paid|asked)\b")


def at_work(known: Knowledge, question: ParsedQuestion) -> WitnessFinding:
    """What the witness is by trade; a question about its work is answered by nothing else."""
    own = [fact for fact in known.facts if not _KIN.search(fact.text) and not _BEFALLEN.search(fact.text)]
    found = [fact for fact in own if fact.calling] or [fact for fact in own if has_slot(fact, question)]
    return WitnessFinding("tell", (found[0],)) if found else WitnessFinding("unknown")


def _narrowed(known: Knowledge, question: ParsedQuestion, finding: WitnessFinding) -> WitnessFinding:
    """The part of a fact that answers by itself, where the rest was not asked for and has nothing of what was."""
    if finding.outcome != "tell" or question.want in (
        "what", "said", "why", "how", "name", "occupation", "weather", "who",
    ):  # fmt: skip
        return finding
    fact = finding.facts[0]
    whole = hits((fact,), known, question)
    parts = hits(known.of(fact), known, question, every=True)
    if len(parts) < 2 or not whole or sum(part.slot for part in parts) != 1:
        return finding
    fit = next(part for part in parts if part.slot)
    missing = set(_own_missing(fit)) - set(_own_missing(whole[0]))
    return WitnessFinding("tell", (fit.fact,)) if fit.fact.standing == "told" and not missing else finding


def _own_missing(hit: Hit) -> list[str]:
    """What the question says and the fact has neither itself nor by a pronoun."""
    own = hit.fact.keys | hit.fact.referred
    return [key for key in hit.asked if not any(likeness(key, other) for other in own)]


def _alone(known: Knowledge, question: ParsedQuestion) -> KnownFact | None:
    """The fact that alone has what is wanted, where the question says nothing else that the affidavit could know."""
    if question.want in ("occupation", "weather"):
        return (
            next((fact for fact in known.facts if has_slot(fact, question)), None)
            if question.want == "weather" or {"I", "my"} & set(question.statement.split())
            else None
        )
    if question.want not in ("how_much", "how_old", "how_tall", "how_fast", "clock", "day", "how_far", "colour"):
        return None
    if any(key not in light() and key not in _OPEN for key in question.keys):
        return None
    having = [fact for fact in known.facts if has_slot(fact, question)]
    return having[0] if len(having) == 1 else None


_OPEN = stems_of(["total", "sum", "amount", "price", "cost", "fee", "start"])


def _told(known: Knowledge, question: ParsedQuestion, found: Sequence[Hit]) -> WitnessFinding:
    if all(key in light() for key in question.keys):
        own = [fact for fact in known.facts if not fact.calling] or list(known.facts)
        return WitnessFinding("tell", tuple(own[:6]))
    good = [hit.fact for hit in found if hit.share >= ENOUGH and not hit.solid] or [
        hit.fact for hit in found if hit.share >= ENOUGH
    ]
    return (
        WitnessFinding("tell", tuple(sorted(good[:4], key=lambda fact: fact.place)))
        if good
        else WitnessFinding("unknown")
    )
