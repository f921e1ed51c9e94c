/** Whether the device has a sheet for passing links on; most desktops have none, and no page without https. */
export function canShare(url: string): boolean {
  return "share" in navigator && (navigator.canShare?.({ url }) ?? true);
}

/** Open that sheet. True if it opened, even if the reader has closed it again. */
export function share(title: string, url: string): Promise<boolean> {
  return navigator.share({ title, url }).then(
    () => true,
    (problem: unknown) => problem instanceof DOMException && problem.name === "AbortError",
  );
}
