// Light or dark, before the first paint. A plain script in the head, so that nothing flashes.
(() => {
  const kept = localStorage.getItem("venire.theme");
  if (kept) document.documentElement.dataset.theme = kept;
  document.addEventListener("click", (event) => {
    if (!event.target.closest?.("[data-lamp]")) return;
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const now = document.documentElement.dataset.theme ?? (dark ? "dark" : "light");
    const next = now === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = next;
    localStorage.setItem("venire.theme", next);
  });
})();
