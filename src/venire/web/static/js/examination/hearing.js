// A live examination: the stream comes in, the player sets its pace, the room and the desk are drawn after each event.
import { $, say } from "../page/dom.js";
import { get, post } from "../page/api.js";
import { Stream } from "../live/stream.js";
import { Player } from "../live/play.js";
import { Clock } from "../live/clock.js";
import { emptyHearing, hear } from "./room.js";
import { drawHead, show } from "./scene.js";
import { Desk } from "./desk.js";
import { drawAffidavit } from "./notes.js";
import { help, listen } from "../page/keys.js";
import { showTab } from "../page/links.js";
import { tabs, tell } from "../page/desk.js";
import { citeRules } from "./rules.js";
import { called } from "./people.js";
import { Officer } from "../rooms/officer.js";
import { Forming } from "../live/forming.js";

const session = document.body.dataset.session, me = document.body.dataset.me || null, office = document.body.dataset.office;
const mark = `venire.at.${session}`;
const SAID = 2600;
/** Milliseconds that an answer takes to be said, at the most. */

async function begin() {
  const { view, mine, events, room: code } = await get(`/api/sessions/${session}?events=1`);
  const court = view.examination ?? view;
  const room = emptyHearing(me, new Map((court.witnesses ?? []).map((one) => [one.id, one])));
  const desk = new Desk(session, room, $("#turn").dataset.targets !== "off");
  desk.mine = mine;
  const clock = new Clock(mine);
  let asked = { asks: [], upto: 0 };
  const officer = office ? new Officer(session, room) : null;
  const options = { takeBack: me && mine && !code ? takeBack : null };
  const redraw = () => {
    const busy = player.busy || player.played < asked.upto;
    drawHead(room, asked.table);
    if (me) desk.draw(asked, busy, clock.ahead);
    officer?.draw(asked, busy);
    if (!busy && me) drawAffidavit(asked.table, room.people.get(asked.table?.witness)?.name, room.people.get(asked.table?.witness)?.role);
    controls(player, asked, mine);
  };
  const player = new Player({
    apply: (seen) => { learn(room, seen); hear(room, seen); },
    show: (seen, at) => { localStorage.setItem(mark, String(seen.no)); return show(room, seen, at, options); },
    idle: () => { redraw(); forming.draw(); }, changed: redraw, longest: SAID,
  });
  past(events, room, player, options);
  wire(player, desk, () => halt(player, asked, mine));
  const forming = new Forming((seat) => called(room, seat.split("/").at(-1)), () => !player.busy);
  const stream = new Stream(session, player.played, {
    onEvent: (seen) => { forming.clear(); player.push(seen); },
    onWords: (words) => forming.hear(words),
    onAsked: (now) => { asked = now; clock.set({ ...now, asks: now.asks.filter((ask) => !ask.wants.includes("object")) }); if (now.asks.some((ask) => ask.wants.includes("object") && ask.until)) player.skipAll(); redraw(); },
    onState: (state) => { const lost = state === "lost"; if ($("#lost").hidden === lost) $("#lost").hidden = !lost; },
  });
  Object.assign(window, { venire: { room, player, stream, desk } });
  redraw();
}

/** In a trial the witnesses are known once the first has been called. */
function learn(room, { kind, event }) {
  if (kind !== "witness_called" || room.people.has(event.witness)) return;
  const place = document.getElementById(`file-${event.witness}`);
  room.people.set(event.witness, { id: event.witness, name: place?.dataset.name ?? event.witness, role: place?.dataset.role ?? "", side: event.side });
}

/** What this browser has watched, and whatever a long record holds, stands there at once; the rest is played. */
function past(events, room, player, options) {
  const kept = Number(localStorage.getItem(mark) ?? -1);
  const upto = kept >= 0 ? Math.max(kept, events.length - 6) : events.length > 14 ? events.length : 0;
  for (const seen of events.filter((one) => one.no <= upto)) {
    learn(room, seen);
    hear(room, seen);
    show(room, seen, null, options);
    player.played = seen.no;
  }
}

function controls(player, asked, mine) {
  const halted = Boolean(asked.paused), theirs = halted && !mine;
  $("#pause").textContent = say(theirs ? "controls.paused" : player.paused || halted ? "controls.go_on" : "controls.pause");
  $("#pause").setAttribute("aria-pressed", String(player.paused || halted));
  $("#pause").disabled = theirs;
  $("#skip").disabled = !player.busy;
  $("#pace").value = player.pace;
}

/** Pause or go on. Whoever began the session stops its clocks too. */
async function halt(player, asked, mine) {
  if (asked.paused && !mine) return;
  const wanted = !(player.paused || asked.paused);
  if (player.paused !== wanted) player.toggle();
  if (!mine) return;
  try { await post(`/api/sessions/${session}/${wanted ? "pause" : "resume"}`); } catch (told) { tell(told.words); }
}

async function takeBack(event) {
  try {
    const made = await post(`/api/sessions/${session}/fork`, { turn: event.no, take_back: true });
    localStorage.setItem(`venire.at.${made.session}`, String(Number.MAX_SAFE_INTEGER));
    localStorage.setItem(`venire.question.${made.session}`, event.text);
    location.assign(made.url);
  } catch (told) {
    tell(told.words);
  }
}

const PACES = ["spoken", "brisk", "once"];
const writing = (target) => target.closest?.("input:not([type=checkbox]), textarea, select, dialog[open]");

function wire(player, desk, pause) {
  $("#pause").onclick = pause;
  $("#skip").onclick = () => player.skip();
  $("#pace").onchange = (event) => player.setPace(event.target.value);
  tabs();
  citeRules();
  // The grounds are letters, so they come before every other shortcut.
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target) || !desk.keys?.(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
  listen({
    " ": () => player.skip(), p: pause, f: () => showTab("file", true), t: () => showTab("transcript", true), a: () => me && showTab("affidavit", true),
    b: () => player.setPace(PACES[(PACES.indexOf(player.pace) + 1) % PACES.length]), m: () => desk.rise(), "?": help,
    y: () => $("#turn-inner").querySelector("textarea, button, a")?.focus(),
  });
}

begin().catch((told) => { $("#floor").textContent = told.words ?? `${say("errors.broken")} ${say("errors.broken_remedy")}`; console.error(told); });
