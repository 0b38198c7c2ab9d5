// Links inside the room: to a turn of the transcript, to a page of the case file.
import { $, h, say } from "./dom.js";

const SHOWN = 3;

/** What an id of the case file is called, read from the file itself. */
export function nameOfCite(id) {
  const place = document.getElementById(`file-${id}`);
  return place?.dataset.name ?? id;
}

/** A button that opens the case file at an exhibit, a witness's fact, an agreed fact. */
export function citeLink(id) {
  return h("button", { type: "button", class: "link cite", onclick: (event) => { event.stopPropagation(); openFile(id); } }, nameOfCite(id));
}

/** Links to everything cited, each name once: two facts of one witness are one link, to the first. */
export function citeLinks(ids) {
  const first = new Map();
  for (const id of ids ?? []) if (!first.has(nameOfCite(id))) first.set(nameOfCite(id), id);
  const links = [...first.values()].map(citeLink);
  return links.length > SHOWN ? [...links.slice(0, SHOWN), more(links.slice(SHOWN))] : links;
}

/** "+6": a press puts the others in its place. */
function more(links) {
  const words = say("court.more_cites", { n: links.length });
  return h("button", { type: "button", class: "link cite more", title: words, "aria-label": words, onclick: (event) => {
    event.stopPropagation();
    event.currentTarget.replaceWith(...links);
    links[0].focus();
  } }, `+${links.length}`);
}

export function showTab(name, focus = false) {
  for (const tab of document.querySelectorAll(".tabs [role=tab]")) {
    const on = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = !on;
    if (on && focus) tab.focus();
  }
}

export function openFile(id) {
  showTab("file");
  const place = document.getElementById(`file-${id}`);
  if (!place) return;
  for (const details of parents(place)) details.open = true;
  light(place);
}

function parents(place) {
  const found = [];
  for (let at = place.closest("details"); at; at = at.parentElement.closest("details")) found.push(at);
  return found;
}

export function openTurn(turn) {
  showTab("transcript");
  const place = document.getElementById(`turn-${turn}`);
  if (place) light(place);
}

/** Bring a place into view, mark it, and put the keyboard there. */
function light(place) {
  for (const old of document.querySelectorAll(".hit")) old.classList.remove("hit");
  place.classList.add("hit");
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: "center" });
}

export const paper = () => $("#paper");
