// One's own place at the table: sides, strategies, the draft, the vote. What is asked decides what is shown.
import { haltBanner } from "../live/halt.js";
import { $, h, say, tallyWords, voteMark } from "../page/dom.js";
import { draftForm } from "./draft.js";
import { drawHeard } from "./heard.js";
import { tell } from "../page/desk.js";
import { actId, post } from "../page/api.js";
import { count, ifEndedNow } from "./room.js";

const STRATEGIES = ["challenge_evidence", "question_witness", "reasonable_doubt", "alternative_theory", "address_juror", "free_argument"];
const LIMIT = 4000;
const NOTHING = Object.freeze({ text: "", thing: "", target: "", strategy: "" });

/** Where the paper lies below the room, whoever has gone down to it is left there. */
const reading = () => scrollY > 0 && $("#paper").getBoundingClientRect().top < innerHeight / 2 && matchMedia("(max-width: 1080px)").matches;

function toTop() {
  $(".scene").scrollTop = 0;
  scrollTo({ top: 0 });
}

/** What the scribe is given: the thing that was chosen, and what was written about it. */
function pointedAt({ text, thing }) {
  return thing && text.trim() ? `${thing}: ${text}` : thing || text;
}

export class Turn {
  /** halt(): pause the room, or let it go on. */
  constructor(session, room, halt) {
    Object.assign(this, { session, room, halt, halted: false, asked: { asks: [] }, kept: NOTHING, shown: "" });
    this.root = $("#turn-inner");
  }

  ask(kind, standing = false) {
    return this.asked.asks.find((ask) => ask.wants.includes(kind) && ask.standing === standing);
  }

  /** Show what is asked; while the room is still being heard, that one should listen. */
  draw(asked, busy) {
    this.asked = asked;
    if (this.ask("choose_side")) this.cameFor();
    const name = busy ? "busy" : this.what();
    const key = `${name}/${this.asked.asks.map((ask) => ask.key)}/${this.myVote()}/${["busy", "wait"].includes(name) && `${this.halted}/${this.asked.strategy}`}`;
    if (key === this.shown) return;
    this.keep();
    this.shown = key;
    this.settle(busy ? "busy" : this.room.over ? "over" : name);
    const within = this.root.contains(document.activeElement) || (this.acted && document.activeElement === document.body);
    const parts = this[name]();
    this.root.replaceChildren(...parts.filter(Boolean), ...(this.myVote() && name !== "ballot" ? [this.voteLine()] : []));
    if (within) this.land();
    if (!busy && (name !== "wait" || this.room.over)) this.called();
    else if (!reading()) toTop();
  }

  /** While something is asked the room draws together, so that what was said, the box and the form are seen at once. */
  settle(at) {
    document.body.dataset.at = at;
    drawHeard(this.room, ["pick", "draft"].includes(at));
  }

