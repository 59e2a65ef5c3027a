import { openDatabase } from '../adapters/postgres/database.ts';
import { keepSecrets } from '../adapters/secrets.ts';
import { Closers } from '../runtime/closers.ts';
import { openRuntime } from '../runtime/runtime.ts';
import { startApi } from '../runtime/start-api.ts';
import type { TestProduct } from './test-product.ts';

/** Another server on the database and home of a product, with connections of its own, as a second process has. */
export async function startSecondServer({ databaseUrl, env }: TestProduct) {
  const closers = new Closers();
  const database = await openDatabase(databaseUrl, { poolSize: 3, warn: () => undefined });
  closers.add(() => database.close());
  const secrets = keepSecrets(env.home, env.secrets);
  const runtime = await openRuntime({ env, secrets, database, closers });
  const api = await startApi(runtime);
  closers.add(() => api.close());
  return { runtime, url: api.url, close: () => closers.close((error) => console.error(error)) };
}
