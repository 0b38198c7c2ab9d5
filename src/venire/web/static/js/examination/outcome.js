// The debrief of an examination: print it, read a rule, begin again.
import { $, $$ } from "../page/dom.js";
import { citeRules } from "./rules.js";
import "./form.js";

citeRules();
$("#print")?.addEventListener("click", () => window.print());
for (const button of $$("[data-close]")) button.addEventListener("click", () => button.closest("dialog").close());
