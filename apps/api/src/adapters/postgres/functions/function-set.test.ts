import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { MIGRATIONS } from '../migrations.ts';
import { problemOfFile, usesInMigration } from '../testing/function-rules.ts';
import { checksumOf, type FunctionSet, readFunctionFiles, readFunctionSet } from './function-set.ts';
import { FUNCTION_SETS } from './function-sets.data.ts';

let set: FunctionSet;
beforeAll(async () => {
  set = await readFunctionSet();
});

/** What to do about files that are not the newest listed set. */
const unlisted = ({ checksum, number }: FunctionSet) =>
  `the files in functions/ are not set ${number}; add { number: ${number + 1}, checksum: '${checksum}', migration: '${MIGRATIONS.at(-1)?.name}', changed: [heads of what changed] } to function-sets.data.ts`;

const sqlOf = (name: string) => set.files.find((file) => file.name === name)?.sql ?? '';

describe('the set of functions', () => {
  it('has a number of its own whenever a file changes', () => {
    const isListed = set.checksum === FUNCTION_SETS.at(-1)?.checksum;
    expect(isListed ? undefined : unlisted(set)).toBeUndefined();
  });

  it('is the next after the one before', () => {
    expect(FUNCTION_SETS.map(({ number }) => number)).toEqual(FUNCTION_SETS.map((_, place) => place + 1));
    expect(set.earlier).toHaveLength(FUNCTION_SETS.length - 1);
  });

  it('holds one function a file, each once, and nothing else', () => {
    expect(set.files.flatMap((file) => problemOfFile(file) ?? [])).toEqual([]);
    expect(new Set(set.files.map(({ name }) => name)).size).toBe(set.files.length);
  });

  it('names the rules of the books as ledger_check does', () => {
    const checked = [...sqlOf('ledger_check').matchAll(/^ {2}select '([^']+)', subject/gm)].map(([, rule]) => rule);
    const named = /array\[(.*)\]/.exec(sqlOf('ledger_rules'))?.[1] ?? '';
    expect(checked.length).toBeGreaterThan(9);
    expect([...named.matchAll(/'([^']+)'/g)].map(([, rule]) => rule)).toEqual(checked);
  });
});

describe('its checksum', () => {
  const files = [
    { name: 'fox', sql: 'one' },
    { name: 'owl', sql: 'two' },
  ];

  it('does not depend on the order of the files', () => {
    expect(checksumOf(files.toReversed())).toBe(checksumOf(files));
  });

  it('changes with a text, a name, and a file that comes or goes', () => {
    const others = [
      files.slice(1),
      [...files, { name: 'yak', sql: '' }],
      files.map(({ name, sql }) => ({ name, sql: `${sql} ` })),
      files.map(({ name, sql }) => ({ name: `${name}s`, sql })),
    ];
    expect(new Set([files, ...others].map(checksumOf)).size).toBe(5);
  });
});

describe('a folder of functions', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kinora-functions-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is read from all topics, by name, with line ends of one kind', async () => {
    await mkdir(join(folder, 'zoo'));
    await mkdir(join(folder, 'wood'));
    await writeFile(join(folder, 'zoo', 'fox.sql'), 'a\r\nb\r\n');
    await writeFile(join(folder, 'wood', 'owl.sql'), 'c\n');
    await writeFile(join(folder, 'wood', 'owl.test.ts'), '');
    expect(await readFunctionFiles(folder)).toEqual([
      { name: 'fox', sql: 'a\nb\n' },
      { name: 'owl', sql: 'c\n' },
    ]);
  });
});

const uses = (sql: string) => usesInMigration(sql, new Set(['fox', 'owl']));

describe('the rules', () => {
  const made = "-- Why; that.\ncreate or replace function fox(p text) returns text language sql as $$ select ';' $$;\n";

  it('find a file that is named after something else, or holds more than one function', () => {
    const more = `${made}comment on function fox(text) is 'a; b';\n`;
    expect(problemOfFile({ name: 'fox', sql: more })).toBeUndefined();
    expect(problemOfFile({ name: 'owl', sql: made })).toMatch('does not begin with "create or replace function owl("');
    expect(problemOfFile({ name: 'fox', sql: made.replace(' or replace', '') })).toMatch('does not begin with');
    expect(problemOfFile({ name: 'fox', sql: `${made}drop table owl;` })).toMatch('more than fox and its comment');
    expect(problemOfFile({ name: 'fox', sql: more.repeat(2) })).toMatch('more than fox and its comment');
  });

  it('find a migration that calls or makes a function of the set', () => {
    expect(uses('update den set size = fox (size)')).toEqual(['fox']);
    expect(uses('do $$ begin perform owl(1), fox(2); end $$')).toEqual(['owl', 'fox']);
    expect(uses('create or replace function fox() returns trigger as $$ $$')).toEqual(['fox']);
    expect(uses('create function fox(p text) returns text as $$ $$')).toEqual(['fox']);
    expect(uses('create function fox() returns trigger as $$ begin return owl(); end $$')).toEqual(['owl']);
    expect(uses('-- fox() was here\ndrop function if exists fox(text);\ndrop function owl(integer)')).toEqual([]);
    expect(uses('create trigger fox after insert on den\n  for each row execute function fox();')).toEqual([]);
    expect(uses("create function fox() returns trigger language plpgsql as 'begin return null; end'")).toEqual([]);
  });
});

it('is called by no migration since there are sets', () => {
  const names = new Set(set.files.map(({ name }) => name));
  const since = MIGRATIONS.findIndex(({ name }) => name === '0047-function-sets');
  expect(since).toBeGreaterThan(0);
  const found = MIGRATIONS.slice(since).flatMap(({ name, sql }) =>
    usesInMigration(sql, names).map((used) => `${name} uses ${used}; see docs/decisions/0020`),
  );
  expect(found).toEqual([]);
});
