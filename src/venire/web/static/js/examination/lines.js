// How each event of an examination reads: one line for the floor, one entry for the transcript.
import { h, say } from "../page/dom.js";
import { called, likeness, ruleLink } from "./people.js";
import { matterOf } from "./room.js";
import { markStandIn } from "../live/stand_in.js";

const GROUNDS = {};

/** The labels of the grounds, read from the keypad that the server wrote. */
export function groundName(ground) {
  if (!GROUNDS[ground]) {
    const keys = document.getElementById("keypad-template")?.content ?? document;
    for (const key of keys.querySelectorAll("[data-ground]")) GROUNDS[key.dataset.ground] = key.querySelector("span").textContent;
  }
  return GROUNDS[ground] ?? ground;
}

export const exhibitName = (id) => document.getElementById(`file-${id}`)?.dataset.name ?? id;

/** What an exhibit is, in the words of the case file: what a paper or a recording says, how any other thing looks. */
function whatItIs(id) {
  const says = document.getElementById(`file-${id}`)?.dataset.says || id;
  return document.querySelector(`#${CSS.escape(`file-${says}`)} p`)?.textContent ?? "";
}

/** "Objection: leading. It puts the answer into her mouth." */
export function objectionWords(event) {
  const opening = say(event.matter === "answer" ? "hearing.strike_said" : "hearing.objection_said", { ground: groundName(event.ground).toLowerCase() });
  return event.text ? `${opening} ${event.text}` : opening;
}

/** "Objection: facts not in evidence. Nobody swore to this ..." */
const improper = { passion: () => say("hearing.passion"), golden_rule: () => say("hearing.golden_rule"), personal_belief: () => say("hearing.personal_belief") };
const objectionToSpeech = (event) => `${event.wrong ? improper[event.wrong]() : say("hearing.not_in_evidence")} ${event.text}`;

/** Whether an event is a ruling: on a question, an offer, an answer, or on what was told the jury. */
export const isRuling = (kind) => kind === "ruled" || kind === "address_ruled";

/** Who speaks in an event, if anybody does. */
export function speaker(room, { kind, event }) {
  if (["question_put", "exhibit_offered", "exhibit_shown", "objected", "jury_addressed", "address_objected"].includes(kind)) return event.by;
  if (kind === "responded") return event.text ? event.by : null;
  if (kind === "testified") return event.witness;
  return ["ruled", "address_ruled", "jury_reminded", "expert_tendered", "leave_ruled"].includes(kind) ? "judge" : null;
}

/** Whole sentences about what happens, where nobody is quoted. */
export const notes = {
  witness_called: (room, event) => say("hearing.called", { side: say(`hearing.the_${event.side}`), name: called(room, event.witness) }),
  question_struck: (_, event) => say(event.rephrase ? "hearing.struck_rephrase" : "hearing.struck"),
  answer_struck: (_, { upto }) => (upto ? say("hearing.answer_cut", { kept: upto }) : say("hearing.answer_struck")),
  exhibit_offered: (room, event) => say(event.by === room.me ? "hearing.you_offer" : "hearing.offers", { side: say(`hearing.the_${event.by}`), id: event.exhibit, name: exhibitName(event.exhibit) }),
  exhibit_admitted: (_, event) => say("hearing.admitted", { id: event.exhibit, name: exhibitName(event.exhibit) }),
  exhibit_refused: (_, event) => say("hearing.refused", { id: event.exhibit }),
  exhibit_shown: (room, event) => `${say(event.by === room.me ? "hearing.you_show" : "hearing.shows", { side: say(`hearing.the_${event.by}`), id: event.exhibit, name: exhibitName(event.exhibit) })} ${whatItIs(event.exhibit)}`,
  phase_closed: (room, event) => say(`hearing.closed_${event.why}`, { side: called(room, event.by) }),
  witness_excused: (room, event) => say("hearing.excused", { name: called(room, event.witness) }),
  side_rested: (_, event) => say("hearing.rested", { side: say(`hearing.the_${event.side}`) }),
  evidence_closed: () => say("hearing.evidence_closed"),
  trial_closed: (_, event) => say(event.verdict ? "hearing.jury_back" : "hearing.trial_over"),
};

