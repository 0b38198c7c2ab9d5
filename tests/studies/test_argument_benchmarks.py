"""The benchmarks of arguments and fallacies count as they say, and refuse what is no such set."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from venire.errors import VenireError
from venire.law.argument.strength.regression import fitted, fitted_without
from venire.law.evidence.question.setting import shared_words
from venire.models.vectors.embedding import EmbeddedVectors
from venire.studies.benchmarks.argument_quality import ArgumentQualityJudged, argument_quality, right
from venire.studies.benchmarks.baselines.ridge_regression import LabelledText, judge_after
from venire.studies.benchmarks.fallacies import fallacies, macro_f1
from venire.studies.benchmarks.measures.correlation import pearson, ranks, spearman
from venire.studies.benchmarks.sets.argument_pairs import Pair, read_arguments
from venire.studies.benchmarks.sets.fallacies import read_fallacies
from venire.studies.benchmarks.sets.spoilt_arguments import SPOILINGS
from venire.studies.runs.benchmarks import benchmark

GOOD = "Sleepers save fuel, because one train of them replaces three flights and two hundred hotel beds."
BAD = "trains suck lol"
HEAD = "#id\tlabel\ta1\ta2\n"
VECTORS = EmbeddedVectors()


def rows(texts: Sequence[str]) -> Sequence[Sequence[float]]:
    return VECTORS.rows(texts).tolist()


def pairs_file(folder: Path, name: str, *lines: str) -> Path:
    path = folder / name
    path.write_text(HEAD + "".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def fallacy_file(folder: Path, name: str, *items: tuple[str, str]) -> Path:
    path = folder / name
    lines = [f'"{text}",{label}\n' for text, label in items]
    path.write_text("source_article,updated_label\n" + "".join(lines), encoding="utf-8")
    return path


def test_the_better_argument_comes_first_whichever_column_it_stands_in(tmp_path: Path) -> None:
    pairs_file(tmp_path, "night-trains_yes.csv", f"1\ta1\t{GOOD}\t{BAD}", f"2\ta2\t{BAD}<br/>\t{GOOD}")
    read = read_arguments(tmp_path)
    assert [(one.better, one.worse, one.topic) for one in read.pairs] == [(GOOD, BAD, "night-trains")] * 2
    report = argument_quality(tmp_path, rows).told()
    assert report["pairwise_accuracy"] == 1.0
    assert report["length_matched_n"] == 0
    assert report["baseline"] == {"length": 1.0, "length_matched_by_length": 0.0}


def test_a_wrong_label_is_counted_against_the_judge(tmp_path: Path) -> None:
    path = pairs_file(tmp_path, "night-trains_no.csv", f"1\ta1\t{BAD}\t{GOOD}")
    report = argument_quality(path, rows)
    assert report.scores["pairwise_accuracy"] == 0.0
    assert list(report.missed) == ["night-trains_no/1"]


def test_matched_means_within_a_quarter_of_the_longer() -> None:
    def pair(better: int, worse: int) -> Pair:
        return Pair("1", "t", "s", "x " * better, "x " * worse)

    assert [pair(*one).matched for one in ((4, 3), (3, 4), (5, 3), (1, 1))] == [True, True, False, True]
    assert [pair(*one).longer for one in ((4, 3), (3, 4), (2, 2))] == [1.0, 0.0, 0.5]
    assert right([ArgumentQualityJudged(pair(1, 1), 0.0), ArgumentQualityJudged(pair(1, 1), 2.0)]) == 0.75


def test_a_known_topic_is_judged_by_weights_without_it(tmp_path: Path) -> None:
    topic = next(iter(fitted_without()))
    assert fitted_without()[topic] != fitted()
    ranked = tmp_path / "ranks"
    ranked.mkdir()
    pairs_file(tmp_path, f"{topic}_yes.csv", f"1\ta1\t{GOOD}\t{BAD}")
    text = f"#id\trank\targument\n1\t0.1\t{GOOD}\n2\t0.9\t{BAD}\n"
    (ranked / f"{topic}_yes.csv").write_text(text, encoding="utf-8")
    told = argument_quality(tmp_path, rows).told()
    assert told["spearman"] == pytest.approx(1.0)


@pytest.mark.parametrize("task", ["argument-quality", "fallacies"])
@pytest.mark.parametrize("text", ["", "{}\n", HEAD, HEAD + "1\tb\tx\ty\n", HEAD + "1\ta1\tx\n", "a,b\n1,2\n"])
def test_a_wrong_file_is_one_sentence(task: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.csv"
    path.write_text(text, encoding="utf-8")
    for one in (path, tmp_path, tmp_path / "none"):
        with pytest.raises(VenireError) as refused:
            benchmark(task, one)
        assert refused.value.remedy
        assert "\n" not in str(refused.value)


def test_correlation_by_value_and_by_rank() -> None:
    assert ranks([3.0, 1.0, 3.0]) == [2.5, 1.0, 2.5]
    assert spearman([1.0, 2.0, 3.0], [1.0, 10.0, 100.0]) == pytest.approx(1.0)
    assert 0.8 < pearson([1.0, 2.0, 3.0], [1.0, 10.0, 100.0]) < 1.0
    assert pearson([1.0, 1.0], [1.0, 2.0]) == 0.0


@pytest.mark.parametrize("name", SPOILINGS)
def test_a_spoilt_argument_is_another_and_always_the_same(name: str) -> None:
    text = f"{GOOD} It is cheap as well."
    once, again = (SPOILINGS[name](text, Random(2)) for _ in range(2))
    assert once == again != text


def test_labels_are_learned_and_one_can_be_favoured() -> None:
    known = [LabelledText(f"either {one} or nothing", "dilemma") for one in ("tea", "war", "rain")]
    known += [LabelledText(f"everyone buys {one} now", "crowd") for one in ("tea", "war", "rain")]
    texts = ["either jam or nothing", "everyone buys jam now"]
    assert judge_after(known, texts) == ["dilemma", "crowd"]
    assert judge_after(known, ["zebra"], "dilemma") == ["dilemma"]
    assert judge_after(known, ["zebra"], "crowd") == ["crowd"]


def test_what_stands_among_the_known_is_not_measured_on(tmp_path: Path) -> None:
    fallacy_file(tmp_path, "edu_train.csv", ("Either tea or war, you must choose now", "false dilemma"))
    same, fresh = "Either tea or war: you must choose now!", "Everyone I know drinks rain water, so should you"
    fallacy_file(tmp_path, "edu_dev.csv", (same, "false dilemma"), (fresh, "ad populum"), (fresh, "ad populum"))
    read = read_fallacies(tmp_path)
    assert [one.text for one in read.measured] == [fresh]
    assert (len(read.known), read.repeated) == (1, 2)


def test_false_alarms_are_counted_on_testimony(tmp_path: Path) -> None:
    path = fallacy_file(tmp_path, "edu_test.csv", ("Either we sing or we sink.", "false dilemma"))
    hearing = ["I walked home at six that evening.", "Either you lied or you forgot it all.", "Yes."]
    report = fallacies(path, shared_words, lambda _: [hearing])
    assert report.macro_f1 == 1.0
    assert report.false_alarm_rate == 0.5
    assert fallacies(path, shared_words, lambda _: []).false_alarm_rate is None


def test_macro_f1_is_over_the_kinds_that_occur() -> None:
    assert macro_f1([("a", "a"), ("b", "a")]) == pytest.approx((2 / 3 + 0) / 2)


def test_a_second_judge_is_told_beside_the_first(tmp_path: Path) -> None:
    path = pairs_file(tmp_path, "trains_yes.csv", f"1\ta1\t{GOOD}\t{BAD}")
    told = argument_quality(path, rows, lambda _, text: -float(len(text)))
    assert told.scores["pairwise_accuracy"] == 1.0
    assert told.scores["panel_pairwise_accuracy"] == 0.0


def test_the_panels_liking_is_told_by_the_command(tmp_path: Path) -> None:
    path = pairs_file(tmp_path, "trains_yes.csv", f"1\ta1\t{GOOD}\t{BAD}")
    assert benchmark("argument-quality", path).told()["panel_pairwise_accuracy"] == 1.0
