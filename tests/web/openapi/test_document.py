"""The document of the interface: whole, valid, and read on a page that asks nobody else."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute
from jsonschema import Draft202012Validator

from tests.web.openapi.truth import require_true
from venire.app import Venire
from venire.web.app import SHARED
from venire.web.openapi.examples import EXAMPLES

pytestmark = pytest.mark.anyio
Json = dict[str, Any]


def operations(document: Json) -> Iterator[tuple[str, str, Json]]:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield method, path, operation


async def document(client: httpx.AsyncClient) -> Json:
    answer = await client.get("/openapi.json")
    assert answer.status_code == 200
    return answer.json()


async def test_it_is_at_one_address_and_at_its_old_one(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/openapi.json")).json() == await document(client)


async def test_every_route_of_the_interface_is_in_it(client: httpx.AsyncClient) -> None:
    told = {(method.upper(), path) for method, path, _ in operations(await document(client))}
    routes = [route for module in SHARED for route in module.router.routes if isinstance(route, APIRoute)]
    shown = [route for route in routes if route.path.startswith("/api/") and "openapi" not in route.path]
    there = {(method, re.sub(r":\w+}", "}", route.path)) for route in shown for method in route.methods or ()}
    assert len(there) > 30
    assert there <= told
    assert ("POST", "/api/trials") in told


async def test_every_answer_has_a_shape_and_every_error_a_sentence(client: httpx.AsyncClient) -> None:
    for method, path, operation in operations(await document(client)):
        good = {status: one for status, one in operation["responses"].items() if status.startswith("2")}
        assert len(good) == 1, (method, path)
        for answer in good.values():
            for media, body in answer["content"].items():
                schema = body.get("schema") or body.get("itemSchema", {}).get("properties", {})
                assert schema or "/export" in path, (method, path, media)
                assert schema.get("type") != "object", (method, path, "a shape without a name")
        for status in ("4XX", "5XX"):
            schema = operation["responses"][status]["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/ErrorShape"}, (method, path)
        assert operation["tags"], (method, path)
        assert operation["description"], (method, path)


async def test_what_it_refers_to_is_there_and_its_schemas_are_schemas(client: httpx.AsyncClient) -> None:
    told = await document(client)
    refs = set(re.findall(r'"\$ref": ?"#/components/(\w+)/(\w+)"', (await client.get("/openapi.json")).text))
    assert refs
    for room, name in refs:
        assert name in told["components"][room]
    for schema in told["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


async def test_every_act_has_its_form_in_the_body_that_hands_it_up(client: httpx.AsyncClient, venire: Venire) -> None:
    told = await document(client)
    post = told["paths"]["/api/sessions/{session}/acts"]["post"]
    forms = post["requestBody"]["content"]["application/json"]["schema"]["oneOf"]
    named = {one["properties"]["kind"]["const"] for one in forms}
    assert named == {act for kind in venire.kinds.values() for act in kind.codec.acts}
    assert "made_from" not in told["components"]["schemas"]["ActSpeak"]["properties"]
    answer = (await client.get("/api/proceedings/trial/acts")).json()
    assert set(answer["acts"]) == set(venire.kinds["trial"].codec.acts)
    assert answer["acts"]["speak"]["properties"]["text"]["maxLength"] == 4000
    assert (await client.get("/api/proceedings/auction/acts")).status_code == 404


async def test_the_examples_are_taken(client: httpx.AsyncClient, venire: Venire) -> None:
    wish = {"case": "murder", "seed": "7", "rounds": 1}
    heard = (await client.post("/api/sessions", json={**wish, "unattended": True})).json()["session"]
    await venire.court.finished(await venire.find(heard))
    mine = (await client.post("/api/sessions", json=wish)).json()["session"]
    code = (await client.post("/api/rooms", json={"case": "murder"})).json()["code"]
    taken = set[tuple[str, str]]()
    for method, path, operation in operations(await document(client)):
        body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
        if "example" in body:
            acts = path.endswith("/acts")
            place = path.format(session=mine if acts else heard, code=code, kind="deliberation")
            answer = await client.request(method, place, json=body["example"])
            wanted = (409,) if acts else (200, 201)  # an act in its right form, which is not asked for yet
            assert answer.status_code in wanted, (path, answer.text)
            taken.add((method, path))
    assert taken == set(EXAMPLES), "each stands in the document"


async def test_the_page_shows_every_route_and_asks_nobody_else(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api")
    assert answer.status_code == 200
    for method, path, operation in operations(await document(client)):
        assert f"<strong>{method.upper()}</strong> <code>{path}</code>" in answer.text
        assert f'id="{operation["operationId"]}"' in answer.text
    assert not re.findall(r'(?:src|href)="(?:https?:)?//', answer.text)
    assert "default-src 'none'" in answer.headers["content-security-policy"]


async def test_a_bearer_needs_no_header_of_ours(page: FastAPI) -> None:
    transport = httpx.ASGITransport(app=page)
    async with httpx.AsyncClient(transport=transport, base_url="http://court") as bare:
        wish = {"proceeding": "deliberation", "case": "murder"}
        page_of_ours = {"Origin": "http://court"}
        assert (await bare.post("/api/rooms", json=wish, headers=page_of_ours)).status_code == 403
        signed = {"Authorization": "Bearer nobody"}
        assert (await bare.post("/api/rooms", json=wish, headers=signed)).status_code == 201
        foreign = {**signed, "Sec-Fetch-Site": "cross-site"}
        assert (await bare.post("/api/rooms", json=wish, headers=foreign)).status_code == 403


async def test_a_method_that_is_not_allowed_names_those_that_are(client: httpx.AsyncClient) -> None:
    answer = await client.put("/api/sessions")
    assert answer.status_code == 405
    assert answer.json()["remedy"]
    assert "POST" in answer.headers["allow"]


async def test_an_answer_with_a_field_that_it_does_not_name_is_found(page: FastAPI) -> None:
    asked = httpx.Request("GET", "http://court/health")
    require_true(page, httpx.Response(200, json={"status": "ok"}, request=asked))
    for wrong in ({"status": "ok", "secret": 1}, {}, {"status": 7}):
        with pytest.raises(AssertionError):
            require_true(page, httpx.Response(200, json=wrong, request=asked))


@pytest.mark.parametrize("seat", ["judge", "counsel/prosecution", "witness/W1", "juror/4"])
async def test_an_answer_on_any_seat_is_held_to_it(page: FastAPI, seat: str) -> None:
    asked = httpx.Request("POST", f"http://court/api/rooms/AAAAAA/seats/{seat}/hand")
    require_true(page, httpx.Response(200, json={"seat": seat, "free": True}, request=asked))
    with pytest.raises(AssertionError):
        require_true(page, httpx.Response(200, json={"seat": seat, "secret": 1}, request=asked))


async def test_an_answer_at_an_address_that_it_does_not_name_is_found(page: FastAPI) -> None:
    with pytest.raises(AssertionError):
        require_true(page, httpx.Response(200, json={}, request=httpx.Request("GET", "http://court/api/nowhere")))
