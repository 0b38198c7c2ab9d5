// The viewer's own stream: events in order after the last one known, across reloads and lost connections.

export class Stream {
  /** onEvent(seen), onAsked(asked), onWords(words on their way), onState("open" | "lost"). part: of a trial, where only one is looked at. */
  constructor(session, after, { onEvent, onAsked, onState, onWords, part = "" }) {
    Object.assign(this, { session, last: after, onEvent, onAsked, onState, onWords, part: part && `&part=${part}`, wait: 500 });
    addEventListener("online", () => this.retry());
    addEventListener("offline", () => this.onState("lost"));
    this.open();
  }

  open() {
    this.source?.close();
    this.source = new EventSource(`/api/sessions/${this.session}/stream?after=${this.last}${this.part}`);
    this.source.addEventListener("open", () => { this.wait = 500; this.onState("open"); });
    this.source.addEventListener("seen", (message) => this.hear(JSON.parse(message.data)));
    this.source.addEventListener("words", (message) => this.onWords?.(JSON.parse(message.data)));
    this.source.addEventListener("asked", (message) => this.onAsked(JSON.parse(message.data)));
    this.source.addEventListener("end", () => this.close());
    this.source.addEventListener("error", () => this.lost());
  }

  hear(seen) {
    if (seen.no <= this.last) return; // heard before the connection broke
    this.last = seen.no;
    this.onEvent(seen);
  }

  lost() {
    if (this.closed) return;
    this.onState("lost");
    this.source.close();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, 8000);
  }

  retry() {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.open();
  }

  close() {
    this.closed = true;
    this.source.close();
  }
}
