// A corridor with doors, a talk behind each. The stream says what was said; what anybody thinks of it is not in it.
import { $, $$, announce, h, say } from "../page/dom.js";
import { actId, get, post } from "../page/api.js";
import { Stream } from "../live/stream.js";
import { Forming } from "../live/forming.js";
import { PACES, saying } from "../live/kinetic.js";
import { help, listen } from "../page/keys.js";
import { papers, showPaper } from "./papers.js";
import { Line } from "./line.js";

const session = document.body.dataset.session, player = Boolean(document.body.dataset.player);
const steps = {
  visited: ({ juror, text }) => { room.with = juror; room.talks[juror] ??= []; if (text) heard(juror, { by: "juror", text }); },
  went_away: () => { room.with = 0; },
  said_to: ({ juror, text, shows }) => { room.waiting = juror; room.left[juror] -= 1; heard(juror, { by: "player", text, shows }); },
  answered: ({ juror, text }) => { room.waiting = 0; heard(juror, { by: "juror", text }); },
  settled: () => { room.over = true; },
};
const narrow = matchMedia("(max-width: 1080px)");
let room = null, asked = { asks: [] }, voice = null, drawn = 0, called = false, line = null, forming = null;

async function begin() {
  const { view, last, halted } = await get(`/api/sessions/${session}`);
  room = { jurors: new Map(view.jurors.map((one) => [one.juror, one])), left: view.turns_left, talks: view.talks, with: view.talking_to, waiting: 0, over: Boolean(view.settled) };
  const talk = room.talks[room.with] ?? [];
  if (talk.at(-1)?.by === "player") room.waiting = room.with;
  line = player ? new Line(session, hand, named) : null;
  forming = new Forming(() => named(room.with), () => Boolean(room.waiting));
  const stream = new Stream(session, last, {
    onEvent: hear, onWords: (words) => forming.hear(words), onAsked: (now) => { asked = now; draw(); },
    onState: (state) => { $("#lost").hidden = state !== "lost"; },
  });
  papers();
  wire();
  if (halted) stopped();
  draw();
  Object.assign(window, { venire: { stream, room } });
}

function wire() {
  $("#talk").addEventListener("click", () => voice?.finish());
  if (!player) return;
  for (const door of $$(".door")) $("button", door).onclick = () => visit(Number(door.dataset.juror));
  $("#settle").onclick = settle;
  const doors = Object.fromEntries([...room.jurors.keys()].filter((no) => no < 10).map((no) => [String(no), (key) => (line.place ? line.write(key) : visit(no))]));
  listen({ ...doors, " ": () => voice?.finish(), y: () => line.focus(), f: () => showPaper("file", true), s: () => showPaper("said", true), w: () => showPaper("who", true), v: settle, "?": help }, () => line.place);
}

const named = (juror) => room.jurors.get(juror)?.called ?? "";
const may = (kind) => asked.asks.find((ask) => ask.wants.includes(kind));

function hear({ kind, event }) {
  if (kind === "halted") return stopped();
  if (!steps[kind]) return;
  forming.clear();
  steps[kind](event);
  if (kind === "settled") return over();
  if (kind === "answered") announce(`${named(event.juror)}: ${event.text}`);
  if (kind === "visited") announce(`${say(player ? "persuade.moved_on" : "persuade.with", { name: named(event.juror) })} ${event.text}`);
  draw();
}

const heard = (juror, spoken) => { room.talks[juror] = [...(room.talks[juror] ?? []), spoken]; };

/** Whoever called for it goes there at once; else the last words are left to be read. */
function over() {
  if (called || !room.with) return location.reload();
  draw();
  $("#done p").textContent = say("persuade.settled");
  $("#done").hidden = false;
  for (const part of ["#say", "#heard-all", "#settle"]) $(part).hidden = true;
  announce(say("persuade.settled"));
  $("#done a").focus({ preventScroll: true });
}

function draw() {
  document.body.dataset.with = String(room.with);
  for (const door of $$(".door")) drawDoor(door);
  if (player) drawRoom();
  else $("#now").textContent = room.with ? say("persuade.with", { name: named(room.with) }) : "";
}

function drawDoor(door) {
  const juror = Number(door.dataset.juror), here = juror === room.with, left = room.left[juror] ?? null;
  door.classList.toggle("here", here);
  door.classList.toggle("seen", juror in room.talks);
  const button = $("button", door);
  if (here) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
  button.disabled = !player || left === 0 || room.over;
  if (here) door.scrollIntoView({ block: "nearest", inline: "nearest" });
  const count = left === null ? "" : say(left === 0 ? "persuade.left_none" : left === 1 ? "persuade.left_one" : "persuade.left_many", { n: left });
  $(".left", door).textContent = here ? say("persuade.here") : juror in room.talks || !player ? count : say("persuade.not_seen");
}

function drawRoom() {
  const one = room.jurors.get(room.with), now = Boolean(one);
  $("#room").hidden = !now;
  $("#settle").hidden = room.over;
  if (!now) { drawn = 0; return; }
  const talk = room.talks[room.with] ?? [];
  if (drawn !== room.with) enter(one, talk);
  else for (const spoken of talk.slice($("#talk").children.length)) add(spoken, true);
  $("#thinking").hidden = !room.waiting || !$("#forming").hidden;
  $("#thinking").textContent = say("persuade.thinking", { name: one.called });
  const left = room.left[room.with];
  $("#say").hidden = left === 0 || room.over;
  $("#heard-all").hidden = left !== 0 || Boolean(room.waiting) || room.over;
  $("#heard-all").textContent = say("persuade.heard_all", { name: one.called });
  line.draw(one, left, Boolean(may("say")));
  drawSaid();
}

