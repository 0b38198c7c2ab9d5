// Signing in: by a name and a password, or by the link whose token stands behind the #.
import { $ } from "../page/dom.js";
import { post } from "../page/api.js";

const form = $("#sign-in"), told = $("#told"), link = new URLSearchParams(location.hash.slice(1)).get("link");

if (link) {
  history.replaceState(null, "", location.pathname + location.search);
  $("[data-way=link]", form).hidden = false;
  $("[data-way=password]", form).remove();
}
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = $("div:not([hidden]) > button", form);
  button.disabled = true;
  told.textContent = "";
  try {
    await post("/api/sign-in", link ? { link } : { name: form.elements.name.value, password: form.elements.password.value });
    location.assign(form.dataset.next);
  } catch (error) {
    told.textContent = error.words;
    button.disabled = false;
  }
});
