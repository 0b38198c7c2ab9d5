// In the lobby, a teacher gives a seat to a student.
import { $, say } from "../page/dom.js";
import { send } from "../page/api.js";

const form = $("#seat-student"), told = form && $("[role=status]", form);

form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const { seat, account } = form.elements;
  try {
    const given = await send("PUT", `/api/rooms/${document.body.dataset.code}/seats/${seat.value}/student`, { account: account.value });
    told.textContent = say("signing.seat_given", { name: given.name });
    account.value = "";
  } catch (error) {
    told.textContent = error.words;
  }
});
