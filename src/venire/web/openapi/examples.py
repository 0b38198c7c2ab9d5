"""Bodies to begin with, for those routes whose bodies a reader would want to see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

EXAMPLES: Mapping[tuple[str, str], Mapping[str, Any]] = {
    ("post", "/api/sessions"): {"case": "murder", "seed": "7", "rounds": 3},
    ("post", "/api/sessions/{session}/acts"): {
        "ask": "r1/turn/juror/7/0",
        "act_id": "my-first-speech",
        "kind": "speak",
        "act": {"text": "The porter never saw his face.", "type": "evidence", "move": "assert"},
    },
    ("post", "/api/sessions/{session}/fork"): {"turn": 1},
    ("post", "/api/sessions/{session}/without"): {"turn": 1},
    ("post", "/api/proceedings/{kind}"): {"case": "murder"},
    ("post", "/api/rooms"): {"proceeding": "deliberation", "case": "murder", "seed": "7"},
    ("post", "/api/rooms/{code}/seats"): {"seat": "juror", "name": "Ada"},
    ("put", "/api/rooms/{code}/turn"): {"seconds": 120},
    ("post", "/api/rooms/{code}/chat"): {"text": "Who brings the biscuits?"},
    ("post", "/api/examinations"): {"case": "murder", "side": "prosecution", "window": 20},
    ("post", "/api/trials"): {"case": "murder", "side": "defence", "openings": True},
    ("post", "/api/drills"): {"items": 10, "window": None},
    ("post", "/api/debates"): {"topic": "Should jurors be paid a full wage?", "rounds": 2},
    ("post", "/api/persuasions"): {"case": "murder", "side": "defence"},
}
