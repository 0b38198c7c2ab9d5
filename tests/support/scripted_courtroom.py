"""A scripted model in a courtroom: it reads the brief that it is sent and fills in the form that fits, plainly."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tests.scripted_server.replies import Reply, fills
from tests.scripted_server.requests import Request

Fields = Mapping[str, object]
_FACT = re.compile(r"^- (W\d+\.\d+): (.+)$", re.MULTILINE)
_TARGET = re.compile(r"^- (T\d+)(?: \(\d+ points\))?: ", re.MULTILINE)
_FOR_INSTANCE = re.compile(r"For instance: “([^”]+)”")
_RULES = re.compile(r"\(Rule (\d+(?:\([a-z]\))?)")


def plays(request: Request) -> Reply:
    """The form that this brief wants."""
    name, fields = filled(set(request.tools), text_of(request))
    return fills(name, fields)(request)


def text_of(request: Request) -> str:
    """Everything that the seat was told."""
    said = [text for who, text in request.shape.said(request.body) if who == "user"]
    return "\n".join((request.rules, *said))


def filled(forms: set[str], text: str) -> tuple[str, Fields]:
    """The name of a form, and its fields."""
    if "put_question" in forms:
        return _question(text)
    if "object" in forms:
        return _objection(text)
    if "testify" in forms:
        return "testify", _answer(text)
    if "credit" in forms:
        return "credit", _credit(text)
    if "rule" in forms:
        return "rule", {"ruling": "overruled", "rule": _RULES.findall(text)[-1], "reason": "The witness may answer."}
    if "address_jury" in forms:
        return "address_jury", {"text": f"Members of the jury. {'Hold on to what was shown. ' * 30}", "claims": ["C99"]}
    return ("respond", {"text": "It goes to the point, Your Honour."}) if "respond" in forms else ("let_stand", {})


def _question(text: str) -> tuple[str, Fields]:
    """A target's own question that nobody has put; else counsel rests. On purpose nothing is done well."""
    asked = text.partition("# Your brief")[2]
    told = asked.partition("<asked>")[2]
    fresh = [one for one in _FOR_INSTANCE.findall(asked) if one[:60] not in told]
    aims = _TARGET.findall(asked)[:1]
    return ("put_question", {"text": fresh[0], "aims": [*aims, "T99"]}) if fresh else ("rest", {})


def _objection(text: str) -> tuple[str, Fields]:
    ground = re.search(r"Your ground is `(\w+)`", text)
    if ground:
        return "object", {"ground": ground.group(1), "argument": "It is just that, Your Honour."}
    question = text.partition("<question>")[2].partition("</question>")[0]
    leads = "n't" in question and "on direct" in text
    return ("object", {"ground": "leading", "argument": "It leads."}) if leads else ("let_stand", {})


def _answer(text: str) -> Fields:
    """The fact that shares most words with the question, in its own words."""
    question = _words(text.partition("<question>")[2].partition("</question>")[0])
    facts = _FACT.findall(text)
    name, fact = max(facts, key=lambda one: len(question & _words(one[1])))
    if len(question & _words(fact)) < 2:
        return {"text": "I do not know.", "stance": "unknown"}
    return {"text": fact, "stance": "tell", "facts": [name, "W99.1"]}


def _credit(text: str) -> Fields:
    """The answer as it stands, and every target, whether it was given or not."""
    answer = text.partition("<answer>")[2].partition("A. ")[2].partition("\n")[0]
    taken = [{"statement": answer, "facts": ["W99.1"]}]
    return {"taken": taken, "given": _TARGET.findall(text.partition("<targets>")[2])}


def _words(text: str) -> frozenset[str]:
    return frozenset(word for word in re.findall(r"[a-z0-9]+", text.lower()) if len(word) > 3)


def by_schema(request: Request) -> Reply:
    """The first form with the least that its schema allows: right in form, and nothing else."""
    name = next(iter(request.tools))
    schema: Mapping[str, Any] = request.tools[name]["parameters"]
    fields = {field: _least(schema["properties"][field]) for field in schema.get("required", [])}
    return fills(name, fields)(request)


def _least(schema: Mapping[str, Any]) -> object:
    if "enum" in schema:
        return schema["enum"][0]
    return "Yes." if schema.get("type") == "string" else []
