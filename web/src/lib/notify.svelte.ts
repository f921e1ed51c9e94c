import { settings } from "./settings.svelte";

/** Browsers offer notifications only on https and localhost. */
export const canNotify = "Notification" in globalThis && isSecureContext;
export const canVibrate = "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Ask for permission. Only ever called from a click on the setting. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Notify a user who is in another tab. A click opens `path`; a new notification replaces the last one for that path. */
export async function notifyOutside(title: string, body: string, path: string): Promise<void> {
  if (!settings.notify || !canNotify || document.visibilityState === "visible" || Notification.permission !== "granted") return;
  const options = { body, tag: path, icon: "/icon-192.png", data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, options); // phones only allow this way
  const shown = new Notification(title, options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

export function vibrate(): void {
  if (settings.vibrate && canVibrate) navigator.vibrate([40, 60, 40]);
}
