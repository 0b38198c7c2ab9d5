// The large screen before it begins: who has come so far; then the courtroom.
import { $, h } from "../page/dom.js";
import { RoomStream } from "./stream.js";

new RoomStream(document.body.dataset.code, {
  onRoom: (room) => {
    if (room.state !== "lobby" && !room.closed) { location.reload(); return; }
    $("#seated").replaceChildren(...room.seats.filter((one) => !one.free).map((one) => h("li", {}, h("b", {}, one.name || one.label), one.name && h("span", { class: "quiet" }, ` ${one.label}`))));
  },
});
