// What a room says when a monitor has halted the session.
import { h, say } from "../page/dom.js";

export const haltBanner = (session, halt) => [h("div", { class: "verdict-banner" }, h("h2", {}, say("court.halted")), h("p", {}, say("court.halted_by", { monitor: halt.monitor, type: halt.type })),
  h("a", { class: "button first", href: `/sessions/${session}/debrief` }, say("court.to_alert")))];
