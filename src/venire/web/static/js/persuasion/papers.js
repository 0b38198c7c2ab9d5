// The papers beside the room: tabs, and a search in the case file.
import { $, $$ } from "../page/dom.js";

export function papers() {
  const all = $$(".tabs [role=tab]");
  for (const [place, tab] of all.entries()) {
    tab.onclick = () => showPaper(name(tab));
    tab.onkeydown = (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) showPaper(name(all[(place + step + all.length) % all.length]), true);
    };
  }
  $("#file-find")?.addEventListener("input", find);
}

const name = (tab) => tab.id.replace("tab-", "");

/** Show one of them; with focus, go there, also where it lies below the room. */
export function showPaper(wanted, focus = false) {
  for (const tab of $$(".tabs [role=tab]")) {
    const on = name(tab) === wanted;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = !on;
    if (on && focus) { tab.focus(); tab.scrollIntoView({ block: "nearest" }); }
  }
}

function find({ target }) {
  const words = target.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const part of $$("#sheet-file [data-part]")) part.hidden = !words.every((word) => part.textContent.toLowerCase().includes(word));
  if (words.length) for (const details of $$("#sheet-file details")) details.open = true;
}
