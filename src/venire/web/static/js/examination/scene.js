// What the room shows of an event: on the floor the exchange that is on, beside it the transcript.
import { $, announce, h, say } from "../page/dom.js";
import { called, speaks, takesStand } from "./people.js";
import { entry, exhibitName, isRuling, notes, phaseWords, quoted, rulingParts, rulingSaid, speaker, strikeOut } from "./lines.js";
import { keepUp } from "../page/follow.js";

const OPENS = ["question_put", "exhibit_offered", "exhibit_shown", "witness_called", "phase_opened", "evidence_closed", "jury_addressed", "trial_closed"];
/** What opens a new exchange; everything else is added to the one that is on. */
const at_once = { say: (element, text) => { element.textContent = text; return null; } };

/** Draw one event; without a player it happened before one came in. Returns a voice while somebody speaks. */
export function show(room, seen, player, options) {
  if (seen.part === "jury") return null;
  write(room, seen, options.takeBack);
  if (seen.kind === "witness_called") takesStand(room, seen.event.witness);
  if (seen.kind === "witness_excused") takesStand(room, null);
  const who = speaker(room, seen);
  const voice = onFloor(room, seen, who, player ?? at_once);
  if (who) speaks(who);
  else if (notes[seen.kind]) speaks(null);
  return voice;
}

function write(room, seen, takeBack) {
  const line = entry(room, seen, takeBack);
  if (line) { $("#turns").append(line); keepUp(); }
  strikeOut(room, seen);
}

function onFloor(room, seen, who, player) {
  const { kind, event } = seen, floor = $("#floor");
  if (OPENS.includes(kind)) floor.replaceChildren();
  if (kind === "phase_opened") return note(phaseWords(room, event), "opens");
  if (isRuling(kind)) return ruling(event);
  const words = quoted[kind]?.(event);
  if (who && words) return line(room, seen, who, words, player);
  return notes[kind] ? note(notes[kind](room, event)) : null;
}

function line(room, { kind, event }, who, words, player) {
  const said = h("span", { class: "said" });
  const held = event.exhibit && kind === "question_put" ? h("span", { class: "held" }, say("hearing.held", { id: event.exhibit, name: exhibitName(event.exhibit) })) : "";
  $("#floor").append(h("p", { class: `line ${kind}` }, h("span", { class: "who" }, h("b", {}, called(room, who)), kind === "question_put" ? ` ${say("hearing.no", { n: event.no })}` : "", held), said));
  scrollDown();
  announce(`${called(room, who)}: ${words}`);
  // What the other side asks is there at once: the time to object runs from now.
  const urgent = kind !== "testified" && kind !== "jury_addressed";
  return (urgent ? at_once : player).say(said, words);
}

function ruling(event) {
  $("#floor").append(h("p", { class: `line ruling ${event.ruling}` }, h("span", { class: "who" }, h("b", {}, say("court.judge"))), h("span", { class: "said" }, ...rulingParts(event))));
  scrollDown();
  announce(rulingSaid(event).join(""));
  return null;
}

function note(words, kind = "") {
  $("#floor").append(h("p", { class: `line note ${kind}` }, words));
  scrollDown();
  announce(words);
  return null;
}

function scrollDown() {
  const floor = $("#floor");
  floor.scrollTop = floor.scrollHeight;
}

/** The newest line stays in sight while its words come and when the room gets smaller. */
function keepNewest() {
  new MutationObserver(scrollDown).observe($("#floor"), { childList: true, characterData: true, subtree: true });
  new ResizeObserver(scrollDown).observe($("#floor"));
}
keepNewest();

/** Head of the page: what is on, how many questions are left, what has been earned. */
export function drawHead(room, table) {
  $("#phase-words").textContent = room.over ? say("hearing.over_short") : room.phase ? say(`hearing.on_${room.phase}`, { name: called(room, room.witness) }) : say(room.jury ? "hearing.jury_out" : room.closed ? "hearing.closings" : "hearing.before");
  const asking = table && table.by === table.me && !room.over;
  $("#left-words").textContent = asking ? say(table.left === 1 ? "hearing.left_one" : "hearing.left", { n: table.left }) : "";
  $("#score-words").textContent = table?.score === null || table?.score === undefined ? "" : say(table.score === 1 ? "hearing.point" : "hearing.points", { n: table.score });
}
