// A debate as it goes on: the stream says what happened, the board is drawn anew by the server, a person argues.
import { $, $$, announce, h, say } from "../page/dom.js";
import { get, post } from "../page/api.js";
import { Stream } from "../live/stream.js";
import { Clock } from "../live/clock.js";
import { Arguing } from "./argue.js";
import { enable, otherwise } from "../page/otherwise.js";

const session = document.body.dataset.session, mine = Boolean(document.body.dataset.mine), me = document.body.dataset.me;
const GATHER = 120;
/** Milliseconds in which events are gathered before the board is drawn. */
const TOLD = {
  stage_opened: (event) => say(event.phase === "debate" ? "debate.stage_round" : event.phase === "deliberation" ? "debate.stage_panel" : `debate.stage_${event.phase}`, { n: event.round }),
  argued: ({ argument }) => say("debate.speaking", { name: argument.by, id: argument.id }),
  argument_scored: (event) => say("debate.scored", { id: event.argument, n: event.total.toFixed(2) }),
  turn_passed: (event) => say("debate.passed", { name: event.by }),
  panel_decided: () => say("debate.decided"),
};
const LOUD = new Set(["stage_opened", "argued", "panel_decided"]);
let asked = { asks: [] }, waiting = 0, drawing = Promise.resolve(), known = 0;

async function begin() {
  const { view, over, halted, last } = await get(`/api/sessions/${session}`);
  known = last;
  const clock = new Clock(mine), arguing = me ? new Arguing(session, view) : null;
  ended(over, halted);
  const stream = new Stream(session, last, {
    onEvent: (seen) => { hear(seen); soon(); },
    onAsked: (now) => { asked = now; clock.set(now); pauseButton(); arguing?.ask(now); if (!now.asks.length) soon(); },
    onState: (state) => { $("#lost").hidden = state !== "lost"; },
  });
  stream.source.addEventListener("end", () => finished());
  $("#pause").onclick = pause;
  Object.assign(window, { venire: { stream, draw } });
  soon();
}

function hear({ kind, event }) {
  if (kind === "halted") return ended(false, true);
  const words = TOLD[kind]?.(event);
  if (!words) return;
  if (LOUD.has(kind)) announce(words);
  if (kind === "stage_opened" && event.phase !== "deliberation") return $("#now").replaceChildren(say("debate.thinking"));
  const about = event.argument?.id ?? event.argument;
  $("#now").replaceChildren(about ? h("a", { href: `#${about}` }, words) : words);
}

function soon() {
  clearTimeout(waiting);
  waiting = setTimeout(() => { drawing = drawing.then(draw); }, GATHER);
}

/** Put the board in the place of the old one; what was open stays open, and what is read stays where it is. */
async function draw() {
  const answer = await fetch(`/sessions/${session}/board`, { credentials: "same-origin" }).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".board");
  const old = $("#board .board"), here = held(old);
  for (const one of $$("details[open][data-keep]", old)) $(`[data-keep="${one.dataset.keep}"]`, fresh)?.setAttribute("open", "");
  const seen = new Set($$("article", old).map((one) => one.id));
  for (const one of $$("article", fresh)) one.classList.toggle("fresh", !seen.has(one.id));
  const focused = focusPath(old);
  const across = $(".figure.across", old)?.scrollLeft ?? 0;
  old.replaceWith(fresh);
  if (mine) enable(fresh);
  if ($(".figure.across")) $(".figure.across").scrollLeft = across;
  if (focused) $(focused, fresh)?.focus({ preventScroll: true });
  if (here) scrollBy(0, document.getElementById(here.id)?.getBoundingClientRect().top - here.top || 0);
  $("#phase-words").textContent = fresh.dataset.phaseWords;
}

/** The argument at the top of the window, and where it stands there; nothing where the reader is above all of them. */
function held(board) {
  const box = board.getBoundingClientRect();
  if (box.top >= 0) return null;
  const first = $$("article[id], section > h2[id]", board).find((one) => one.getBoundingClientRect().bottom > 0);
  return first ? { id: first.id, top: first.getBoundingClientRect().top } : null;
}

/** A selector of what has the focus within the board; nothing where the focus is elsewhere. */
function focusPath(board) {
  const at = document.activeElement;
  if (!board.contains(at)) return null;
  const kept = at.closest("details[data-keep]");
  if (at.id) return `#${CSS.escape(at.id)}`;
  if (at.matches("summary") && kept) return `[data-keep="${kept.dataset.keep}"] > summary`;
  const href = at.getAttribute("href"), holder = at.closest("article[id]");
  if (href) return `${holder ? `#${holder.id} ` : at.closest("svg") ? `svg.${at.closest("svg").classList[2]} ` : ""}a[href="${href}"]`;
  return at.matches(".across") ? ".figure.across" : null;
}

function finished() {
  drawing = drawing.then(draw).then(() => ended(true, false));
}

function ended(over, halted) {
  if (!over && !halted) return;
  $("#to-debrief").hidden = false;
  $("#pause").hidden = true;
  if (over) { $("#now").textContent = ""; announce(say("debate.over")); }
}

function pauseButton() {
  $("#pause").textContent = say(asked.paused ? "controls.go_on" : "controls.pause");
  $("#pause").setAttribute("aria-pressed", String(Boolean(asked.paused)));
}

async function pause() {
  try { await post(`/api/sessions/${session}/${asked.paused ? "resume" : "pause"}`); } catch (told) { $("#now").textContent = told.words; }
}

otherwise(session);
begin().catch((told) => { $("#now").textContent = told.words ?? `${say("errors.broken")} ${say("errors.broken_remedy")}`; console.error(told); });
