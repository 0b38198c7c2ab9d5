"""``venire study``: measure many sessions."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from venire.app import Venire
from venire.catalog import kinds
from venire.cli.studies.audit import app as audit
from venire.cli.studies.tables import tell_study, to_be_written
from venire.cli.terminal.running import run
from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.part import loaded
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest
from venire.proceedings.trial.request import TrialRequest
from venire.studies.runs.benchmarks import benchmark
from venire.studies.runs.generalisation import generalisation
from venire.studies.runs.hearing_files import planted_study, transcript_study
from venire.studies.runs.proof import responses
from venire.studies.runs.prose import ReadsProse
from venire.studies.runs.sessions import deliberations, examinations, reasons, verdicts
from venire.studies.shares import share
from venire.studies.statements import measure as measure_statements

app = typer.Typer(no_args_is_help=True, add_completion=False)
app.add_typer(audit, name="audit")
CaseId = Annotated[str, typer.Option(help="A case id.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Csv = Annotated[Path | None, typer.Option("--csv", callback=to_be_written, help="Write the figures to this file too.")]
Sessions = Annotated[int, typer.Option(min=1, max=100_000, help="How many sessions.")]
MOST_SEEDS = 1000


def _read() -> list[str]:
    """The kinds of which somebody can say how their sessions read."""
    return [name for name, kind in kinds().items() if kind.prose is not None]


def _known(proceeding: str) -> str:
    """The kind by its name. Raises `typer.BadParameter` with the names that will do."""
    if proceeding in _read():
        return proceeding
    raise typer.BadParameter(f"{proceeding[:40]!r} is not one of {', '.join(map(repr, _read()))}.")


Read = Annotated[str, typer.Option(callback=_known, metavar=f"<{'|'.join(_read())}>", help="Which sessions are read.")]


@app.callback()
def study() -> None:
    """Measure many sessions in memory: how they read, why votes change, what first ballots become."""


def _seeds(count: int, base: int = 1) -> list[str]:
    return [str(base + number) for number in range(count)]


@app.command()
def prose(
    case: CaseId = "murder",
    sessions: Sessions = 20,
    rounds: Annotated[
        int | None, typer.Option(min=1, max=500, help="Rounds of each; 12 of a deliberation, 3 of a debate.")
    ] = None,
    proceeding: Read = "deliberation",
    seed: int = 1,
    as_json: Json = False,
    csv: Csv = None,
) -> None:
    """How the sessions read: repeated sentences and frames, grounds, answers, filler.

    `venire study prose --case arson --proceeding debate --sessions 10` reads ten debates on the arson.
    """
    reads: ReadsProse = loaded(kinds()[proceeding].prose)
    told = run(lambda venire: reads(venire, case, rounds, _seeds(sessions, seed)), in_memory=True)
    tell_study(told, as_json, csv)


@app.command("reasons")
def why(
    case: CaseId = "murder",
    flips: Annotated[int, typer.Option(min=1)] = 100,
    seed: int = 1,
    as_json: Json = False,
    csv: Csv = None,
) -> None:
    """How many changed votes are undone when the speech that the debrief names is not made, or another by lot."""
    wish = DeliberationRequest(case=case)
    told = run(lambda venire: reasons(venire, wish, _seeds(flips * 2, seed), flips), in_memory=True)
    tell_study(asdict(told), as_json, csv)


@app.command()
def ballots(
    guilty: Annotated[int, typer.Argument(min=0, max=12, help="Guilty votes on the first ballot.")],
    case: CaseId = "murder",
    sessions: Sessions = 100,
    seed: int = 1,
    as_json: Json = False,
    csv: Csv = None,
) -> None:
    """What becomes of juries of twelve that open with this many guilty votes, by seats drawn by lot."""
    told = run(lambda venire: _ballots(venire, case, guilty, _seeds(sessions, seed)), in_memory=True)
    tell_study(told, as_json, csv)


async def _ballots(venire: Venire, case: str, guilty: int, seeds: list[str]) -> dict[str, object]:
    ends, rounds, mood = list[str](), list[int](), list[float]()
    for seed in seeds:
        drawn = set(Chance(seed).shuffled(range(12), "ballot")[:guilty])
        ballot = tuple(int(number in drawn) for number in range(12))
        wish = DeliberationRequest(case=case, params=Params(first_ballot=ballot))
        async for session in deliberations(venire, wish, [seed]):
            end = venire.debrief(session)
            ends.append(end.verdict)
            rounds.append(end.rounds)
            mood.append(end.mood_share)
    shares = {name: asdict(share(ends.count(name), len(ends))) for name in ("not_guilty", "hung", "guilty")}
    mean = sum(rounds) / len(rounds)
    return {"first_guilty": guilty, **shares, "rounds": round(mean, 2), "mood_share": round(sum(mood) / len(mood), 4)}


@app.command("verdicts")
def ends(
    case: CaseId = "murder",
    without: Annotated[
        list[str] | None, typer.Option(help="An exhibit or piece of evidence that these juries never hear of: X4.")
    ] = None,
    sessions: Sessions = 60,
    seed: int = 1,
    as_json: Json = False,
    csv: Csv = None,
) -> None:
    """How juries decide a case that they have read, and what becomes of it without a piece of its evidence.

    Run it twice, as `venire study verdicts --case collision` and with `--without X1`: the verdict owes the difference
    to that exhibit.
    """
    wish = DeliberationRequest(case=case, without=tuple(without or ()))
    told = run(lambda venire: verdicts(venire, wish, _seeds(sessions, seed)), in_memory=True)
    tell_study({"case": case, **asdict(told)}, as_json, csv)


@app.command()
def proof(
    case: CaseId = "murder",
    sessions: Sessions = 60,
    questions: Annotated[int, typer.Option(min=1, max=200, help="The most on direct and on cross.")] = 6,
    seed: int = 1,
    as_json: Json = False,
    csv: Csv = None,
) -> None:
    """What juries make of a trial as the prosecution's exhibits and then its witnesses are taken away one by one.

    A trial takes seconds, and there is one for each seed at each step: begin with few sessions.
    """
    params = ExaminationParams(direct=questions, cross=questions, redirect=0, recross=0)
    wish = TrialRequest(examine=ExaminationRequest(case=case, params=params))
    told = run(lambda venire: _proof(venire, wish, case, _seeds(sessions, seed)), in_memory=True)
    tell_study(told, as_json, csv)


async def _proof(venire: Venire, wish: TrialRequest, case: str, seeds: list[str]) -> dict[str, object]:
    steps = dict[str, object]()
    async for response in responses(venire, wish, venire.library.load(case), seeds):
        name = f"without {response.taken}" if response.taken else "whole"
        typer.echo(f"{name}: {response.guilty.count} of {response.guilty.of} guilty", err=True)
        steps[name] = asdict(response)
    return steps


@app.command()
def statements(
    case: CaseId = "murder",
    seeds: Annotated[str, typer.Option(help="Seeds of the examinations: 1-100, or one number.")] = "1-10",
    as_json: Json = False,
    csv: Csv = None,
) -> None:
    """What witnesses say in examinations played by the understudy, checked word by word against their affidavits."""
    drawn = _range(seeds)
    wish = ExaminationRequest(case=case)
    told = run(lambda venire: _statements(venire, wish, case, drawn), in_memory=True)
    tell_study(told, as_json, csv)


async def _statements(venire: Venire, wish: ExaminationRequest, case: str, seeds: list[str]) -> dict[str, object]:
    records = [list(session.entries) async for session in examinations(venire, wish, seeds)]
    return asdict(measure_statements(records, venire.library.load(case)))


def _range(seeds: str) -> list[str]:
    """The seeds from one number to another. Raises :class:`VenireError` for anything else."""
    found = re.fullmatch(r"(\d{1,9})(?:-(\d{1,9}))?", seeds.strip())
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
    if last < first or last - first >= MOST_SEEDS:
        raise VenireError(f"{seeds!r} is no range of seeds.", f"Write it as 1-100, with at most {MOST_SEEDS} seeds.")
    return [str(seed) for seed in range(first, last + 1)]


@app.command()
def transcript(
    path: Annotated[Path, typer.Argument(help="A hearing: an inquiry's .rst, or printed minutes by speakers.")],
    case_less: Annotated[
        bool, typer.Option("--case-less", help="Judge each question by itself, without what was said before it.")
    ] = False,
    as_json: Json = False,
    csv: Csv = None,
) -> None:
    """A hearing that took place: its bare answers as full facts, objections to its questions, questions asked again."""
    tell_study(transcript_study(path, case_less), as_json, csv)


@app.command()
def planted(
    folder: Annotated[Path, typer.Argument(help="A folder with the transcripts that the plants name.")],
    data: Annotated[Path, typer.Option(help="The plants, JSON Lines: id, file, line, ground, question.")],
    as_json: Json = False,
    csv: Csv = None,
) -> None:
    """Defects planted into hearings that took place: how many are found, and what counsel's own questions draw."""
    tell_study(planted_study(folder, data), as_json, csv)


@app.command("benchmark")
def measured(
    task: Annotated[str, typer.Argument(help="objections, rulings, hearsay … A wrong name lists all.")],
    data: Annotated[Path, typer.Option(help="The labelled set: JSON Lines, or tab-separated text for hearsay.")],
    case: Annotated[str, typer.Option(help="The case of a set for hearing whose lines name none.")] = "",
    as_json: Json = False,
    csv: Csv = None,
) -> None:
    """How well the law judges a labelled set, with intervals, and what plain guessing would reach beside it.

    `venire study benchmark hearing --case murder --data FILE` puts its questions to whoever is seated as a witness.
    """
    tell_study(benchmark(task, data, case).told(), as_json, csv)


@app.command("generalisation")
def generalised(
    data: Annotated[Path, typer.Option(help="A folder that holds a folder of sets for each writer.")],
    as_json: Json = False,
    csv: Csv = None,
) -> None:
    """How well words are understood that nobody here has seen: six kinds of sets, by writer and together.

    Each writer's folder holds any of questions, objections, rulings, entailment, dedup and speeches, with the ending
    .jsonl. `venire study generalisation --data tests/sets/fresh` runs the sets that are kept for it.
    """
    tell_study(generalisation(data), as_json, csv)
