// Begins a game by the interface that every kind of proceeding has.
import { post, tell } from "./post.js";

const form = document.querySelector("[data-pennies]");
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    const made = await post("/api/proceedings/pennies", { goal: Number(form.goal.value) });
    location.assign(`/sessions/${made.session}`);
  } catch (told) {
    tell(told.message);
  }
});
