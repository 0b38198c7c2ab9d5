// What the room looks like after the events heard so far: a fold, like everything here.
import { say } from "../page/dom.js";

export function emptyRoom(view, me) {
  const jurors = new Map(view.jurors.map((juror) => [juror.number, { ...juror, vote: juror.stood ?? null }]));
  return { jurors, me, size: view.jurors.length, needed: view.needed, maxRounds: view.max_rounds, phase: "presentation", round: 0, speakers: [], turns: new Map(), verdict: null, over: false, side: null };
}

const steps = {
  presented: (room) => { room.phase = "presentation"; },
  side_chosen: (room, event) => { room.phase = "initial_vote"; if (event.juror === room.me) room.side = event.side; },
  first_ballot: (room, event) => { room.phase = "initial_vote"; ballots(room, event.votes); },
  round_opened: (room, event) => { room.phase = "deliberation"; room.round = event.round; room.speakers = [...event.speakers]; },
  spoke: (room, event) => { room.turns.set(event.turn, event); room.speakers = room.speakers.filter((number) => number !== event.juror); },
  last_words: (room, event) => { room.speakers = [...event.speakers]; },
  passed: (room, event) => { room.speakers = room.speakers.filter((number) => number !== event.juror); },
  vote_changed: (room, event) => { room.jurors.get(event.juror).vote = event.vote; },
  final_vote_called: (room) => { room.phase = "final_vote"; room.speakers = []; },
  final_votes: (room, event) => ballots(room, event.votes),
  decided: (room, event) => { room.phase = "verdict"; room.verdict = event.verdict; },
  halted: (room, event) => { room.phase = "over"; room.over = true; room.haltedFor = event; },
  adjourned: (room) => { room.phase = "over"; room.over = true; },
  seat_taken: (room, event) => { room.jurors.get(event.juror).by = event.by; },
};

function ballots(room, votes) {
  votes.forEach((vote, place) => { room.jurors.get(place + 1).vote = vote; });
}

/** Change the room by one event. Kinds unknown to it change nothing. */
export function hear(room, { kind, event }) {
  steps[kind]?.(room, event);
}

/** A session that goes on from another begins where that one was left, not with everything said again. */
export function heardAlready(session) {
  localStorage.setItem(`venire.at.${session}`, String(Number.MAX_SAFE_INTEGER));
}

/** What the votes would come to if the talk ended now, and what one's own last vote could make of it, in a sentence or two. */
export function ifEndedNow(room, mine) {
  const { guilty, notGuilty } = count(room), step = mine === "guilty" ? -1 : 1;
  const now = outcome(room, guilty, notGuilty), otherwise = outcome(room, guilty + step, notGuilty - step);
  const told = say("turn.final_now", { guilty, not_guilty: notGuilty, outcome: say(`turn.final_${now}`) });
  return now === otherwise ? told : `${told} ${say("turn.final_tipped", { outcome: say(`turn.final_${otherwise}`) })}`;
}

function outcome(room, guilty, notGuilty) {
  if (Math.max(guilty, notGuilty) < room.needed) return "hung";
  return guilty >= notGuilty ? "guilty" : "not_guilty";
}

export function count(room) {
  const votes = [...room.jurors.values()].map((juror) => juror.vote);
  return { guilty: votes.filter((vote) => vote === "guilty").length, notGuilty: votes.filter((vote) => vote === "not_guilty").length };
}
