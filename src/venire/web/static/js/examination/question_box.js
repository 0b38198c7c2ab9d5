// The box in which a question is written: Enter sends it, the arrow up brings back what was asked, a coach reads along.
import { $, h, say } from "../page/dom.js";
import { post } from "../page/api.js";

const LIMIT = 2000, PAUSE = 650;
const COACH = "venire.coach.court";

export const coached = () => (localStorage.getItem(COACH) ?? "on") === "on";
export const setCoached = (on) => localStorage.setItem(COACH, on ? "on" : "off");

export class QuestionBox {
  /** send(text, exhibit): put it; rest(): no further questions; recall(): one's own questions, the oldest first. */
  constructor(session, { send, rest, recall }) {
    Object.assign(this, { session, send, rest, recall, back: 0, advised: null, asked: 0 });
    this.text = localStorage.getItem(this.kept) ?? "";
  }

  get kept() { return `venire.question.${this.session}`; }

  /** Words for an empty box: a question that was struck, or one taken back. */
  offer(text) {
    if (!this.text.trim()) this.keep(text);
  }

  keep(text) {
    this.text = text;
    if (text) localStorage.setItem(this.kept, text);
    else localStorage.removeItem(this.kept);
  }

  /** It was put. The next form may have been drawn before that was known, with the old words in it. */
  sent() {
    const area = $("#question");
    if (area?.value === this.text) area.value = "";
    this.keep("");
    this.back = 0;
    this.advised = null;
  }

  /** The form. exhibits: what can be held up with the question. */
  form({ title, hint, exhibits, complaint, strike }) {
    const area = h("textarea", { id: "question", rows: 2, maxlength: LIMIT, placeholder: say("hearing.ask_here"), "aria-label": say("hearing.your_question"), "aria-describedby": "advice" });
    area.value = this.text;
    area.addEventListener("input", () => { this.keep(area.value); this.advised = null; this.soon(); });
    area.addEventListener("keydown", (event) => this.typed(event));
    const held = exhibits.length > 0 && h("label", { class: "hold" }, h("span", { class: "label" }, say("hearing.hold")), h("select", { id: "held" }, h("option", { value: "" }, say("hearing.hold_none")), ...exhibits.map((one) => h("option", { value: one.id }, `${one.id} · ${one.name}`))));
    const coach = h("label", { class: "check" }, h("input", { type: "checkbox", id: "coach-on", checked: coached(), onchange: (event) => { setCoached(event.target.checked); this.soon(); this.advise(""); } }), say("hearing.coach"));
    return h("form", { id: "ask-form", onsubmit: (event) => { event.preventDefault(); this.submit(); } },
      h("div", { class: "ask-head" }, h("h2", { tabindex: -1 }, title), coach), hint ? h("p", { class: "quiet tip" }, hint) : "",
      area, h("p", { class: "advice", id: "advice", role: "status" }), complaint,
      h("div", { class: "row acts" }, h("button", { type: "submit", class: "first", id: "ask" }, say("hearing.ask")),
        h("button", { type: "button", id: "rest", onclick: this.rest }, say("hearing.rest")), strike || "", held || ""));
  }

  typed(event) {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    }
    if (event.key === "ArrowUp" && event.target.selectionEnd === 0) this.older(event, 1);
    if (event.key === "ArrowDown" && this.back > 0 && event.target.selectionStart === event.target.value.length) this.older(event, -1);
    if (event.key === "Escape") event.target.blur();
  }

  older(event, step) {
    const said = this.recall(), back = Math.min(said.length, Math.max(0, this.back + step));
    if (back === this.back) return;
    event.preventDefault();
    this.back = back;
    event.target.value = back ? said[said.length - back] : "";
    if (step > 0) event.target.setSelectionRange(0, 0);
    this.keep(event.target.value);
    this.advised = null;
    this.soon();
  }

  /** After a pause in the typing the coach has read it. */
  soon() {
    clearTimeout(this.timer);
    this.advise("");
    if (coached() && this.text.trim().split(/\s+/).length > 2) this.timer = setTimeout(() => this.read(this.text), PAUSE);
  }

  /** What the coach says of a text; a later text overtakes an earlier one. Silence where the server cannot be asked. */
  async read(text) {
    const turn = ++this.asked;
    const told = await post(`/api/sessions/${this.session}/advice`, { text }).catch(() => ({ advice: "" }));
    if (turn !== this.asked || text !== this.text) return this.advised?.text === text ? this.advised.words : "";
    this.advised = { text, words: told.advice, refused: told.refused };
    this.advise(told.advice, told.refused);
    return told.advice;
  }

  /** refused: what cannot be asked at all is not offered to be asked anyway. */
  advise(words, refused = false) {
    const place = $("#advice");
    if (!place) return;
    place.textContent = words;
    $("#ask").textContent = say(words && !refused ? "hearing.ask_anyway" : "hearing.ask");
  }

  /** The first Enter on a question that the coach would not put shows why; the next sends it. */
  async submit() {
    clearTimeout(this.timer);
    const text = this.text.trim();
    if (!text) { $("#question")?.focus(); return; }
    const shown = this.advised?.text === this.text;
    if (shown && this.advised.refused) { this.advise(this.advised.words, true); return; }
    if (coached() && !shown && await this.read(this.text)) return;
    this.send(text, $("#held")?.value || null);
  }
}
