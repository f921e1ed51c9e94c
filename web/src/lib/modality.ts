/**
 * Show focus rings to keyboard users only. Browsers also show them when a shortcut is pressed after a
 * click, so we track whether the user is on mouse or keyboard.
 */
const WALKS = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

addEventListener("pointerdown", () => (document.documentElement.dataset.by = "pointer"), true);
addEventListener("keydown", ({ key }) => WALKS.has(key) && (document.documentElement.dataset.by = "keys"), true);
