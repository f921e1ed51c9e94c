/** The service worker, where the browser has one: only on https and on this machine itself. The page works the same without. */
export function registerWorker(): void {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
}
