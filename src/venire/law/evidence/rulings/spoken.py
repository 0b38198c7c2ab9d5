"""A ruling as the judge speaks it: one sentence, terse, explained or teaching; varied, and never by chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from venire.law.evidence.grounds import CARDS, Ground, Phase, Ruling
from venire.law.evidence.rules import rule_cited
from venire.law.evidence.rulings.unfounded import refusals

_EXPLAINED = {
    "sustained": (
        "Sustained, since {because}; Rule {rule}.",
        "I will sustain that under Rule {rule}: {because}.",
        "The objection is good under Rule {rule}, for {because}.",
        "Sustained under Rule {rule}, because {because}.",
        "No, counsel: {because}, and Rule {rule} stands in the way.",
        "That will not do: {because}; Rule {rule}.",
        "Rule {rule}, counsel: {because}, and so the objection is sustained.",
    ),
    "overruled": (
        "Overruled, since {because}; Rule {rule}.",
        "I will let it stand under Rule {rule}: {because}.",
        "The objection fails under Rule {rule}, for {because}.",
        "Overruled under Rule {rule}, because {because}.",
        "The witness may answer, as {because}; Rule {rule} asks no more.",
        "I shall hear the answer under Rule {rule}, since {because}.",
        "Overruled: {because}, which is enough for Rule {rule}.",
    ),
}
_TEACHING = {
    "sustained": (
        "Sustained under Rule {rule} ({heading}): {because}, so {cure}.",
        "That objection is sound, counsel, because {because}; Rule {rule} ({heading}) bars it, so {cure}.",
    ),
    "overruled": (
        "Overruled under Rule {rule} ({heading}): {because}, and {test}.",
        "The witness may answer, because {because}; that is Rule {rule} ({heading}), and {test}.",
    ),
}
_TAUGHT = (
    "Overruled under Rule {rule} ({heading}): nothing in the question bears that out, counsel, and {test}.",
    "The witness may answer. Rule {rule} ({heading}) is not touched by this question: {test}.",
)
_CURES: dict[Ground, str] = {
    "leading": "ask who, what, when or where, and let the witness supply the answer",
    "compound": "put one question at a time",
    "argumentative": "ask for the fact and keep the comment for your closing",
    "asked_and_answered": "move on, or ask what has not been asked",
    "assumes_facts": "prove the fact first, or ask whether it is so",
    "narrative": "ask for one event at a time",
    "vague": "say which person, thing or time you mean",
    "non_responsive": "the part that went past the question is struck",
    "scope": "recall the witness in your own case if you need this",
    "foundation": "show first how the witness knows",
    "speculation": "ask what the witness saw or heard",
    "opinion": "ask for what was perceived, or call someone qualified",
    "hearsay": "call the speaker, or bring the statement within an exception",
    "relevance": "tie it to a fact the jury must decide, or leave it",
    "character": "prove what was done, not what kind of person did it",
    "best_evidence": "offer the document itself, or account for its absence",
    "privilege": "ask for facts, not for what was said in confidence",
}
_TESTS: dict[Ground, str] = {
    "leading": "a leading form does harm only where the witness will follow it",
    "compound": "a question may name two things when one answer serves both",
    "argumentative": "sharpness alone is no argument",
    "asked_and_answered": "only the same question, fully answered, is spent",
    "assumes_facts": "what has been sworn to is not assumed",
    "narrative": "a question with a clear end may be answered at length",
    "vague": "plain words need no gloss",
    "non_responsive": "an answer is not struck because it displeases",
    "scope": "cross reaches the subject of direct and the witness's credit",
    "foundation": "it is enough that a juror could find the witness knows",
    "speculation": "a witness may always say what was within reach of the senses",
    "opinion": "the test is what the opinion rests on",
    "hearsay": "words are hearsay only when offered for their truth and outside every exception",
    "relevance": "a brick need not be a wall",
    "character": "the rule forbids an inference and not a fact",
    "best_evidence": "the rule guards the content of writings and nothing else",
    "privilege": "the privilege covers communications and not facts",
}
Style = Literal["terse", "explained", "teaching"]


def spoken(
    ruling: Ruling, ground: Ground, rule: str, because: str, question: str, style: Style, phase: Phase = "direct"
) -> str:
    """The sentence. The same question always gets the same wording; different questions take turns."""
    return taking_turns(wordings(ruling, ground, rule, because, question, style, phase), question)


def taking_turns(said: Sequence[str], question: str) -> str:
    """One of these wordings, by the question."""
    return said[sum(map(ord, question)) % len(said)]


def wordings(
    ruling: Ruling, ground: Ground, rule: str, because: str, question: str, style: Style, phase: Phase = "direct"
) -> tuple[str, ...]:
    """Every sentence in which this ruling can be spoken, at least one."""
    if style == "terse":
        return (f"{ruling.capitalize()}; Rule {rule}.",)
    forms = (_TEACHING if style == "teaching" else _EXPLAINED)[ruling]
    if ruling == "overruled" and not because:
        plain = style == "explained" or (ground == "leading" and phase in ("cross", "recross"))
        forms = refusals(ground, question, phase) if plain else _TAUGHT
    cited = rule_cited(rule)
    slots = {
        "rule": rule,
        "because": because or _plainly(ground, phase),
        "heading": cited.heading if cited else rule,
        "cure": _CURES[ground],
        "test": _TESTS[ground],
    }
    return tuple(form.format(**slots) for form in forms)


_PAST: dict[Phase, str] = {
    "redirect": "redirect keeps to what cross opened, and this is new",
    "recross": "recross keeps to what redirect opened, and this is new",
}


def _plainly(ground: Ground, phase: Phase) -> str:
    """The reason to sustain where nothing but the question decides."""
    if ground == "scope" and phase in _PAST:
        return _PAST[phase]
    if ground == "compound":
        return "it puts two questions in one, and an answer could belong to either"
    hint = CARDS[ground].hint.rstrip(".")
    return hint[0].lower() + hint[1:]
