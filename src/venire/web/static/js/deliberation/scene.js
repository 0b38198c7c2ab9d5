// How each kind of event looks on the floor, in the box and in the transcript.
import { say } from "../page/dom.js";
import { drawBox, flipped, hush, murmurs, speaks } from "./box.js";
import { judgeSpeaks, jurorSpeaks, nameOf, passLine, roomSays, roundEnds, verdictFalls, votesChange } from "./floor.js";
import { drawTally } from "./tally.js";
import { write } from "./transcript.js";

export function draw(room) {
  drawBox(room);
  drawTally(room);
}

/** Draw one event; without a player it happened before one came in, and only its trace is left. */
export function show(room, seen, player, options = {}) {
  if (!player) {
    write(room, seen, options);
    already[seen.kind]?.(room, seen.event);
    return null;
  }
  const voice = shows[seen.kind]?.(room, seen.event, player) ?? null;
  if (voice) voice.done.then(() => write(room, seen, options));
  else write(room, seen, options);
  return voice;
}

const at_once = { say: (element, text) => { element.textContent = text; return { done: Promise.resolve() }; } };

const already = {
  narrated: (_, event) => { speaks(null); judgeSpeaks(event.text, at_once); },
  spoke: (room, event) => { jurorSpeaks(room, event, at_once); speaks(event.juror); },
  vote_changed: (room, event) => { speaks(null); votesChange(room, event); },
  round_closed: (room, event) => { roundEnds(room, event); },
};

const shows = {
  narrated: (_, event, player) => { hush(); speaks(null); return judgeSpeaks(event.text, player); },
  spoke: (room, event, player) => { hush(); speaks(event.juror); return jurorSpeaks(room, event, player); },
  murmured: (_, event) => { speaks(null); murmurs(event.murmurs); },
  side_chosen: (room, event) => { roomSays(say(`court.side_${event.side}`, { name: nameOf(room, event.juror) })); },
  first_ballot: (room) => { hush(); reveal(room); },
  final_votes: (room) => { hush(); reveal(room); },
  vote_changed: (room, event) => { hush(); speaks(null); flipped(event.juror); votesChange(room, event); },
  round_closed: (room, event) => { roundEnds(room, event); },
  round_opened: (room, event) => { hush(); speaks(null); roomSays(say("court.round", { n: event.round }), false); },
  last_words: () => { hush(); speaks(null); roomSays(say("court.last_words")); },
  passed: (room, event) => { roomSays(passLine(room, event)); },
  jury_urged: () => { roomSays(say("court.urged")); },
  final_vote_called: () => { hush(); speaks(null); roomSays(say("court.vote_called")); },
  decided: (room, event) => { hush(); speaks(null); verdictFalls(room, event); },
};

function reveal(room) {
  for (const number of room.jurors.keys()) flipped(number);
}
