import type { SchemaFieldDescription } from 'yup';

const SINGLE: readonly string[] = ['string', 'number', 'boolean'];

const isSingle = (value: unknown) => SINGLE.includes(typeof value);
const pathOf = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
const wantsSingle = (schema: SchemaFieldDescription) =>
  SINGLE.includes(schema.type) || ('oneOf' in schema && schema.oneOf.length > 0);

function inList(items: SchemaFieldDescription, value: unknown, path: string): string[] {
  return Array.isArray(value) ? value.flatMap((one, at) => misshapen(items, one, pathOf(path, at))) : [path];
}

function inObject(fields: Readonly<Record<string, SchemaFieldDescription>>, value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.entries(fields).flatMap(([name, field]) => misshapen(field, given.get(name), pathOf(path, name)));
}

/**
 * Paths of fields that hold an object or a list where the schema wants a single value, or the other way round. Looked
 * at before the schema reads them: turning `{ toString: 1 }` into a text would throw.
 */
export function misshapen(schema: SchemaFieldDescription, value: unknown, path = ''): string[] {
  if (value === undefined || value === null) return [];
  if (wantsSingle(schema)) return isSingle(value) ? [] : [path];
  if ('innerType' in schema && !Array.isArray(schema.innerType)) return inList(schema.innerType, value, path);
  return 'fields' in schema ? inObject(schema.fields, value, path) : [];
}
