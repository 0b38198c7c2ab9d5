"""Where the library's cases come from: the built-in sources, and those of other packages, which may fail."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from venire.catalog import CASE_SOURCES, MakesCaseSource
from venire.kernel.part import loaded
from venire.law.case_file.case import Case
from venire.library.case_error import CaseError, NoSuchCase, SourceFailed
from venire.library.combined import Library
from venire.library.files import FileCases
from venire.library.shipped import ShippedCases
from venire.plugins.verdict_rules import register_rules
from venire.ports import CaseCard, CaseSource
from venire.settings import Settings

_log = logging.getLogger(__name__)


def shipped(_settings: Settings) -> CaseSource:
    """The cases that come with venire."""
    return ShippedCases()


def own_folder(settings: Settings) -> CaseSource:
    """The user's own folder, which may be made later."""
    return FileCases(settings.own_cases, awaited=True)


def old_bailey(settings: Settings) -> CaseSource | None:
    """The imported trials, where there are any."""
    if not settings.library.is_file():
        return None
    imported: Callable[[Path], CaseSource] = loaded("venire.library.old_bailey.source:OldBaileyCases")
    return imported(settings.library)


class AddedCases:
    """A source that another package adds. What it raises is logged, and keeps nobody from the cases of the others; an
    id that it does not have may be told by :class:`KeyError` as well as by :class:`NoSuchCase`."""

    def __init__(self, name: str, source: CaseSource) -> None:
        self._name = name
        self._source = source
        self._broken = set[str]()

    @property
    def name(self) -> str:
        return self._name

    def list(self, offset: int = 0, limit: int = 100) -> Sequence[CaseCard]:
        """Those that could be read, as far as is known."""
        return self._cards("list its cases", lambda: self._source.list(offset, limit))

    def search(self, text: str, limit: int = 20) -> Sequence[CaseCard]:
        return self._cards("search", lambda: self._source.search(text, limit))

    def load(self, case_id: str) -> Case:
        """Raises :class:`CaseError`; where the source fails, as where it has no such case."""
        try:
            return _case(self._source.load(case_id))
        except CaseError:
            raise
        except KeyError as error:
            raise NoSuchCase(self._name, case_id, "Choose one that it lists.") from error
        except Exception as error:
            self._broken.add(case_id)
            raise SourceFailed(self._name, case_id, self._tell(f"load {case_id[:80]!r}", error)) from error

    def _cards(self, work: str, look: Callable[[], Sequence[CaseCard]]) -> Sequence[CaseCard]:
        try:
            return [card for card in _listed(look()) if card.id not in self._broken]
        except Exception as error:  # noqa: BLE001 - the cases of other sources are at hand all the same
            self._tell(work, error)
            return ()

    def _tell(self, work: str, error: Exception) -> str:
        told = f"The case source {self._name} could not {work} ({type(error).__name__})."
        _log.warning("%s", told)
        return told


def make_library(settings: Settings) -> Library:
    """The cases of every source. The verdict rules that they may name are known from here on."""
    register_rules()
    own = [CASE_SOURCES.named(name)(settings) for name in CASE_SOURCES.built_in]
    found = CASE_SOURCES.installed()
    added = [_added(name, plugin.thing, settings) for name, plugin in found.plugins.items()]
    sources = [source for source in (*own, *added) if source is not None]
    return Library(sources, [str(failure.error) for failure in found.failures])


def tried(name: str, make: MakesCaseSource) -> None:
    """It is made, and asked for its first case. Raises whatever it raises."""
    source = make(Settings())
    for card in () if source is None else _listed(source.list(0, 1)):
        if source is not None and _case(source.load(card.id)).id != card.id:
            raise ValueError(f"the case {card.id} of {name} calls itself otherwise")


def _added(name: str, make: MakesCaseSource, settings: Settings) -> CaseSource | None:
    try:
        source = make(settings)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - the other sources are at hand all the same
        _log.warning("the case source %s could not be made (%s)", name, type(error).__name__)
        return None
    return None if source is None else AddedCases(name, source)


def _listed(found: Iterable[object]) -> Sequence[CaseCard]:
    """The same. Raises :class:`TypeError` for what is no list of cards."""
    listed = tuple(found)
    cards = [card for card in listed if isinstance(card, CaseCard)]
    if len(cards) < len(listed):
        raise TypeError("a source lists CaseCards")
    return cards


def _case(found: object) -> Case:
    if not isinstance(found, Case):
        raise TypeError("a source loads Cases")
    return found
