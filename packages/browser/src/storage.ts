export type StorageArea = 'local' | 'session';
/** Turns stored JSON into a value, or undefined when it is not one. */
export type Parse<Value> = (stored: unknown) => Value | undefined;

const areaOf = (area: StorageArea): Storage =>
  area === 'local' ? globalThis.window.localStorage : globalThis.window.sessionStorage;

/** Removes a key; nothing happens where storage is blocked. */
export function dropStored(area: StorageArea, key: string): void {
  try {
    areaOf(area).removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Removes every key that begins so. */
export function dropAllStored(area: StorageArea, prefix: string): void {
  try {
    const storage = areaOf(area);
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Reads JSON; what cannot be read or parsed is dropped, so that it cannot break the next page either. */
export function readStored<Value>(area: StorageArea, key: string, parse: Parse<Value>): Value | undefined {
  try {
    const text = areaOf(area).getItem(key);
    if (text === null) return undefined;
    const value = parse(JSON.parse(text));
    if (value === undefined) dropStored(area, key);
    return value;
  } catch {
    dropStored(area, key);
    return undefined;
  }
}

/** Writes JSON; false when the browser did not take it (blocked or full). */
export function writeStored(area: StorageArea, key: string, value: unknown): boolean {
  try {
    areaOf(area).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
