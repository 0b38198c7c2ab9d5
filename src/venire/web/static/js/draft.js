// The draft before it is spoken: what the table will hear, and three things to do with it.
import { $, h, say } from "./dom.js";
import { citeLinks } from "./links.js";

const LIMIT = 4000;

/** The form; speak(text) and discard() hand it on. `told`: what the table will hear; `heard`: what it takes it for. */
export function draftForm({ heard, told, text, cites, complaint, speak, discard }) {
  const area = h("textarea", { id: "draft", rows: 5, maxlength: LIMIT, required: true, hidden: true });
  area.value = text ?? "";
  const words = h("blockquote", { class: "words", id: "draft-words", tabindex: 0 }, area.value);
  const change = h("button", { type: "button", id: "change", onclick: () => rewrite(area, words, change) }, say("turn.change_it"));
  return [h("h2", {}, say("turn.draft_title")),
    h("form", { onsubmit: (event) => { event.preventDefault(); speak(area.value); } },
      words, h("label", { class: "sr", for: "draft" }, say("turn.draft_title")), area,
      h("div", { class: "heard-as", data: { heard: heard ?? "argument" } }, ...understood(told, cites)), complaint,
      h("div", { class: "row acts" }, h("button", { class: "first", type: "submit", id: "speak" }, say("turn.say")), change,
        h("button", { type: "button", id: "discard", onclick: discard }, say("turn.discard"))))];
}

/** Put the words into a field in which they can be changed. */
function rewrite(area, words, change) {
  words.hidden = change.hidden = true;
  area.hidden = false;
  area.focus();
  area.setSelectionRange(area.value.length, area.value.length);
}

function understood(told, cites) {
  const links = citeLinks(cites);
  return [told ? h("p", { class: "told" }, h("span", { class: "label" }, say("turn.heard_as")), h("span", {}, told)) : "",
    links.length ? h("p", { class: "rests" }, h("span", { class: "label" }, say("court.cites")), ...links) : ""].filter(Boolean);
}
