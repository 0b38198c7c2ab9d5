// What was just said, kept beside the form while somebody thinks of an answer.
import { $, face, h, say } from "../page/dom.js";
import { nameOf, noteOn } from "./floor.js";
import { restsOn } from "../page/links.js";
import { speaks } from "./box.js";

const SHOWN = 3;
const FRAME = 16; // above and below what is read, in pixels

/** The last speeches since one's own, and the last that was meant for one, oldest first. */
export function lastHeard(room) {
  const said = [...room.turns.values()];
  const mine = said.findLast((speech) => speech.juror === room.me)?.turn ?? 0;
  const since = said.filter((speech) => speech.turn > mine);
  const recent = since.slice(-SHOWN);
  const forMe = since.findLast((speech) => meantFor(room, speech));
  if (forMe && !recent.includes(forMe)) recent[0] = forMe;
  return recent.length ? recent : said.slice(-1);
}

function meantFor(room, speech) {
  return speech.target === room.me || room.turns.get(speech.replies_to)?.juror === room.me;
}

/** Show them, the one to be answered in view; with nothing said yet, the floor stays as it is. */
export function drawHeard(room, wanted) {
  const place = $("#heard"), speeches = wanted ? lastHeard(room) : [], shown = !place.hidden;
  place.hidden = speeches.length === 0;
  $("#floor").hidden = !place.hidden;
  $("#heard-next").hidden = true;
  if (place.hidden && shown) speaks(room.turns.get(Number($("#floor").dataset.turn))?.juror ?? null); // who has the floor again
  if (place.hidden) return;
  const entries = speeches.map((speech) => entry(room, speech));
  place.replaceChildren(...entries);
  const first = speeches.findLastIndex((speech) => meantFor(room, speech));
  const chosen = entries[first < 0 ? entries.length - 1 : first];
  fromTheTopOf(place, chosen, entries);
  place.onscroll = () => follow(place, speeches, entries, room);
  place.onscroll();
}

/** Lit is whoever said what is read now; a button leads to a speech of which nothing is seen, or not the end. */
function follow(place, speeches, entries, room) {
  const sheet = place.getBoundingClientRect(), seen = entries.map((one) => one.getBoundingClientRect());
  const now = Math.max(0, seen.findIndex((at) => at.bottom > sheet.top + 2 * FRAME));
  const next = seen.findIndex((at, number) => number > now && at.bottom > sheet.bottom + FRAME);
  speaks(speeches[now].juror);
  const button = $("#heard-next");
  button.hidden = next < 0;
  if (next < 0) return;
  button.textContent = say("court.heard_then", { name: nameOf(room, speeches[next].juror) });
  button.onclick = () => { place.scrollTop += seen[next].top - seen[0].top - (sheet.top - seen[0].top) - FRAME; place.focus({ preventScroll: true }); };
}

/** The sheet is as high as what is read on it, so that a speech begins at its edge and no line is cut there. */
function fromTheTopOf(place, chosen, entries) {
  place.style.maxHeight = "";
  const edge = place.offsetHeight - place.clientHeight;
  const from = (entry) => entries.at(-1).getBoundingClientRect().bottom - entry.getBoundingClientRect().top + FRAME + edge;
  const first = entries.find((entry) => entry === chosen || from(entry) <= place.offsetHeight);
  if (from(first) < place.offsetHeight) place.style.maxHeight = `${Math.ceil(from(first))}px`;
  place.scrollTop = first.getBoundingClientRect().top - entries[0].getBoundingClientRect().top;
}

function entry(room, speech) {
  const links = restsOn(speech);
  return h("article", { class: meantFor(room, speech) ? "for-me" : "" }, face(speech.juror),
    h("div", {}, h("p", { class: "who" }, h("b", {}, nameOf(room, speech.juror)), " ", h("span", {}, noteOn(room, speech))),
      h("p", { class: "words" }, speech.text),
      links.length > 0 && h("p", { class: "rests" }, h("span", { class: "label" }, say("court.cites")), ...links)));
}
