// Open an examination, a trial or a drill from the form on the first page or on the page of a case.
import { $, $$, say } from "../page/dom.js";
import { post } from "../page/api.js";
import { foretell } from "../page/forecast.js";
import { setCoached } from "./question_box.js";

const FIRST = "venire.examined";

for (const form of $$("form[data-examine]")) {
  // The first time a coach reads along; afterwards as it was left.
  form.elements.coach.checked = !localStorage.getItem(FIRST) || localStorage.getItem("venire.coach.court") === "on";
  form.addEventListener("submit", (event) => { event.preventDefault(); examine(form); });
  foretell(form, () => { const { url, body } = wished(form); return { url: `${url}/forecast`, body }; });
}
for (const button of $$("[data-drill]")) button.addEventListener("click", () => open("/api/drills", { case: $("[data-drill-case]", button.parentElement)?.value ?? button.dataset.case, wait: true }, button.closest("form, section, .wide")));

for (const form of $$("form[data-examine]")) {
  const { jury, openings, witness } = form.elements, several = $("[data-several]", form), boxes = $$("input", several);
  const follow = () => { openings.closest("label").hidden = !jury.checked; };
  // A jury hears every witness unless somebody chose for it.
  const first = witness.options[0].value;
  let chosen = witness.value !== first, last = witness.value;
  const call = () => { if (!chosen) { witness.value = jury.checked ? "" : first; last = witness.value; } };
  const check = () => {
    several.hidden = witness.value !== "several";
    boxes[0].setCustomValidity(several.hidden || boxes.some((box) => box.checked) ? "" : several.dataset.none);
  };
  const choose = () => {
    chosen = true;
    if (witness.value === "several" && !boxes.some((box) => box.checked)) for (const box of boxes) box.checked = box.value === last;
    last = witness.value;
    check();
  };
  jury.addEventListener("change", () => { follow(); call(); });
  witness.addEventListener("change", choose);
  several.addEventListener("change", check);
  follow();
  check();
}

function called(told) {
  const witness = told.get("witness");
  return witness === "several" ? told.getAll("called") : witness ? [witness] : [];
}

function wished(form) {
  const told = new FormData(form), jury = told.get("jury") === "on";
  const body = { case: form.dataset.case, side: told.get("side"), level: told.get("level"), witnesses: called(told),
    window: told.get("window") === "none" ? null : Number(told.get("window")), targets: told.get("targets") === "on", budget: told.get("budget") || undefined };
  if (jury) body.openings = told.get("openings") === "on";
  return { url: jury ? "/api/trials" : "/api/examinations", body };
}

function examine(form) {
  const { url, body } = wished(form);
  setCoached(form.elements.coach.checked);
  localStorage.setItem(FIRST, "1");
  open(url, body, form);
}

async function open(url, wish, where) {
  const told = $("[data-told]", where), buttons = $$("button", where);
  for (const button of buttons) button.disabled = true;
  if (told) told.textContent = say("home.opening_case");
  try {
    location.assign((await post(url, wish)).url);
  } catch (error) {
    for (const button of buttons) button.disabled = false;
    if (told) told.textContent = error.words ?? String(error);
  }
}
addEventListener("pageshow", () => { for (const button of $$("form[data-examine] button, [data-drill]")) button.disabled = false; });
