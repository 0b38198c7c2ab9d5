// Everybody's accounts, for an admin.
import { $, $$, say } from "../page/dom.js";
import { post, send } from "../page/api.js";

const told = $("#told"), add = $("#add");

/** Do it, and show the list anew; what went wrong is told. */
async function done(work, stays = false) {
  told.textContent = "";
  try {
    const made = await work();
    if (!stays) location.reload();
    return made;
  } catch (error) {
    told.textContent = error.words;
    return null;
  }
}

add.addEventListener("submit", (event) => {
  event.preventDefault();
  done(() => post("/api/accounts", { name: add.elements.name.value, role: add.elements.role.value }));
});

for (const line of $$("[data-account]")) {
  const at = `/api/accounts/${line.dataset.account}`, name = line.dataset.name;
  $("[data-role]", line).addEventListener("change", (event) => done(() => send("PATCH", at, { role: event.target.value })));
  $("[data-disable]", line).addEventListener("click", (event) => done(() => send("PATCH", at, { disabled: event.target.dataset.disable === "yes" })));
  $("[data-remove]", line).addEventListener("click", () => confirm(say("signing.remove_sure", { name })) && done(() => send("DELETE", at)));
  $("[data-link]", line)?.addEventListener("click", async () => {
    const made = await done(() => post(`${at}/link`), true);
    if (!made) return;
    const handed = $(".handed", line), field = $("input", handed);
    $("p", handed).textContent = say("signing.link_made", { name, until: new Date(made.until).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }) });
    field.value = new URL(made.link, location.origin).href;
    handed.hidden = false;
    field.select();
  });
}
