"""People of a courtroom over HTTP: what each answers to what is asked of it."""

from collections.abc import Mapping
from typing import Any

from tests.web.playing import Json

QUESTION = "What did you see that evening?"


def counsel(questions: int = 1) -> "Counsel":
    """Counsel that asks so many questions of each witness, and lets everything stand."""
    return Counsel(questions)


class Counsel:
    """Asks, then rests."""

    def __init__(self, questions: int) -> None:
        self._left, self._asks = questions, questions

    def __call__(self, ask: Json, _seen: Json) -> Mapping[str, Any] | None:
        wants = ask["wants"]
        if "put_question" in wants:
            self._left -= 1
            if self._left >= 0:
                return {"kind": "put_question", "text": QUESTION}
            self._left = self._asks
            return {"kind": "rest"}
        if "respond" in wants:
            return {"kind": "respond", "text": "It goes to what she saw."}
        if "address_jury" in wants:
            return {"kind": "address_jury", "text": "Keep your eyes on the hours, members of the jury."}
        return {"kind": "let_stand"} if "let_stand" in wants else None


class Objector(Counsel):
    """Objects to every question."""

    def __call__(self, ask: Json, seen: Json) -> Mapping[str, Any] | None:
        if "object" in ask["wants"]:
            return {"kind": "object", "ground": "leading", "argument": "It puts the words into her mouth."}
        return super().__call__(ask, seen)


def judge(ask: Json, _seen: Json) -> Mapping[str, Any] | None:
    """Overrules everything, and says a sentence to a jury."""
    if "rule" in ask["wants"]:
        return {"kind": "rule", "ruling": "overruled", "rule": "611(c)", "reason": "The question is open enough."}
    return {"kind": "narrate", "text": "Members of the jury, go on."}


def witness(ask: Json, seen: Json) -> Mapping[str, Any] | None:
    """Tells the first fact of its own affidavit."""
    assert "testify" in ask["wants"]
    view = seen["view"].get("examination") or seen["view"]
    fact, text = next(iter(view["affidavit"].items()))
    return {"kind": "testify", "text": text, "stance": "tell", "facts": [fact]}
