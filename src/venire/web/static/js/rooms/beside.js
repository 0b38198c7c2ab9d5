// In the courtroom: the room's own panel, folded away until somebody wants it.
import { $, h, say } from "../page/dom.js";
import { RoomStream } from "./stream.js";
import { Talk, namesOf, seatLine } from "./talk.js";

const panel = $("#beside"), pill = $("[data-beside]"), code = panel.dataset.code;
let room = null, unread = 0;
const talk = new Talk(code, namesOf(() => room));

function open(wanted) {
  panel.hidden = !wanted;
  pill?.setAttribute("aria-expanded", String(wanted));
  if (!wanted) { pill?.focus(); return; }
  unread = 0;
  count();
  $("h2", panel).tabIndex = -1;
  $("h2", panel).focus();
}

pill?.addEventListener("click", () => open(panel.hidden));
$("[data-shut]", panel).addEventListener("click", () => open(false));
panel.addEventListener("keydown", (event) => { event.stopPropagation(); if (event.key === "Escape") open(false); });

function count() {
  const place = $("#beside-here"), here = room?.seats.filter((one) => one.here).length ?? 0;
  if (!place) return;
  place.textContent = unread ? `+${unread}` : String(here);
  place.title = say(here === 1 ? "rooms.one_here" : "rooms.some_here", { n: here });
  place.classList.toggle("new", unread > 0);
}

function draw(now) {
  room = now;
  $("#beside-who").replaceChildren(...now.seats.filter((one) => !one.free || one.by === "open").map((one) => h("li", {}, seatLine(now, one))));
  talk.show(now);
  count();
}

const mine = () => room?.you;
new RoomStream(code, {
  onRoom: draw,
  onSaid: (line) => { talk.hear(line); if (panel.hidden && line.place !== mine()) { unread += 1; count(); } },
  onGone: () => gone(),
});

/** Whoever handed the seat on sees what the gallery sees, once the page is loaded anew. */
function gone() {
  const told = $("#told");
  told.replaceChildren(say("rooms.gone"), " ", h("button", { type: "button", onclick: () => location.reload() }, say("rooms.reload")));
  told.hidden = false;
}
