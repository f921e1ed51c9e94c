/** Register the service worker where available (https or localhost). The page works without it. */
export function registerWorker(): void {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
}
