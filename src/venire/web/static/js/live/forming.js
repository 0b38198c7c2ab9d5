// Words on their way: what somebody has said so far, sentence by sentence, while nothing else is to be heard. Never on
// the record, and gone as soon as the whole of it is; not read aloud, for the whole will be.
import { $, h } from "../page/dom.js";

export class Forming {
  /** named(seat): whose words these are; quiet(): whether nothing that is on the record is still being played. */
  constructor(named, quiet) {
    Object.assign(this, { named, quiet, said: new Map() });
  }

  /** One more sentence; an empty one takes back what was said so far. */
  hear({ seat, ask, text }) {
    const before = this.said.get(ask)?.text;
    this.said.delete(ask);
    this.said.set(ask, { seat, text: text && before ? `${before} ${text.trim()}` : text.trim() });
    this.draw();
  }

  /** Something is on the record: what was on its way has come, or been overtaken. */
  clear() {
    this.said.clear();
    this.draw();
  }

  draw() {
    const line = $("#forming"), last = [...this.said.values()].filter((one) => one.text).at(-1);
    line.hidden = !last || !this.quiet();
    if (!line.hidden) line.replaceChildren(h("b", {}, this.named(last.seat)), ` ${last.text} …`);
  }
}
