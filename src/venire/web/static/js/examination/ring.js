// A ring of time: how much of a window is left, by the server's clock.
import { h } from "../page/dom.js";

const SVG = "http://www.w3.org/2000/svg", AROUND = 2 * Math.PI * 26;

function circle(kind) {
  const made = document.createElementNS(SVG, "circle");
  for (const [name, value] of Object.entries({ class: kind, cx: 32, cy: 32, r: 26 })) made.setAttribute(name, value);
  return made;
}

/** The ring; limit in seconds, null for no limit. set(until, ahead, paused) follows what the stream says. */
export function makeRing(limit) {
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("viewBox", "0 0 64 64");
  drawn.setAttribute("aria-hidden", "true");
  const sweep = circle("sweep");
  drawn.append(circle("track"), sweep);
  const seconds = h("b", { "aria-hidden": "true" });
  const ring = { element: h("span", { class: "ring", role: "timer" }, drawn, seconds) };
  ring.set = (until, ahead, paused) => { Object.assign(ring, { until, ahead, paused }); draw(); };
  const draw = () => {
    const now = ring.paused ? Date.parse(ring.paused) : Date.now() + (ring.ahead ?? 0);
    const left = ring.until ? Math.max(0, (Date.parse(ring.until) - now) / 1000) : null;
    sweep.style.strokeDasharray = String(AROUND);
    sweep.style.strokeDashoffset = String(left === null ? 0 : AROUND * (1 - Math.min(1, left / limit)));
    seconds.textContent = left === null ? "∞" : String(Math.ceil(left));
    ring.element.classList.toggle("late", left !== null && left <= 2);
  };
  ring.timer = setInterval(() => { if (ring.element.isConnected || !ring.shown) draw(); else clearInterval(ring.timer); ring.shown ||= ring.element.isConnected; }, 100);
  return ring;
}
