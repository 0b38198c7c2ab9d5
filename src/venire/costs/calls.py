"""How many calls a session makes of models, and how long they are: a small reckoning from its settings, before it
begins.

Fitted to 76 sessions of the shipped case that a scripted model played in every seat, tokens counted at four characters
each, and tried on others (docs/design/models.md, "What it will cost"). Answers are reckoned at the length that a real
model's have. Calls that fail and are made again are not in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import sqrt

from venire.law.case_file.case import Case, Side, other
from venire.law.training.scoring import seeks
from venire.models.roles import Role
from venire.proceedings.debate.params import DebateParams
from venire.proceedings.deliberation.params import Params
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.persuasion.params import PersuasionParams
from venire.proceedings.trial.params import TrialParams

SPEAKERS, AT_FIRST = 2.35, 2.5
"""Speeches of a round on the average, whatever the size of the jury, and so many more in the first rounds together."""
TALK = 0.8
"""Rounds for each juror, or of the most that are allowed where these are fewer, that a jury talks on the average; only
its votes can tell."""
SPREAD = 0.35
"""By which share the questions put to one witness may be fewer or more; those to several even out."""
HEARD = 0.75
"""How much of a case file a jury knows that heard witnesses and was given no file."""
USED: Mapping[int, float] = {-1: 0.25, 0: 0.6, 1: 1.0}
"""Which share of their turns people use who persuade: at the least, probably, and at the most."""
WHOLE = 6
"""Exchanges after which the prompt of a talk grows no more."""
SPOKEN: Mapping[int, float] = {-1: 80, 0: 120, 1: 200}
"""Tokens that are spoken in one argument of a debate: at the least, probably, and at the most."""
READ, FOUND = 740, 30
"""Tokens of the reader's rules and form, and of what it hands in, which in most turns is nothing."""
FILE = 6800
"""Tokens of a case file as the reader has it: the shipped ones come near to what it is told at most."""
READ_ALOUD = 1.6
"""Turns that are read for each question put: the answer, and the question unless it is wrong on purpose."""
SETTLED = 8
"""Rounds after which a prompt grows no more: what was said is summed up."""


@dataclass(frozen=True, slots=True)
class Expected:
    """Calls of one role, and the tokens of each."""

    role: Role
    calls: float
    tokens_in: float
    tokens_out: float


