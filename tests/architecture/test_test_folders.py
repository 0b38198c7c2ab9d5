"""Tests stand in folders named as the source that they test, and no folder holds more than can be looked through."""

from __future__ import annotations

from pathlib import Path

from tests.support.places import SOURCE, TESTS

ACROSS = {"architecture", "browser", "contracts", "docs", "properties", "real_model", "scripts", "sets"}
"""Tests of the whole, or of what is no package; and the helpers."""
HELPERS = {"fixtures", "golden", "scripted_server", "support"}
PROCEEDINGS = {"debate", "deliberation", "drill", "examination", "persuasion", "trial"}
MOST = 15


def _tested() -> dict[Path, list[Path]]:
    """The modules of each folder that has tests in it."""
    folders = dict[Path, list[Path]]()
    for file in sorted(TESTS.rglob("*.py")):
        if file.name != "__init__.py":
            folders.setdefault(file.parent.relative_to(TESTS), []).append(file)
    return folders


def _source(folder: Path) -> Path:
    first, *rest = folder.parts
    return SOURCE.with_name("venire_understudy").joinpath(*rest) if first == "understudy" else SOURCE / folder


def _is_named_as_the_source(folder: Path) -> bool:
    surface = len(folder.parts) == 2 and folder.parts[0] in {"web", "cli"} and folder.name in PROCEEDINGS
    return surface or _source(folder).is_dir()


def test_a_folder_of_tests_is_named_as_the_folder_that_it_tests() -> None:
    tests = [folder for folder, files in _tested().items() if any(file.name.startswith("test_") for file in files)]
    across = ACROSS | HELPERS
    astray = [
        str(folder)
        for folder in tests
        if folder.parts and folder.parts[0] not in across and not _is_named_as_the_source(folder)
    ]
    assert not astray, f"no folder of the source is called so: {astray}"


def test_no_folder_of_tests_is_too_full() -> None:
    full = {str(folder): len(files) for folder, files in _tested().items() if len(files) > MOST}
    assert not full, f"more than {MOST} modules in one folder: {full}"
