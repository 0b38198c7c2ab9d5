// The stream of a room: who is there, and what is said beside the record; across reloads and lost connections.

export class RoomStream {
  /** onRoom(room), onSaid(line), onGone() when the seat has gone to somebody else. */
  constructor(code, { onRoom, onSaid, onGone }) {
    Object.assign(this, { code, onRoom, onSaid, onGone, last: 0, wait: 500 });
    addEventListener("online", () => this.open());
    this.open();
  }

  open() {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.source?.close();
    this.source = new EventSource(`/api/rooms/${this.code}/stream?after=${this.last}`);
    this.source.addEventListener("open", () => { this.wait = 500; });
    this.source.addEventListener("room", (message) => this.hear(JSON.parse(message.data)));
    this.source.addEventListener("said", (message) => { const line = JSON.parse(message.data); if (line.no > this.last) { this.last = line.no; this.onSaid?.(line); } });
    this.source.addEventListener("seat_gone", () => { this.close(); this.onGone?.(); });
    this.source.addEventListener("error", () => this.lost());
  }

  hear(room) {
    this.onRoom(room);
    if (room.closed) this.close();
  }

  lost() {
    if (this.closed) return;
    this.source.close();
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, 8000);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.source.close();
  }
}
