// A drill of objections: a question, a ring of time, the grounds as keys; then the truth, and the next.
import { $, announce, h, say } from "../page/dom.js";
import { actId, get, post } from "../page/api.js";
import { Stream } from "../live/stream.js";
import { makeRing } from "./ring.js";
import { groundOf, makeKeypad } from "./keypad.js";
import { groundName } from "./lines.js";
import { help, listen } from "../page/keys.js";
import { likeness } from "./people.js";
import { tell } from "../page/desk.js";

const session = document.body.dataset.session, mine = document.body.dataset.mine === "yes";
const room = { items: 0, shown: null, told: null, called: null, waiting: null, score: 0, streak: 0, over: false, beads: [] };
let asked = { asks: [] }, ahead = 0, ring = null, sending = false, drawn = "";

const steps = {
  drill_begun: (event) => { room.items = event.items; },
  item_shown: (event) => { room.waiting = event; },
  called_it: (event) => { room.called = event; },
  item_told: (event) => { room.told = { ...event, shown: room.shown, called: room.called?.ground ?? null }; room.score += event.points; room.streak = event.right ? room.streak + 1 : 0; room.beads[event.no] = event.right; },
  drill_closed: () => { room.over = true; },
};

/** What happened. The next question waits behind the truth about the last, unless nothing is known of one. */
function hear({ kind, event }) {
  steps[kind]?.(event);
  if (!room.told && room.waiting) next();
}

function next() {
  Object.assign(room, { told: null, shown: room.waiting, waiting: null, called: null });
}

async function begin() {
  const { events, last } = await get(`/api/sessions/${session}?events=1`);
  for (const seen of events) { steps[seen.kind]?.(seen.event); if (seen.kind === "item_shown") next(); }
  if (room.over) room.told = room.told ?? null;
  const stream = new Stream(session, last, {
    onEvent: (seen) => { hear(seen); if (seen.kind === "item_told" && mine && !room.reading && !room.over) { room.reading = true; halt(true).catch(complain); } draw(); },
    onAsked: (now) => { asked = now; if (now.now) ahead = Date.parse(now.now) - Date.now(); draw(); },
    onState: (state) => { $("#lost").hidden = state !== "lost"; },
  });
  Object.assign(window, { venire: { room, stream } });
  draw();
}

/** Nothing has been called yet and the clock waits for the student. */
const unready = () => mine && Boolean(asked.paused) && !room.over && !room.told && !room.begun && room.beads.length === 0;

function ready() {
  $("#asked").replaceChildren(h("p", { class: "waiting" }, say("drill.ready_more")));
  $("#answer").replaceChildren(h("div", { class: "row" }, h("button", { type: "button", class: "first", id: "ready", onclick: start }, say("drill.ready"), h("kbd", { "aria-hidden": "true" }, say("hearing.space")))), h("p", { class: "complaint", role: "alert", id: "complaint" }));
  $("#ready").focus({ preventScroll: true });
}

async function start() {
  try { await halt(false); } catch (told) { complain(told); return; }
  room.begun = true;
  draw();
}

const ask = () => asked.asks.find((one) => one.wants.includes("call"));

function draw() {
  head();
  const waits = unready(), halted = Boolean(asked.paused) && !room.told && !room.reading && !waits;
  $("#paused").hidden = !halted;
  $("#paused").textContent = halted ? say("controls.paused_mine") : "";
  $("#pause").textContent = say(halted ? "controls.go_on" : "controls.pause");
  $("#pause").setAttribute("aria-pressed", String(halted));
  $("#pause").hidden = room.over || !mine || Boolean(room.told) || waits;
  if ($("#stop")) $("#stop").hidden = room.over || waits;
  ring?.set(ask()?.until, ahead, asked.paused);
  const key = `${room.told?.no ?? 0}/${room.shown?.no ?? 0}/${ask()?.key}/${room.over}/${waits}`;
  if (key === drawn) return;
  drawn = key;
  if (waits) ready();
  else if (room.told) truth();
  else if (room.over) finished();
  else if (room.shown && (ask() || !mine)) question();
  else { $("#asked").replaceChildren(h("p", { class: "waiting" }, say("drill.waiting"))); $("#answer").replaceChildren(); }
}

function head() {
  const no = room.told?.no ?? room.shown?.no ?? 0;
  $("#progress").textContent = no ? say("drill.progress", { n: no, of: room.items }) : "";
  $("#score").textContent = say("drill.score", { n: String(room.score).replace("-", "−") });
  $("#streak").textContent = room.streak > 1 ? say("drill.streak", { n: room.streak }) : "";
  $("#beads").replaceChildren(...Array.from({ length: room.items }, (_, place) => h("li", { class: room.beads[place + 1] === true ? "right" : room.beads[place + 1] === false ? "wrong" : place + 1 === no ? "now" : "" })));
}

const nameOf = (witness) => document.getElementById(`file-${witness}`)?.dataset.name ?? witness;