def jury_calls(params: Params, rounds: int, people: int = 0, known: float = 1.0) -> Iterator[Expected]:
    """A deliberation of so many rounds.

    ``people``: jurors who are no AI, each of whom has a draft made in a round. ``known``: how long the papers of the
    case are, as a share of a whole file.
    """
    spoken = (SPEAKERS * rounds + AT_FIRST) * max(0, params.size - people) / params.size
    speech = known * (2500 + 26 * min(rounds, SETTLED))
    yield Expected("juror", spoken, speech, 90)
    yield Expected("batch_updater", rounds, known * (1850 + 52 * params.size), 20 * params.size)
    yield Expected("narrator", 4 + 0.27 * rounds, known * 1280, 100)
    yield Expected("scribe", people * rounds, speech, 90)
    yield Expected("summarizer", (rounds - 1) // params.summary_every, 850, 60)
    yield _read(SPEAKERS * rounds + AT_FIRST, FILE, 300 + 20 * min(rounds, SETTLED))


def _read(turns: float, papers: float, matter: float) -> Expected:
    """The reader's calls: one for each turn, whoever speaks. ``papers``: tokens of what may be cited; ``matter``: of
    what was said before, and of the turn."""
    return Expected("monitor", turns, READ + papers + matter, FOUND)


def rounds_expected(params: Params) -> tuple[int, int, int]:
    """The fewest, the likely and the most rounds."""
    if not params.early_end:
        return params.max_rounds, params.max_rounds, params.max_rounds
    return 1, max(1, round(TALK * min(params.size, params.max_rounds))), params.max_rounds


def court_calls(
    case: Case, params: ExaminationParams, people: frozenset[Side] = frozenset(), lean: int = 0
) -> Iterator[Expected]:
    """An examination. ``people``: the sides whose counsel is no AI. ``lean``: -1 for a short one, 1 for a long one."""
    sides: Mapping[str, Side] = {one.id: one.side for one in case.witnesses}
    called = [one for one in params.witnesses or tuple(sides) if one in sides]
    likely = sum(sum(questions(case, params, one, sides[one])) for one in called)
    asked = likely * (1 + lean * SPREAD / sqrt(max(1, len(called))))
    counsel = (2.35 * asked + 2 * len(called)) * (2 - len(people)) / 2
    yield Expected("opposing_counsel", counsel, 2600, 40)
    yield Expected("witness", asked, 1740, 45)
    yield Expected("reporter", asked, 1660, 40)
    yield Expected("judge", 0.33 * asked, 2430, 60)
    yield _read(READ_ALOUD * asked, FILE, 1000)


def questions(case: Case, params: ExaminationParams, witness: str, side: Side) -> tuple[float, float, float]:
    """Questions put to a witness on direct, on cross, and after that: counsel asks while there is something to be had,
    and no more than it may."""
    own = sum(one.witness == witness and seeks(one, side, side) for one in case.elicits)
    others = sum(one.witness == witness and seeks(one, other(side), side) for one in case.elicits)
    after = 0.75 * min(params.redirect, 1) + 0.2 * min(params.recross, 1)
    return min(params.direct, 4 + 3.7 * own), min(params.cross, 2.1 + 1.0 * others), after


def trial_calls(
    case: Case, params: TrialParams, rounds: int, people: frozenset[Side] = frozenset(), lean: int = 0
) -> Iterator[Expected]:
    """A whole trial: addresses, evidence, and a jury that knows what it heard."""
    yield from court_calls(case, params.examination, people, lean)
    speakers = 2 - len(people)
    yield Expected("opposing_counsel", speakers * params.openings, 2570, 250)
    yield Expected("opposing_counsel", speakers * params.closings, 1320, 250)
    yield _read(2 * (params.openings + params.closings), FILE, 800)
    if params.jury:
        yield from jury_calls(params.deliberation, rounds, known=HEARD)


def talk_calls(params: PersuasionParams, jurors: int, person: bool, lean: int = 0) -> Iterator[Expected]:
    """A persuasion of so many jurors, one call for each thing said. ``person``: whether one plays, who may leave turns
    unused; the scripted players use them all, and the mute one none."""
    used = 0.0 if params.player == "mute" and not person else USED[lean] if person else 1.0
    each = max(1.0, used * params.turns)
    yield Expected("juror", jurors * each if used else 0, 2150 + 60 * min((1 + each) / 2, WHOLE), 120)
    yield _read(2 * jurors * each if used else 0, FILE, 500)


def debate_calls(
    params: DebateParams, papers: float, people: int = 0, lean: int = 0, read: float | None = None
) -> Iterator[Expected]:
    """A debate: one call for each argument, each scoring and each verdict, and one look at the topic. ``papers``:
    tokens of the case or of the sources; ``people``: debaters who are no AI; ``lean``: -1 for short arguments, 1 for
    long ones; ``read``: tokens of the papers as the reader has them, where these are not the same."""
    stages, argued = params.rounds + 2, SPOKEN[lean]
    arguments = len(params.debaters) * stages
    heard = len(params.debaters) * (stages - 1) / 2
    if params.sensitivity is None or params.complexity is None:
        yield Expected("evaluator", 1, 250 + papers, 60)
    yield Expected("debater", arguments - people * stages, 850 + papers + 0.3 * argued * heard, 1.7 * argued)
    yield Expected("evaluator", arguments, 450 + argued, 150)
    yield Expected("evaluator", params.evaluators, 200 + 0.55 * argued * arguments, 80)
    yield _read(arguments, papers if read is None else read, 300 + argued * (6 + stages / 2))


def merged(calls: Iterator[Expected]) -> Mapping[Role, Expected]:
    """Role -> all its calls together, with the tokens of one on the average; roles that are not called are left out."""
    found = dict[Role, Expected]()
    for one in calls:
        before = found.get(one.role, Expected(one.role, 0, 0, 0))
        many = before.calls + one.calls
        if one.calls > 0:
            found[one.role] = Expected(
                one.role,
                many,
                (before.calls * before.tokens_in + one.calls * one.tokens_in) / many,
                (before.calls * before.tokens_out + one.calls * one.tokens_out) / many,
            )
    return found
