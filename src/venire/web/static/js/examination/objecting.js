// To object, or to let it stand: a ring of time, one button, then the grounds.
import { $, h, say } from "../page/dom.js";
import { makeRing } from "./ring.js";
import { groundOf, makeKeypad } from "./keypad.js";
import { exhibitName } from "./lines.js";

const CHOOSING = 45;
/** Seconds for the ground, once counsel has risen in time. */

// Letters that the page itself listens to at any time; before one has risen they keep that meaning.
const PAGES = "pftabmy";

/** The panel. ask: as the stream tells it; object(ground, argument), letStand(): what to do with it; still(): stop the
    clock while a ground is looked for, true if it stands; risen: whether that was done before the panel was drawn anew. */
export function objectionPanel(room, ask, ahead, paused, { object, letStand, complaint, still, risen }) {
  const offer = room.before?.matter === "exhibit";
  const ring = makeRing(ask.limit);
  ring.set(ask.until, ahead, paused);
  const why = h("input", { type: "text", id: "argument", maxlength: 600, autocomplete: "off" });
  const own = h("p", { class: "quiet", id: "choosing", role: "status", hidden: true });
  const reason = ask.until ? "" : h("label", { class: "reason" }, h("span", { class: "label" }, say("hearing.argument")), why);
  const pad = makeKeypad((ground) => object(ground, why.value.trim()), ["non_responsive"]);
  const sit = h("button", { type: "button", class: "bare", id: "sit-down", onclick: () => close() }, say("hearing.let_stand"), h("kbd", { "aria-hidden": "true" }, "Esc"));
  const grounds = h("div", { class: "grounds", id: "grounds", hidden: true }, offer ? "" : h("blockquote", { class: "asked-again" }, room.before?.text ?? ""), h("p", { class: "label" }, say("hearing.grounds_ask")), own, pad, reason, h("div", { class: "row" }, sit));
  const rise = h("button", { type: "button", class: "first", id: "rise", "aria-expanded": "false", "aria-controls": "grounds", onclick: () => open() }, say("hearing.objection"), h("kbd", { "aria-hidden": "true" }, "O"));
  const stand = h("button", { type: "button", id: "let-stand", onclick: letStand }, say("hearing.let_stand"), h("kbd", { "aria-hidden": "true" }, say("hearing.space")));
  const title = h("h2", { tabindex: -1 }, offer ? say("hearing.object_offer", { id: room.before.exhibit, name: exhibitName(room.before.exhibit) }) : say("hearing.object_title"));
  const told = h("p", { class: "quiet", id: "rise-first", role: "status" });
  const shown = () => { told.textContent = ""; grounds.hidden = false; rise.setAttribute("aria-expanded", "true"); rise.disabled = true; pad.tabIndex = -1; pad.focus({ preventScroll: true }); };
  const open = async () => { shown(); if (ask.until && await still?.()) count(CHOOSING); };
  // The window was kept to; the choice has a time of its own. Taken back, or not made, it lets the question stand.
  const count = (left) => {
    own.hidden = false;
    own.textContent = say("hearing.choosing", { n: left });
    if (left <= 0) { letStand(); return; }
    if (own.isConnected || left === CHOOSING) setTimeout(() => count(left - 1), 1000);
  };
  if (risen) { shown(); queueMicrotask(() => count(CHOOSING)); }
  const close = () => {
    if (!own.hidden) { letStand(); return; }
    grounds.hidden = true; rise.disabled = false; rise.setAttribute("aria-expanded", "false"); title.focus({ preventScroll: true });
  };
  const keys = (event) => {
    if (event.target.matches?.("input")) return false;
    if (!grounds.hidden) {
      const ground = event.key.length === 1 && groundOf(pad, event.key);
      if (event.key === "Escape") { close(); return true; }
      if (ground) object(ground, why.value.trim());
      return Boolean(ground);
    }
    if (event.key.toLowerCase() === "o") { open(); return true; }
    if (event.key.length === 1 && groundOf(pad, event.key) && !PAGES.includes(event.key.toLowerCase())) { told.textContent = say("hearing.rise_first", { key: event.key.toUpperCase() }); return true; }
    if ((event.key === " " || event.key === "Enter") && !event.target.closest?.("button, a, summary, [role=tab], select")) { letStand(); return true; }
    return false;
  };
  const parts = [h("div", { class: "objecting" }, ring.element, h("div", {}, title, h("div", { class: "row" }, rise, stand), told)), grounds, complaint];
  return { parts, keys, ring, title };
}

/** Move to strike: the grounds at once, no clock. */
export function strikePanel({ strike, never, complaint }) {
  const pad = makeKeypad((ground) => strike(ground));
  const title = h("h2", { tabindex: -1 }, say("hearing.strike_title"));
  const keys = (event) => {
    if (event.key === "Escape") { never(); return true; }
    const ground = event.key.length === 1 && groundOf(pad, event.key);
    if (ground) strike(ground);
    return Boolean(ground);
  };
  return { parts: [title, h("div", { class: "grounds" }, pad), h("div", { class: "row" }, h("button", { type: "button", onclick: never }, say("hearing.strike_never"))), complaint], keys, title };
}
