// Says when the game has moved on since the page was made. Without scripts nothing is missing but this.
"use strict";
(() => {
  const EVERY = 60000;
  let known = null;
  async function look() {
    if (document.hidden) return;
    const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
    const tag = answer && answer.ok ? answer.headers.get("etag") : null;
    if (tag && known && tag !== known) tell();
    known = known || tag;
  }
  function tell() {
    if (document.querySelector(".news")) return;
    const note = document.createElement("p");
    note.className = "news";
    note.setAttribute("role", "status");
    const link = document.createElement("a");
    link.href = location.href;
    link.textContent = "Something has happened. Show it.";
    note.append(link);
    document.body.append(note);
  }
  setInterval(look, EVERY);
  look();
})();
