/**
 * What is focused shows its ring to those who walk with the keyboard. A browser shows it also when a shortcut is pressed after a
 * click; this says which of the two the reader is using.
 */
const WALKS = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

addEventListener("pointerdown", () => (document.documentElement.dataset.by = "pointer"), true);
addEventListener("keydown", ({ key }) => WALKS.has(key) && (document.documentElement.dataset.by = "keys"), true);
