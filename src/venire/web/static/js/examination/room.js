// The room before the witness, after the events heard so far: a fold, like the jury's room.

export function emptyHearing(me, people) {
  return { me, people, witness: null, phase: null, by: null, questions: new Map(), offers: new Map(), before: null, last: null, struck: null, over: false, verdict: "", jury: false, heard: [] };
}

/** The question, offer or answer that an objection is about. */
export const matterOf = (room, event) => (event.matter === "exhibit" ? room.offers : room.questions).get(event.no);

const steps = {
  witness_called: (room, event) => { Object.assign(room, { witness: event.witness, phase: null, by: null, before: null, last: null, struck: null }); room.heard.push(event.witness); },
  phase_opened: (room, event) => { Object.assign(room, { phase: event.phase, by: event.by, struck: null }); },
  question_put: (room, event) => {
    room.questions.set(event.no, { ...event, matter: "question" });
    Object.assign(room, { before: room.questions.get(event.no), last: null, struck: null });
  },
  exhibit_offered: (room, event) => { room.offers.set(event.no, { ...event, matter: "exhibit" }); room.before = room.offers.get(event.no); },
  objected: (room, event) => { const matter = matterOf(room, event); if (matter) matter.ground = event.ground; },
  testified: (room, event) => { const put = room.questions.get(event.no); if (put) put.answer = event.text; Object.assign(room, { last: put, before: null }); },
  question_struck: (room, event) => { const put = room.questions.get(event.no); if (put) put.struck = true; Object.assign(room, { struck: event.rephrase ? put : null, before: null }); },
  answer_struck: (room, event) => { const put = room.questions.get(event.no); if (put) put.answerStruck = !event.kept; room.last = null; },
  exhibit_admitted: (room) => { room.before = null; },
  exhibit_refused: (room) => { room.before = null; },
  phase_closed: (room) => { Object.assign(room, { phase: null, by: null, struck: null }); },
  witness_excused: (room) => { Object.assign(room, { witness: null, phase: null, by: null, last: null }); },
  evidence_closed: (room, _, part) => { Object.assign(room, { over: !part, closed: true }); }, // in a trial closings and the jury are still to come
  halted: (room, event) => { room.over = true; room.haltedFor = event; },
  trial_closed: (room, event) => { room.over = true; room.verdict = event.verdict; },
};

/** Change the room by one event. What happens in the jury room is told there. */
export function hear(room, { kind, event, part }) {
  if (part === "jury") { room.jury = true; return; }
  steps[kind]?.(room, event, part);
}

/** One's own questions, the oldest first. */
export const ownQuestions = (room) => [...room.questions.values()].filter((put) => put.by === room.me).map((put) => put.text);
