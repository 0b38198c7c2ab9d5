// What changes something bears the house's own header; every refusal is a sentence and a remedy.
export async function post(url, body) {
  const headers = { "X-Venire": "1", "Content-Type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${told.error} ${told.remedy}`);
  return told;
}

export const tell = (words) => { document.querySelector("[data-told]").textContent = words; };
