// A live session: the stream comes in, the player sets its pace, the room is drawn after each event.
import { $, $$, say } from "../page/dom.js";
import { get, post } from "../page/api.js";
import { Stream } from "../live/stream.js";
import { Player } from "../live/play.js";
import { emptyRoom, hear, heardAlready } from "./room.js";
import { Turn } from "./turn.js";
import { Clock } from "../live/clock.js";
import { coach, learned } from "./coach.js";
import { help, listen } from "../page/keys.js";
import { nameOf, roomSays } from "./floor.js";
import { Forming } from "../live/forming.js";
import { showTab } from "../page/links.js";
import { showJuror } from "./juror_card.js";
import { draw, show } from "./scene.js";
import { tabs, tell } from "../page/desk.js";

const session = document.body.dataset.session, part = document.body.dataset.part ?? "";
const mark = `venire.at.${session}${part && `.${part}`}`;

async function begin() {
  const { view, me, mine, events, room: code } = await get(`/api/sessions/${session}?events=1${part && `&part=${part}`}`);
  const room = emptyRoom(view, me);
  const turn = new Turn(session, room, () => halt(player, asked, mine));
  const clock = new Clock(mine);
  let asked = { asks: [], upto: 0 };
  const options = { takeBack: me && !code ? (at) => takeBack(at) : null };
  const player = new Player({
    apply: (seen) => hear(room, seen),
    show: (seen, at) => { localStorage.setItem(mark, String(seen.no)); return show(room, seen, at, options); },
    idle: () => { draw(room); redraw(); forming.draw(); },
    changed: () => { draw(room); redraw(); controls(player, asked, mine); clock.hold(player.paused); },
  });
  const redraw = () => {
    const busy = player.busy || player.played < asked.upto;
    if (!busy || !room.convictions) room.convictions = asked.convictions ?? null; // not before the words that moved them
    if (!busy && turn.what() === "pick") learned("one"); // whoever has come to a turn knows how
    turn.halted = (player.paused || Boolean(asked.paused)) && mine;
    if (me || room.over) turn.draw(me ? asked : { asks: [] }, busy);
  };
  past(events, room, player, options, mine);
  draw(room);
  wire(player, turn, room, me, () => halt(player, asked, mine));
  coach();
  const named = (seat) => (seat === "judge" ? say("court.judge") : nameOf(room, Number(seat.split("/")[1])));
  const forming = new Forming(named, () => !player.busy);
  const stream = new Stream(session, player.played, {
    onEvent: (seen) => { forming.clear(); player.push(seen); },
    onWords: (words) => forming.hear(words),
    onAsked: (now) => { asked = now; clock.set(now); redraw(); draw(room); controls(player, asked, mine); },
    onState: connection, part,
  });
  Object.assign(window, { venire: { room, player, stream } });
}

/** What this browser has already watched stands there at once, and for a guest what was before; the rest is played. */
function past(events, room, player, options, mine) {
  const kept = Number(localStorage.getItem(mark) ?? -1);
  const fresh = events.every((seen) => !["spoke", "first_ballot"].includes(seen.kind));
  const upto = kept >= 0 ? kept : fresh || mine ? 0 : events.length;
  for (const seen of events.filter((one) => one.no <= upto)) {
    hear(room, seen);
    show(room, seen, null, options);
    player.played = seen.no;
  }
  if (player.played === 0) roomSays(say("court.loading"), false);
}

function connection(state) {
  const lost = state === "lost";
  if ($("#lost").hidden === lost) $("#lost").hidden = !lost;
}

function controls(player, asked, mine) {
  const halted = Boolean(asked.paused), theirs = halted && !mine;
  $("#pause").textContent = say(theirs ? "controls.paused" : player.paused || halted ? "controls.go_on" : "controls.pause");
  $("#pause").setAttribute("aria-pressed", String(player.paused || halted));
  $("#pause").disabled = theirs;
  $("#skip").disabled = !player.busy;
  $("#skip-all").disabled = !player.busy;
  $("#pace").value = player.pace;
}

/** Pause or go on. Where a clock runs for one's own turn, it stops and goes on too. */
async function halt(player, asked, mine) {
  if (asked.paused && !mine) return;
  const wanted = !(player.paused || asked.paused);
  if (player.paused !== wanted) player.toggle();
  const clocks = wanted ? mine && asked.asks.some((ask) => ask.until) : asked.paused;
  if (!clocks) return;
  try { await post(`/api/sessions/${session}/${wanted ? "pause" : "resume"}`); } catch (told) { tell(told.words); }
}

function wire(player, turn, room, me, pause) {
  $("#pause").onclick = pause;
  $("#skip").onclick = () => { learned("one"); player.skip(); };
  $("#skip-all").onclick = () => player.skipAll();
  $("#pace").onchange = (event) => player.setPace(event.target.value);
  $("#floor").addEventListener("click", (event) => { if (!event.target.closest("button")) { learned("one"); player.skip(); } });
  const address = (number) => turn.address(number);
  for (const button of $$(".juror > button")) button.onclick = () => showJuror(room.jurors.get(Number(button.parentElement.dataset.number)), room, me && turn.what() === "pick" && !player.busy ? address : null);
  tabs();
  const paces = ["spoken", "brisk", "once"];
  const strategies = Object.fromEntries([..."123456"].map((digit) => [digit, () => turn.strategyBy(Number(digit) - 1)]));
  listen({
    " ": () => { learned("one"); player.skip(); }, p: pause, n: () => player.skipAll(), f: () => showTab("file", true), t: () => showTab("transcript", true),
    b: () => player.setPace(paces[(paces.indexOf(player.pace) + 1) % paces.length]),
    y: () => { $("#turn-inner").querySelector("button, input, textarea")?.focus(); }, v: () => turn.askToChangeVote(), "?": help, ...strategies,
  }, () => turn.writingPlace());
  controls(player, { asks: [] }, me);
}

async function takeBack(turn) {
  try {
    const made = await post(`/api/sessions/${session}/fork`, { turn, take_back: true });
    heardAlready(made.session);
    location.assign(made.url);
  } catch (told) {
    tell(told.words);
  }
}

begin().catch((told) => { roomSays(told.words ?? `${say("errors.broken")} ${say("errors.broken_remedy")}`); console.error(told); });
