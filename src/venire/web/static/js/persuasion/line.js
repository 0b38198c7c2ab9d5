// The line one types in, for each juror its own: kept on this browser until it has been said.
import { $, say } from "../page/dom.js";
import { actId } from "../page/api.js";

export class Line {
  /** hand(kind, act, id): hands an act up; named(juror): how it is called. */
  constructor(session, hand, named) {
    Object.assign(this, { session, hand, named, juror: 0, form: $("#say"), words: $("#words"), shows: $("#shows"), most: Number(document.body.dataset.longest) });
    this.form.addEventListener("submit", (event) => { event.preventDefault(); this.speak(); });
    this.words.addEventListener("input", () => this.changed());
    this.words.addEventListener("focus", () => { this.left = false; });
    this.shows.addEventListener("change", () => { this.id = null; });
    this.words.addEventListener("keydown", (event) => {
      if (event.key === "Escape") { this.left = true; $("#room-name").focus({ preventScroll: true }); }
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      this.form.requestSubmit();
    });
  }

  /** Where a letter goes that somebody begins to write with: into the line, unless they have left it by Esc. */
  get place() { return this.juror && !this.left && !this.form.hidden && !$("#room").hidden ? this.words : null; }

  get mark() { return `venire.say.${this.session}.${this.juror}`; }

  focus() {
    if (!this.form.hidden) this.words.focus();
  }

  /** A sign that was typed elsewhere and belongs here. */
  write(sign) {
    this.words.focus();
    this.words.setRangeText(sign, this.words.selectionStart, this.words.selectionEnd, "end");
    this.changed();
  }

  draw(one, left, open) {
    if (this.juror !== one.juror) this.turn(one);
    this.form.classList.toggle("waits", !open);
    $("button", this.form).disabled = !open;
    $("#left-to").textContent = left === 1 ? say("persuade.left_to_one", { name: one.called }) : say("persuade.left_to", { name: one.called, n: left });
  }

  turn(one) {
    this.juror = one.juror;
    this.left = false;
    this.id = null;
    this.words.value = localStorage.getItem(this.mark) ?? "";
    this.shows.value = "";
    $("#words-label").textContent = say("persuade.saying_to", { name: one.called });
    this.trouble("");
    this.count();
  }

  changed() {
    this.id = null;
    localStorage.setItem(this.mark, this.words.value);
    this.count();
    this.trouble("");
  }

  count() {
    const n = this.words.value.length;
    $("#letters").textContent = n > this.most / 2 ? say("persuade.letters", { n, of: this.most }) : "";
  }

  async speak() {
    const typed = this.words.value.trim(), shows = this.shows.value;
    const text = typed || (shows ? say("persuade.look_at", { name: this.shows.selectedOptions[0].text.replace(/^\S+ · /, "") }) : "");
    if (!text) return this.trouble(say("persuade.no_words"));
    if (text.length > this.most) return this.trouble(say("persuade.too_long", { n: text.length, of: this.most }));
    if ($("button", this.form).disabled) return this.trouble(say("persuade.thinking", { name: this.named(this.juror) }));
    const mark = this.mark, juror = this.juror;
    this.id ??= actId();
    try {
      await this.hand("say", { text, shows }, this.id);
    } catch (told) {
      return this.trouble(`${told.words} ${say("persuade.kept")}`);
    }
    localStorage.removeItem(mark);
    if (juror === this.juror) { this.words.value = ""; this.shows.value = ""; this.id = null; this.trouble(""); this.count(); }
  }

  trouble(words) {
    $("#trouble").textContent = words;
    if (words) this.words.focus();
  }
}
