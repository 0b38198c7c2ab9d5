"""Nodes in layers: edges lead on, circles are borne, nothing lies on anything, crossings are few."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from venire.web.figures.layers import Edge, layered

SIZE = 9
EDGES = st.lists(st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1)), max_size=20)


def test_a_chain_is_a_row() -> None:
    layout = layered(3, [(0, 1), (1, 2)])
    assert layout.spots == {0: (0, 0.0), 1: (1, 0.0), 2: (2, 0.0)}
    assert (layout.layers, layout.rows) == (3, 1)


def test_an_edge_over_a_layer_passes_it_beside_the_node() -> None:
    layout = layered(3, [(0, 1), (1, 2), (0, 2)])
    passing = layout.routes[0, 2][1]
    assert passing[0] == 1
    assert passing[1] != layout.spots[1][1]


def test_two_edges_that_would_cross_do_not() -> None:
    layout = layered(4, [(0, 3), (1, 2)])
    rows = {node: row for node, (_, row) in layout.spots.items()}
    assert (rows[0] < rows[1]) == (rows[3] < rows[2])


def test_a_circle_is_borne_and_an_edge_to_itself_left_out() -> None:
    layout = layered(2, [(0, 1), (1, 0), (1, 1)])
    assert set(layout.routes) == {(0, 1), (1, 0)}
    assert layout.routes[1, 0] == list(reversed(layout.routes[0, 1]))


@given(EDGES)
def test_every_edge_leads_from_its_one_end_to_the_other(edges: list[Edge]) -> None:
    layout = layered(SIZE, edges)
    for (by, to), route in layout.routes.items():
        assert (route[0], route[-1]) == (layout.spots[by], layout.spots[to])
        assert len({layer for layer, _ in route}) == len(route) >= 2
    assert len(set(layout.spots.values())) == SIZE
    assert set(layout.routes) == {edge for edge in edges if edge[0] != edge[1]}
