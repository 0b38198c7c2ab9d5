// My data: deleted when the word is typed and the question answered.
import { $ } from "../page/dom.js";
import { send } from "../page/api.js";

const word = $("#word"), ask = $("#ask"), sure = $("#sure"), told = $("#end-told");
const typed = () => word.value.trim().toLowerCase();

word.oninput = () => { ask.disabled = typed() !== word.dataset.word; };
$("#end-form").onsubmit = (event) => {
  event.preventDefault();
  if (!ask.disabled) sure.showModal();
};
sure.onclose = async () => {
  if (sure.returnValue !== "yes") return;
  ask.disabled = true;
  try {
    await send("DELETE", `/api/me/data?confirm=${encodeURIComponent(typed())}`);
    word.value = "";
    told.textContent = $("#done").content.textContent;
  } catch (error) {
    told.textContent = error.words;
    ask.disabled = false;
  }
};
