// A person's turn in a debate: the form fills in an argument; what is typed is kept until it has been spoken.
import { $, $$, announce, say } from "../page/dom.js";
import { actId, get, post } from "../page/api.js";

const ROWS = { evidence: ["text", "source"], cause: ["cause", "effect", "strength"] };

export class Arguing {
  constructor(session, view) {
    Object.assign(this, { session, view, form: $("#argue"), key: null, mark: `venire.argue.${session}` });
    this.form.addEventListener("submit", (event) => { event.preventDefault(); this.speak(); });
    this.form.addEventListener("input", () => this.keep());
    $("#pass").onclick = () => this.hand("pass_turn", {});
    for (const button of $$("[data-more]", this.form)) button.onclick = () => { $("input", this.add(button.dataset.more)).focus(); };
    if ($("#take-example")) this.offer();
    this.restore();
  }

  /** A whole argument at a click; what was typed before can be had back. */
  offer() {
    const take = $("#take-example"), drop = $("#drop-example");
    let typed = null;
    take.onclick = () => { typed = localStorage.getItem(this.mark); this.put(take.dataset.example); drop.hidden = !typed; announce(say("debate.example_in")); this.form.elements.thesis.focus(); };
    drop.onclick = () => { this.put(typed); drop.hidden = true; this.form.elements.thesis.focus(); };
  }

  put(told) {
    localStorage.setItem(this.mark, told);
    this.trouble("");
    this.restore();
  }

  needs(kind) {
    return this.view.phase === "debate" && "needed" in $(`[data-rows=${kind}]`, this.form).dataset;
  }

  /** What is asked now. The form shows itself when this seat is to argue. */
  async ask({ asks }) {
    const ask = asks.find((one) => one.wants.includes("argue"));
    if (ask?.key === this.key) return;
    this.key = ask?.key ?? null;
    this.form.hidden = !ask;
    $("#waiting-for").hidden = Boolean(ask);
    if (!ask) return;
    $("#directive").textContent = ask.directive;
    const { view } = await get(`/api/sessions/${this.session}`);
    this.view = ask.key.startsWith("sub") ? view.sub : view;
    this.answers();
    announce(say("debate.your_turn", { name: this.view.me.name }));
    if (!document.activeElement || document.activeElement === document.body) $("#argue-title").focus({ preventScroll: true });
  }

  add(kind) {
    const row = $(`#row-${kind}`).content.cloneNode(true).firstElementChild;
    $(`[data-rows=${kind}]`, this.form).append(row);
    return row;
  }

  answers() {
    const chosen = new Map($$(".answer", this.form).map((row) => [row.dataset.id, $("select", row).value]));
    const place = $("#answers");
    place.replaceChildren(...[...this.view.arguments].reverse().map((one) => {
      const row = $("#row-answer").content.cloneNode(true).firstElementChild;
      row.dataset.id = one.id;
      $("b", row).textContent = `${one.id} · ${one.by}`;
      $(".thesis-of", row).textContent = one.thesis;
      $("select", row).setAttribute("aria-label", `${one.id}: ${$("select", row).getAttribute("aria-label")}`);
      $("select", row).value = chosen.get(one.id) ?? "";
      return row;
    }));
    $("#answers-none").hidden = Boolean(this.view.arguments.length);
  }

  rows(kind) {
    return $$(`[data-rows=${kind}] > *`, this.form).map((row) => Object.fromEntries(ROWS[kind].map((part) => [part, $(`[data-part=${part}]`, row).value.trim()])));
  }

  /** The argument, or nothing where a part of it is missing; then that is said. */
  argument() {
    const given = this.form.elements, evidence = this.rows("evidence").filter((one) => one.text || one.source), links = this.rows("cause").filter((one) => one.cause || one.effect);
    if (!given.thesis.value.trim() || !given.text.value.trim()) return this.trouble(say("debate.no_words"), given.thesis.value.trim() ? given.text : given.thesis);
    if (this.needs("evidence") && !evidence.length) return this.trouble(say("debate.no_evidence"), $("[data-rows=evidence] input", this.form));
    if (this.needs("cause") && !links.length) return this.trouble(say("debate.no_cause"), $("[data-rows=cause] input", this.form));
    if (evidence.some((one) => !one.text || !one.source)) return this.trouble(say("debate.half_evidence"));
    if (links.some((one) => !one.cause || !one.effect)) return this.trouble(say("debate.half_cause"));
    return {
      level: this.view.level, thesis: given.thesis.value.trim(), text: given.text.value.trim(), evidence, links: links.map((one) => ({ ...one, strength: Number(one.strength) })),
      counters: given.counters.value.split("\n").map((line) => line.trim()).filter(Boolean), ethics: given.ethics.value.trim(),
      relations: $$(".answer", this.form).map((row) => ({ kind: $("select", row).value, to: row.dataset.id })).filter((one) => one.kind),
    };
  }

  speak() {
    const act = this.argument();
    if (act) this.hand("argue", act);
  }

  async hand(kind, act) {
    this.busy(true);
    this.trouble("");
    try {
      await post(`/api/sessions/${this.session}/acts`, { ask: this.key, act_id: actId(), kind, act });
      if (kind === "argue") this.clear();
    } catch (told) {
      this.trouble(`${told.words} ${say("debate.kept")}`);
    }
    this.busy(false);
  }

  busy(now) {
    for (const button of $$("#speak, #pass")) button.disabled = now;
  }

  trouble(words, field = null) {
    $("#trouble").textContent = words;
    field?.focus();
    return null;
  }

  keep() {
    const given = this.form.elements;
    const told = { thesis: given.thesis.value, text: given.text.value, counters: given.counters.value, ethics: given.ethics.value, evidence: this.rows("evidence"), cause: this.rows("cause") };
    localStorage.setItem(this.mark, JSON.stringify(told));
    this.count();
  }

  count() {
    const most = Number(document.body.dataset.longest);
    $("#letters").textContent = say("debate.letters", { n: this.form.elements.text.value.length, of: most });
  }

  restore() {
    const told = JSON.parse(localStorage.getItem(this.mark) ?? "{}");
    for (const name of ["thesis", "text", "counters", "ethics"]) this.form.elements[name].value = told[name] ?? "";
    for (const kind of Object.keys(ROWS)) {
      $(`[data-rows=${kind}]`, this.form).replaceChildren();
      for (const row of told[kind]?.length ? told[kind] : [{}]) {
        const made = this.add(kind);
        for (const [name, value] of Object.entries(row)) $(`[data-part=${name}]`, made).value = value;
      }
    }
    this.count();
  }

  clear() {
    localStorage.removeItem(this.mark);
    for (const select of $$(".answer select", this.form)) select.value = "";
    this.restore();
  }
}
