// The debrief of a debate: print it, with everything unfolded; argue otherwise from any turn.
import { $, $$ } from "../page/dom.js";
import { otherwise } from "../page/otherwise.js";

otherwise(document.body.dataset.session);

$("#print")?.addEventListener("click", () => {
  for (const one of $$(".board details")) one.open = true;
  window.print();
});
