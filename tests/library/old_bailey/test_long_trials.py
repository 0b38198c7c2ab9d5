"""A trial takes time that grows with its length, in whatever shape it comes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import process_time

import pytest

from venire.library.old_bailey.importer import import_folder
from venire.library.old_bailey.source import OldBaileyCases

TALK = "I saw it, and ran. ‘Take it,’ said he—so I did. Q. Was it he? A. It was. The constable said, that he knew him; "


def _person(number: int, kind: str) -> str:
    return f'<persName id="p{number}" type="{kind}">JO SMITH</persName>'


SHAPES: dict[str, Callable[[int], str]] = {
    "one paragraph": lambda size: f"<p>{TALK * (size // len(TALK))}</p>",
    "paragraphs that go on": lambda size: (
        "<p>and so he went on with his tale of the watch in the road</p>" * (size // 62)
    ),
    "witnesses": lambda size: "".join(f"<p>{_person(n, 'witnessName')}. I saw it.</p>" for n in range(size // 75)),
    "occupations": lambda size: "".join(
        f'<p>{_person(n, "witnessName")}</p><join result="persNameOccupation" targets="p{n} o{n}"/>'
        for n in range(size // 130)
    ),
    "ages": lambda size: (
        f"<p>{'He stole a watch, ' * (size // 40)}"
        + "".join(
            f'<persName id="p{n}" type="defendantName">JO SMITH<interp inst="p{n}" type="age" value="31"/></persName>'
            for n in range(size // 220)
        )
        + '<rs id="o" type="offenceDescription">stealing</rs></p>'
    ),
}


def took(folder: Path, shape: Callable[[int], str], size: int) -> float:
    """CPU-seconds for one trial of so many characters, imported and loaded."""
    folder.mkdir()
    body = shape(size)
    (folder / "18000101.xml").write_text(f"<t><div1 type='trialAccount' id='t18000101-1'>{body}</div1></t>", "utf-8")
    began = process_time()
    report = import_folder(folder, folder / "library.db")
    assert (report.imported, report.problems) == (1, ())
    OldBaileyCases(folder / "library.db").load("ob-t18000101-1")
    return process_time() - began


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_a_trial_of_eight_times_the_length_takes_no_twenty_times_as_long(
    tmp_path: Path, shape: Callable[[int], str]
) -> None:
    took(tmp_path / "warm", shape, 10_000)
    short = min(took(tmp_path / f"short{number}", shape, 100_000) for number in range(2))
    assert took(tmp_path / "long", shape, 800_000) < 20 * max(short, 0.05)
