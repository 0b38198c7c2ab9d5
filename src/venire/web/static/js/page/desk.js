// Tabs, and a word in the corner.
import { $, $$ } from "./dom.js";
import { showTab } from "./links.js";
import { follow } from "./follow.js";

export function tabs() {
  const all = $$(".tabs [role=tab]");
  for (const tab of all) {
    tab.onclick = () => showTab(tab.id.replace("tab-", ""));
    tab.onkeydown = (event) => {
      if (!["ArrowLeft", "ArrowRight"].includes(event.key)) return;
      const next = all[(all.indexOf(tab) + 1) % all.length];
      showTab(next.id.replace("tab-", ""), true);
    };
  }
  follow();
  find();
}

/** Search in the case file: what does not have the words is folded away. */
function find() {
  const box = $("#file-find");
  if (!box) return;
  box.oninput = () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const part of $$("#sheet-file [data-part]")) part.hidden = !words.every((word) => part.textContent.toLowerCase().includes(word));
    for (const details of $$("#sheet-file details")) if (words.length) details.open = true;
  };
}

/** A sentence in the corner of the page. */
export function tell(words) {
  const place = $("#told");
  place.textContent = words;
  place.hidden = false;
  setTimeout(() => { place.hidden = true; }, 9000);
}
