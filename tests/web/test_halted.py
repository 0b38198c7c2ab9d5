"""A session that a monitor halted, on the page and over HTTP: it says so, and its debrief tells what was found."""

from __future__ import annotations

import httpx
import pytest

from tests.web.playing import begin, look, told
from venire.app import Venire
from venire.host.session import AnySession
from venire.kernel.minutes import Alerted, Guarded, Halted, Indicator

pytestmark = pytest.mark.anyio
ALERT = Alerted(
    monitor="ethics",
    about=1,
    seat="juror/3",
    type="threat",
    severity=0.95,
    indicators=(Indicator(name="threat", severity=0.95, evidence="I know where <b>you</b> live"),),
    why="Threat.",
)


async def halted(venire: Venire, client: httpx.AsyncClient) -> AnySession:
    live = await venire.find(await begin(client, safety_mode="active", unattended=False))
    await live.note(ALERT, Halted(monitor="ethics", type="threat", severity=0.95))
    await venire.court.finished(live)
    return live


async def test_the_wish_of_whoever_opens_it_is_on_the_record(venire: Venire, client: httpx.AsyncClient) -> None:
    live = await venire.find(await begin(client, safety_mode="passive", halt_on_safety_violation=True))
    assert live.safety == Guarded(mode="passive", halts=True)
    assert (await client.post("/api/sessions", json={"case": "murder", "safety_mode": "loud"})).status_code == 422


async def test_it_is_told_to_a_program_and_no_act_is_taken(venire: Venire, client: httpx.AsyncClient) -> None:
    live = await halted(venire, client)
    seen = await look(client, live.id)
    sent: dict[str, object] = {"ask": "r1/speak/juror/7", "act_id": "1", "kind": "pass"}

    assert (seen["over"], seen["asks"]) == (True, [])
    assert seen["halted"] == "The ethics monitor halted the session (threat, severity 0.95)."
    assert seen["events"][-1]["kind"] == "halted"
    assert "ethics monitor halted" in told(await client.post(f"/api/sessions/{live.id}/acts", json=sent))["error"]


async def test_its_debrief_shows_the_alert_and_takes_it_away(venire: Venire, client: httpx.AsyncClient) -> None:
    live = await halted(venire, client)
    page = await client.get(f"/sessions/{live.id}/debrief")
    table = await client.get(f"/api/sessions/{live.id}/export?format=csv")

    assert page.status_code == 200
    assert "ethics monitor halted the session" in page.text
    assert "I know where &lt;b&gt;you&lt;/b&gt; live" in page.text
    assert "alerts,1,juror/3,ethics,threat,0.95" in table.text


async def test_a_debrief_lists_the_alerts_for_the_bench(venire: Venire, client: httpx.AsyncClient) -> None:
    live = await venire.find(await begin(client, unattended=True))
    await venire.court.finished(live)
    before = await client.get(f"/sessions/{live.id}/debrief")
    await live.note(ALERT)
    after = await client.get(f"/sessions/{live.id}/debrief")

    assert before.status_code == after.status_code == 200
    assert "What the monitors found" in after.text
    assert "I know where &lt;b&gt;you&lt;/b&gt; live" not in before.text
    assert "I know where &lt;b&gt;you&lt;/b&gt; live" in after.text
