// One's own account: the password, and tokens for programs.
import { $, $$, h, say } from "../page/dom.js";
import { post, send } from "../page/api.js";

const password = $("#password"), token = $("#token");

password.addEventListener("submit", async (event) => {
  event.preventDefault();
  const told = $("[data-told]", password);
  try {
    await send("PUT", "/api/me/password", { old: password.elements.old?.value ?? "", new: password.elements.new.value });
    password.reset();
    told.textContent = say("signing.is_set");
  } catch (error) {
    told.textContent = error.words;
  }
});

token.addEventListener("submit", async (event) => {
  event.preventDefault();
  const told = $("[data-told]", token), { name, days } = token.elements;
  const scopes = $$("[name=scopes]:checked", token).map((box) => box.value);
  try {
    const made = await post("/api/me/tokens", { name: name.value, scopes, ...(days.value && { days: Number(days.value) }) });
    told.replaceChildren(`${say("signing.token_made")} `, h("code", {}, made.token));
  } catch (error) {
    told.textContent = error.words;
  }
});

for (const button of $$("[data-revoke]")) button.addEventListener("click", async () => {
  try {
    await send("DELETE", `/api/me/tokens/${button.dataset.revoke}`);
    button.closest("li").remove();
  } catch (error) {
    $("[data-told]", token).textContent = error.words;
  }
});
