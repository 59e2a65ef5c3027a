import type { SchemaFieldDescription } from 'yup';

const SINGLE: readonly string[] = ['string', 'number', 'boolean'];

/** PostgreSQL keeps no NUL in a text, and no half of a surrogate pair in JSON. */
const isStorable = (text: string) => !/\p{Surrogate}/u.test(text) && !text.includes('\0');
const isSingle = (value: unknown) => (typeof value === 'string' ? isStorable(value) : SINGLE.includes(typeof value));
/** Names such as `constructor`: yup finds them in its own table of fields, where nobody has declared them. */
const isInherited = (name: string) => name in Object.prototype;
const pathOf = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
const wantsSingle = (schema: SchemaFieldDescription) =>
  SINGLE.includes(schema.type) || ('oneOf' in schema && schema.oneOf.length > 0);

function inList(items: SchemaFieldDescription, value: unknown, path: string): string[] {
  return Array.isArray(value) ? value.flatMap((one, at) => malformedFields(items, one, pathOf(path, at))) : [path];
}

function inObject(fields: Readonly<Record<string, SchemaFieldDescription>>, value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  const given = new Map<string, unknown>(Object.entries(value));
  const inherited = [...given.keys()].filter((name) => isInherited(name) && !Object.hasOwn(fields, name));
  if (inherited.length > 0) return inherited.map((name) => pathOf(path, name));
  return Object.entries(fields).flatMap(([name, field]) => malformedFields(field, given.get(name), pathOf(path, name)));
}

/**
 * Paths of fields that hold an object or a list where the schema wants a single value, or the other way round, of texts
 * that cannot be kept, and of names that every object has. Looked at before the schema reads them: turning
 * `{ toString: 1 }` into a text would throw.
 */
export function malformedFields(schema: SchemaFieldDescription, value: unknown, path = ''): string[] {
  if (value === undefined || value === null) return [];
  if (wantsSingle(schema)) return isSingle(value) ? [] : [path];
  if ('innerType' in schema && !Array.isArray(schema.innerType)) return inList(schema.innerType, value, path);
  return 'fields' in schema ? inObject(schema.fields, value, path) : [];
}
