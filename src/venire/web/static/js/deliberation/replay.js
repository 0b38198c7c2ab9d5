// Watching again: the same room, with a scrubber over every moment.
import { $, $$, say } from "../page/dom.js";
import { get, post } from "../page/api.js";
import { Player } from "../live/play.js";
import { emptyRoom, hear, heardAlready } from "./room.js";
import { clear } from "./transcript.js";
import { draw, show } from "./scene.js";
import { help, listen } from "../page/keys.js";
import { hush, speaks } from "./box.js";
import { tabs, tell } from "../page/desk.js";
import { showTab } from "../page/links.js";
import { roomSays } from "./floor.js";
import { showJuror } from "./juror_card.js";

const session = document.body.dataset.session;

async function begin() {
  const { view, me, events } = await get(`/api/sessions/${session}?events=1`);
  let room = emptyRoom(view, me);
  let at = 0;
  const range = $("#moment");
  range.max = String(events.length);
  const label = () => { $("#moment-words").textContent = say("replay.scrub", { n: at, max: events.length }); range.value = String(at); };
  const player = new Player({
    apply: (seen) => { hear(room, seen); at = seen.no; label(); },
    show: (seen, playing) => show(room, seen, playing),
    idle: () => {}, changed: () => { draw(room); buttons(); },
  });
  const buttons = () => { $("#play").textContent = say(player.busy ? "replay.stop" : "replay.play"); };
  const go = (to) => {
    stop();
    room = emptyRoom(view, me);
    clear(); hush(); speaks(null);
    if (to === 0) roomSays(say("court.loading"), false);
    for (const seen of events.slice(0, to)) { hear(room, seen); show(room, seen, null); }
    at = to;
    label(); draw(room);
  };
  const stop = () => { player.queue.length = 0; player.voice?.finish(); player.next?.(); };
  const play = () => { if (player.busy) { stop(); return; } for (const seen of events.slice(at)) player.push(seen); buttons(); };
  range.oninput = () => go(Number(range.value));
  $("#play").onclick = play;
  $("#pace").value = player.pace;
  $("#pace").onchange = (event) => player.setPace(event.target.value);
  $("#skip").onclick = () => player.skip();
  $("#floor").addEventListener("click", (event) => { if (!event.target.closest("button")) player.skip(); });
  $("#fork")?.addEventListener("click", async () => {
    try { const made = await post(`/api/sessions/${session}/fork`, { moment: at }); heardAlready(made.session); location.assign(made.url); } catch (told) { tell(told.words); }
  });
  for (const button of $$(".juror > button")) button.onclick = () => showJuror(room.jurors.get(Number(button.parentElement.dataset.number)), room, null);
  tabs();
  listen({ " ": () => player.skip(), p: play, f: () => showTab("file", true), t: () => showTab("transcript", true), "?": help });
  const wanted = new URLSearchParams(location.search).get("moment");
  go(Math.min(wanted ? Number(wanted) || 0 : 0, events.length));
}

begin().catch((told) => { roomSays(told.words ?? `${say("errors.broken")} ${say("errors.broken_remedy")}`); console.error(told); });
