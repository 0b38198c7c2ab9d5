// "What if this speech had not been made?": the jury goes back in without it.
import { $, $$, h, say } from "../page/dom.js";
import { post } from "../page/api.js";

const session = document.body.dataset.session;

for (const button of $$("button[data-without]")) button.addEventListener("click", () => ask(button));
$("[data-copy]")?.addEventListener("click", async ({ target }) => {
  await navigator.clipboard?.writeText(document.getElementById(target.dataset.copy).textContent);
  $("[data-copied]").textContent = say("rooms.daily_copied");
});
$("#print")?.addEventListener("click", () => window.print());

async function ask(button) {
  const place = $(".answer", button.parentElement);
  button.disabled = true;
  place.textContent = say("debrief.what_if_running");
  try {
    const told = await post(`/api/sessions/${session}/without`, { turn: Number(button.dataset.without), juror: Number(button.dataset.juror), vote: button.dataset.vote });
    const name = button.dataset.name;
    place.replaceChildren(say(told.undone ? "debrief.what_if_not" : "debrief.what_if_same", { name }), " ",
      say("debrief.what_if_verdict", { verdict: say(`outcomes.${told.verdict}`), was: say(`outcomes.${told.was}`) }), " ",
      h("a", { href: `${told.url}/debrief` }, say("debrief.what_if_open")));
  } catch (error) {
    place.textContent = error.words ?? String(error);
    button.disabled = false;
  }
}

/** A link to a speech opens the transcript in which it stands; on paper all of it stands open. */
const said = $("#said");
function toSpeech() {
  const place = location.hash.startsWith("#turn-") && document.getElementById(location.hash.slice(1));
  if (!place || !said) return;
  said.open = true;
  place.scrollIntoView();
}
addEventListener("hashchange", toSpeech);
addEventListener("click", (event) => { if (event.target.closest?.("a[href^='#turn-']")) setTimeout(toSpeech); });
addEventListener("beforeprint", () => { if (said) said.open = true; });
toSpeech();

/** A table or picture that goes on beyond the right edge says so above it. */
function sideways() {
  for (const hint of $$(".sideways")) {
    const wide = $(".grid-table, .figure.wider", hint.parentElement);
    hint.hidden = wide.scrollWidth <= wide.clientWidth + 2;
  }
}
sideways();
addEventListener("resize", sideways);
