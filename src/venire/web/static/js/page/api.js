// The JSON interface. Every failure is one sentence and a remedy.
import { say } from "./dom.js";

export class Told extends Error {
  constructor(sentence, remedy, status) {
    super(sentence);
    this.remedy = remedy ?? "";
    this.status = status;
  }
  get words() { return this.remedy ? `${this.message} ${this.remedy}` : this.message; }
}

async function call(method, url, body) {
  const headers = { "X-Venire": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), credentials: "same-origin" });
  } catch {
    throw new Told(say("errors.offline"), say("errors.offline_remedy"), 0);
  }
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Told(data.error ?? say("errors.broken"), data.remedy ?? say("errors.broken_remedy"), answer.status);
  return data;
}

export const get = (url) => call("GET", url);
export const post = (url, body = {}) => call("POST", url, body);
export const send = (method, url, body) => call(method, url, body);

/** A name for one act, so that sending it twice does it once. */
export const actId = () => (crypto.randomUUID ? crypto.randomUUID() : `act-${Date.now()}-${Math.random().toString(36).slice(2)}`);
