// Counsel's place: what is asked of it decides what is shown.
import { haltBanner } from "../live/halt.js";
import { $, h, say } from "../page/dom.js";
import { actId, post } from "../page/api.js";
import { objectionPanel, strikePanel } from "./objecting.js";
import { QuestionBox } from "./question_box.js";
import { drawNotes } from "./notes.js";
import { tell } from "../page/desk.js";
import { called } from "./people.js";
import { groundName } from "./lines.js";
import { ownQuestions } from "./room.js";

const LIMIT = 4000;

export class Desk {
  constructor(session, room, shows) {
    Object.assign(this, { session, room, shows, asked: { asks: [] }, shown: "", keys: null, striking: null, risen: null, sending: new Set(), answered: new Set() });
    this.root = $("#turn-inner");
    this.box = new QuestionBox(session, { send: (text, exhibit) => this.send("put_question", { text, exhibit }, () => this.box.sent()), rest: () => this.rest(), recall: () => ownQuestions(room) });
  }

  /** What is asked of this kind; what has been answered is no longer, though the stream may say so a moment later. */
  ask(kind, standing = false) { return this.asked.asks.find((ask) => ask.wants.includes(kind) && ask.standing === standing && !this.answered.has(ask.key) && !this.sending.has(ask.key)); }

  what() {
    if (this.room.over) return "over";
    if (this.striking && this.ask("move_to_strike", true)?.key === this.striking) return "strike";
    if (this.ask("object")) return "object";
    if (this.ask("respond")) return "respond";
    if (this.ask("address_jury")) return "address";
    return this.ask("put_question") ? "put" : "wait";
  }

  /** Show what is asked; while the room is still being heard, that one should listen. */
  draw(asked, busy, ahead) {
    Object.assign(this, { asked, ahead });
    const name = busy ? "busy" : this.what();
    if (!busy) drawNotes(asked.table, this.ask("put_question") ? { offer: (id) => this.send("offer_exhibit", { exhibit: id }, null, "put_question"), show: (id) => this.send("show_exhibit", { exhibit: id }, null, "put_question") } : null, this.shows);
    this.ring?.set(this.ask("object")?.until, ahead, asked.paused);
    const key = `${name}/${asked.asks.map((ask) => ask.key)}/${this.answered.size}/${this.room.phase}/${this.room.jury}/${this.room.questions.size > 0}`;
    if (key === this.shown) return;
    this.shown = key;
    document.body.dataset.at = name;
    const within = this.root.contains(document.activeElement) || document.activeElement === document.body;
    Object.assign(this, { keys: null, ring: null });
    this.root.replaceChildren(...[this.story(), ...this[name]()].filter(Boolean));
    this.called(name, within);
  }

  /** The keyboard and a screen reader are told that the court waits. */
  called(name, within) {
    const title = $("h2", this.root);
    if (["busy", "wait"].includes(name)) return;
    $("#announce-turn").textContent = title?.textContent ?? "";
    if (!within) return;
    const field = name === "put" || name === "respond" || name === "address" ? $("textarea", this.root) : name === "over" ? $("a", this.root) : title;
    if (matchMedia("(pointer: fine)").matches || field === title) field?.focus({ preventScroll: true });
  }

  /** Charge, story and task, until somebody has asked a first question. */
  story() { return this.room.questions.size ? null : $("#story")?.content.firstElementChild?.cloneNode(true) ?? null; }

  busy() { return [h("p", { class: "waiting" }, say("hearing.listening"))]; }

  wait() {
    if (this.room.jury) return this.juryOut();
    return [h("p", { class: "waiting" }, say(this.room.before?.by === this.room.me ? "hearing.waiting_answer" : "hearing.listening")), this.strikeButton()];
  }

  over() {
    if (this.room.haltedFor) return haltBanner(this.session, this.room.haltedFor);
    if (this.room.jury) return this.juryOut();
    return [h("div", { class: "verdict-banner" }, h("h2", {}, say("hearing.over")), h("p", {}, say("hearing.over_more")), h("a", { class: "button first", href: `/sessions/${this.session}/debrief` }, say("court.to_debrief")))];
  }

  /** The verdict is not told here: whoever wants to may hear the jury find it. */
  juryOut() {
    const room = `/sessions/${this.session}/jury`, end = h("a", { class: "button", href: `/sessions/${this.session}/debrief` }, say("hearing.to_verdict"));
    return [h("div", { class: "verdict-banner" }, h("h2", {}, say(this.room.over ? "hearing.jury_back" : "hearing.jury_out")), h("p", {}, say(this.room.over ? "hearing.jury_back_more" : "hearing.jury_talks")), h("a", { class: "button first", href: room }, say("hearing.to_jury")), " ", this.room.over ? end : "")];
  }

  put() {
    const { phase, struck, witness } = this.room, table = this.asked.table;
    if (struck && struck.by === this.room.me) this.box.offer(struck.text);
    const title = struck ? say("hearing.rephrase", { ground: groundName(struck.ground).toLowerCase() }) : say(`hearing.ask_${phase}`, { name: called(this.room, witness) });
    const hint = struck ? "" : say(`hearing.hint_${phase}`);
    const exhibits = (table?.exhibits ?? []).filter((one) => one.offerable || ["admitted", "shown"].includes(one.status));
    return [this.box.form({ title, hint, exhibits, complaint: this.complaint(), strike: this.strikeButton() })];
  }

