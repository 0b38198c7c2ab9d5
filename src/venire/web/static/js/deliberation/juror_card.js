// Who somebody is: a small card, and a way to speak to them.
import { $, face, h, say, voteMark } from "../page/dom.js";

export function showJuror(juror, room, address) {
  const dialog = $("#juror");
  const mine = juror.number === room.me;
  $("#juror-body").replaceChildren(
    h("div", { class: "row" }, h("span", { class: "seat-face" }, face(juror.number)), h("div", {}, h("h2", { id: "juror-name" }, mine ? `${juror.name} – ${say("court.you")}` : juror.name), h("p", { class: "quiet" }, `${say("court.juror", { n: juror.number })} · ${juror.by === "person" ? say("court.work_unknown") : juror.occupation}`), h("p", {}, voteMark(juror.vote), " ", say(juror.vote ? `votes.${juror.vote}` : "votes.none")))),
    h("p", {}, juror.public));
  const button = $("#juror-address");
  button.hidden = mine || !address;
  button.textContent = say("court.address", { name: juror.called });
  button.onclick = () => { dialog.close(); address(juror.number); };
  dialog.showModal();
}
