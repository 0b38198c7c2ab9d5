// The queue between what has happened and what is shown: pace, pause, skip. Events that are skipped still count.
import { PACES, saying } from "./kinetic.js";
import { still } from "../page/dom.js";

/** What is nobody's to hear: it does not wait for a pause to end. */
const SILENT = new Set(["strategy_taken", "drafted", "discarded"]);
const BEATS = { round_opened: 700, murmured: 2200, vote_changed: 1700, round_closed: 1300, first_ballot: 3200, final_votes: 3200, last_words: 1600, final_vote_called: 1200, decided: 5200, passed: 700, side_chosen: 900, jury_urged: 1000 };

export class Player {
  /** apply(seen) changes the room; show(seen, player) draws it and may return a voice; idle() when nothing is left; longest:
   *  milliseconds that any text takes to be said. */
  constructor({ apply, show, idle, changed, longest = Infinity }) {
    Object.assign(this, { apply, show, idle, changed, longest });
    this.queue = [];
    this.played = 0;
    this.paused = false;
    this.pace = localStorage.getItem("venire.pace") ?? "spoken";
    if (!(this.pace in PACES)) this.pace = "spoken";
  }

  get speed() { return PACES[this.pace]; }
  get busy() { return this.queue.length > 0 || this.running; }

  push(seen) {
    this.queue.push(seen);
    this.run();
  }

  async run() {
    if (this.running) return;
    this.running = true;
    while (this.queue.length) {
      if (!SILENT.has(this.queue[0].kind)) await this.unpaused();
      await this.one(this.queue.shift());
    }
    this.running = false;
    this.changed();
    this.idle();
  }

  async one(seen) {
    this.apply(seen);
    this.played = seen.no;
    this.voice = this.show(seen, this);
    this.changed();
    if (this.voice) { await this.voice.done; await this.beat(this.reading(seen)); }
    else await this.beat(BEATS[seen.kind] ?? 0);
    this.voice = null;
  }

  /** A breath after a speech; without kinetic text, the time it takes to read. */
  reading(seen) {
    if (this.pace === "once") return 0;
    return still() ? Math.min(9000, 600 + 32 * (seen.event.text?.length ?? 0)) : 900;
  }

  say(element, text) {
    return saying(element, text, this.hurrying ? 0 : Math.min(this.speed, this.longest / (text.length || 1)));
  }

  beat(time) {
    if (this.pace === "once" || this.hurrying || time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.next = () => { clearTimeout(timer); this.next = null; resolve(); };
      const timer = setTimeout(() => this.next?.(), this.pace === "brisk" ? time * 0.5 : time);
    }).then(() => this.unpaused());
  }

  unpaused() {
    return this.paused && !this.hurrying ? new Promise((resolve) => { this.wake = resolve; }) : Promise.resolve();
  }

  /** Finish what is being said; said already: go to the next. */
  skip() {
    if (this.voice && this.voice.at !== undefined && this.speaking()) this.voice.finish();
    else this.next?.();
  }

  speaking() { return this.voice.held || !this.next; }

  /** Everything that is waiting, at once. */
  async skipAll() {
    this.hurrying = true;
    this.voice?.finish();
    this.next?.();
    this.wake?.();
    while (this.running) await new Promise((resolve) => setTimeout(resolve));
    this.hurrying = false;
  }

  toggle() {
    this.paused = !this.paused;
    if (this.paused) this.voice?.hold();
    else { this.voice?.go(); this.wake?.(); }
    this.changed();
  }

  setPace(pace) {
    this.pace = pace;
    localStorage.setItem("venire.pace", pace);
    if (pace === "once") { this.voice?.finish(); this.next?.(); }
    this.changed();
  }
}
