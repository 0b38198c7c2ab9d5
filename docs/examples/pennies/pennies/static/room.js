// The room: rounds as they come over the stream, and two buttons while a hand is asked for.
import { post, tell } from "./post.js";

const { session } = document.body.dataset;
const $ = (id) => document.getElementById(id);
const score = { "player/1": 0, "player/2": 0 };
let asked = null;

const stream = new EventSource(`/api/sessions/${session}/stream`);
stream.addEventListener("seen", (message) => {
  const { kind, event } = JSON.parse(message.data);
  if (kind === "shown") shown(event);
});
stream.addEventListener("asked", (message) => {
  [asked = null] = JSON.parse(message.data).asks;
  if ($("hand")) $("hand").hidden = asked === null;
});
stream.addEventListener("end", () => {
  stream.close();
  $("over").hidden = false;
});

function shown({ first, second, winner }) {
  score[winner] += 1;
  $("first").textContent = score["player/1"];
  $("second").textContent = score["player/2"];
  const line = document.createElement("li");
  line.textContent = `${first} and ${second}`;
  $("rounds").append(line);
}

$("hand")?.addEventListener("click", async ({ target }) => {
  const { face } = target.dataset;
  if (!face || !asked) return;
  const act = { ask: asked.key, act_id: asked.key, kind: "choose", act: { face } };
  await post(`/api/sessions/${session}/acts`, act).catch((told) => tell(told.message));
});
