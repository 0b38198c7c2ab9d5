// A student takes up the seat that was given.
import { $, $$ } from "../page/dom.js";
import { post } from "../page/api.js";

for (const button of $$("[data-sit]")) button.addEventListener("click", async () => {
  try {
    await post(`/api/rooms/${button.dataset.sit}/sit`);
    location.assign(`/rooms/${button.dataset.sit}`);
  } catch (error) {
    $("[data-sit-told]").textContent = error.words;
  }
});
