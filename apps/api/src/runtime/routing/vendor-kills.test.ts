import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startSimulator, WIRES, type Simulator } from '@kinora/video-providers/simulators';
import { atNight } from '@kinora/vitest-config/nightly';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createPostgresCreations } from '../../adapters/postgres/creations/postgres-creations.ts';
import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { createPostgresLedger } from '../../adapters/postgres/money/postgres-ledger.ts';
import { createPostgresRoutes } from '../../adapters/postgres/routing/postgres-routes.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { keepSecrets } from '../../adapters/secrets.ts';
import { createVault } from '../../adapters/vault.ts';
import { ROUTE_DEFAULTS } from '../../domain/routing/route.ts';
import { signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { seededRandom } from '../../testing/site/fuzz/mutate.ts';
import { shortVideo } from '../../testing/uploads/short-video.ts';

const SECOND = 1000;
const KILLS = atNight(60, 3);
const PRICE = 32;
/** A job is accepted, asked for, copied and finished within this time: a kill comes before, in the middle of, and after each. */
const LATEST_KILL_MS = 6 * SECOND;
const PATIENT = { timeout: 240 * SECOND, interval: 200 };

const home = mkdtempSync(join(tmpdir(), 'kinora-vendor-kills-'));
let database: OpenDatabase;
let vendor: Simulator;
let server: ServerProcess | undefined;
beforeAll(async () => {
  database = await testDatabase();
  const film = await shortVideo({ seconds: 3, shape: '16:9' });
  const wire = WIRES.find(({ name }) => name === 'vidu');
  if (!wire) throw new Error('there is a simulator of Vidu');
  vendor = await startSimulator(wire, { film: () => film, pace: { waiting: 300, running: 1500 } });
  const routes = createPostgresRoutes(database.db, createVault(keepSecrets(home).accepted.sealKey));
  const { base, key } = vendor;
  await routes.put({
    ...ROUTE_DEFAULTS,
    id: 'vidu',
    provider: 'vidu',
    base,
    key,
    source: 'operator',
    perSecond: 100,
    microUsdADay: 1_000_000_000,
  });
}, 120 * SECOND);
afterAll(async () => {
  await server?.end('SIGTERM');
  await vendor.close();
  await database.close();
  rmSync(home, { recursive: true, force: true });
}, 60 * SECOND);

async function start(): Promise<string> {
  server = startServerProcess({
    DATABASE_URL: database.url,
    KINORA_HOME: home,
    KINORA_PORT: '0',
    KINORA_WORKERS: '1',
    KINORA_LEASE: '2',
    KINORA_LIMITS: 'test',
    KINORA_LOW_DISK: '0',
  });
  return (await server.until(/Kinora runs at (\S+)/))[1]?.replace(/\/$/, '') ?? '';
}

const order = (member: ApiMember) =>
  member.create(randomUUID(), {
    model: 'vidu-q1',
    gold_coins: PRICE,
    input: { prompt: 'a paper boat on a storm at night', resolution: '1080p', seconds: 5, shape: '16:9' },
  });

/** How often the vendor accepted a start of a creation, which every start names. */
const startsOf = (creation: string) =>
  vendor.accepted.filter(({ asked }) => (asked as { payload?: string }).payload === creation).length;

it(
  `starts nothing twice and charges what was delivered when the server is killed ${KILLS} times`,
  async () => {
    const random = seededRandom(26);
    let base = await start();
    let member = await signUpMember(base, 'ada@example.com');
    const { id } = await database.db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    const ledger = createPostgresLedger(database.db);
    await ledger.grant({ memberId: id, amount: PRICE * KILLS, source: 'operator', event: randomUUID(), scope: 'any' });
    const { available: before } = await ledger.balance(id);
    for (let kill = 0; kill < KILLS; kill += 1) {
      expect(await order(member)).toMatchObject({ code: 200 });
      await sleep(random() * LATEST_KILL_MS);
      await server?.end('SIGKILL');
      base = await start();
      member = member.at(base);
    }
    const all = async () => (await createPostgresCreations(database.db).list(id, { limit: KILLS })).creations;
    const isOver = async () => (await all()).every(({ state }) => state === 'ready' || state === 'failed');
    await expect.poll(isOver, PATIENT).toBe(true);

    const creations = await all();
    const twice = creations.filter((one) => startsOf(one.id) > 1);
    const ready = creations.filter(({ state }) => state === 'ready');
    const lost = creations.filter(({ state }) => state === 'failed');
    expect(twice).toEqual([]);
    expect(lost.map(({ failure }) => failure?.reason)).toEqual(lost.map(() => 'uncertain'));
    expect(creations).toHaveLength(KILLS);
    expect(await ledger.balance(id)).toMatchObject({ available: before - PRICE * ready.length, held: 0 });
    expect((await ledger.books()).breaches).toEqual([]);
  },
  1_800 * SECOND,
);
