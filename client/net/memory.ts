// What this browser remembers: small texts by name, also where storage is refused (private windows), then until the page closes.
const fallback = new Map<string, string>();
const PREFIX = 'logodrome.';

export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? fallback.get(name);
  } catch {
    return fallback.get(name);
  }
}

export function remember(name: string, value: string): void {
  fallback.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // storage is full or refused: the fallback holds it for this visit
  }
}

export function forget(name: string): void {
  fallback.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // nothing was kept there
  }
}
