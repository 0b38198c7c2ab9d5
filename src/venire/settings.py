"""Settings from the environment: where data lives, where the page answers. Source: spec/platform.md, "Set-up"."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path
from typing import Any

from pydantic import AliasChoices, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from venire.errors import VenireError
from venire.kernel.minutes import Guarded, SafetyMode


def _quota(name: str) -> Any:  # noqa: ANN401 - as pydantic's own, whose place this takes
    """A limit of one visitor; None: by where the server listens."""
    return Field(default=None, ge=0, validation_alias=AliasChoices(f"quota_{name}", f"VENIRE_QUOTA_{name.upper()}"))


class Settings(BaseSettings):
    """Each field can be set by the environment: ``VENIRE_DATA``, ``PORT``."""

    model_config = SettingsConfigDict(frozen=True, extra="ignore", env_ignore_empty=True)

    data: Path = Field(default=Path("data"), validation_alias=AliasChoices("data", "VENIRE_DATA"))
    """The data folder: sessions, imported cases, the user's own cases."""
    host: str = Field(default="127.0.0.1", validation_alias=AliasChoices("host", "VENIRE_HOST"))
    allowed_hosts: str = Field(
        default="", max_length=4000, validation_alias=AliasChoices("allowed_hosts", "VENIRE_ALLOWED_HOSTS")
    )
    """More names by which a browser may call the page, with commas between: ``court.example.org``; ``*`` for all."""
    port: int = Field(default=8080, ge=0, le=65535, validation_alias=AliasChoices("port", "PORT"))

    grace: float = Field(default=90.0, ge=5, le=3600, validation_alias=AliasChoices("grace", "VENIRE_GRACE"))
    """Seconds for which a seat of a room waits for a person who has gone, before the understudy stands in."""
    proxies: str = Field(default="", max_length=4000, validation_alias=AliasChoices("proxies", "VENIRE_PROXIES"))
    """Addresses of proxies, with commas between, whose word is taken for who asks (``X-Forwarded-For``) and how; ``*``
    where nobody else can reach this server. Empty: nobody's."""
    connections: int = Field(
        default=1_000, ge=8, le=100_000, validation_alias=AliasChoices("connections", "VENIRE_CONNECTIONS")
    )
    """How many connections a server keeps at once."""
    workers: int = Field(default=0, ge=0, le=64, validation_alias=AliasChoices("workers", "VENIRE_WORKERS"))
    """How many processes of a server think beside it about long words; 0: one for each processor."""
    store: str = Field(default="sqlite", max_length=40, validation_alias=AliasChoices("store", "VENIRE_STORE"))
    """Where sessions are kept: ``sqlite``, a file in the data folder; ``memory``; or a store of another package."""
    monitors: str = Field(default="all", max_length=400, validation_alias=AliasChoices("monitors", "VENIRE_MONITORS"))
    """Who watches every session: names with commas between, ``all`` or ``none``."""
    watches_people: bool = Field(default=False, validation_alias=AliasChoices("watches_people", "VENIRE_WATCH_PEOPLE"))
    """Whether the conduct of persons is watched as that of everybody else is; what they say to a machine always is."""
    safety: SafetyMode = Field(default="passive", validation_alias=AliasChoices("safety", "VENIRE_SAFETY"))
    """How they watch a session that does not say otherwise: off, passive (what they find is noted) or active (what is
    grave halts it)."""
    halts: bool = Field(default=False, validation_alias=AliasChoices("halts", "VENIRE_HALT_ON_SAFETY_VIOLATION"))
    """Whether a grave alert halts such a session although its monitors are passive."""

    keep_days: int = Field(default=0, ge=0, le=36_500, validation_alias=AliasChoices("keep_days", "VENIRE_KEEP_DAYS"))
    """Days for which a session that is over is kept; 0: for ever."""

    quota_open: int | None = _quota("open")
    quota_sessions: int | None = _quota("sessions")
    quota_entries: int | None = _quota("entries")
    quota_rooms: int | None = _quota("rooms")
    quota_streams: int | None = _quota("streams")
    quota_bytes: int | None = _quota("bytes")
    quota_requests: int | None = _quota("requests")
    quota_calls: int | None = _quota("calls")
    quota_dollars: float | None = _quota("dollars")
    quota_all_calls: int | None = _quota("all_calls")
    quota_all_dollars: float | None = _quota("all_dollars")
    quota_visitors: int | None = _quota("visitors")
    """What each limits, and what is usual: :class:`venire.quotas.limits.QuotaLimits`."""

    @property
    def open_to_others(self) -> bool:
        """Whether others than this machine can reach the address on which the page answers."""
        try:
            return not ip_address(self.host).is_loopback
        except ValueError:
            return self.host != "localhost"

    accounts: bool = Field(default=False, validation_alias=AliasChoices("accounts", "VENIRE_ACCOUNTS"))
    """Whether people sign in. Off: whoever reaches the page may use it, as on a machine of one's own."""
    guests: bool = Field(default=True, validation_alias=AliasChoices("guests", "VENIRE_GUESTS"))
    """With accounts: whether somebody without one may take a seat in a room whose code he was told."""

    @property
    def guarded(self) -> Guarded:
        """How sessions are watched that do not say otherwise."""
        return Guarded(mode=self.safety, halts=self.halts)

    @property
    def database(self) -> Path:
        """The SQLite file of sessions."""
        return self.data / "venire.sqlite"

    @property
    def library(self) -> Path:
        """The SQLite file of imported cases."""
        return self.data / "library.sqlite"

    @property
    def own_cases(self) -> Path:
        """Case files of the user's own."""
        return self.data / "cases"


VARIABLES = {
    "port": "PORT",
    "host": "VENIRE_HOST",
    "data": "VENIRE_DATA",
    "allowed_hosts": "VENIRE_ALLOWED_HOSTS",
    "grace": "VENIRE_GRACE",
    "workers": "VENIRE_WORKERS",
    "proxies": "VENIRE_PROXIES",
    "connections": "VENIRE_CONNECTIONS",
    "store": "VENIRE_STORE",
    "monitors": "VENIRE_MONITORS",
    "watches_people": "VENIRE_WATCH_PEOPLE",
    "safety": "VENIRE_SAFETY",
    "accounts": "VENIRE_ACCOUNTS",
    "guests": "VENIRE_GUESTS",
    "halts": "VENIRE_HALT_ON_SAFETY_VIOLATION",
    "keep_days": "VENIRE_KEEP_DAYS",
    **{name: f"VENIRE_{name.upper()}" for name in Settings.model_fields if name.startswith("quota_")},
}
"""Field → the variable of the environment that sets it."""


def settings() -> Settings:
    """The settings of this process. Raises :class:`VenireError` naming the variable that is wrong."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        name = VARIABLES.get(str(first["loc"][0]), "a setting")
        raise VenireError(
            f"The environment gives {name} as {str(first['input'])[:40]!r}, which cannot be used.",
            f"{first['msg']}: set {name} anew, or unset it.",
        ) from error
