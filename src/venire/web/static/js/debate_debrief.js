// The debrief of a debate: print it, with everything unfolded.
import { $, $$ } from "./dom.js";

$("#print")?.addEventListener("click", () => {
  for (const one of $$(".board details")) one.open = true;
  window.print();
});