  object() {
    const ask = this.ask("object");
    const panel = objectionPanel(this.room, ask, this.ahead, this.asked.paused, { object: (ground, argument) => this.decided(this.send("object", { ground, argument })), letStand: () => this.decided(this.send("let_stand", {})), complaint: this.complaint(), still: () => this.still(ask.key), risen: this.risen === ask.key });
    Object.assign(this, { keys: panel.keys, ring: panel.ring });
    return panel.parts;
  }

  /** Counsel has risen in time: the clocks of whoever began the session stand still until the ground is named. */
  async still(key) {
    if (!this.mine || this.asked.paused) return false;
    try { await post(`/api/sessions/${this.session}/pause`); } catch { return false; }
    this.risen = key;
    document.body.dataset.risen = "";
    return true;
  }

  /** The choice has gone up: the clocks go on. */
  async decided(sent) {
    await sent;
    if (!this.risen) return;
    this.risen = null;
    delete document.body.dataset.risen;
    await post(`/api/sessions/${this.session}/resume`).catch(() => null);
  }

  strikeButton() {
    const door = this.ask("move_to_strike", true);
    return door ? h("button", { type: "button", class: "bare", id: "strike", onclick: () => this.rise() }, say("hearing.strike"), h("kbd", { "aria-hidden": "true" }, "M")) : null;
  }

  /** Open the grounds for a motion to strike, where one may be made. */
  rise() {
    const door = this.ask("move_to_strike", true);
    if (!door) return;
    this.striking = door.key;
    this.draw(this.asked, false, this.ahead);
    $("h2", this.root)?.focus({ preventScroll: true });
  }

  strike() {
    const never = () => { this.striking = null; this.draw(this.asked, false, this.ahead); };
    const panel = strikePanel({ strike: (ground) => { this.striking = null; this.send("move_to_strike", { ground }, null, "move_to_strike", true); }, never, complaint: this.complaint() });
    this.keys = panel.keys;
    return panel.parts;
  }

  respond() {
    const matter = this.room.before, side = say(`hearing.the_${this.room.me === "defence" ? "prosecution" : "defence"}`);
    return [this.writing({ title: say("hearing.respond_title", { side, ground: groundName(matter?.ground).toLowerCase() }), hint: [matter?.text && say("hearing.respond_to", { text: matter.text }), say("hearing.respond_hint")].filter(Boolean).join(" "), label: say("hearing.your_response"), yes: say("hearing.respond"), no: say("hearing.respond_not"), kind: "respond" })];
  }

  address() {
    const station = this.ask("address_jury").key.split("/")[0];
    return [h("p", { class: "quiet course" }, say(`hearing.${station}_course`)), this.writing({ title: say(`hearing.${station}_title`), hint: say(`hearing.${station}_hint`), label: say("hearing.your_speech"), yes: say("hearing.speak"), no: say("hearing.waive"), kind: "address_jury", rows: 8 })];
  }

  /** A text that goes up as an act of its own, or is left out. */
  writing({ title, hint, label, yes, no, kind, rows = 2 }) {
    const area = h("textarea", { id: "words", class: rows > 2 ? "long" : null, rows, maxlength: LIMIT, "aria-label": label });
    const up = () => this.send(kind, { text: area.value.trim() });
    if (rows < 3) area.addEventListener("keydown", (event) => { if (event.key === "Enter" && !event.shiftKey && !event.isComposing) { event.preventDefault(); up(); } });
    return h("form", { onsubmit: (event) => { event.preventDefault(); up(); } }, h("h2", { tabindex: -1 }, title), h("p", { class: "quiet" }, hint), area, this.complaint(),
      h("div", { class: "row acts" }, h("button", { type: "submit", class: "first" }, yes), h("button", { type: "button", id: "waive", onclick: () => this.send(kind, { text: "" }) }, no)));
  }

  rest() {
    const dialog = $("#confirm"), open = (this.asked.table?.targets ?? []).some((one) => !one.got);
    $("p", dialog).textContent = say(open ? "hearing.rest_sure_open" : "hearing.rest_sure", { name: called(this.room, this.room.witness) });
    $("#confirm-yes").textContent = say("hearing.rest_yes");
    $("#confirm-yes").onclick = () => { dialog.close(); this.send("rest", {}, () => this.box.sent(), "put_question"); };
    dialog.showModal();
  }

  complaint() { return h("p", { class: "complaint", role: "alert", id: "complaint" }); }

  /** Hand up an act. What was written stays until it is taken. of, standing: the ask that it answers. */
  async send(kind, act, then, of = kind === "let_stand" ? "object" : kind, standing = false) {
    const ask = this.ask(of, standing);
    if (!ask) return;
    this.sending.add(ask.key);
    const buttons = [...this.root.querySelectorAll("button:not(:disabled)")];
    for (const button of buttons) button.disabled = true;
    try {
      await post(`/api/sessions/${this.session}/acts`, { ask: ask.key, act_id: actId(), kind, act });
      this.answered.add(ask.key);
      then?.();
    } catch (told) {
      this.sending.delete(ask.key);
      const words = told.words ?? String(told);
      // The court has gone on since: what is drawn now is about something else, and will soon be drawn anew.
      if (buttons.length && !buttons[0].isConnected) { this.draw(this.asked, false, this.ahead); tell(words); return; }
      for (const button of buttons) button.disabled = false;
      const place = $("#complaint") ?? this.root.appendChild(this.complaint());
      place.textContent = words;
    } finally {
      this.sending.delete(ask.key);
    }
  }
}
