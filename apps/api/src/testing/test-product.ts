import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { plainPasswords } from '../adapters/identity/memory-identity.ts';
import { testDatabase } from '../adapters/postgres/testing/test-database.ts';
import { keepSecrets } from '../adapters/secrets.ts';
import type { Passwords } from '../domain/identity/identity.ts';
import { readEnv } from '../env.ts';
import { Closers } from '../runtime/closers.ts';
import { openRuntime, type Runtime } from '../runtime/runtime.ts';
import { startApi } from '../runtime/start-api.ts';
import { startClipWorker } from '../runtime/start-worker.ts';
import { createScriptedProvider, type Script } from './creations/scripted-provider.ts';

interface Change extends Partial<Pick<Runtime, 'checkout' | 'creditPayments' | 'exporter' | 'plans' | 'providers'>> {
  /** Cheap ones by default; the real ones take a tenth of a second each. */
  readonly passwords?: Passwords | 'real';
}

/** The whole server on a database and home of its own, with clips that cost no drawing. */
export async function startTestProduct(
  { pace = 5, failure }: Partial<Script> = {},
  settings: Readonly<Record<string, string>> = {},
  { passwords = plainPasswords, ...change }: Change = {},
) {
  const home = mkdtempSync(join(tmpdir(), 'kinora-product-'));
  const closers = new Closers();
  closers.add(() => rmSync(home, { recursive: true, force: true }));
  const database = await testDatabase();
  closers.add(() => database.close());
  const env = readEnv({
    KINORA_HOME: home,
    KINORA_PORT: '0',
    KINORA_LEASE: '3',
    KINORA_LOG: 'silent',
    KINORA_LIMITS: 'test',
    KINORA_LOW_DISK: '0',
    KINORA_START_PER_DEVICE: '1000',
    KINORA_START_PER_ADDRESS: '1000',
    ...settings,
  });
  const runtime = await openRuntime({ env, secrets: keepSecrets(home, env.secrets), database, closers });
  const scripted = createScriptedProvider({ folder: join(home, 'work'), pace, ...(failure ? { failure } : {}) });
  const chosen = passwords === 'real' ? runtime.passwords : passwords;
  const product = { ...runtime, providers: [scripted], ...change, passwords: chosen };
  const worker = await startClipWorker(product);
  closers.add(() => worker.close());
  const api = await startApi(product);
  closers.add(() => api.close());
  return {
    ...product,
    databaseUrl: database.url,
    url: api.url,
    /** Where it listens, whatever address it is told to have. */
    listens: runtime.baseUrl.get() ?? api.url,
    close: () => closers.close((error) => console.error(error)),
  };
}

export type TestProduct = Awaited<ReturnType<typeof startTestProduct>>;
