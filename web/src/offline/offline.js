/* Does not use the catalogues: all four languages are in the page, and the user's is shown. */
const spoken = [...document.querySelectorAll("section")].map((section) => section.lang);
const chosen = /(?:^|;\s*)lang=([a-z]{2})/.exec(document.cookie)?.[1];
const language =
  [chosen, ...navigator.languages.map((code) => code.slice(0, 2))].find((code) => spoken.includes(code)) ?? spoken[0];

document.documentElement.lang = language;
for (const section of document.querySelectorAll("section")) {
  section.hidden = section.lang !== language;
  section.querySelector("a").href = location.href;
  if (!section.hidden) document.title = section.querySelector("h1").textContent;
}
addEventListener("online", () => location.reload());
