// Small tools for building the page. Text always goes in as text: nothing here reads HTML.
const S = JSON.parse(document.getElementById("strings").textContent);

/** The string at a dotted path of the catalogue, its slots filled. */
export function say(path, parts = {}) {
  const found = path.split(".").reduce((table, name) => table?.[name], S);
  return String(found ?? path).replace(/\{(\w+)\}/g, (_, name) => String(parts[name] ?? ""));
}

/** An element: h("p", { class: "x", onclick: f }, "text", child, …). Empty children are left out. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) set(element, name, value);
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false && child !== ""));
  return element;
}

function set(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "data") Object.assign(element.dataset, value);
  else if (value === true) element.setAttribute(name, "");
  else element.setAttribute(name, value);
}

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

/** A vote as letter, shape and colour, with words for a screen reader. */
export function voteMark(vote) {
  const kind = vote ?? "none";
  const words = vote ? say(`votes.${vote}`) : say("votes.none");
  return h("span", { class: `vote ${kind}`, title: words }, h("span", { "aria-hidden": "true" }, say(`votes.${kind}_letter`)), h("span", { class: "sr" }, ` ${words}`));
}

/** "7–5 guilty". */
export function tallyWords(guilty, notGuilty) {
  if (guilty + notGuilty === 0) return say("votes.tally_none");
  if (guilty === notGuilty) return say("votes.tally_even", { a: guilty, b: notGuilty });
  return guilty > notGuilty ? say("votes.tally_guilty", { a: guilty, b: notGuilty }) : say("votes.tally_not_guilty", { a: notGuilty, b: guilty });
}

/** A copy of a juror's drawn face, which the server put into the jury box. */
export function face(number) {
  const drawn = document.querySelector(`.juror[data-number="${number}"] .face`);
  return drawn ? drawn.cloneNode(true) : h("span");
}

/** Say something to a screen reader, once. */
export function announce(text) {
  const region = document.getElementById("announce");
  if (region) region.textContent = text;
}

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
