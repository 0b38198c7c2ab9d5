// The form by which a persuasion is opened. Whatever goes wrong is a sentence beside the button; what was chosen stays.
import { $, $$, say } from "../page/dom.js";
import { post } from "../page/api.js";
import { foretell } from "../page/forecast.js";

const form = $("form[data-persuade]"), told = $("[data-told]", form);

/** Only the people who come with the chosen case, and the house jury. */
function shown() {
  for (const part of $$("[data-case]", form)) part.hidden = part.dataset.case !== form.elements.case.value;
}

function wished() {
  const given = form.elements;
  const whole = (name) => (given[name].value === "" ? undefined : Number(given[name].value));
  const jurors = $$("input[name=juror]:checked", form).filter((box) => !box.closest("[data-case][hidden]")).map((box) => box.value);
  return { case: given.case.value, side: given.side.value, jurors, turns: whole("turns"), mutual: given.mutual.checked, seed: given.seed.value.trim() || null, budget: given.budget?.value || null };
}

async function begin() {
  const button = $("button[type=submit]", form);
  button.disabled = true;
  told.textContent = say("persuade.opening");
  try {
    location.assign((await post("/api/persuasions", wished())).url);
  } catch (error) {
    button.disabled = false;
    told.textContent = error.words ?? String(error);
  }
}

for (const radio of $$("input[name=case]", form)) radio.addEventListener("change", shown);
form.addEventListener("submit", (event) => { event.preventDefault(); begin(); });
foretell(form, () => ({ url: "/api/persuasions/forecast", body: wished() }));
addEventListener("pageshow", () => { $("button[type=submit]", form).disabled = false; told.textContent = ""; shown(); });
shown(); // what was chosen while this was still on its way, and after pageshow
