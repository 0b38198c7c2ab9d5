"""Portraits, strings, figures, tokens."""

import json
import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from venire.rooms.rates import Buckets, Rate
from venire.web.figures.curves import NARROW, WIDE, ConvictionLine, CurveShape, curves
from venire.web.figures.pulls import pulls
from venire.web.portraits.face import judge, portrait
from venire.web.portraits.look import KNOWN
from venire.web.script_strings import script_strings
from venire.web.security.owners import Owners, new_owner
from venire.web.strings import catalogue, say, tally

WEB = Path(__file__).parents[2] / "src" / "venire" / "web"


def test_every_known_juror_has_a_face_of_its_own() -> None:
    faces = [portrait(card) for card in (*KNOWN, "player", "somebody_else")] + [judge()]
    assert len(set(faces)) == len(faces)
    for face in faces:
        ElementTree.fromstring(face)
        assert len(face) < 8_000
        assert "style=" not in face


def test_a_stranger_always_has_the_same_face() -> None:
    assert portrait("ruth", "female") == portrait("ruth", "female")


def test_the_tally_names_the_larger_side() -> None:
    assert tally(7, 5) == "7–5 guilty"
    assert tally(5, 7) == "7–5 not guilty"
    assert tally(6, 6).startswith("6–6")


def test_every_string_that_scripts_and_templates_ask_for_exists() -> None:
    used = set[str]()
    for file in WEB.glob("static/js/**/*.js"):
        used |= set(re.findall(r"""say\(\s*["']([a-z_.0-9]+)["']""", file.read_text(encoding="utf-8")))
    for file in WEB.glob("templates/**/*.html"):
        used |= set(re.findall(r"\bt\.([a-z_0-9]+\.[a-z_0-9]+)", file.read_text(encoding="utf-8")))
    assert len(used) > 120
    for path in used:
        assert say(path), path


def test_every_strategy_has_a_label_and_a_hint() -> None:
    for strategy in catalogue()["strategy"].values():
        assert strategy["label"]
        assert strategy["hint"]


def test_a_name_with_markup_is_escaped_in_figures() -> None:
    names = {1: "<b>A</b>", 2: "B & C"}
    lines = [
        ConvictionLine(names[1], (0.2, 0.9), ("not_guilty", "guilty")),
        ConvictionLine(names[2], (0.5, 0.4), ("not_guilty", "not_guilty")),
    ]
    drawn = str(curves(lines))
    drawn += str(pulls({"1>2": 0.4, "2>1": -0.3}, names))
    assert "<b>" not in drawn
    assert "B &amp; C" in drawn
    assert drawn.count('class="line"') == 2


def test_a_jury_that_never_spoke_has_its_figures_too() -> None:
    assert "<svg" in curves([ConvictionLine("A", (0.5,), ("guilty",))])
    assert "<svg" in pulls({}, {1: "A", 2: "B"})


@pytest.mark.parametrize("shape", [WIDE, NARROW])
def test_the_names_at_the_curves_keep_apart_and_above_the_axis(shape: CurveShape) -> None:
    lines = [ConvictionLine(f"J{n}", (0.5, 0.0), ("guilty", "not_guilty")) for n in range(12)]
    labels = re.findall(r'class="end" x="[\d.]+" y="([\d.]+)"', curves(lines, shape))
    heights = sorted(float(label) for label in labels)
    assert len(heights) == 12
    assert min(after - before for before, after in pairwise(heights)) >= shape.line - 0.1
    assert heights[0] >= shape.top
    assert heights[-1] <= shape.y(0) + 5.1


def test_a_persons_line_is_the_vote_and_not_a_mind() -> None:
    line = ConvictionLine("You", (0.48, 0.48, 0.48), ("guilty", "guilty", "not_guilty"), person=True, own=True)
    assert [line.height(place) for place in range(3)] == [0.97, 0.97, 0.03]
    assert "48" not in line.told
    assert "round 2" in line.told


def test_a_forged_token_is_nobody() -> None:
    owners = Owners("secret")
    owner = new_owner()
    assert owners.read(owners.token(owner)) == owner
    assert Owners("another").read(owners.token(owner)) is None
    assert owners.read(owner) is None


@pytest.mark.parametrize(("waited", "allowed"), [(0.0, False), (0.6, True)])
def test_a_bucket_fills_again(waited: float, allowed: bool) -> None:
    now = [0.0]
    buckets = Buckets(Rate(burst=2, per_second=2), now=lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    now[0] = waited
    assert buckets.take("a") is allowed


def test_every_string_that_a_script_names_is_sent_to_it() -> None:
    sent = json.loads(script_strings())
    scripts = WEB.glob("static/js/**/*.js")
    named = {name for script in scripts for name in re.findall(r'say\("([a-z_.0-9]+)"', script.read_text("utf-8"))}
    assert len(named) > 150
    assert not [name for name in named if name.split(".")[1] not in sent.get(name.split(".")[0], {})]
