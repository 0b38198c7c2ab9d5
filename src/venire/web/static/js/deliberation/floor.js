// The sheet on which whoever has the floor is read: the judge, a juror, or nobody.
import { $, announce, face, h, say, tallyWords, voteMark } from "../page/dom.js";
import { restsOn } from "../page/links.js";
import { count } from "./room.js";

const set = (from, who, note) => {
  const floor = $("#floor");
  floor.dataset.from = from;
  $(".who", floor).replaceChildren(...(who ? [h("b", {}, who), note ? h("span", {}, note) : ""] : []).filter(Boolean));
  $(".rests", floor).replaceChildren();
  delete floor.dataset.turn;
  $(".words", floor).scrollTop = 0;
  return $(".words", floor);
};

/** The judge speaks. Returns a voice. */
export function judgeSpeaks(text, player) {
  const words = set("judge", say("court.judge"), "");
  announce(`${say("court.judge")}: ${text}`);
  return player.say(words, text);
}

/** A juror speaks. Returns a voice. */
export function jurorSpeaks(room, speech, player) {
  const juror = room.jurors.get(speech.juror);
  const words = set("juror", nameOf(room, speech.juror), noteOn(room, speech));
  announce(`${juror.name}: ${speech.text}`);
  const voice = player.say(words, speech.text);
  voice.done.then(() => {
    if ($("#floor").dataset.turn === String(speech.turn)) rests(speech);
  });
  $("#floor").dataset.turn = String(speech.turn);
  return voice;
}

function rests(speech) {
  const links = restsOn(speech);
  if (!links.length) return;
  $("#floor .rests").replaceChildren(h("span", { class: "label" }, say("court.cites")), ...links);
}

/** A line about the room: nobody speaks. */
export function roomSays(text, loud = true) {
  const words = set("room", "", "");
  words.textContent = text;
  if (loud) announce(text);
}

/** The verdict, alone on the sheet, and how the ballots came to it. */
export function verdictFalls(room, { verdict }) {
  const { guilty, notGuilty } = count(room);
  const words = set("verdict", say("court.verdict_is"), ""), told = say(`verdicts.${verdict}`);
  words.replaceChildren(h("strong", { class: `said-${verdict}` }, told));
  $("#floor .rests").replaceChildren(h("span", {}, say("court.final_ballot", { tally: tallyWords(guilty, notGuilty) })));
  announce(verdictLine(verdict));
}

/** Votes turn one after another on one sheet, each beside its face. */
export function votesChange(room, event) {
  const floor = $("#floor"), line = voteLine(room, event);
  if (floor.dataset.from !== "votes") set("votes", say("court.votes_change"), "").replaceChildren();
  $(".words", floor).append(h("span", { class: `turned said-${event.vote}` }, face(event.juror), voteMark(event.vote), h("span", {}, line)));
  announce(line);
}

/** The count closes the sheet on which votes turned; a round without any passes in silence. */
export function roundEnds(room, event) {
  if ($("#floor").dataset.from !== "votes") return;
  $("#floor .rests").replaceChildren(h("span", {}, say("court.round_over", { n: event.round, tally: tallyWords(event.guilty, event.not_guilty) })));
}

export function nameOf(room, number) {
  const juror = room.jurors.get(number);
  if (!juror) return say("court.juror", { n: number });
  return number === room.me ? say("court.you") : juror.name;
}

/** The same inside a sentence: "answering you". */
export function spokenTo(room, number) {
  return number === room.me ? say("court.you_answered") : nameOf(room, number);
}

/** "answering Betty Morrison, turn 4 · by reasoning". */
export function noteOn(room, speech) {
  const answered = room.turns.get(speech.replies_to);
  const parts = [say(`types.${speech.type}`)];
  if (answered) parts.unshift(say("court.answering", { name: spokenTo(room, answered.juror), n: answered.turn }));
  else if (speech.target) parts.unshift(say("court.addressing", { name: spokenTo(room, speech.target) }));
  return parts.join(" · ");
}

/** "Verdict: Guilty" – or that there is none. */
export function verdictLine(verdict) {
  return verdict === "hung" ? say("verdicts.hung") : say("court.verdict", { verdict: say(`verdicts.${verdict}`) });
}

/** "Frank Russo now votes guilty." – or "You now vote guilty." */
export function voteLine(room, { juror, vote }) {
  const words = say(`votes.${vote}`).toLowerCase();
  return juror === room.me ? say("court.you_vote", { vote: words }) : say("court.votes_now", { name: nameOf(room, juror), vote: words });
}

export function passLine(room, { juror }) {
  return juror === room.me ? say("court.you_passed") : say("court.passed", { name: nameOf(room, juror) });
}
