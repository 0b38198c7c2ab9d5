// Shortcuts, and the card that lists them. They rest while somebody writes or a dialog is open.
import { $ } from "./dom.js";

const writing = (target) => target.closest?.("input:not([type=radio]):not([type=range]), textarea, select, dialog[open]");

/** writingPlace(): a field into which a letter goes that somebody begins to write with, if there is one now. */
export function listen(actions, writingPlace = () => null) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey && event.key === "Enter") return submit(event);
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    const place = /^\p{L}$/u.test(event.key) && writingPlace();
    if (place) return place.focus(); // and the letter is written there
    if (event.key === " " && event.target.closest?.("button, a, input, summary, [role=tab]")) return;
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    event.preventDefault();
    action(event.key);
  });
  for (const button of document.querySelectorAll("[data-help]")) button.addEventListener("click", help);
  for (const button of document.querySelectorAll("[data-close]")) button.addEventListener("click", () => button.closest("dialog").close());
}

function submit(event) {
  const form = event.target.closest?.("form") ?? $("#turn form");
  if (!form) return;
  event.preventDefault();
  form.requestSubmit();
}

export function help() {
  $("#keys").showModal();
}
