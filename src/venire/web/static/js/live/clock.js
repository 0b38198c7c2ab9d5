// Time: how long is left for a turn, and that somebody has stopped all clocks.
import { $, announce, say } from "../page/dom.js";

const SOON = [30, 10];

/** What is asked with a limit is counted down; the server's clock is the one that counts. */
export class Clock {
  constructor(mine) {
    this.mine = mine;
    this.ahead = 0;
    this.told = new Set();
    setInterval(() => this.draw(), 250);
  }

  /** Take what the stream says is asked now. */
  set(asked) {
    if (asked.now) this.ahead = Date.parse(asked.now) - Date.now();
    const limited = asked.asks.find((ask) => ask.until);
    if (limited?.key !== this.limited?.key) this.told.clear();
    Object.assign(this, { limited, paused: asked.paused ?? null, elsewhere: asked.elsewhere ?? false });
    this.draw();
  }

  /** Whoever sits here has stopped listening for a while; no clock of the session stands still for that. */
  hold(held) {
    this.held = held;
    this.draw();
  }

  draw() {
    const still = $("#paused"), clock = $("#clock");
    const told = this.standing();
    still.hidden = !told;
    still.textContent = told && say(`controls.${told}`);
    clock.hidden = !this.limited;
    if (!this.limited) return;
    const now = this.paused ? Date.parse(this.paused) : Date.now() + this.ahead;
    const left = Math.max(0, Math.ceil((Date.parse(this.limited.until) - now) / 1000));
    clock.textContent = say(this.paused ? "turn.clock_still" : "turn.clock", { time: minutes(left) });
    clock.classList.toggle("late", left <= SOON[0]);
    this.warn(left);
  }

  /** Why nothing moves, or moves by another's hand. */
  standing() {
    if (this.paused) return this.mine ? "paused_mine" : "paused_theirs";
    if (this.held) return "paused_here";
    return this.elsewhere ? (this.mine ? "elsewhere_mine" : "elsewhere") : "";
  }

  /** A screen reader hears twice that time is short, not every second. */
  warn(left) {
    const due = SOON.find((mark) => left <= mark && left > 0 && !this.told.has(mark));
    if (!due || this.paused) return;
    for (const mark of SOON) if (left <= mark) this.told.add(mark);
    announce(say("turn.clock_soon", { n: left }));
  }
}

const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
