// The grounds as keys: press one, or its letter.
import { $, $$ } from "../page/dom.js";

/** A keypad out of the page's template. choose(ground) when one is pressed; without: grounds that do not fit here. */
export function makeKeypad(choose, without = []) {
  const pad = $("#keypad-template").content.firstElementChild.cloneNode(true);
  for (const key of $$("[data-ground]", pad)) {
    if (without.includes(key.dataset.ground)) key.remove();
    else key.addEventListener("click", () => choose(key.dataset.ground));
  }
  return pad;
}

/** The ground of a letter on a keypad, if it has one. */
export const groundOf = (pad, letter) => $(`[data-key="${CSS.escape(letter.toLowerCase())}"]`, pad)?.dataset.ground;
