import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { WIRES } from '@kinora/video-providers/simulators';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { keepSecrets } from '../../adapters/secrets.ts';
import { readEnv } from '../../env.ts';
import { Closers } from '../closers.ts';
import { openRuntime } from '../runtime.ts';
import { startSimulators } from './start-simulators.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-simulators-'));
let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(home, { recursive: true, force: true });
});

/** The open routes while a process with such an environment runs. */
async function openIn(given: NodeJS.ProcessEnv) {
  const closers = new Closers();
  const env = readEnv({ KINORA_HOME: home, ...given });
  const runtime = await openRuntime({ env, secrets: keepSecrets(home, env.secrets), database, closers });
  const simulators = await startSimulators(runtime);
  const open = runtime.routeBook.open().map(({ isFree, route }) => [route.id, route.source, isFree]);
  await simulators.close();
  await closers.close(() => {});
  return open;
}

it('offers every vendor as simulated where the environment says so, and none anywhere else', async () => {
  const simulated = WIRES.map(({ name }) => [`simulated-${name}`, 'simulated', true]);
  expect(await openIn({ KINORA_SIMULATORS: 'true' })).toEqual(simulated);
  expect(await openIn({})).toEqual([]);
});
