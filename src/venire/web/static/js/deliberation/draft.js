// The draft before it is spoken: what the table will hear, and what can be done with it. Words that were changed are
// heard anew before anyone else hears them.
import { $, h, say } from "../page/dom.js";
import { citeLinks } from "../page/links.js";

const LIMIT = 4000;

/** The form; speak(text), hear(text) and discard() hand it on. `told`: what the table will hear; `heard`: what it takes it for. */
export function draftForm({ heard, told, text, cites, complaint, speak, hear, discard }) {
  const words = text ?? "";
  const area = h("textarea", { id: "draft", rows: 5, maxlength: LIMIT, required: true, hidden: true });
  area.value = words;
  const submit = h("button", { class: "first", type: "submit", id: "speak" }, say("turn.say"));
  const change = h("button", { type: "button", id: "change", onclick: () => rewrite(area, submit) }, say("turn.change_it"));
  const send = () => (area.value.trim() === words.trim() ? speak(words) : hear(area.value));
  area.addEventListener("input", () => { submit.textContent = say(area.value.trim() === words.trim() ? "turn.say" : "turn.hear"); });
  return [h("h2", {}, say("turn.draft_title")),
    h("form", { onsubmit: (event) => { event.preventDefault(); send(); } },
      h("blockquote", { class: "words", id: "draft-words", tabindex: 0 }, words), h("label", { class: "sr", for: "draft" }, say("turn.draft_title")), area,
      h("div", { class: "heard-as", data: { heard: heard ?? "argument" } }, ...understood(told, cites)), complaint,
      h("div", { class: "row acts" }, submit, change, h("button", { type: "button", id: "discard", onclick: discard }, say("turn.discard"))))];
}

/** Put the words into a field in which they can be changed; what was heard of the old ones is not said of the new. */
function rewrite(area, submit) {
  $("#draft-words").hidden = $("#change").hidden = true;
  area.hidden = false;
  area.addEventListener("input", () => { $(".heard-as").hidden = submit.textContent === say("turn.hear"); });
  area.focus();
  area.setSelectionRange(area.value.length, area.value.length);
}

function understood(told, cites) {
  const links = citeLinks(cites);
  return [told ? h("p", { class: "told" }, h("span", { class: "label" }, say("turn.heard_as")), h("span", {}, told)) : "",
    links.length ? h("p", { class: "rests" }, h("span", { class: "label" }, say("court.cites")), ...links) : ""].filter(Boolean);
}
