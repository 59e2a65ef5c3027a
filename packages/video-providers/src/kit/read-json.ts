/** What stands at a path of parsed JSON; undefined where anything on the way is missing. */
export function at(json: unknown, ...path: readonly (number | string)[]): unknown {
  let value = json;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    // An object or a list, which both can be read by a name.
    value = (value as Record<number | string, unknown>)[name];
  }
  return value;
}

/** A text there, or a number as text: vendors write ids in both ways. Empty ones count as missing. */
export function textAt(json: unknown, ...path: readonly (number | string)[]): string | undefined {
  const value = at(json, ...path);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function numberAt(json: unknown, ...path: readonly (number | string)[]): number | undefined {
  const value = at(json, ...path);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function listAt(json: unknown, ...path: readonly (number | string)[]): readonly unknown[] {
  const value = at(json, ...path);
  return Array.isArray(value) ? value : [];
}

/** The parsed body; undefined where it is no JSON. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
