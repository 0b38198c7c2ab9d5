// Text that appears as it is spoken: 50 ms a character, ten more or less. The whole text stands there from the start,
// unseen, so that no line jumps while it is said.
import { h, still } from "../page/dom.js";

export const PACES = { spoken: 50, brisk: 18, once: 0 };

/** Say a text into an element. Returns { done, finish, hold, go }: a promise, and ways to hurry or hold it. */
export function saying(element, text, pace) {
  const said = document.createTextNode("");
  const unsaid = h("span", { class: "unsaid", "aria-hidden": "true" });
  element.replaceChildren(said, unsaid);
  const voice = { held: false, at: 0 };
  voice.done = new Promise((resolve) => { voice.resolve = resolve; });
  const show = (at) => {
    voice.at = at;
    said.data = text.slice(0, at);
    unsaid.textContent = text.slice(at);
    element.dataset.at = String(at);
  };
  voice.finish = () => { clearTimeout(voice.timer); show(text.length); voice.resolve(); };
  voice.hold = () => { voice.held = true; clearTimeout(voice.timer); };
  voice.go = () => { voice.held = false; next(); };
  const next = () => {
    if (voice.held) return;
    if (voice.at >= text.length) { voice.resolve(); return; }
    show(voice.at + 1);
    keepInSight(element);
    voice.timer = setTimeout(next, pace + (Math.random() * 20 - 10) * (pace / 50));
  };
  show(0);
  if (pace === 0 || still()) voice.finish();
  else next();
  return voice;
}

/** A long speech scrolls with its reader. */
function keepInSight(element) {
  if (element.scrollHeight <= element.clientHeight) return;
  const done = element.firstChild.length / (element.textContent.length || 1);
  element.scrollTop = done * element.scrollHeight - element.clientHeight * 0.6;
}
