// What the models of a session are likely to take, told beside the form while it is filled in. Only where a model plays.
import { $ } from "./dom.js";
import { post } from "./api.js";

const REST = 500;

/** Ask anew when the form has changed and rested for a moment. wish(): url and body, as they would be sent. */
export function foretell(form, wish) {
  const line = $("[data-forecast]", form);
  if (!line) return;
  let waiting = 0;
  const ask = async () => {
    const { url, body } = wish();
    try {
      line.textContent = (await post(url, body)).forecast?.told ?? "";
    } catch (error) {
      line.textContent = error.words ?? "";
    }
  };
  const soon = () => { clearTimeout(waiting); waiting = setTimeout(ask, REST); };
  form.addEventListener("input", soon);
  form.addEventListener("change", soon);
  if (!form.closest("details:not([open])")) soon();
  form.closest("details")?.addEventListener("toggle", soon, { once: true });
}
