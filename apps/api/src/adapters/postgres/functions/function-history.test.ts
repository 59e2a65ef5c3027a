import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { migrate, type Migration } from '../migrate.ts';
import { MIGRATIONS } from '../migrations.ts';
import { type BlankDatabase, blankDatabase } from '../testing/blank-database.ts';
import { type DescribedFunction, describeFunctions, findStoredUses } from '../testing/described-functions.ts';
import { headsMissingIn, type FunctionHistory, liveThrough, strayFunctions } from '../testing/function-history.ts';
import { type FunctionFile, type FunctionSet, readFunctionSet } from './function-set.ts';
import { FUNCTION_SETS, type FunctionSetRecord } from './function-sets.data.ts';

/** What stored data depends on: it would have to be made again if one of them changed. */
const OF_MIGRATIONS = ['library_words', 'uuid_v7'];
const UNLISTED = 'is not among the changed ones of the newest set in function-sets.data.ts';
const CHANGED = new Set(FUNCTION_SETS.flatMap(({ changed }) => changed));
const CHANGED_NAMES = new Set([...CHANGED].map((head) => head.slice(0, head.indexOf('('))));

let functions: FunctionSet;
let fresh: BlankDatabase;
/** As migrations alone leave it. */
let released: readonly DescribedFunction[];
let current: readonly DescribedFunction[];

beforeAll(async () => {
  functions = await readFunctionSet();
  fresh = await blankDatabase();
  await migrate(fresh.client, { migrations: MIGRATIONS });
  released = await describeFunctions(fresh.client);
  await migrate(fresh.client, { migrations: MIGRATIONS, functions });
  current = await describeFunctions(fresh.client);
});
afterAll(() => fresh.drop());

async function onBlank<Value>(work: (client: Client) => Promise<Value>): Promise<Value> {
  const { client, drop } = await blankDatabase();
  try {
    return await work(client);
  } finally {
    await drop();
  }
}

/** Runs in a transaction that is undone, so tests may share the database. */
async function tried<Value>(change: string, look: () => Promise<Value>): Promise<Value> {
  await fresh.client.query('begin');
  try {
    await fresh.client.query(change);
    return await look();
  } finally {
    await fresh.client.query('rollback');
  }
}

const lookForStrays = () => strayFunctions(fresh.client, functions, OF_MIGRATIONS);
const lookForUses = () =>
  findStoredUses(
    fresh.client,
    functions.files.map(({ name }) => name),
  );

/** What PostgreSQL says of the bodies of these files. */
async function bodyProblem(files: readonly FunctionFile[]): Promise<string | undefined> {
  const text = files.map(({ sql }) => sql).join('\n');
  try {
    await fresh.client.query(`begin; set local check_function_bodies = on; ${text}`);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    await fresh.client.query('rollback');
  }
}

const unchanged = (list: readonly DescribedFunction[]) => list.filter(({ name }) => !CHANGED_NAMES.has(name));

describe('the functions of new data', () => {
  it('are those of the migrations, but for what a set has changed since', () => {
    const changed = headsMissingIn(unchanged(released), unchanged(current));
    expect(changed.map((head) => `${head} ${UNLISTED}`)).toEqual([]);
  });

  it('have heads that the list knows', () => {
    const known = new Set([...released.map(({ head }) => head), ...CHANGED]);
    const unknown = current.map(({ head }) => head).filter((head) => !known.has(head));
    expect(unknown.map((head) => `${head} ${UNLISTED}`)).toEqual([]);
  });

  it('are those of the files and of the migrations, each once', async () => {
    expect(await lookForStrays()).toEqual([]);
    expect(current).toHaveLength(functions.files.length + OF_MIGRATIONS.length);
  });

  it('pass the check that is left out when they are applied', async () => {
    expect(await bodyProblem(functions.files)).toBeUndefined();
    const broken = { name: 'fox', sql: "create function fox() returns integer language sql as 'select nothing()';" };
    expect(await bodyProblem([...functions.files, broken])).toMatch('function nothing() does not exist');
  });

  it('are used by nothing that is stored', async () => {
    expect(await lookForUses()).toEqual([]);
    const index = 'create index creation_kind on asset (asset_media_kind(type))';
    expect(await tried(index, lookForUses)).toEqual(['index creation_kind uses asset_media_kind']);
    const fallback = 'alter table lot alter created_at set default ledger_now()';
    expect(await tried(fallback, lookForUses)).toEqual([
      'default value for column created_at of table lot uses ledger_now',
    ]);
    const check = "alter table asset add check (asset_media_kind(type) <> 'text')";
    expect(await tried(check, lookForUses)).toHaveLength(1);
    const generated = 'alter table asset add made text generated always as (asset_media_kind(type)) stored';
    expect(await tried(generated, lookForUses)).toHaveLength(1);
  });

  it('show an overload and an orphan', async () => {
    const orphan = "create function fox(p_n integer) returns integer language sql as 'select 1'";
    expect(await tried(orphan, lookForStrays)).toEqual(['fox(p_n integer) returns integer']);
    const overload = "create function job_step(p_n text) returns integer language sql as 'select 1'";
    expect(await tried(overload, lookForStrays)).toHaveLength(1);
  });
});

const recordOf = (number: number, changed: readonly string[]): FunctionSetRecord => ({
  number,
  checksum: '',
  migration: '0047-function-sets',
  changed,
});

/** Set 2 had one function more than there is now, and these migrations came with set 3. */
const pastWith = (head: string, more: readonly Migration[] = []): FunctionHistory => ({
  migrations: [...MIGRATIONS, ...more],
  sets: [recordOf(1, []), recordOf(2, [head]), recordOf(3, [])],
  functions: { ...functions, number: 3 },
});

/** Heads that an upgraded database has and a fresh one has not. */
const leftBehind = (history: FunctionHistory) =>
  onBlank(async (client) => {
    await liveThrough(client, history);
    return headsMissingIn(current, await describeFunctions(client));
  });

describe('an upgraded database', () => {
  const jump = 'fox_jump(p_height integer) returns boolean';

  it('has the functions of a fresh one, whichever sets it lived through', async () => {
    const upgraded = await onBlank(async (client) => {
      await liveThrough(client, { migrations: MIGRATIONS, sets: FUNCTION_SETS, functions });
      return describeFunctions(client);
    });
    expect(headsMissingIn(upgraded, current)).toEqual([]);
    expect(headsMissingIn(current, upgraded)).toEqual([]);
  });

  it('shows a function that ended without a migration that drops it', async () => {
    expect(await leftBehind(pastWith(jump))).toEqual([jump]);
    const drop = { name: '9001-fox', sql: 'drop function if exists fox_jump(integer)' };
    expect(await leftBehind(pastWith(jump, [drop]))).toEqual([]);
  });

  it('shows a signature that changed without a migration that drops the earlier one', async () => {
    const earlier = 'trial_take(p_member uuid, p_effect text) returns text';
    expect(await leftBehind(pastWith(earlier))).toEqual([earlier]);
  });

  it('cannot get another result without a migration that drops the function', async () => {
    const file = { name: 'fox_jump', sql: `create or replace function ${jump} language sql as 'select true';` };
    const past = pastWith('fox_jump(p_height integer) returns text');
    const files = [...functions.files, file];
    await expect(leftBehind({ ...past, functions: { ...past.functions, files } })).rejects.toThrow(
      'the SQL function fox_jump could not be applied: cannot change return type of existing function',
    );
  });
});
