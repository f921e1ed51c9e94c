// What a ruler finds on the page: what runs over the edge, texts without room, targets too small for a finger (`target`; 0 for a mouse).
(target) => {
  const found = [], slack = 1.5;
  const name = (each) => `${each.tagName.toLowerCase()}.${[...each.classList].filter((one) => !one.startsWith("svelte-")).join(".")}`
    + ` “${(each.textContent || each.getAttribute("aria-label") || "").trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  const modal = document.querySelector("dialog[open]");
  const seen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: false })
    && !each.closest(".visually-hidden, [inert]") && (!modal || modal.contains(each));
  const scrolls = (each) => [getComputedStyle(each).overflowX, getComputedStyle(each).overflowY].some((one) => ["auto", "scroll"].includes(one));
  const inScroller = (each) => { for (let at = each.parentElement; at; at = at.parentElement) if (["auto", "scroll"].includes(getComputedStyle(at).overflowY)) return at; return null; };

  // a phone makes its window wider instead of letting the page scroll
  if (target && innerWidth > screen.width) found.push(`the page is ${innerWidth} wide on a screen of ${screen.width}`);
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);

  // texts: whatever holds words itself shows all of them, but for those that may go as a whole where a name needs their place
  for (const each of document.querySelectorAll("body *")) {
    const words = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!words || !seen(each) || each.closest("svg, select, textarea, .shown, .kind, .wordMayGo .word")) continue;
    const box = each.getBoundingClientRect();
    if (box.width === 0) continue;
    const style = getComputedStyle(each);
    if (style.position === "absolute" && box.width <= 1) continue;
    if (style.display !== "inline" && !scrolls(each) && style.overflowX !== "visible"
        && (each.scrollWidth > each.clientWidth + slack || each.scrollHeight > each.clientHeight + slack + 3))
      found.push(`cut: ${name(each)} ${each.scrollWidth}×${each.scrollHeight} in ${each.clientWidth}×${each.clientHeight}`);
    const boxes = [...each.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()).flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    const text = { left: Math.min(...boxes.map((one) => one.left)), right: Math.max(...boxes.map((one) => one.right)),
      bottom: Math.max(...boxes.map((one) => one.bottom)) };
    const place = inScroller(each);
    if (!place && (text.right > innerWidth + slack || text.left < -slack || text.bottom > Math.max(innerHeight, document.documentElement.scrollHeight) + slack))
      found.push(`outside: ${name(each)} ${Math.round(text.left)}…${Math.round(text.right)}, to ${Math.round(text.bottom)}`);
    const control = each.closest("button, a")?.getBoundingClientRect();
    if (control && control.width > 0 && (text.right > control.right + slack || text.left < control.left - slack))
      found.push(`beyond its button: ${name(each)}`);
    // within everything round it that cuts off
    for (let at = each.parentElement; at && at !== document.body; at = at.parentElement) {
      const around = getComputedStyle(at);
      if (around.overflowX === "visible" || scrolls(at)) { if (scrolls(at)) break; continue; }
      const edge = at.getBoundingClientRect();
      if (text.right > edge.right + slack || text.left < edge.left - slack || text.bottom > edge.bottom + slack + 3)
        { found.push(`cut by ${name(at).slice(0, 30)}: ${name(each)}`); break; }
    }
  }

  // texts of the drawings stay in their room or on their plate
  for (const each of document.querySelectorAll("svg .room text, svg g[role=img] text")) {
    const own = each.closest(".room, g[role=img]");
    const frame = (own.querySelector(".floor-colour, .paper") ?? own).getBoundingClientRect();
    const box = each.getBoundingClientRect();
    if (box.right > frame.right + 2 || box.left < frame.left - 2 || box.bottom > frame.bottom + 2 || box.top < frame.top - 3)
      found.push(`outside its drawing: “${each.textContent.trim()}”`);
  }

  // words do not lie on each other
  const lines = [...document.querySelectorAll("header h1, header p, header .name, .allowance span, header .words, .short, .prompt, .now > p, .resources li, .resources li span, .facts, .chips .name")]
    .filter((each) => seen(each) && getComputedStyle(each).clipPath === "none" && each.getBoundingClientRect().width > 0);
  for (const [i, one] of lines.entries()) for (const other of lines.slice(i + 1)) {
    if (one.contains(other) || other.contains(one)) continue;
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const w = Math.min(a.right, b.right) - Math.max(a.left, b.left), h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (w > 2 && h > 3) found.push(`overlap: ${name(one)} and ${name(other)}`);
  }

  // boards
  for (const board of document.querySelectorAll("[data-room], [data-field]")) {
    const drawing = board.ownerSVGElement, box = drawing.getBoundingClientRect();
    const place = inScroller(drawing)?.getBoundingClientRect() ?? { left: 0, right: innerWidth, top: 0, bottom: Math.max(innerHeight, document.documentElement.scrollHeight) };
    const room = inScroller(drawing) ? place.bottom <= innerHeight + 1 && place.right <= innerWidth + 1 : box.bottom <= place.bottom + 1;
    if (!room || box.left < place.left - 20 || box.right > place.right + 20) found.push(`the board is outside: ${name(drawing)} ${Math.round(box.right)}, ${Math.round(box.bottom)}`);
    if (box.height < 280 || box.width < 280) found.push(`the board is tiny: ${Math.round(box.width)}×${Math.round(box.height)}`);
    break;
  }

  if (target) for (const each of document.querySelectorAll("button, a[href], select, input:not([type=hidden]), summary, [role=button], [role=tab]")) {
    if (!seen(each) || each.closest("[aria-hidden=true]")) continue;
    if (each.matches("a") && getComputedStyle(each).display === "inline") continue; // a word in a sentence
    const box = (each.querySelector(":scope > .target") ?? each.closest("label") ?? each).getBoundingClientRect();
    if (box.width < 1 || box.bottom < 0 || box.top > innerHeight) continue;
    const least = target - 0.6;
    if (box.width >= least && box.height >= least) continue;
    // something invisible may make it larger: ask what a finger would hit
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2], half = target / 2 - 1;
    const hits = [[x - half, y], [x + half, y], [x, y - half], [x, y + half]].every(([at, down]) => {
      const hit = document.elementFromPoint(at, down);
      return hit && (each.contains(hit) || hit.closest("label")?.contains(each));
    });
    if (!hits) found.push(`small: ${name(each)} ${Math.round(box.width)}×${Math.round(box.height)}`);
  }
  return [...new Set(found)];
}
