// The text of a rule of evidence, wherever one is cited.
import { $, h, say } from "../page/dom.js";
import { get } from "../page/api.js";

const known = new Map();

/** Every element with data-rule opens its rule; resting the pointer on one shows the heading. */
export function citeRules() {
  document.addEventListener("click", (event) => {
    const cited = event.target.closest?.("[data-rule]");
    if (!cited) return;
    event.preventDefault();
    open(cited.dataset.rule);
  });
  document.addEventListener("pointerover", async (event) => {
    const cited = event.target.closest?.("[data-rule]");
    if (cited && !cited.title) cited.title = (await fetched(cited.dataset.rule))?.heading ?? "";
  });
}

async function fetched(number) {
  if (!known.has(number)) known.set(number, get(`/api/rules/${encodeURIComponent(number)}`).catch(() => null));
  return known.get(number);
}

async function open(number) {
  const told = await fetched(number), dialog = $("#rule");
  $("#rule-number").textContent = say("hearing.rule_of", { n: number });
  $("#rule-title").textContent = told?.heading ?? say("errors.offline");
  const parts = told?.part ? told.part : told?.text ?? "";
  $("#rule-text").replaceChildren(...parts.split("\n\n").map((text) => h("p", {}, text)),
    ...(told?.part && told.part !== told.text ? [h("details", {}, h("summary", {}, say("hearing.rule_whole", { n: number.replace(/\(.*/, "") })), ...told.text.split("\n\n").map((text) => h("p", {}, text)))] : []));
  dialog.showModal();
}
