// Who is who in the courtroom: names, and faces that the server has drawn once for the page.
import { h, say } from "../page/dom.js";

const SVG = "http://www.w3.org/2000/svg";
const safe = (name) => name.replace(/[^A-Za-z0-9_-]/g, "");

/** The drawn face of the judge, a side's counsel or a witness. */
export function likeness(who) {
  const drawn = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({ class: "face", viewBox: "0 0 100 110", "aria-hidden": "true", focusable: "false" })) drawn.setAttribute(name, value);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#face-${safe(who)}`);
  drawn.append(use);
  return drawn;
}

export const place = (who) => document.querySelector(`.place[data-who="${CSS.escape(who)}"]`);

/** "You", "The defence", "Walter Tull", "The judge". */
export function called(room, who) {
  if (who === room.me) return say("court.you");
  if (who === "judge") return say("court.judge");
  return room.people.get(who)?.name ?? say(`hearing.the_${who}`);
}

/** Mark who speaks; null for nobody. */
export function speaks(who) {
  for (const one of document.querySelectorAll(".place")) one.classList.toggle("speaking", one.dataset.who === who);
}

/** Put a witness on the stand, or leave it empty. */
export function takesStand(room, witness) {
  const stand = document.getElementById("stand"), card = room.people.get(witness);
  stand.classList.toggle("empty", !card);
  stand.dataset.who = card ? witness : "";
  stand.querySelector(".seat-face").replaceChildren(...(card ? [likeness(witness)] : []));
  document.getElementById("stand-name").textContent = card?.name ?? say("hearing.stand_empty");
  document.getElementById("stand-role").textContent = card?.role ?? "";
}

/** A button that opens the text of a rule of evidence. */
export function ruleLink(number) {
  return h("button", { type: "button", class: "link rule", data: { rule: number } }, say("hearing.rule", { n: number }));
}
