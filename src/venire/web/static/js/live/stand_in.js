// A small mark on words that the understudy spoke in the place of a model that did not answer.
import { h, say } from "../page/dom.js";

/** The mark goes at the end of the header of this line of the transcript. */
export function markStandIn(line) {
  line.querySelector("header")?.append(" ", h("span", { class: "stood-in", title: say("court.stood_in_hint") }, say("court.stood_in")));
}
