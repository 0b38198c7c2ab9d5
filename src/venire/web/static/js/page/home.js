// The courthouse: open a session, search the docket.
import { $, $$, say } from "./dom.js";
import { post } from "./api.js";
import { foretell } from "./forecast.js";

for (const button of $$("[data-open]")) button.addEventListener("click", () => open(button));
for (const form of $$("form[data-options]")) {
  form.addEventListener("submit", (event) => { event.preventDefault(); open(form); });
  foretell(form, () => ({ url: "/api/sessions/forecast", body: wished(form) }));
}

function wished(source) {
  const wish = { case: source.dataset.case, unattended: source.dataset.open === "watch", ...options(source) };
  return wish.unattended ? { ...wish, seat: undefined } : { ...wish, name: name() };
}

async function open(source) {
  const wish = wished(source);
  const told = $("#home-told");
  const buttons = $$("[data-open], form[data-options] button");
  for (const button of buttons) button.disabled = true;
  told.textContent = say(source.dataset.open === "read" ? "home.finished_making" : "home.opening_case");
  try {
    const made = await post(source.dataset.open === "read" ? "/api/sessions?finish=1" : "/api/sessions", wish);
    location.assign(source.dataset.open === "read" ? `${made.url}/debrief` : source.dataset.side ? `${made.url}#${source.dataset.side}` : made.url);
  } catch (error) {
    for (const button of buttons) button.disabled = false;
    told.textContent = error.words ?? String(error);
  }
}

/** What the others call the player: asked once, and remembered on this browser. */
const called = $("#name");
const name = () => localStorage.getItem("venire.name") ?? "";
if (called) {
  called.value = name();
  called.addEventListener("input", () => localStorage.setItem("venire.name", called.value.trim()));
}

/** How one is drawn: remembered on this browser, in a cookie, for the server draws the faces. */
for (const choice of $$("input[name=face]")) choice.addEventListener("change", () => {
  document.cookie = `venire_face=${choice.value}; path=/; max-age=31536000; samesite=lax`;
  $("#own-face")?.replaceChildren($(".face", choice.parentElement).cloneNode(true));
});

function options(source) {
  if (source.dataset.open === "read") return { unattended: true };
  if (!source.matches("form")) return again(source);
  const form = new FormData(source);
  const number = (name) => (form.get(name) ? Number(form.get(name)) : undefined);
  return { seed: form.get("seed") || undefined, rounds: number("rounds"), size: number("size"), seat: number("seat"), rule: form.get("rule") || undefined, turn_limit: number("limit"), budget: form.get("budget") || undefined, open_minds: form.get("open_minds") === "on", unattended: form.get("how") === "watch" };
}

/** A case sat on before is opened on the same measures and with other dice. */
function again(source) {
  const { rounds, size, seat } = source.dataset;
  return rounds ? { rounds: Number(rounds), size: Number(size), seat: Number(seat) } : {};
}

const search = $("#search");
function narrow() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const kind = $("input[name=kind]:checked")?.value ?? "all";
  let shown = 0;
  for (const item of $$(".docket li")) {
    const fits = (kind === "all" || item.dataset.kind === kind) && words.every((word) => item.dataset.words.includes(word));
    item.hidden = !fits;
    shown += fits ? 1 : 0;
  }
  $("#found").textContent = shown === 0 ? say("home.none_found") : shown === 1 ? say("home.one_shown") : say("home.shown", { n: shown });
}
if (search) {
  search.addEventListener("input", narrow);
  for (const radio of $$("input[name=kind]")) radio.addEventListener("change", narrow);
}
// A page brought back from the history has its buttons as they were left.
addEventListener("pageshow", () => { for (const button of $$("[data-open], form[data-options] button")) button.disabled = false; });
