/** What a form was set to last time, kept by this browser. What is stored counts only where it has the shape of `fallback`. */
export function remembered<T extends object>(key: string, fallback: T): { value: T; keep: (value: T) => void } {
  return { value: { ...fallback, ...sameShape(read(key), fallback) }, keep: (value) => write(key, value) };
}

function sameShape<T extends object>(stored: Record<string, unknown>, fallback: T): Partial<T> {
  const fits = Object.entries(fallback).filter(([name, value]) => typeof stored[name] === typeof value);
  return Object.fromEntries(fits.map(([name]) => [name, stored[name]])) as Partial<T>;
}

function read(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? "{}")) as Record<string, unknown>;
  } catch {
    return {}; // storage is forbidden or was damaged
  }
}

function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // storage is forbidden: the form begins anew next time
  }
}
