// The settlement: what comes after it, another try from any turn, and print.
import { $, $$ } from "../page/dom.js";
import { actId, post } from "../page/api.js";
import { otherwise } from "../page/otherwise.js";

const { session, after } = document.body.dataset;

async function answer(kind, to) {
  const buttons = $$("#together, #home");
  for (const button of buttons) button.disabled = true;
  try {
    await post(`/api/sessions/${session}/acts`, { ask: after, act_id: actId(), kind, act: {} });
    location.assign(`/sessions/${session}${to}`);
  } catch (told) {
    for (const button of buttons) button.disabled = false;
    $("#trouble").textContent = told.words ?? String(told);
  }
}

$("#together")?.addEventListener("click", () => answer("deliberate_together", "/together"));
$("#home")?.addEventListener("click", () => answer("go_home", "/debrief"));
otherwise(session);
for (const button of $$("#together, #home")) button.disabled = false;
$("#print")?.addEventListener("click", () => { for (const one of $$("details")) one.open = true; window.print(); });
