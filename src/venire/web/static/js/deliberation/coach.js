// Three hints for a first time, one after another; each goes away for good when it has been read, or done.
import { $, h, say } from "../page/dom.js";

const HINTS = ["one", "two", "three"];
const seen = () => JSON.parse(localStorage.getItem("venire.coach") ?? "[]");
const keep = (names) => localStorage.setItem("venire.coach", JSON.stringify(names));

/** What a hint says has been done, or its moment has passed: it need not be read. */
export function learned(name) {
  if (seen().includes(name)) return;
  keep([...seen(), name]);
  coach();
}

/** Show the first hint not yet read. */
export function coach() {
  const place = $("#coach");
  const name = HINTS.find((hint) => !seen().includes(hint));
  if (!place || !name) { place?.replaceChildren(); return; }
  place.replaceChildren(h("aside", { class: "hint", "aria-label": say("coach.label") },
    h("p", { class: "label" }, say("coach.label")), h("p", {}, say(`coach.${name}`)),
    h("button", { type: "button", id: "coach-ok", onclick: () => { keep([...seen(), name]); coach(); } }, say("coach.got_it")),
    h("button", { type: "button", class: "bare", id: "coach-never", onclick: () => { keep(HINTS); coach(); } }, say("coach.never"))));
}
