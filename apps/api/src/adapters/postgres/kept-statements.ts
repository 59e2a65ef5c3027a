import { createHash } from 'node:crypto';

import { sql } from 'kysely';
import type { ClientBase } from 'pg';

const MARK = '/* kept */';
const names = new Map<string, string>();

/**
 * Stands at the end (`modifyEnd`) of a statement that every request makes: each connection parses and plans it once,
 * which is two thirds of its time. Not for one whose text changes with its values: each form would be kept.
 */
export const KEPT = sql.raw(MARK);

function nameOf(text: string): string {
  const name = names.get(text) ?? `kept_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}

/** Prepares what is marked with `KEPT` once on this connection; everything else is sent as before. */
export function keepStatements(client: ClientBase): void {
  const query = client.query.bind(client);
  const send = (text: unknown, ...rest: unknown[]): unknown => {
    const isKept = typeof text === 'string' && text.endsWith(MARK);
    return Reflect.apply(query, undefined, isKept ? [{ name: nameOf(text), text, values: rest[0] }] : [text, ...rest]);
  };
  client.query = send as typeof query;
}
