/** The last values of a form, stored in this browser. Only values with the type found in `fallback` are used. */
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
    return {}; // storage is blocked or damaged
  }
}

function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // storage is blocked: the form starts from its defaults next time
  }
}
