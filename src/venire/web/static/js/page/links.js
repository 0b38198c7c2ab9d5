// Links inside the room: to a turn of the transcript, to a page of the case file. The browser's Back leads back.
import { $, h } from "./dom.js";
import { keepUp, stayHere } from "./follow.js";

const SHOWN = 3;
const narrow = matchMedia("(max-width: 1080px)");

/** What an id of the case file is called, read from the file itself. */
export function nameOfCite(id) {
  const place = document.getElementById(`file-${id}`);
  return place?.dataset.name ?? id;
}

/** A button that opens the case file at an exhibit, a witness's fact, an agreed fact. */
export function citeLink(id) {
  return h("button", { type: "button", class: "link cite", onclick: (event) => { event.stopPropagation(); openFile(id); } }, nameOfCite(id));
}

/** Links to what matters most of what is cited, each name once: two facts of one witness are one link, to the first. */
export function citeLinks(ids) {
  const first = new Map();
  for (const id of ids ?? []) if (!first.has(nameOfCite(id))) first.set(nameOfCite(id), id);
  return [...first.values()].slice(0, SHOWN).map(citeLink);
}

/** What a speech rests on, as links. One that only asks rests on nothing yet, whatever it asks about. */
export function restsOn(speech) {
  return speech.type === "question" && ["ask", "challenge"].includes(speech.move) ? [] : citeLinks(speech.cites);
}

export function showTab(name, focus = false) {
  for (const tab of document.querySelectorAll(".tabs [role=tab]")) {
    const on = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = !on;
    if (on && focus) tab.focus();
  }
  keepUp();
  if (focus) bringPaper();
}

export function openFile(id) {
  const place = document.getElementById(`file-${id}`);
  leave();
  showTab("file");
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
  const place = document.getElementById(`turn-${turn}`);
  leave();
  showTab("transcript");
  if (!place) return;
  stayHere();
  light(place);
}

/** Bring a place into view within its sheet, mark it, and put the keyboard there. The page itself stays where it is. */
function light(place) {
  for (const old of document.querySelectorAll(".hit")) old.classList.remove("hit");
  place.classList.add("hit");
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  bringPaper();
  const sheet = place.closest(".sheet"), room = Math.max(16, (sheet.clientHeight - place.offsetHeight) / 2);
  sheet.scrollTop += place.getBoundingClientRect().top - sheet.getBoundingClientRect().top - room;
}

/** Where the paper lies below the room, the page goes down to it. */
function bringPaper() {
  if (!narrow.matches) return;
  const top = $("#paper").getBoundingClientRect().top - $(".docketline").offsetHeight;
  scrollTo({ top: scrollY + top });
}

const open = () => document.querySelector(".tabs [aria-selected=true]").id.replace("tab-", "");
const here = () => ({ venire: true, tab: open(), top: $(`#sheet-${open()}`).scrollTop, page: scrollY });

/** Remember where the reader was, so that Back returns there and not out of the session. */
function leave() {
  history.replaceState(here(), "");
  history.pushState({ venire: true, tab: open() }, "");
}

addEventListener("popstate", ({ state }) => {
  if (!state?.venire) return;
  showTab(state.tab);
  if (state.top === undefined) return;
  $(`#sheet-${state.tab}`).scrollTop = state.top;
  scrollTo({ top: state.page });
});
