"""Templates: Jinja with escaping on, the catalogue of strings, and the drawn faces."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import cast

from jinja2 import BaseLoader, Environment, PackageLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from venire.catalog import EXPORTS
from venire.law.case_file.case import Person, Witness
from venire.law.case_file.civil_words import civil, in_text_of
from venire.web.portraits.dress import COUNSEL
from venire.web.portraits.face import JUDGE, draw, judge, look_symbol, portrait, symbol
from venire.web.portraits.look import CHOICE, look_of
from venire.web.portraits.witness import witness_look
from venire.web.purse import models_told
from venire.web.script_strings import script_strings
from venire.web.security.callers import Caller
from venire.web.security.seats import PlaceInRoom
from venire.web.strings import catalogue, say, tally

FACE = "venire_face"
_PAGE = re.compile(r'<body[^>]* data-page="([a-z]+)"')
"""The cookie in which a browser keeps the face that was chosen."""


def _face(card: str, gender: str = "unstated", age: int | None = None) -> Markup:
    """Markup that is safe: drawn from numbers, nothing of it comes from a user."""
    return Markup(portrait(card, gender, age))


def _symbol(number: int, card: str, gender: str = "unstated", age: int | None = None) -> Markup:
    return Markup(symbol(number, card, gender, age))


def _judge() -> Markup:
    return Markup(judge())


def _witness_symbol(card: Witness, accused: Person | None = None) -> Markup:
    return Markup(look_symbol(card.id, witness_look(card, accused)))


@pass_context
def _court_symbols(context: Context, me: str | None) -> Markup:
    """The judge, and counsel of either side; whoever looks sees themselves at their own table."""
    mine = look_of(str(context["own_face"]))
    looks = {side: mine if side == me else look for side, look in COUNSEL.items()}
    return Markup("".join(look_symbol(name, look) for name, look in {"judge": JUDGE, **looks}.items()))


def _witness_face(card: Witness, accused: Person | None = None) -> Markup:
    return Markup(draw(witness_look(card, accused)))


def _day(instant: str) -> str:
    """ "21 November 2026, 14:05"; nothing where a damaged record has no instant."""
    try:
        at = datetime.fromisoformat(instant)
    except ValueError:
        return ""
    return f"{at.day} {at:%B %Y, %H:%M}"


@cache
def stamp() -> str:
    """A short hash of everything static, so that a new version is never mistaken for one in a cache."""
    digest = sha256()
    static = resources.files("venire.web") / "static"
    for path, held in sorted((*_files(static / "css"), *_files(static / "js"))):
        digest.update(path.encode() + held)
    return digest.hexdigest()[:10]


def _files(folder: Traversable, below: str = "") -> Iterator[tuple[str, bytes]]:
    """Path and contents of every file of a folder and of those in it."""
    for one in folder.iterdir():
        path = f"{below}/{one.name}"
        yield from _files(one, path) if one.is_dir() else ((path, one.read_bytes()),)


class HouseTemplates(BaseLoader):
    """The templates of the house by their names, and those of another package by their place: ``pennies:room.html`` is
    ``room.html`` in the folder ``templates`` of the package ``pennies``, and may build on the house's ``base.html``."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool] | None]:
        package, _, name = template.rpartition(":")
        return _templates_of(package or "venire.web").get_source(environment, name)


@cache
def _templates_of(package: str) -> PackageLoader:
    return PackageLoader(package, "templates")


@cache
def environment() -> Environment:
    """The templates of the page."""
    made = Environment(
        loader=HouseTemplates(),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    given: dict[str, object] = {"t": catalogue(), "say": say, "tally": tally, "stamp": stamp, "day": _day}
    cast("dict[str, object]", made.globals).update(
        given
        | {"faces_to_choose": tuple(CHOICE), "face": _face, "face_symbol": _symbol, "judge_face": _judge}
        | {"more_forms": _more_forms}
        | {"witness_symbol": _witness_symbol, "court_symbols": _court_symbols, "witness_face": _witness_face}
    )
    cast("dict[str, object]", made.filters)["civil_if"] = _civil_if
    return made


def _more_forms() -> Mapping[str, str]:
    """The forms of export that other packages add: name → what its button says."""
    return {name: plugin.thing.label for name, plugin in EXPORTS.installed().plugins.items()}


def _civil_if(html: str, is_civil: bool) -> Markup:
    """A part of a page in the words of a civil case, where that is what it tells of. Markup that is safe: what it is
    given has been escaped, for it is used on blocks only."""
    return Markup(in_text_of(html, civil) if is_civil else html)


def own_face(request: Request) -> str:
    """Which face the visitor's browser has chosen to be drawn with."""
    chosen = request.cookies.get(FACE, "")
    return chosen if chosen in CHOICE else "player"


def _civil(case: object) -> bool:
    """Whether the page is of a civil case: given whole, or as much of it as everybody may see."""
    kind = cast("Mapping[str, object]", case).get("kind") if isinstance(case, Mapping) else getattr(case, "kind", "")
    return kind == "civil"


def page(request: Request, template: str, status: int = 200, **parts: object) -> HTMLResponse:
    """A rendered page; its context is what the template names. ``template``: as :class:`HouseTemplates` finds it."""
    understudy = getattr(request.app.state, "understudy", True)
    house = {"understudy": understudy, "own_face": own_face(request), **models_told(request)}
    house["account_name"] = account_name(request)
    given = {**house, "beside": beside_of(request), "screen": screen_of(request), **parts}
    body = environment().get_template(template).render(given)
    is_civil = _civil(parts.get("case"))
    if is_civil:
        body = in_text_of(body, civil).replace("<body", '<body data-words="civil"', 1)
    return HTMLResponse(_with_strings(body, is_civil=is_civil), status, headers={"Cache-Control": "no-store"})


def account_name(request: Request) -> str:
    """What the account is called that has signed in; empty for nobody, and where there are no accounts."""
    caller = getattr(request.state, "caller", None)
    return caller.who.account.name if isinstance(caller, Caller) and caller.who else ""


def beside_of(request: Request) -> Mapping[str, object] | None:
    """Where the visitor is in the room of the session on the page; None for a page without a room."""
    place = getattr(request.state, "place", None)
    if not isinstance(place, PlaceInRoom):
        return None
    return {"code": place.room.code, "seat": place.seat, "host": place.room.host == request.state.owner}


def screen_of(request: Request) -> Mapping[str, object] | None:
    """The code and the address that a large screen shows, and whether the case file goes with it; None for every other
    page."""
    return getattr(request.state, "screen", None)


def _with_strings(body: str, *, is_civil: bool) -> str:
    """The page with what its scripts say before the first of them; a page without scripts as it is."""
    before, script, after = body.partition('<script type="module"')
    if not script:
        return body
    named = _PAGE.search(before)
    strings = script_strings(named[1] if named else "", is_civil=is_civil)
    return f'{before}<script type="application/json" id="strings">{strings}</script>{script}{after}'
