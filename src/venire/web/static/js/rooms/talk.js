// What is said beside the record: the lines, the form, and that somebody is writing.
import { $, h, say } from "../page/dom.js";
import { post } from "../page/api.js";

const EVERY = 3000;
/** Milliseconds between two signs that one is writing. */

export class Talk {
  constructor(code, labels) {
    Object.assign(this, { code, labels, told: 0 });
    const form = $("#talk-form"), text = $("#talk-text");
    form.addEventListener("submit", (event) => { event.preventDefault(); this.send(text); });
    text.addEventListener("input", () => this.writes());
  }

  /** Only those who sit in the room talk there, and its host. */
  show(room) { $("#talk-aside").hidden = !(room.you || room.host); }

  hear(line) {
    const name = line.name || this.labels(line.place);
    const item = h("li", {}, h("b", {}, name), " ", h("span", {}, line.text));
    const list = $("#talk-lines");
    list.append(item);
    list.scrollTop = list.scrollHeight;
  }

  async send(text) {
    if (!text.value.trim()) return;
    try {
      await post(`/api/rooms/${this.code}/chat`, { text: text.value });
      text.value = "";
    } catch (told) {
      $("#told").textContent = told.words;
      $("#told").hidden = false;
    }
  }

  writes() {
    if (Date.now() - this.told < EVERY) return;
    this.told = Date.now();
    post(`/api/rooms/${this.code}/typing`).catch(() => {}); // a sign that nobody misses
  }
}

/** A seat and who is in it, as one line: for the panel and for the lobby. */
export function seatLine(room, one) {
  const whose = one.seat === room.you ? say("rooms.you") : one.name || (one.free ? "" : say("rooms.somebody"));
  const held = ["person", "external"].includes(one.by);
  const state = one.typing ? say("rooms.typing") : held ? say(one.here ? "rooms.here" : "rooms.away") : say(`rooms.${one.by === "open" ? "free" : one.by}`);
  return [h("span", { class: `dot ${held && one.here ? "on" : ""}`, "aria-hidden": "true" }), h("b", { class: "seat" }, one.label), h("span", { class: "whose" }, whose), h("span", { class: "state quiet small" }, state)];
}

/** Names of places that speak: seats, and the host without one. */
export const namesOf = (room) => (place) => (place === "host" ? say("rooms.host") : room()?.seats.find((one) => one.seat === place)?.label ?? place);
