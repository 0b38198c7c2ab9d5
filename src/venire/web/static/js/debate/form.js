// The form by which a debate is opened. Whatever goes wrong is a sentence beside the button; what was typed stays.
import { $, $$, say } from "../page/dom.js";
import { post } from "../page/api.js";
import { foretell } from "../page/forecast.js";

const form = $("form[data-debate]"), told = $("[data-told]", form), sources = $("#sources");
const LEAST = 2, LARGEST = 200_000;

for (const radio of $$("input[name=kind]", form)) radio.addEventListener("change", shown);
form.addEventListener("submit", (event) => { event.preventDefault(); begin(); });
$("#add-source").addEventListener("click", () => { addSource(); $("input", sources.lastElementChild).focus(); });
$("#files").addEventListener("change", (event) => read(event.target));
$("#add-debater").addEventListener("click", () => seats(shownSeats() + 1, true));
$("#drop-debater").addEventListener("click", () => seats(shownSeats() - 1));

const kind = () => form.elements.kind.value;
const rows = () => $$("[data-debater]", form);
const shownSeats = () => rows().filter((row) => !row.hidden).length;

/** Only what belongs to a case, or to a topic; names that are left empty are the usual ones. */
function shown() {
  for (const part of $$("[data-kind]", form)) part.hidden = part.dataset.kind !== kind();
  const usual = say(`debate.names_${kind()}`).split("|");
  rows().forEach((row, place) => { $("input[type=text]", row).placeholder = usual[place] ?? ""; });
  if (kind() === "topic" && !sources.children.length) addSource();
}

function seats(many, focus = false) {
  rows().forEach((row, place) => { row.hidden = place >= many; });
  $("#add-debater").hidden = many >= rows().length;
  $("#drop-debater").hidden = many <= LEAST;
  const left = rows().find((row) => row.hidden && $("input[type=radio]", row).checked);
  if (left) $("input[name=seat][value='']", form).checked = true;
  if (focus) $("input", rows()[many - 1]).focus();
  else if ($("#drop-debater").hidden) $("#add-debater").focus();
}

function addSource({ title = "", text = "" } = {}) {
  const row = $("#source-row").content.cloneNode(true).firstElementChild;
  $("[data-part=title]", row).value = title;
  $("[data-part=text]", row).value = text;
  $("[data-remove]", row).addEventListener("click", () => { row.remove(); number(); $("#add-source").focus(); });
  sources.append(row);
  number();
}

function number() {
  [...sources.children].forEach((row, place) => {
    $("[data-part=title]", row).placeholder = say("debate.source_n", { n: place + 1 });
    $("[data-remove]", row).setAttribute("aria-label", say("debate.take_away", { n: place + 1 }));
    $("[data-part=text]", row).setAttribute("aria-label", say("debate.source_n", { n: place + 1 }));
  });
}

async function read(input) {
  for (const file of input.files) {
    const text = file.size <= LARGEST ? await file.text() : "\0";
    if (text.includes("\0") || text.includes("\ufffd")) trouble(`${say("debate.not_text", { name: file.name })} ${say("debate.not_text_remedy")}`);
    else addSource(titled(file.name, text));
  }
  for (const row of [...sources.children]) if (!part(row, "text") && !part(row, "title") && sources.children.length > 1) row.remove();
  number();
  input.value = "";
}

/** A first line that is a heading is the title; else the file's name is. */
function titled(name, text) {
  const [first, ...rest] = text.split("\n");
  if (/^#+\s*\S/.test(first) && rest.join("").trim()) return { title: first.replace(/^#+\s*/, "").trim(), text: rest.join("\n").trim() };
  return { title: name.replace(/\.[^.]+$/, "").replace(/[_-]/g, " "), text };
}

const part = (row, name) => $(`[data-part=${name}]`, row).value.trim();

function wished() {
  const given = form.elements, usual = say(`debate.names_${kind()}`).split("|");
  const debaters = rows().filter((row) => !row.hidden).map((_, place) => ({
    name: given[`name-${place + 1}`].value.trim() || (usual[place] ?? ""), stance: given[`stance-${place + 1}`].value, role: given[`role-${place + 1}`].value.trim(),
  }));
  const whole = (name) => (given[name].value === "" ? null : Number(given[name].value));
  const wish = { debaters, seat: given.seat.value ? Number(given.seat.value) : null, rounds: whole("rounds") ?? 3, evaluators: whole("evaluators") ?? 3, safety_mode: given.safety.value,
    level: given.level.value, turns: given.turns.value, turn_limit: whole("limit"), seed: given.seed.value.trim() || null, demands: given.demands.checked, premises: Number(given.premises.value), budget: given.budget?.value || null };
  if (kind() === "case") return { ...wish, case: given.case.value };
  const texts = [...sources.children].filter((row) => part(row, "text") || part(row, "title"));
  return { ...wish, topic: given.topic.value.trim(), sources: texts.map((row) => ({ title: part(row, "title"), text: part(row, "text"), stance: part(row, "stance") })) };
}

async function begin() {
  const wish = wished();
  const nameless = wish.debaters.findIndex((one) => !one.name);
  if (wish.topic === "") return trouble(`${say("debate.topic_missing")} ${say("debate.topic_missing_remedy")}`, form.elements.topic);
  if (nameless >= 0) return trouble(`${say("debate.name_missing", { n: nameless + 1 })} ${say("debate.name_missing_remedy")}`, form.elements[`name-${nameless + 1}`]);
  const button = $("button[type=submit]", form);
  button.disabled = true;
  told.textContent = say("debate.opening");
  try {
    location.assign((await post("/api/debates", wish)).url);
  } catch (error) {
    button.disabled = false;
    trouble(error.words ?? String(error));
  }
}

function trouble(words, field = null) {
  told.textContent = words;
  field?.focus();
}

/** What is still being filled in is left out of account. */
function sofar() {
  const wish = wished();
  return { ...wish, debaters: wish.debaters.filter((one) => one.name), sources: wish.sources?.filter((one) => one.text) ?? [] };
}

foretell(form, () => ({ url: "/api/debates/forecast", body: sofar() }));
addEventListener("pageshow", () => { $("button[type=submit]", form).disabled = false; shown(); });
shown(); // what was chosen while this was still on its way, and after pageshow
