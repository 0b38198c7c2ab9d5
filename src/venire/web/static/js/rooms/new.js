// The form on which a room is opened.
import { $, $$, say } from "../page/dom.js";
import { post } from "../page/api.js";

const form = $("#new-room"), told = $("#told");

function follow() {
  const kind = form.elements.proceeding.value, held = $(`template[data-witnesses="${CSS.escape(form.elements.case.value)}"]`);
  for (const field of $$("[data-for]", form)) field.hidden = !field.dataset.for.split(" ").includes(kind);
  const options = [...held.content.cloneNode(true).children];
  form.elements.witness.replaceChildren(...(kind === "trial" ? options.reverse() : options));
}

form.addEventListener("change", (event) => { if (["case", "proceeding"].includes(event.target.name)) follow(); });
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = $("button[type=submit]", form);
  button.disabled = true;
  try {
    const made = await post("/api/rooms", wished());
    location.assign(made.link);
  } catch (error) {
    told.textContent = error.words ?? say("errors.broken");
    button.disabled = false;
  }
});
follow();

function wished() {
  const { proceeding, case: which, witness, rounds, limit, seed } = form.elements, kind = proceeding.value;
  const wish = { proceeding: kind, case: which.value, ...(seed.value && { seed: seed.value }) };
  if (["examination", "trial"].includes(kind)) Object.assign(wish, { direct: 10, cross: 8, redirect: 3, recross: 2, objection_window: 12, ...(witness.value && { witnesses: [witness.value] }) });
  if (["deliberation", "trial"].includes(kind)) wish.max_rounds = Number(rounds.value);
  if (kind !== "debate" && limit.value) wish.turn_limit = Number(limit.value);
  return wish;
}