  /** The keyboard stays at the table when what it was on has gone. */
  land() {
    const place = $("h2, .waiting, a", this.root);
    if (!place) return;
    if (!place.href) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  /** Tell the visitor that the table waits; the page may be in another tab. */
  called() {
    const writing = document.activeElement?.matches("input, textarea, select");
    const title = $("h2, .verdict-banner b", this.root);
    if (title) $("#announce-turn").textContent = title.textContent;
    if (!writing && !reading()) toTop();
    else if (reading()) tell(title?.textContent ?? say("turn.title"));
    if (this.room.over && !writing) $("a", this.root)?.focus({ preventScroll: true });
  }

  what() {
    if (this.ask("choose_side")) return this.choosing ? "wait" : "sides";
    if (this.ask("discard")) return "draft";
    if (this.ask("take_strategy")) return "pick";
    if (this.ask("cast_vote")) return "ballot";
    return "wait";
  }

  /** Whoever came for one side, by the button of a debrief, has chosen it: the room is told, and asks nobody. */
  cameFor() {
    const side = location.hash.slice(1);
    if (!["defend", "prosecute"].includes(side)) return;
    history.replaceState(history.state, "", location.pathname);
    this.choosing = true;
    this.send("choose_side", { side }).finally(() => { this.choosing = false; });
  }

  myVote() { return this.room.jurors.get(this.room.me)?.vote ?? null; }

  /** Whoever waits in a room that stands still is told so, and how it goes on. */
  busy() { return [h("p", { class: "waiting" }, say(this.halted ? "court.listening_paused" : "court.listening")), this.goOn()]; }

  goOn() { return this.halted && h("p", {}, h("button", { type: "button", class: "first", id: "go-on", onclick: () => this.halt() }, say("controls.go_on"))); }

  wait() {
    if (!this.room.over) return [h("p", { class: "waiting" }, say(!this.asked.strategy ? "court.waiting" : this.halted ? "turn.drafting_paused" : "turn.drafting")), this.goOn()];
    if (this.room.haltedFor) return haltBanner(this.session, this.room.haltedFor);
    const { guilty, notGuilty } = count(this.room);
    return [h("div", { class: "verdict-banner" }, h("p", { class: "label" }, say("court.verdict_is")), h("b", { class: `said-${this.room.verdict}` }, say(`verdicts.${this.room.verdict}`)),
      h("p", { class: "count" }, say("court.final_ballot", { tally: tallyWords(guilty, notGuilty) })), h("p", { class: "quiet" }, say("court.over")),
      h("a", { class: "button first", href: `/sessions/${this.session}/debrief` }, say("court.to_debrief")))];
  }

  sides() {
    const choice = (side) => h("button", { type: "button", class: side, onclick: () => this.confirm(say("turn.side_sure", { side }), say(`turn.side_yes_${side}`), () => this.send("choose_side", { side })) },
      h("b", {}, say(`turn.${side}`)), h("span", {}, say(`turn.${side}_means`)));
    return [h("h2", {}, say("turn.side_title")), h("p", { class: "quiet" }, say("turn.side_hint")), h("div", { class: "sides" }, choice("defend"), choice("prosecute")), this.complaint()];
  }

  pick() {
    this.handed = false;
    const option = (name, place) => h("label", {}, h("input", { type: "radio", name: "strategy", value: name, checked: this.kept.strategy === name, onchange: () => this.chosen(name) }),
      h("b", {}, `${place + 1}. ${this.told(name, "label")}`));
    const form = h("form", { onsubmit: (event) => { event.preventDefault(); this.draftIt(); } },
      h("fieldset", { class: "strategies" }, h("legend", { class: "sr" }, say("turn.strategy")), ...STRATEGIES.map(option)),
      h("p", { class: "advice", id: "advice" }, say("turn.advice")),
      h("div", { class: "fields", hidden: true },
        h("div", { id: "typed-field" }, h("label", { class: "label", for: "typed" }, say("turn.typed_optional")), h("textarea", { id: "typed", rows: 2, maxlength: LIMIT })),
        h("div", { id: "thing-field" }, h("label", { class: "label", for: "thing" }, say("turn.thing")), h("select", { id: "thing" })),
        h("div", { id: "target-field" }, h("label", { class: "label", for: "target" }, say("turn.target")), this.targets())),
      this.complaint(),
      h("div", { class: "row acts" }, h("button", { class: "first", type: "submit", disabled: true, id: "draft-it" }, say("turn.draft_it")),
        h("button", { type: "button", id: "pass", onclick: () => this.hand("pass", {}) }, say("turn.pass")),
        this.ask("call_final_vote") && h("button", { type: "button", id: "final", onclick: () => this.confirm(`${ifEndedNow(this.room, this.myVote())} ${say("turn.final_sure")}`, say("turn.final_yes"), () => this.hand("call_final_vote", {})) }, say("turn.final"))));
    queueMicrotask(() => this.restore());
    return [h("h2", {}, say("turn.title")), form];
  }

  /** A strategy's label or hint; what is doubt for one side is an answer to it for the other. */
  told(name, part) {
    const path = `strategy.${name}.${part}`, other = say(`${path}_guilty`);
    return this.myVote() === "guilty" && other !== `${path}_guilty` ? other : say(path);
  }

  targets() {
    const others = [...this.room.jurors.values()].filter((juror) => juror.number !== this.room.me);
    return h("select", { id: "target" }, h("option", { value: "" }, say("turn.target_none")), ...others.map((juror) => h("option", { value: juror.number }, `${juror.number}. ${juror.name}`)));
  }

  chosen(name, thing = "") {
    this.kept = { ...this.kept, strategy: name };
    $("#draft-it").disabled = false;
    const required = name === "free_argument", none = name === "reasonable_doubt";
    const typed = $("#typed");
    typed.disabled = none;
    typed.required = required;
    $(".fields", this.root).hidden = false;
    $("#typed-field").hidden = none;
    this.things(name, thing);
    $("#target-field").classList.toggle("wanted", name === "address_juror");
    $("#advice").textContent = this.told(name, "hint");
    $("label", $("#typed-field")).textContent = say(required ? "turn.typed_required" : "turn.typed_optional");
    $("label", $("#target-field")).textContent = say(name === "address_juror" ? "turn.target_pick" : "turn.target");
    this.say("");
  }

  /** What the case has to point at, for the strategies that point. */
  things(name, thing) {
    const listed = $(`#things-${name}`)?.content.cloneNode(true);
    $("#thing-field").hidden = !listed?.children.length;
    $(".fields", this.root).classList.toggle("three", Boolean(listed?.children.length));
    $("#thing").replaceChildren(h("option", { value: "" }, say("turn.thing_none")), ...(listed?.children ?? []));
    $("#thing").value = thing;
  }

  restore() {
    if ($("#typed")) $("#typed").value = this.kept.text;
    if ($("#target")) $("#target").value = this.kept.target;
    if (this.kept.strategy && $("#draft-it")) this.chosen(this.kept.strategy, this.kept.thing);
  }

  keep() {
    if ($("#typed") && !this.handed) this.kept = { ...this.kept, text: $("#typed").value, thing: $("#thing").value, target: $("#target").value };
  }

  draftIt() {
    this.keep();
    const { strategy, target } = this.kept, text = pointedAt(this.kept);
    if (strategy === "free_argument" && !text.trim()) return this.say(say("turn.needs_text"), "#typed");
    if (strategy === "address_juror" && !target) return this.say(say("turn.needs_target"), "#target");
    const act = { strategy, text: strategy === "reasonable_doubt" ? "" : text, target: target ? Number(target) : null };
    this.hand("take_strategy", act);
  }

  /** Take one's turn: what was written is in it from here on, and comes back into the form only where it is refused. */
  hand(kind, act) {
    this.keep();
    const put = this.kept;
    Object.assign(this, { kept: NOTHING, handed: true });
    this.send(kind, act, this.ask(kind), () => { Object.assign(this, { kept: put, handed: false }); this.restore(); });
  }

  draft() {
    const { heard, told, text, ...rest } = this.asked.draft ?? {};
    const { type, move, claims, cites, target, replies_to } = rest;
    return draftForm({ heard, told, text, cites, complaint: this.complaint(),
      speak: (words) => this.send("speak", { text: words, type, move, claims, cites, target, replies_to }),
      hear: (words) => this.send("take_strategy", { strategy: "free_argument", text: words, target: target ?? null }),
      discard: () => this.send("discard", {}) });
  }

  ballot() {
    const choice = (vote) => h("button", { type: "button", class: vote === "guilty" ? "prosecute" : "defend", id: `ballot-${vote}`, onclick: () => this.send("cast_vote", { vote }) }, h("b", {}, say(`votes.${vote}`)));
    const hint = this.room.phase === "final_vote" ? "turn.ballot_hint" : "turn.first_ballot_hint";
    return [h("h2", {}, say("turn.ballot_title")), h("p", { class: "quiet" }, say(hint)), h("div", { class: "sides" }, choice("not_guilty"), choice("guilty")), this.complaint()];
  }

  voteLine() {
    const mine = this.myVote(), other = mine === "guilty" ? "not_guilty" : "guilty";
    const change = this.ask("cast_vote", true) && h("button", { type: "button", id: "change-vote", onclick: () => this.changeVote() }, say("turn.change_vote", { vote: say(`votes.${other}`).toLowerCase() }));
    return h("div", { class: "myvote" }, h("span", { class: "label" }, say("turn.your_vote")), voteMark(mine), h("span", {}, say(`votes.${mine}`)), change);
  }

  /** By key it is asked about first: a key is easily pressed by somebody who means to write. */
  askToChangeVote() {
    if (!this.ask("cast_vote", true)) return;
    const vote = say(`votes.${this.myVote() === "guilty" ? "not_guilty" : "guilty"}`).toLowerCase();
    this.confirm(say("turn.change_sure", { vote }), say("turn.change_yes", { vote }), () => this.changeVote());
  }

  changeVote() {
    const ask = this.ask("cast_vote", true);
    if (ask) this.send("cast_vote", { vote: this.myVote() === "guilty" ? "not_guilty" : "guilty" }, ask);
  }

  complaint() { return h("p", { class: "complaint", role: "alert", id: "complaint" }); }

  say(words, field) {
    let place = $("#complaint");
    if (!place) { place = this.complaint(); this.root.append(place); }
    place.textContent = words;
    if (field) $(field)?.focus();
  }

  /** Hand up an act. What was written stays until it is taken. */
  async send(kind, act, ask = this.ask(kind), refused) {
    if (!ask || this.sending === ask.key) return; // the next ask may come before the answer to the last
    this.sending = ask.key;
    this.acted = true;
    const buttons = [...this.root.querySelectorAll("button:not(:disabled)")];
    for (const button of buttons) button.disabled = true;
    try {
      await post(`/api/sessions/${this.session}/acts`, { ask: ask.key, act_id: actId(), kind, act });
    } catch (told) {
      refused?.();
      for (const button of buttons) button.disabled = false;
      this.say(told.words ?? String(told));
    } finally {
      if (this.sending === ask.key) this.sending = null;
    }
  }

  /** Ask once more before what cannot be undone. */
  confirm(question, yes, act) {
    const dialog = $("#confirm");
    $("p", dialog).textContent = question;
    $("#confirm-yes").textContent = yes;
    $("#confirm-yes").onclick = () => { dialog.close(); act(); };
    dialog.showModal();
    $("[data-close]", dialog).focus(); // whoever was writing presses nothing by a space
  }

  strategyBy(place) {
    const radio = this.root.querySelectorAll("input[name=strategy]")[place];
    if (!radio) return;
    radio.checked = true;
    this.chosen(radio.value);
    if (radio.value === "free_argument") $("#typed").focus();
    else radio.focus();
  }

  /** Where letters belong once a way to argue is chosen that takes words: they are no keys then. */
  writingPlace() {
    const typed = $("#typed", this.root);
    return this.kept.strategy && typed && !typed.disabled ? typed : null;
  }

  address(number) {
    const radio = this.root.querySelector("input[value=address_juror]");
    if (!radio) return false;
    radio.checked = true;
    this.chosen("address_juror");
    $("#target").value = String(number);
    $("#typed").focus();
    return true;
  }
}
