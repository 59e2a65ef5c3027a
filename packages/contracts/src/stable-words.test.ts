import { describe, expect, it } from 'vitest';
import { isSchema, ValidationError, type ISchema } from 'yup';

import * as identity from './identity-schemas.ts';
import * as others from './schemas.ts';

/** What clients send where something else belongs. */
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  'x',
  '',
  ' ',
  'x'.repeat(50_000),
  '2026-11-24T00:00:00Z',
  'NaN',
  Number.NaN,
  Infinity,
  -1,
  0,
  0.5,
  1e308,
  [],
  [null],
  ['x'],
  [[]],
  Array.from({ length: 300 }, () => 5),
  {},
  { x: null },
  { id: 5 },
  { first: { x: 'a', y: null } },
  new Date(0),
];

/** Words of ours, and the text keys of the specification. */
const WORD = /^[a-z]+(?:-[a-z]+)*$|^[A-Za-z]+\.[A-Za-z]+$/;

/** Every schema, and those that a function makes, by name. */
const ALL = Object.entries({ ...identity, ...others }).flatMap(([name, value]): [string, ISchema<unknown>][] => {
  if (isSchema(value)) return [[name, value]];
  return (['spec', 'hardened'] as const).flatMap((profile) => {
    // Functions of this package that take a profile, or whether something is kept.
    const made = (value as (given: unknown) => unknown)(profile);
    return isSchema(made) ? [[`${name} ${profile}`, made] as [string, ISchema<unknown>]] : [];
  });
});

interface Described {
  readonly fields?: Readonly<Record<string, Described>>;
  readonly innerType?: Described;
}

/** Paths of all fields, those within objects and lists included. */
function pathsOf({ fields, innerType }: Described, path: readonly string[] = []): (readonly string[])[] {
  const inner = Object.entries(fields ?? {}).flatMap(([name, field]) => pathsOf(field, [...path, name]));
  return [...(path.length > 0 ? [path] : []), ...inner, ...(innerType ? pathsOf(innerType, [...path, '0']) : [])];
}

/** An input with this value at a path, and nothing else. */
const inputWith = ([name, ...rest]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  const inner = inputWith(rest, value);
  return name === '0' ? [inner] : { [name]: inner };
};

function wordsOf(schema: ISchema<unknown>, input: unknown): readonly string[] {
  try {
    (schema as unknown as { validateSync(given: unknown, options: object): unknown }).validateSync(input, {
      abortEarly: false,
    });
    return [];
  } catch (error) {
    // A list where a text belongs never gets here: the server looks at shapes before.
    if (!(error instanceof ValidationError)) return [];
    return error.inner.length > 0 ? error.inner.map(({ message }) => message) : [error.message];
  }
}

it('finds every schema, and a number among the fields of most that price something', () => {
  expect(ALL.length).toBeGreaterThan(50);
  expect(wordsOf({ ...identity, ...others }.createInput, { count: true })).toContain('wrong-type');
});

describe.each(ALL)('the schema %s', (_name, schema) => {
  const paths = pathsOf(schema.describe() as Described);

  it('answers whatever is sent with words that stay, never with a sentence', () => {
    const said = new Set(
      [[], ...paths].flatMap((path) => ODD.flatMap((value) => wordsOf(schema, inputWith(path, value)))),
    );
    expect([...said].filter((word) => !WORD.test(word))).toEqual([]);
  });
});
