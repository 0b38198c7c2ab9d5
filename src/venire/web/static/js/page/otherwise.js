// "Argue otherwise from here": a new session begins before that turn, and one goes there.
import { $$ } from "./dom.js";
import { post } from "./api.js";

/** Until this has run the buttons are disabled: a click on them would be lost. */
export function otherwise(session) {
  document.addEventListener("click", async ({ target }) => {
    const button = target.closest("[data-fork]");
    if (!button || button.disabled) return;
    button.disabled = true;
    try {
      location.assign((await post(`/api/sessions/${session}/fork`, { turn: Number(button.dataset.fork) })).url);
    } catch (told) {
      button.disabled = false;
      const words = document.createElement("p");
      Object.assign(words, { className: "trouble", role: "alert", textContent: told.words ?? String(told) });
      button.after(words);
    }
  });
  addEventListener("pageshow", () => enable());
  enable();
}

/** ``root``: where such buttons have come in. */
export function enable(root = document) {
  for (const button of $$("[data-fork]", root)) button.disabled = false;
}
