// The settlement: what comes after it, another try from any turn, and print.
import { $, $$ } from "./dom.js";
import { actId, post } from "./api.js";

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
for (const button of $$("[data-fork]")) button.addEventListener("click", async () => {
  button.disabled = true;
  try {
    location.assign((await post(`/api/sessions/${session}/fork`, { turn: Number(button.dataset.fork) })).url);
  } catch (told) {
    button.disabled = false;
    button.after(Object.assign(document.createElement("p"), { className: "trouble", role: "alert", textContent: told.words ?? String(told) }));
  }
});
$("#print")?.addEventListener("click", () => { for (const one of $$("details")) one.open = true; window.print(); });
