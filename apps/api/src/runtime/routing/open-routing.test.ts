import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { keepSecrets } from '../../adapters/secrets.ts';
import { readEnv } from '../../env.ts';
import { Closers } from '../closers.ts';
import { openFoundation } from '../foundation.ts';
import { openRouting } from './open-routing.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-routing-'));
let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(home, { recursive: true, force: true });
});

/** The routes a process with such an environment has, and what the table says of them. */
async function opened(given: NodeJS.ProcessEnv) {
  const closers = new Closers();
  const env = readEnv({ KINORA_HOME: home, ...given });
  const foundation = await openFoundation({ env, secrets: keepSecrets(home, env.secrets), database, closers });
  const { routeBook, routes } = await openRouting(foundation);
  const listed = await routes.list();
  await closers.close(() => {});
  return { open: routeBook.open().map(({ route }) => route.id), listed, key: await routes.secretsOf('vidu') };
}

it('takes the routes of its environment, bounds what they cost, and keeps their keys to itself', async () => {
  const { key, listed, open } = await opened({ KINORA_ROUTES: 'environment', VIDU_API_KEY: 'vda_1' });
  expect(open).toEqual(['vidu']);
  expect(listed).toMatchObject([{ id: 'vidu', source: 'environment', microUsdADay: 5_000_000, isPaused: false }]);
  expect(key).toBeNull();
});

it('lets go of a route whose key is gone, and of what was simulated', async () => {
  await opened({ KINORA_ROUTES: 'environment', VIDU_API_KEY: 'vda_1' });
  expect((await opened({})).open).toEqual([]);
  expect((await opened({ KINORA_ROUTES: 'environment', FAL_KEY: 'fal' })).open).toEqual(['fal']);
});
