"""Models with a cassette in between: one writes down what comes back, the other answers from it and calls nobody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, fields
from pathlib import Path

from pydantic import BaseModel, ValidationError

from venire.errors import VenireError
from venire.models.calls.forms import Forms
from venire.models.recording.cassette import Asked, Cassette, Played, asked_of
from venire.models.use import ModelUse
from venire.ports import Brief, Filled, LookUp, Model, NoAnswer, Spent

_SPENT = frozenset(field.name for field in fields(Spent))


class RecordedModel:
    """A model whose answers, and failures, are kept."""

    def __init__(self, model: Model, cassette: Cassette) -> None:
        self._model = model
        self._cassette = cassette

    @property
    def name(self) -> str:
        """The model's own."""
        return self._model.name

    async def fill(
        self,
        brief: Brief,
        forms: Forms,
        complaint: Callable[[BaseModel], str],
        *,
        tools: Sequence[LookUp] = (),
        heard: Callable[[str], None] | None = None,
    ) -> Filled:
        """See :class:`venire.ports.Model`."""
        asked = asked_of(self.name, brief, forms)
        try:
            filled = await self._model.fill(brief, forms, complaint, tools=tools, heard=heard)
        except NoAnswer as failure:
            spent = asdict(failure.spent)
            self._cassette.keep(Played(asked=asked, error=str(failure), remedy=failure.remedy, spent=spent))
            raise
        name = next(name for name, form in forms.items() if isinstance(filled.form, form))
        given = filled.form.model_dump(mode="json")
        self._cassette.keep(Played(asked=asked, form=name, fields=given, spent=asdict(filled.spent)))
        return filled

    async def close(self) -> None:
        """Let go of its connections."""
        await self._model.close()


class ReplayedModel:
    """Answers from a cassette, offline. What was spent is told as it was recorded, under ``seconds`` 0."""

    def __init__(self, name: str, cassette: Cassette) -> None:
        self._name = name
        self._cassette = cassette

    @property
    def name(self) -> str:
        """Of the model that was recorded."""
        return self._name

    async def fill(
        self,
        brief: Brief,
        forms: Forms,
        complaint: Callable[[BaseModel], str],
        *,
        tools: Sequence[LookUp] = (),
        heard: Callable[[str], None] | None = None,
    ) -> Filled:
        """See :class:`venire.ports.Model`. Raises :class:`NoAnswer` for a call that is not on the cassette."""
        played = self._found(asked_of(self._name, brief, forms), forms)
        spent = _spent(self._name, played.spent)
        if played.error:
            raise NoAnswer(played.error, played.remedy, spent)
        form = self._form(played, forms)
        if complaint(form):
            raise NoAnswer(f"{self._name}'s recorded answer no longer passes the check.", self._again, spent)
        if heard is not None and isinstance(text := getattr(form, "text", None), str):
            heard(text)
        return Filled(form, spent)

    async def close(self) -> None:
        """Nothing is open."""

    @property
    def _again(self) -> str:
        return f"Record it anew: VENIRE_RECORD_CALLS={self._cassette.path} instead of VENIRE_REPLAY_CALLS."

    def _found(self, asked: Asked, forms: Forms) -> Played:
        played = self._cassette.find(asked)
        if played is None:
            offered = " or ".join(forms)
            told = f"{self._name} was asked to {offered}, a call that {self._cassette.path.name} does not have"
            raise NoAnswer(f"{told}: {self._cassette.changed(asked)}.", self._again, Spent(self._name))
        return played

    def _form(self, played: Played, forms: Forms) -> BaseModel:
        try:
            return forms[played.form].model_validate(played.fields)
        except (KeyError, ValidationError) as error:
            told = f"{self._name}'s recorded answer does not fit its form."
            raise NoAnswer(told, self._again, Spent(self._name)) from error


def _spent(model: str, kept: Mapping[str, object]) -> Spent:
    known = {name: value for name, value in kept.items() if name in _SPENT}
    spent = {**known, "model": model, "seconds": 0.0, "first_token": None}
    return Spent(**spent)  # pyright: ignore[reportArgumentType]: a cassette's own numbers


class Tapes:
    """What the environment says about recording and playing: ``VENIRE_RECORD_CALLS`` or ``VENIRE_REPLAY_CALLS``.

    Raises :class:`VenireError` for both at once, and for a cassette to play that is not there.
    """

    def __init__(self, environ: Mapping[str, str]) -> None:
        record, replay = environ.get("VENIRE_RECORD_CALLS"), environ.get("VENIRE_REPLAY_CALLS")
        if record and replay:
            raise VenireError("Calls cannot be both recorded and replayed.", "Unset VENIRE_RECORD_CALLS.")
        if replay and not Path(replay).is_file():
            raise VenireError(
                f"There is no cassette {replay}.", "Record one first: VENIRE_RECORD_CALLS names its file."
            )
        self._record = Cassette(Path(record)) if record else None
        self._replay = Cassette(Path(replay)) if replay else None

    def threaded(self, use: ModelUse, connect: Callable[[], Model]) -> Model:
        """The model with the cassette in between, if there is one; played from it, nothing is connected."""
        if self._replay is not None:
            return ReplayedModel(use.name, self._replay)
        return RecordedModel(connect(), self._record) if self._record is not None else connect()
