/** Whether the Web Share API is available: on few desktops, and only with https. */
export function canShare(url: string): boolean {
  return "share" in navigator && (navigator.canShare?.({ url }) ?? true);
}

/** Open the share sheet. True if it opened, even if the user cancelled. */
export function share(title: string, url: string): Promise<boolean> {
  return navigator.share({ title, url }).then(
    () => true,
    (problem: unknown) => problem instanceof DOMException && problem.name === "AbortError",
  );
}
