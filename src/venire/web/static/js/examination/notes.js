// What lies on counsel's table: what is wanted of this witness, the exhibits, what can be held against it.
import { $, h, say } from "../page/dom.js";

const folded = (name) => localStorage.getItem(`venire.fold.${name}`) === "shut";

/** A part that can be folded away, and stays so. */
function part(name, title, count, ...inside) {
  const made = h("details", { id: `notes-${name}`, open: !folded(name) }, h("summary", {}, h("span", { class: "label" }, title), count ? h("span", { class: "count" }, count) : ""), ...inside);
  made.addEventListener("toggle", () => localStorage.setItem(`venire.fold.${name}`, made.open ? "open" : "shut"));
  return made;
}

/** Draw the table. acts: { offer(id), show(id) } while one may; before: ids of targets ticked already. */
export function drawNotes(table, acts, shows) {
  const place = $("#notes");
  if (!place) return;
  const had = new Set([...place.querySelectorAll("li.got")].map((one) => one.dataset.id)), drawnFor = place.dataset.witness;
  place.hidden = !table?.witness;
  if (place.hidden) return;
  place.dataset.witness = table.witness;
  const parts = [targets(table, shows, drawnFor === table.witness ? had : null), tray(table, acts), outline(table)];
  const focus = document.activeElement?.id;
  place.replaceChildren(...parts.filter(Boolean));
  if (focus && !document.activeElement?.id) document.getElementById(focus)?.focus();
}

function targets({ targets: list }, shows, had) {
  if (!list.length) return null;
  const got = list.filter((one) => one.got).length;
  const lines = list.map((one) => h("li", { class: one.got ? (had && !had.has(one.id) ? "got now" : "got") : "", data: { id: one.id } },
    h("span", { class: "tick", "aria-hidden": "true" }, one.got ? "✓" : ""), h("span", { class: "what", title: one.statement }, one.label, one.got ? h("span", { class: "sr" }, ` (${say("hearing.got")})`) : ""),
    shows ? h("span", { class: "worth" }, `${one.points}`) : ""));
  return part("targets", say("hearing.targets"), shows ? `${got} / ${list.length}` : "", h("ul", { class: "plain targets" }, ...lines));
}

function tray({ exhibits, by, me }, acts) {
  const shown = exhibits.filter((one) => one.offerable || one.status !== "unoffered");
  if (!shown.length) return null;
  const lines = shown.map((one) => h("li", { data: { status: one.status } },
    h("p", { class: "thing" }, h("b", {}, one.id), ` ${one.name}`), h("p", { class: "status" }, say(`hearing.status_${one.status}`)),
    one.offerable ? foundation(one) : "", acts && by === me ? doors(one, acts) : ""));
  return part("exhibits", say("hearing.exhibits"), "", h("ul", { class: "plain tray" }, ...lines));
}

function foundation({ laid, wanting }) {
  const total = laid.length + wanting.length;
  if (!total) return "";
  if (!wanting.length) return h("p", { class: "laid" }, say("hearing.laid_all"));
  return h("details", { class: "foundation" }, h("summary", {}, say("hearing.laid", { n: laid.length, of: total })),
    h("ul", {}, ...laid.map((fact) => h("li", { class: "got" }, fact)), ...wanting.map((fact) => h("li", {}, fact))));
}

function doors(one, acts) {
  const offer = one.offerable && h("button", { type: "button", id: `offer-${one.id}`, onclick: () => acts.offer(one.id), "aria-label": say("hearing.offer_it", { id: one.id, name: one.name }) }, say("hearing.offer"));
  const show = one.status === "admitted" && h("button", { type: "button", id: `show-${one.id}`, onclick: () => acts.show(one.id), "aria-label": say("hearing.show_it", { id: one.id, name: one.name }) }, say("hearing.show"));
  return h("div", { class: "row" }, offer || "", show || "");
}

function outline({ outline: items, by, me, phase }) {
  if (!items.length || by !== me || !["cross", "recross"].includes(phase)) return null;
  const lines = items.map((one) => h("li", { class: one.covered ? "got" : "" }, h("span", { class: "tick", "aria-hidden": "true" }, one.covered ? "✓" : ""),
    h("span", { class: "what" }, one.said, one.against ? h("em", { class: "quiet" }, ` ${say("hearing.against", { what: one.against })}`) : "")));
  return part("outline", say("hearing.outline"), "", h("ul", { class: "plain targets" }, ...lines));
}

/** The affidavit of the witness on the stand, what has been said of it marked. */
export function drawAffidavit(table, name, role) {
  const sheet = $("#sheet-affidavit");
  if (!sheet || !table?.witness) return;
  sheet.replaceChildren(h("h2", {}, name), h("p", { class: "quiet small" }, role), h("p", { class: "quiet small" }, say("hearing.affidavit_hint")),
    h("ol", { class: "facts" }, ...table.affidavit.map((fact) => h("li", { class: fact.said ? "said" : "" }, h("span", { class: "no" }, fact.id), fact.text, fact.said ? h("span", { class: "sr" }, ` (${say("hearing.said")})`) : ""))));
}
