import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { createPostgresLedger } from '../../adapters/postgres/money/postgres-ledger.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { heavyPicture } from '../../testing/uploads/heavy-picture.ts';
import { sendFile } from '../../testing/uploads/send-file.ts';

/** At night alone: each start of a server takes seconds. In a row, each a little later in the work. */
const isNight = process.env.KINORA_NIGHTLY !== undefined;
const KILLS = 20;
const STEP_MS = 120;
const PATIENT = { timeout: 240_000, interval: 50 };

const home = mkdtempSync(join(tmpdir(), 'kinora-kills-'));
let database: OpenDatabase;
let server: ServerProcess | undefined;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await database.close();
  rmSync(home, { recursive: true, force: true });
});

/** Starts the server; its address. */
async function start(): Promise<string> {
  const started = startServerProcess({
    DATABASE_URL: database.url,
    KINORA_HOME: home,
    KINORA_PORT: '0',
    KINORA_WORKERS: '1',
    KINORA_LEASE: '3',
    KINORA_LIMITS: 'test',
    KINORA_LOW_DISK: '0',
  });
  server = started;
  return (await started.until(/Kinora runs at (\S+)/))[1]?.replace(/\/$/, '') ?? '';
}

async function states(member: ApiMember) {
  const clips = (await member.creations()).map(({ state }) => state);
  const files = (await member.call('listUploads', {})).data.uploads.map(({ state }) => state);
  return [...clips, ...files];
}

const isAllReady = async (member: ApiMember) => (await states(member)).every((state) => state === 'ready');

const rested = (member: ApiMember) => expect.poll(() => isAllReady(member), PATIENT).toBe(true);

const incoming = () =>
  readdirSync(join(home, 'incoming'), { encoding: 'utf8' }).filter((name) => !name.startsWith('.'));

const isChecked = async () => {
  const running = database.db
    .selectFrom('job')
    .select('id')
    .where('lane', '=', 'intake')
    .where('state', '=', 'running');
  return (await running.execute()).length > 0;
};

it.runIf(isNight)(
  `loses nothing and does nothing twice when the whole server is killed ${KILLS} times during work`,
  async () => {
    const picture = heavyPicture(900, 700);
    let base = await start();
    let member = await signUpMember(base, 'ada@example.com');
    const { id } = await database.db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    const ledger = createPostgresLedger(database.db);
    await ledger.grant({ memberId: id, amount: 1000, source: 'operator', event: randomUUID(), scope: 'any' });
    const before = (await ledger.balance(id)).available;
    for (let kill = 0; kill < KILLS; kill += 1) {
      await member.create(randomUUID(), { gold_coins: 8 });
      await sendFile(base, member, picture).sending;
      // While it looks at the file, and later and later in that.
      await expect.poll(isChecked, PATIENT).toBe(true);
      await sleep((kill * STEP_MS) % 1000);
      await server?.end('SIGKILL');
      base = await start();
      member = member.at(base);
      // What is killed again and again is given up in the end: let it rest now and then.
      if (kill % 4 === 3) await rested(member);
    }
    await rested(member);
    expect(await states(member)).toHaveLength(2 * KILLS);
    expect(await ledger.balance(id)).toMatchObject({ available: before - 8 * KILLS, held: 0 });
    expect((await ledger.books()).breaches).toEqual([]);
    // A kill between the verdict on a file and the removal of its bytes leaves those to the next round of chores.
    await expect.poll(incoming, PATIENT).toEqual([]);
  },
  1_800_000,
);
