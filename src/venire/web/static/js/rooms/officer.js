// A person on the bench, or in the witness box: what is asked of it decides what is shown.
import { $, $$, announce, h, say } from "../page/dom.js";
import { actId, post } from "../page/api.js";
import { groundName } from "../examination/lines.js";

const LIMIT = 4000;

export class Officer {
  constructor(session, room) {
    Object.assign(this, { session, room, shown: "" });
    this.root = $("#turn-inner");
  }

  /** Drawn anew only when something else is asked, or more has been told; what is being written stays. */
  draw(asked, busy) {
    this.asked = asked;
    const ask = asked.asks.find((one) => !one.standing), told = asked.stand?.affidavit.filter((one) => one.told).length;
    const key = `${ask?.key ?? ""}/${busy}/${this.room.over}/${told}/${asked.paused}`;
    if (key === this.shown) return;
    this.shown = key;
    const parts = this.parts(busy ? null : ask);
    this.root.replaceChildren(...parts.filter(Boolean));
    if (ask && !busy) announce($("h2", this.root)?.textContent ?? "");
  }

  parts(ask) {
    if (this.room.over) return [h("p", { class: "waiting" }, say("hearing.over_short"))];
    if (ask?.wants.includes("testify")) return this.testimony(ask);
    if (ask?.wants.includes("rule")) return this.ruling(ask);
    if (ask?.wants.includes("narrate")) return this.narration(ask);
    if (this.asked.stand) return [h("p", { class: "waiting" }, say(this.onStand() ? "rooms.witness_wait" : "rooms.witness_off")), this.sworn(false)];
    return [h("p", { class: "waiting" }, say("rooms.judge_wait")), this.heard()];
  }

  onStand() { return this.room.people.get(this.room.witness)?.name === this.asked.stand.name; }

  /** The affidavit: to read, or to take lines from. */
  sworn(takes) {
    const lines = this.asked.stand.affidavit.map((one) => {
      const words = [h("span", {}, one.text), one.told && h("em", { class: "quiet small" }, ` (${say("rooms.witness_told")})`)];
      return h("li", {}, takes ? h("label", {}, h("input", { type: "checkbox", value: one.id, data: { text: one.text }, onchange: (event) => this.taken(event.target) }), ...words) : words);
    });
    return h("section", { class: "sworn" }, h("h3", {}, say("rooms.witness_sworn")), takes && h("p", { class: "small quiet" }, say("rooms.witness_tell")), h("ul", { class: "plain" }, lines));
  }

  /** A line that is taken comes into the answer; one that is put back leaves it, where it stands there unchanged. */
  taken(box) {
    const answer = $("#answer"), text = box.dataset.text;
    const without = answer.value.replace(text, "").replace(/\s{2,}/g, " ").trim();
    answer.value = box.checked ? `${answer.value.trim()} ${text}`.trim() : without;
  }

  testimony(ask) {
    const answer = h("textarea", { id: "answer", rows: 3, maxlength: LIMIT, "aria-label": say("rooms.witness_answer"), placeholder: say("rooms.witness_answer") });
    const say_it = () => {
      if (!answer.value.trim()) return this.complain(say("rooms.witness_needs"));
      const facts = $$("input[type=checkbox]:checked", this.root).map((box) => box.value);
      this.send(ask, "testify", { text: answer.value.trim(), stance: "tell", facts });
    };
    const unknown = () => this.send(ask, "testify", { text: say("rooms.witness_unknown_said"), stance: "unknown", facts: [] });
    return [h("h2", { tabindex: -1 }, say("rooms.witness_title")), h("blockquote", { class: "asked-again" }, this.asked.stand.question), answer,
      h("div", { class: "row" }, h("button", { type: "button", class: "first", id: "say-answer", onclick: say_it }, say("rooms.witness_say")), h("button", { type: "button", id: "say-unknown", onclick: unknown }, say("rooms.witness_unknown"))), this.complaint(), this.sworn(true)];
  }

  ruling(ask) {
    const { pending, foundation, wanting, answer } = this.asked.bench, ground = pending?.ground;
    const title = pending?.matter === "exhibit" ? say("rooms.judge_offer", { id: pending.exhibit }) : say(pending?.matter === "answer" ? "rooms.judge_strike" : "rooms.judge_title", { ground: groundName(ground) });
    const rules = [...$("#rules-template").content.cloneNode(true).children];
    const under = h("select", { id: "under" }, rules);
    for (const one of rules) one.textContent = `${one.value} – ${one.textContent}`;
    const own = rules.findIndex((one) => one.dataset.ground === ground);
    under.selectedIndex = Math.max(0, own);
    const reason = h("input", { type: "text", id: "reason", maxlength: 600, autocomplete: "off" });
    const rule = (ruling) => this.send(ask, "rule", { ruling, rule: under.value, reason: reason.value.trim() });
    const line = (path, parts, shown) => shown && h("p", {}, say(path, parts));
    return [h("h2", { tabindex: -1 }, title),
      pending?.text && h("blockquote", { class: "asked-again" }, pending.text), answer && h("p", {}, h("span", { class: "label" }, say("rooms.judge_answer")), " ", answer),
      line("rooms.judge_argument", { text: pending?.argument }, pending?.argument), line("rooms.judge_response", { text: pending?.response }, pending?.response),
      line("rooms.judge_laid", { what: foundation.join("; ") }, foundation.length), line("rooms.judge_wanting", { what: wanting.join("; ") }, wanting.length),
      h("div", { class: "fields" }, h("label", {}, h("span", { class: "label" }, say("rooms.judge_rule")), under), h("label", {}, h("span", { class: "label" }, say("rooms.judge_reason")), reason)),
      h("div", { class: "row" }, h("button", { type: "button", class: "first", id: "sustain", onclick: () => rule("sustained") }, say("rooms.judge_sustain")), h("button", { type: "button", class: "first", id: "overrule", onclick: () => rule("overruled") }, say("rooms.judge_overrule"))),
      this.complaint(), this.heard()];
  }

  heard() {
    const lines = this.asked.bench?.established ?? [];
    return lines.length ? h("details", { class: "sworn" }, h("summary", {}, say("rooms.judge_heard")), h("ul", { class: "plain" }, lines.map((one) => h("li", {}, one)))) : null;
  }

  narration(ask) {
    const words = h("textarea", { id: "charge", rows: 4, maxlength: LIMIT, "aria-label": say("rooms.judge_narrate") });
    const speak = () => (words.value.trim() ? this.send(ask, "narrate", { text: words.value.trim() }) : words.focus());
    return [h("h2", { tabindex: -1 }, say("rooms.judge_narrate")), h("p", { class: "quiet" }, say("rooms.judge_narrate_hint")), words, h("div", { class: "row" }, h("button", { type: "button", class: "first", id: "charge-say", onclick: speak }, say("rooms.judge_narrate_say"))), this.complaint()];
  }

  complaint() { return h("p", { class: "complaint", role: "alert", id: "complaint" }); }

  complain(words) { $("#complaint").textContent = words; }

  /** Hand up an act. What was written stays until it is taken. */
  async send(ask, kind, act) {
    const buttons = $$("button", this.root);
    for (const button of buttons) button.disabled = true;
    try {
      await post(`/api/sessions/${this.session}/acts`, { ask: ask.key, act_id: actId(), kind, act });
    } catch (told) {
      for (const button of buttons) button.disabled = false;
      this.complain(told.words ?? String(told));
    }
  }
}
