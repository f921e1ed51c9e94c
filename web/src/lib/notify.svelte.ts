import { settings } from "./settings.svelte";

/** Browsers offer notifications to https pages, and to those of this machine. */
export const canNotify = "Notification" in globalThis && isSecureContext;
export const canVibrate = "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Ask for the permission: only ever called from a click on the setting. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Tell somebody who looks elsewhere. `path` is where a click on it leads; one notification for each path, the newest. */
export async function notifyOutside(title: string, body: string, path: string): Promise<void> {
  if (!settings.notify || !canNotify || document.visibilityState === "visible" || Notification.permission !== "granted") return;
  const options = { body, tag: path, icon: "/icon-192.png", data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, options); // phones take it from there only
  const shown = new Notification(title, options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

export function vibrate(): void {
  if (settings.vibrate && canVibrate) navigator.vibrate([40, 60, 40]);
}
