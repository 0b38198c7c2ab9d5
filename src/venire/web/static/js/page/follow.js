// The transcript keeps up with what is said, unless its reader has gone back; then a button leads to the newest line.
import { $ } from "./dom.js";

const NEAR = 60;
const sheet = () => $("#sheet-transcript");
let following = true;

/** Watch how the reader scrolls, and whatever changes the height of the list. */
export function follow() {
  sheet().addEventListener("scroll", scrolled, { passive: true });
  $("#newest").addEventListener("click", () => { toNewest(); sheet().focus({ preventScroll: true }); });
  const grows = new ResizeObserver(keepUp);
  grows.observe($("#turns"));
  grows.observe(sheet());
}

/** A sheet that is folded away has no height, and says nothing about its reader. */
function scrolled() {
  if (!sheet().clientHeight) return;
  following = sheet().scrollHeight - sheet().scrollTop - sheet().clientHeight < NEAR;
  button();
}

/** A line was written, or lines have changed their height. */
export function keepUp() {
  if (following && sheet().clientHeight) sheet().scrollTop = sheet().scrollHeight;
  button();
}

export function toNewest() {
  following = true;
  keepUp();
}

/** Somebody looks at an earlier speech: stay there. */
export function stayHere() {
  following = false;
  button();
}

function button() {
  $("#newest").hidden = following || !sheet().clientHeight;
}
