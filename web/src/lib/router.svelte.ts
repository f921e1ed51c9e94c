export interface Route {
  path: string;
  query: URLSearchParams;
  hash: string; // without its #
}

export const route: Route = $state(here());

interface Going {
  replace?: boolean;
  keep?: string; // history state for the page: survives a reload, not part of the URL
}

/** Go to another page of the site without a server request. */
export function go(to: string, { replace = false, keep }: Going = {}): void {
  const samePath = new URL(to, location.href).pathname === location.pathname;
  history[replace ? "replaceState" : "pushState"](keep ?? null, "", to);
  Object.assign(route, here());
  if (!samePath && !route.hash) scrollTo(0, 0);
}

/** The history state of the current page. */
export function kept(): string {
  const state: unknown = history.state;
  return typeof state === "string" ? state : "";
}

/** Start handling link clicks and browser history. */
export function startRouter(): void {
  addEventListener("popstate", () => Object.assign(route, here()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || !isOurs(event, link)) return;
    event.preventDefault();
    go(link.href);
  });
}

function here(): Route {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return false;
  const onThisPage = link.pathname === location.pathname && link.search === location.search && link.hash !== "";
  return (
    link.origin === location.origin && !link.pathname.startsWith("/api/") && !link.pathname.startsWith("/schema") && !onThisPage
  );
}
