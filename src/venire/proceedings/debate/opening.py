"""How a debate is opened: contents pinned by hash, what cannot be debated refused. Source: spec/debate.md, "Flow"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite

from venire.errors import ConfigurationError
from venire.kernel.opening import Opening, pin, read_pinned
from venire.law.debating.criteria import CRITERIA
from venire.law.debating.subject import Subject
from venire.proceedings.debate import params as limits
from venire.proceedings.debate.events import DebateOpened, Holder
from venire.proceedings.debate.params import DebateParams, Debater
from venire.proceedings.debate.rules import DebateRules
from venire.proceedings.words import cleaned

LONGEST_TOPIC = 2000
LONGEST_SOURCE = 200_000
LONGEST_NAME = 80
LONGEST_ROLE = 2000
MOST_SOURCES = 50


def open_debate(
    subject: Subject, params: DebateParams, seed: str, holders: Mapping[str, Holder] | None = None
) -> Opening:
    """Open a debate. ``holders`` names the seats that are not held by an AI: ``debater/1`` → ``person``.

    Raises :class:`ConfigurationError` with the first thing that is wrong, in a sentence.
    """
    subject = subject.model_copy(update={"topic": cleaned(subject.topic)})
    _check_subject(subject)
    _check_debaters(params.debaters)
    require_params(params)
    subject_hash, body = pin(subject)
    held: dict[str, Holder] = {seat: by for seat, by in (holders or {}).items() if by != "ai"}
    opened = DebateOpened(subject_hash=subject_hash, params=params, seed=seed, holders=held)
    return Opening(tuple(DebateRules(subject, seed).begun(opened)), {subject_hash: body})


def rebuild(opened: DebateOpened, contents: Mapping[str, bytes]) -> DebateRules:
    """The rules as they stood when this opening was recorded."""
    return DebateRules(read_pinned(Subject, contents[opened.subject_hash]), opened.seed)


def _check_subject(subject: Subject) -> None:
    if not subject.topic:
        raise ConfigurationError("The topic is empty.", "Say in a sentence what is to be debated.")
    _require_length("The topic", subject.topic, LONGEST_TOPIC)
    if len(subject.sources) > MOST_SOURCES:
        raise ConfigurationError(f"There are {len(subject.sources)} sources.", f"Give {MOST_SOURCES} at the most.")
    _require_different("source", [source.id for source in subject.sources])
    for source in subject.sources:
        _require_length(f"The source {source.id}", source.text, LONGEST_SOURCE)


def _check_debaters(debaters: Sequence[Debater]) -> None:
    if len(debaters) < 2:
        many = "one debater" if debaters else "no debater"
        raise ConfigurationError(f"There is {many}.", "Name at least two.")
    if len(debaters) > limits.MOST_DEBATERS:
        raise ConfigurationError(f"There are {len(debaters)} debaters.", f"Name {limits.MOST_DEBATERS} at the most.")
    for place, debater in enumerate(debaters, start=1):
        if not debater.name:
            raise ConfigurationError(f"Debater {place} has no name.", "Give each a name of its own.")
        _require_length(f"The name of debater {place}", debater.name, LONGEST_NAME)
        _require_length(f"The role of {debater.name}", debater.role, LONGEST_ROLE)
        _require_length(f"The persona of {debater.name}", debater.persona, LONGEST_ROLE)
    _require_different("debater", [debater.name.casefold() for debater in debaters])


def require_params(params: DebateParams) -> None:
    """Raises :class:`ConfigurationError` for numbers that no debate can have."""
    _check_counts(params)
    _check_thinking(params.debaters)
    _check_weights(params)


def _check_counts(params: DebateParams) -> None:
    for what, number, most in (
        ("rounds", params.rounds, limits.MOST_ROUNDS),
        ("evaluators", params.evaluators, limits.MOST_EVALUATORS),
    ):
        if not 1 <= number <= most:
            raise ConfigurationError(f"{number} is no number of {what}.", f"Give 1 to {most}.")


def _check_thinking(debaters: Sequence[Debater]) -> None:
    """How long a debater may think is not its own to say yet; said otherwise than usual, nobody would read it."""
    for one in debaters:
        if one.reasoning is not None and one.reasoning.thinking_budget != limits.THINKING:
            raise ConfigurationError(
                f"The thinking_budget of {one.name} is not passed on to a model yet.",
                "Leave it out, and set `thinking` for the role `debater` in models.yaml.",
            )


def _check_weights(params: DebateParams) -> None:
    unknown = [one for one in params.criteria if one not in CRITERIA]
    if unknown:
        raise ConfigurationError(f"There is no criterion {unknown[0][:40]!r}.", f"Weigh some of {', '.join(CRITERIA)}.")
    _require_weights("criteria", list(params.criteria.values()))
    if params.evaluator_weights:
        _require_weights("evaluators", params.evaluator_weights)
        if len(params.evaluator_weights) != params.evaluators:
            raise ConfigurationError(
                f"There are {len(params.evaluator_weights)} weights for {params.evaluators} evaluators.",
                "Give one for each, or none.",
            )


def _require_weights(of: str, weights: Sequence[float]) -> None:
    wrong = next((one for one in weights if not isfinite(one) or one < 0), None)
    if wrong is not None:
        raise ConfigurationError(f"{wrong} is no weight.", f"Weigh the {of} with numbers from 0 on.")
    if sum(weights) <= 0:
        raise ConfigurationError(f"The weights of the {of} sum to 0.", "Let at least one of them weigh something.")


def _require_length(what: str, text: str, most: int) -> None:
    if len(text) > most:
        raise ConfigurationError(f"{what} has {len(text):,} characters.", f"Give {most:,} at the most.")


def _require_different(what: str, names: Sequence[str]) -> None:
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise ConfigurationError(f"Two {what}s are called {twice[:LONGEST_NAME]!r}.", "Give each a name of its own.")
