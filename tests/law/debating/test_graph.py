"""The graph of arguments: what cannot stand together is refused with a sentence."""

from __future__ import annotations

import pytest

from tests.law.debating.arguments import argument
from venire.law.debating.graph import ArgumentGraph, BadGraph, graph_of


def test_arguments_in_any_order_make_a_graph_that_knows_what_bears_on_what() -> None:
    graph = graph_of([argument("A2", ("rebuts", "A1")), argument("A1"), argument("A3", ("supports", "A1"))])
    assert [(one.id, to.kind) for one, to in graph.bearing_on("A1")] == [("A2", "rebuts"), ("A3", "supports")]
    assert list(graph.bearing_on("A3")) == []


def test_a_circle_of_support_is_refused_and_named() -> None:
    circle = [argument("A1", ("supports", "A3")), argument("A2", ("supports", "A1")), argument("A3", ("refines", "A2"))]
    with pytest.raises(BadGraph) as refused:
        graph_of(circle)
    told = str(refused.value)
    assert told.startswith("These arguments lean on one another in a circle: ")
    assert all(pair in told for pair in ("A1 on A3", "A2 on A1", "A3 on A2"))
    assert refused.value.remedy


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([argument("A1", ("rebuts", "A9"))], "A1 rebuts A9, which nobody has made."),
        ([argument("A1", ("supports", "A1"))], "A1 supports itself."),
        ([argument("A1"), argument("A1")], "There are two arguments A1."),
        (
            [argument("A1"), argument("A2", ("supports", "A1"), ("rebuts", "A1"))],
            "A2 bears on A1 in two ways.",
        ),
    ],
    ids=["dangling", "itself", "same id", "twice"],
)
def test_what_does_not_fit_is_one_sentence(arguments: list[object], sentence: str) -> None:
    with pytest.raises(BadGraph) as refused:
        graph_of(arguments)  # pyright: ignore[reportArgumentType] - a list of arguments, told as objects by pytest
    assert str(refused.value) == sentence
    assert refused.value.remedy


def test_what_is_added_may_only_bear_on_what_was_said_before() -> None:
    graph = ArgumentGraph().joined(argument("A1"))
    with pytest.raises(BadGraph, match="A2 rebuts A3, which nobody has made"):
        graph.joined(argument("A2", ("rebuts", "A3")))
    with pytest.raises(BadGraph, match="There is an argument A1 already"):
        graph.joined(argument("A1"))
    assert list(graph.joined(argument("A2", ("undercuts", "A1"))).arguments) == ["A1", "A2"]
    assert list(graph.arguments) == ["A1"]
