// The head of the room: phase, and the count of votes.
import { $, h, say, tallyWords } from "../page/dom.js";
import { count } from "./room.js";

export function drawTally(room) {
  const { guilty, notGuilty } = count(room);
  const words = tallyWords(guilty, notGuilty);
  const shown = $("#tally-words");
  if (shown.textContent !== words) {
    shown.textContent = words;
    const tally = $("#tally");
    tally.classList.remove("turned");
    void tally.offsetWidth;
    tally.classList.add("turned");
  }
  const marks = [...Array(guilty).fill("guilty"), ...Array(room.size - guilty - notGuilty).fill(""), ...Array(notGuilty).fill("not_guilty")];
  $("#tally .scale").replaceChildren(...marks.map((kind) => h("i", { class: kind })));
  $("#phase-words").textContent = say(`phases.${room.phase}`, { n: room.round, max: room.maxRounds });
}
