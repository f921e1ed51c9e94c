export interface Route {
  path: string;
  query: URLSearchParams;
  hash: string; // without its #
}

export const route: Route = $state(here());

interface Going {
  replace?: boolean;
  keep?: string; // what this tab keeps for the page, also when it is loaded anew; in no address
}

/** Show another page of the site, without asking the server for it. */
export function go(to: string, { replace = false, keep }: Going = {}): void {
  const samePath = new URL(to, location.href).pathname === location.pathname;
  history[replace ? "replaceState" : "pushState"](keep ?? null, "", to);
  Object.assign(route, here());
  if (!samePath && !route.hash) scrollTo(0, 0);
}

/** What was kept for the page that is shown. */
export function kept(): string {
  const state: unknown = history.state;
  return typeof state === "string" ? state : "";
}

/** Follow the links and the history of the browser from now on. */
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
