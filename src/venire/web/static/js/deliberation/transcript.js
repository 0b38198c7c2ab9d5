// The transcript: every word so far, who answers whom, and where a person may take a speech back.
import { $, face, h, say, tallyWords } from "../page/dom.js";
import { nameOf, passLine, spokenTo, verdictLine, voteLine } from "./floor.js";
import { openTurn, restsOn } from "../page/links.js";
import { keepUp } from "../page/follow.js";
import { markStandIn } from "../live/stand_in.js";

const list = () => $("#turns");

/** Write one event into the transcript; most kinds leave no line. */
export function write(room, { kind, event, no, stood_in }, { takeBack } = {}) {
  const line = lines[kind]?.(room, event, no, takeBack);
  if (!line) return;
  if (stood_in) markStandIn(line);
  list().append(line);
  keepUp();
}

export function clear() {
  list().replaceChildren();
}

const mark = (text, kind = "") => h("li", { class: `mark ${kind}` }, text);

const lines = {
  narrated: (_, event) => h("li", { class: "judge" }, h("header", {}, h("b", {}, say("court.judge"))), h("p", {}, event.text)),
  side_chosen: (room, event) => mark(say(`court.side_${event.side}`, { name: nameOf(room, event.juror) })),
  first_ballot: (room, event) => mark(say("court.first_ballot", { tally: tallyOf(event.votes) })),
  round_opened: (_, event) => h("li", { class: "round" }, h("span", {}, say("court.round", { n: event.round }))),
  spoke: speech,
  murmured: (room, event) => event.murmurs.length ? h("li", { class: "murmurs" }, h("p", { class: "label" }, say("court.around")), ...event.murmurs.map((one) => h("span", {}, `${room.jurors.get(one.juror).called}: `, h("em", {}, one.reaction)))) : null,
  passed: (room, event) => mark(passLine(room, event)),
  vote_changed: (room, event) => h("li", { class: `flip said-${event.vote}` }, voteLine(room, event)),
  round_closed: (_, event) => mark(say("court.round_over", { n: event.round, tally: tallyWords(event.guilty, event.not_guilty) })),
  jury_urged: () => mark(say("court.urged")),
  last_words: () => mark(say("court.last_words")),
  final_vote_called: () => mark(say("court.vote_called")),
  final_votes: (_, event) => mark(say("court.final_ballot", { tally: tallyOf(event.votes) })),
  decided: (_, event) => h("li", { class: "mark" }, h("strong", {}, verdictLine(event.verdict))),
};

function tallyOf(votes) {
  const guilty = votes.filter((vote) => vote === "guilty").length;
  return tallyWords(guilty, votes.length - guilty);
}

function speech(room, event, no, takeBack) {
  return h("li", { id: `turn-${event.turn}`, class: "entry" },
    face(event.juror),
    h("header", {}, h("b", {}, nameOf(room, event.juror)), " ", h("span", {}, ...noted(room, event))),
    h("p", {}, event.text),
    h("div", { class: "foot-note row" }, ...foot(room, event, no, takeBack)));
}

function noted(room, event) {
  const answered = room.turns.get(event.replies_to);
  if (answered) return [h("button", { type: "button", class: "link", onclick: () => openTurn(answered.turn) }, say("court.answering", { name: spokenTo(room, answered.juror), n: answered.turn }))];
  if (event.target) return [say("court.addressing", { name: spokenTo(room, event.target) })];
  return [say(`types.${event.type}`)];
}

function foot(room, event, no, takeBack) {
  const links = restsOn(event), parts = links.length ? [h("span", {}, say("court.cites")), ...links] : [];
  if (takeBack && event.juror === room.me) parts.push(h("div", { class: "take-back" }, h("button", { type: "button", class: "link", title: say("court.take_back_hint"), onclick: () => takeBack(event.turn) }, say("court.take_back"))));
  return parts;
}
