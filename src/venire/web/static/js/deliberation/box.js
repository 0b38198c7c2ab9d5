// The jury box: twelve seats, their votes, who speaks, what shows on faces.
import { $, $$, h, say, voteMark } from "../page/dom.js";

const seat = (number) => $(`.juror[data-number="${number}"]`);

/** Bring every seat in line with the room. */
export function drawBox(room) {
  for (const juror of room.jurors.values()) {
    const place = seat(juror.number);
    if (!place) continue;
    const shown = $(".vote", place);
    if (place.dataset.vote !== (juror.vote ?? "none")) {
      shown.replaceWith(voteMark(juror.vote));
      place.dataset.vote = juror.vote ?? "none";
    }
    place.classList.toggle("next", room.speakers.includes(juror.number));
    drawMeter(place, room.convictions?.[juror.number]);
  }
}

function drawMeter(place, conviction) {
  if (conviction === undefined || conviction === null) return;
  const meter = $(".meter", place) ?? $("button", place).appendChild(h("span", { class: "meter" }, h("i"), h("span", { class: "sr" })));
  $("i", meter).style.setProperty("--at", `${Math.round(conviction * 100)}%`);
  $(".sr", meter).textContent = say("court.sure_guilty", { n: Math.round(conviction * 100) });
}

/** Mark who has the floor; null for nobody. The floor's tail points there. */
export function speaks(number) {
  for (const place of $$(".juror")) place.classList.toggle("speaking", Number(place.dataset.number) === number);
  const mark = $("#speaking-now");
  if (mark) mark.textContent = "";
  const floor = $("#floor"), place = number && seat(number);
  if (!place) return;
  const face = place.getBoundingClientRect(), sheet = floor.getBoundingClientRect();
  const at = Math.max(20, Math.min(sheet.width - 20, face.left + face.width / 2 - sheet.left));
  floor.style.setProperty("--tail", `${at}px`);
}

export function murmurs(list) {
  hush();
  for (const { juror, reaction } of list) {
    seat(juror)?.append(h("span", { class: "murmur" }, reaction));
  }
}

export function hush() {
  for (const murmur of $$(".murmur")) murmur.remove();
}

export function flipped(number) {
  const place = seat(number);
  place?.classList.remove("flipped");
  void place?.offsetWidth; // begin the stamp again
  place?.classList.add("flipped");
}