/** What comes before the ruling, the ruling, and what comes after: a judge who says it is not announced by it. */
export function rulingSaid(event) {
  const at = event.text.toLowerCase().indexOf(event.ruling), end = at + event.ruling.length;
  return at < 0 ? ["", say(`hearing.${event.ruling}`), ` ${event.text}`] : [event.text.slice(0, at), event.text.slice(at, end), event.text.slice(end)];
}

/** The same, with the rule it cites: where the judge names it, as a link in the judge's own words, and not once more. */
export function rulingParts(event) {
  const [before, ruling, after] = rulingSaid(event), named = `Rule ${event.rule}`, at = after.indexOf(named);
  const cited = at < 0 ? [`${after} `, ruleLink(event.rule)] : [after.slice(0, at), ruleLink(event.rule), after.slice(at + named.length)];
  return [before, h("b", { class: event.ruling }, ruling), ...cited];
}

export const quoted = { question_put: (event) => event.text, testified: (event) => event.text, responded: (event) => event.text, objected: objectionWords, jury_addressed: (event) => event.text, address_objected: objectionToSpeech, jury_reminded: (event) => event.text, expert_tendered: (event) => event.text, leave_ruled: (event) => `“${event.request}” – ${event.text}` };

/** "Your direct examination", "Cross-examination by the defence". */
export function phaseWords(room, { phase, by }) {
  return by === room.me ? say(`hearing.own_${phase}`) : say(`hearing.phase_${phase}`, { side: say(`hearing.the_${by}`).toLowerCase() });
}

const mark = (text) => h("li", { class: "mark" }, text);

/** An entry of the transcript; null where there is nothing to write. takeBack(question): for one's own questions. */
export function entry(room, seen, takeBack) {
  const line = written(room, seen, takeBack);
  if (line && seen.stood_in) markStandIn(line);
  return line;
}

function written(room, seen, takeBack) {
  const { kind, event } = seen, who = speaker(room, seen);
  if (kind === "phase_opened") return h("li", { class: "round" }, h("span", {}, phaseWords(room, event)));
  if (isRuling(kind)) return spoken(room, "judge", rulingParts(event), {});
  if (quoted[kind] && who && quoted[kind](event)) {
    const put = kind === "question_put", own = put && event.by === room.me && takeBack;
    const foot = own ? [h("button", { type: "button", class: "link", title: say("hearing.take_back_hint"), onclick: () => takeBack(event) }, say("hearing.take_back"))] : [];
    const after = put ? say("hearing.no", { n: event.no }) : "";
    return spoken(room, who, [quoted[kind](event)], { id: put ? `turn-${event.no}` : null, after, foot, kind });
  }
  return notes[kind] ? mark(notes[kind](room, event)) : null;
}

function spoken(room, who, words, { id, after, foot = [], kind = "" }) {
  return h("li", { class: `entry ${kind}`, id, data: { who } }, likeness(who),
    h("header", {}, h("b", {}, called(room, who)), after ? h("span", {}, ` ${after}`) : ""),
    h("p", {}, ...words), foot.length ? h("div", { class: "foot-note row" }, ...foot) : "");
}

/** Of an answer struck in part, what came after the words that stay is shown struck. */
function cutAfter(said, kept) {
  const words = said?.textContent ?? "";
  const end = words.indexOf(kept) + kept.length;
  if (words.includes(kept)) said.replaceChildren(words.slice(0, end), h("s", {}, words.slice(end)));
}

/** Words struck from the record are shown struck. */
export function strikeOut(room, { kind, event }) {
  const put = matterOf(room, { ...event, matter: "question" });
  const line = document.getElementById(`turn-${event.no}`);
  if (!put || !line) return;
  if (kind === "question_struck") line.classList.add("struck");
  if (kind === "answer_struck") {
    for (let next = line.nextElementSibling; next; next = next.nextElementSibling) {
      if (!next.classList.contains("testified")) continue;
      if (event.kept) cutAfter(next.querySelector("p"), event.kept);
      else next.classList.add("struck");
      return;
    }
  }
}
