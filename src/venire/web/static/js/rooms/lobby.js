// The lobby: seats taken and left, the host's buttons, and in when it begins.
import { $, h, say } from "../page/dom.js";
import { get, post, send } from "../page/api.js";
import { RoomStream } from "./stream.js";
import { Talk, namesOf, seatLine } from "./talk.js";

const code = document.body.dataset.code, api = `/api/rooms/${code}`;
const words = (name) => $(`[data-${name}]`, $("#words").content).textContent;
let room = null, stream = null;
const talk = new Talk(code, namesOf(() => room));
const called = $("#name");
called.value = localStorage.getItem("venire.name") ?? "";
called.addEventListener("input", () => localStorage.setItem("venire.name", called.value.trim()));

async function begin() {
  await claim();
  draw(await get(api));
  listen();
}

/** A new seat is another place in the stream. */
function listen() {
  stream?.close();
  stream = new RoomStream(code, { onRoom: (now) => draw(now), onSaid: (line) => talk.hear(line), onGone: () => { complain(say("rooms.gone")); again(); } });
}

/** Whoever comes by a link on which a seat was handed over takes it, and the link is spent from the address. */
async function claim() {
  const token = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  try { await post(`${api}/claim`, { token }); } catch (told) { complain(told.words); }
}

function draw(now) {
  const began = room && room.state === "lobby" && now.state === "going_on";
  room = now;
  $("#seats").replaceChildren(...now.seats.map(seatOf));
  $("#acts").replaceChildren(...acts().filter(Boolean));
  for (const link of document.querySelectorAll("[data-read]")) link.hidden = Boolean(now.you?.startsWith("witness/"));
  talk.show(now);
  if (now.closed) complain(say("rooms.closed"));
  else if (now.state !== "over" && !now.you && !now.host && now.seats.every((one) => !one.free)) complain(say("rooms.full"));
  if (began && (now.you || now.host)) location.assign(`/sessions/${now.session}`);
}

function seatOf(one) {
  const mine = one.seat === room.you, over = room.state === "over";
  return h("li", { class: `${mine ? "mine" : ""} ${one.free ? "free" : ""}`, data: { seat: one.seat } }, ...seatLine(room, one), h("span", { class: "do" }, ...(over ? [] : offers(one, mine))));
}

function offers(one, mine) {
  const button = (path, act) => h("button", { type: "button", class: path === "rooms.take" ? "" : "bare", "aria-label": `${say(path)}: ${one.label}`, title: path === "rooms.hand" ? say("rooms.hand_hint") : null, onclick: act }, say(path));
  if (mine) return [button("rooms.hand", () => hand(one)), button("rooms.leave", () => sure("rooms.leave_sure", "rooms.leave_yes", () => act("DELETE", `seats/${one.seat}`)))];
  if (one.free) return room.you ? [] : [button("rooms.take", () => take(one))];
  if (!room.host) return [];
  return [button("rooms.free_it", () => act("POST", `seats/${one.seat}/hand`, {})), room.state === "going_on" && ["person", "external"].includes(one.by) && button("rooms.stand_in", () => act("POST", `seats/${one.seat}/stand_in`, {}))].filter(Boolean);
}

function acts() {
  if (room.closed) return [];
  const enter = room.session && h("a", { class: "button first", href: `/sessions/${room.session}${room.state === "over" ? "/debrief" : ""}` }, words(room.state === "over" ? "debrief" : "enter"));
  const start = room.host && room.state === "lobby" && h("button", { type: "button", class: "first", id: "start", onclick: () => act("POST", "start") }, words("start"));
  const shut = room.host && room.state !== "over" && h("button", { type: "button", class: "bare", id: "shut", onclick: () => sure("rooms.close_sure", "rooms.close_yes", () => act("POST", "close")) }, words("shut"));
  return [enter, start, shut, start && h("p", { class: "small quiet" }, words("hint"))];
}

async function take(one) {
  if (await act("POST", "seats", { seat: one.seat, name: called.value.trim() })) listen();
}

async function hand(one) {
  const made = await act("POST", `seats/${one.seat}/hand`, { name: "" });
  if (!made?.link) return;
  const link = `${location.origin}${made.link}`, place = $("#handed");
  place.replaceChildren(say("rooms.hand_made", { seat: one.label }), " ", h("input", { type: "text", readonly: true, value: link, "aria-label": say("rooms.hand"), onfocus: (event) => event.target.select() }));
  place.hidden = false;
}

/** What one does here, and the room as it is afterwards; null where it is refused. */
async function act(method, path, body) {
  complain("");
  try {
    const made = await send(method, `${api}/${path}`, body);
    draw(await get(api));
    return made;
  } catch (told) {
    complain(told.words ?? String(told));
    await again();
    return null;
  }
}

const again = async () => { try { draw(await get(api)); } catch (told) { complain(told.words); } };

function complain(text) { $("#complaint").textContent = text; }

function sure(question, yes, then) {
  const dialog = $("#confirm");
  $("p", dialog).textContent = say(question);
  $("#confirm-yes").textContent = say(yes);
  $("#confirm-yes").onclick = () => { dialog.close(); then(); };
  $("[data-close]", dialog).onclick = () => dialog.close();
  dialog.showModal();
}

$("#copy").addEventListener("click", async (event) => {
  try { await navigator.clipboard.writeText(event.target.dataset.link); $("#told").textContent = say("rooms.copied"); } catch { $("#told").textContent = event.target.dataset.link; }
});

begin().catch((told) => complain(told.words ?? String(told)));