/** Into a room: the face, and all that was said there before. A greeting just now is said aloud. */
function enter(one, talk) {
  const first = drawn !== 0 || talk.length === 1;
  drawn = room.with;
  voice = null;
  $("#likeness").replaceChildren($(`.door[data-juror="${one.juror}"] .face`).cloneNode(true));
  $("#room-name").textContent = one.name;
  const look = /\p{L}/u.test(one.portrait) ? one.portrait : one.traits[0] ?? one.occupation; // a sign is no description
  $("#room-look").textContent = `${look.charAt(0).toUpperCase()}${look.slice(1)}.`.replace(/\.\.$/, ".");
  $("#talk").replaceChildren();
  talk.forEach((spoken, place) => add(spoken, first && talk.length === 1 && place === 0));
  if (document.activeElement === document.body || document.activeElement.closest?.(".doors")) $("#room-name").focus({ preventScroll: true });
  $("#talk").scrollTop = $("#talk").scrollHeight;
  if (narrow.matches) (talk.length > 1 ? $("#talk").lastElementChild : $("#room")).scrollIntoView({ block: "start" });
}

/** One more thing said; a juror's words come as they are spoken, a click or Space has them at once. */
function add(spoken, aloud) {
  const mine = spoken.by === "player", words = h("p", { class: "words" });
  const thing = spoken.shows ? h("p", { class: "thing" }, `${say("persuade.on_table")} ${thingName(spoken.shows)}`) : null;
  const item = h("article", { class: mine ? "mine" : "theirs" }, h("p", { class: "label" }, mine ? say("persuade.you") : named(room.with)), words, thing);
  voice?.finish();
  $("#talk").append(item);
  if (mine || !aloud) words.textContent = spoken.text;
  else speak(words, spoken.text);
  $("#talk").scrollTop = $("#talk").scrollHeight;
  if (aloud && narrow.matches) (mine ? item : item.previousElementSibling ?? item).scrollIntoView({ block: "start" });
}

function speak(words, text) {
  const likeness = $("#likeness");
  likeness.classList.add("speaking");
  const mine = voice = saying(words, text, PACES.brisk);
  const follow = setInterval(() => { $("#talk").scrollTop = $("#talk").scrollHeight; }, 150);
  mine.done.then(() => { clearInterval(follow); if (voice === mine) likeness.classList.remove("speaking"); $("#talk").scrollTop = $("#talk").scrollHeight; });
}

const thingName = (id) => document.getElementById(`file-${id}`)?.dataset.name ?? id;

function drawSaid() {
  const parts = [...room.jurors.values()].map((one) => {
    const mine = (room.talks[one.juror] ?? []).filter((spoken) => spoken.by === "player");
    const list = mine.length ? h("ol", {}, mine.map((spoken) => h("li", {}, spoken.text, spoken.shows && h("span", { class: "quiet" }, ` (${thingName(spoken.shows)})`)))) : h("p", { class: "quiet" }, say("persuade.empty_said", { name: one.called }));
    return h("section", {}, h("h2", {}, one.called), list);
  });
  $("#sheet-said").replaceChildren(...parts);
}

/** Hand an act up. Until the stream says what is asked next, nothing is; what was refused may be tried again. */
async function hand(kind, act, id = actId()) {
  const ask = await soon(kind), before = asked, sent = { asks: [] };
  if (!ask) throw Object.assign(new Error(), { words: say("persuade.thinking", { name: named(room.waiting || room.with) }) });
  asked = sent;
  draw();
  try {
    await post(`/api/sessions/${session}/acts`, { ask: ask.key, act_id: id, kind, act });
  } catch (told) {
    if (asked === sent) asked = before;
    draw();
    throw told;
  }
}

/** What is asked of this kind, now or in a moment: an answer is heard before the next ask comes. */
function soon(kind, tries = 30) {
  if (may(kind) || !tries) return Promise.resolve(may(kind));
  return new Promise((resolve) => { setTimeout(() => resolve(soon(kind, tries - 1)), 50); });
}

async function visit(juror) {
  if (juror === room.with) return line.focus();
  voice?.finish();
  try { await hand("visit", { juror }); } catch (told) { complain(told.words); }
}

function settle() {
  if (room.over || $("#confirm").open) return;
  const unseen = [...room.jurors.values()].filter((one) => !(room.talks[one.juror] ?? []).some((spoken) => spoken.by === "player")).map((one) => one.called);
  $("#confirm-words").textContent = say(unseen.length ? "persuade.ask_settle_unseen" : "persuade.ask_settle", { names: unseen.join(", ") });
  $("#confirm-yes").onclick = async () => {
    $("#confirm").close();
    called = true;
    announce(say("persuade.voting"));
    try { await hand("settle", {}); } catch (told) { called = false; complain(told.words); }
  };
  $("#confirm").showModal();
}

function complain(words) {
  $("#told").textContent = words ?? `${say("errors.broken")} ${say("errors.broken_remedy")}`;
  $("#told").hidden = false;
  setTimeout(() => { $("#told").hidden = true; }, 9000);
}

function stopped() {
  $("#lost").replaceChildren(say("persuade.halted"), " ", h("a", { href: `/sessions/${session}/debrief` }, say("persuade.halted_more")));
  $("#lost").hidden = false;
}

begin().catch((told) => { complain(told.words); console.error(told); });
