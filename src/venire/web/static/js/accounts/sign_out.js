// Signing out.
import { $ } from "../page/dom.js";
import { post } from "../page/api.js";

$("#sign-out").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    await post("/api/sign-out");
    location.assign("/sign-in");
  } catch (error) {
    $("#told").textContent = error.words;
  }
});