function sheet(shown, side) {
  const phase = ["direct", "redirect"].includes(shown.phase) ? "direct" : "cross";
  const record = shown.before.length ? h("div", { class: "record" }, h("p", { class: "label" }, say("drill.record")), ...shown.before.map((line) => h("p", {}, line))) : "";
  $("#asked").replaceChildren(likeness(shown.witness), h("div", {}, record, h("p", { class: "where" }, h("b", {}, say("drill.counsel")), `, ${say(`drill.on_${phase}`, { name: nameOf(shown.witness) })}`), h("h2", { tabindex: -1 }, shown.text)), side ?? h("span"));
}

function question() {
  const open = ask();
  ring = makeRing(open?.limit ?? null);
  ring.set(open?.until, ahead, asked.paused);
  sheet(room.shown, ring.element);
  const stand = h("div", { class: "stand-row" }, h("button", { type: "button", id: "let-stand", onclick: () => call(null) }, say("drill.let_stand"), h("kbd", { "aria-hidden": "true" }, say("hearing.space"))));
  $("#answer").replaceChildren(...(mine ? [stand, makeKeypad(call, ["non_responsive"])] : []), h("p", { class: "complaint", role: "alert", id: "complaint" }));
  announce(room.shown.text);
  $("#asked h2").focus({ preventScroll: true });
}

function truth() {
  const { told } = room;
  ring = null;
  if (told.shown) sheet(told.shown);
  const others = (told.also ?? []).map((one) => groundName(one).toLowerCase()).join(say("drill.or"));
  const what = told.defect ? say("drill.was", { ground: groundName(told.defect).toLowerCase() }) : say("drill.was_proper");
  const did = told.called ? say("drill.you_said", { ground: groundName(told.called).toLowerCase() }) : say("drill.you_let");
  const title = h("h3", { tabindex: -1, class: told.right ? "" : "wrong-word" }, say(told.right ? "drill.right" : told.defect && told.called ? "drill.half" : "drill.wrong"));
  $("#answer").replaceChildren(h("div", { class: `truth${told.right ? "" : " wrong"}` }, title, h("p", {}, h("b", {}, what), ` ${others ? say("drill.as_well", { grounds: others }) : ""} ${told.right ? "" : did}`), told.why ? h("p", {}, told.why) : "",
    h("div", { class: "row" }, room.over ? h("a", { class: "button first", id: "next", href: `/sessions/${session}/debrief` }, say("drill.debrief")) : h("button", { type: "button", class: "first", id: "next", onclick: goOn }, say("drill.next"), h("kbd", { "aria-hidden": "true" }, say("hearing.space"))))));
  announce(`${title.textContent}. ${what} ${told.why ?? ""}`);
  $("#next").focus({ preventScroll: true });
}

function finished() {
  $("#asked").replaceChildren(h("p", { class: "waiting" }, ended()));
  $("#answer").replaceChildren(h("div", { class: "verdict-banner" }, h("p", {}, say("drill.over_more")), h("a", { class: "button first", id: "next", href: `/sessions/${session}/debrief` }, say("drill.debrief"))));
  $("#next").focus();
}

/** Done, or stopped before the end. */
function ended() {
  const done = room.beads.filter((right) => right !== undefined).length;
  return done < room.items ? say("drill.over_early", { n: done, of: room.items }) : say("drill.over");
}

/** The clock of the next question starts when it is asked for: while the truth is read the session stands still. */
const halt = (on) => post(`/api/sessions/${session}/${on ? "pause" : "resume"}`);

async function goOn() {
  room.told = null;
  room.reading = false;
  if (room.waiting) next();
  draw();
  await halt(false).catch(complain);
}

async function call(ground) {
  const open = ask();
  if (!open || sending || room.told) return;
  sending = true;
  try {
    room.reading = true;
    await halt(true);
    await post(`/api/sessions/${session}/acts`, { ask: open.key, act_id: actId(), kind: "call", act: { ground } });
  } catch (told) {
    complain(told);
    room.reading = false;
    await halt(false).catch(complain);
  }
  sending = false;
}

/** What is asked, once it is asked. */
const asks = () => new Promise((resolve) => { const look = () => (ask() && !room.told ? resolve(ask()) : room.over ? resolve(null) : setTimeout(look, 60)); look(); });

const complain = (told) => { const place = $("#complaint"); if (place) place.textContent = told.words ?? String(told); else tell(told.words ?? String(told)); };

$("#pause").onclick = async () => { await post(`/api/sessions/${session}/${asked.paused ? "resume" : "pause"}`).catch(complain); };
if ($("#stop")) $("#stop").onclick = async () => {
  if (room.told) await goOn();
  const open = await asks();
  if (open) await post(`/api/sessions/${session}/acts`, { ask: open.key, act_id: actId(), kind: "stop_drill", act: {} }).catch(complain);
};
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("dialog[open]")) return;
  const pad = $("#answer .keypad"), ground = pad && event.key.length === 1 && groundOf(pad, event.key);
  if (ground) { event.preventDefault(); event.stopImmediatePropagation(); call(ground); }
}, { capture: true });
// O is how one rises in court; here one stands already, and the ground's letter follows.
listen({ o: () => $("#answer .keypad button")?.focus({ preventScroll: true }), " ": () => (unready() ? $("#ready")?.click() : room.told ? $("#next").click() : call(null)), "?": help });
begin().catch((told) => { $("#asked").textContent = told.words ?? String(told); console.error(told); });
