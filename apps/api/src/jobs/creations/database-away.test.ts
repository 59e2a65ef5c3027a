import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { openDatabase } from '../../adapters/postgres/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../adapters/postgres/embedded/embedded-postgres.ts';
import { readPostmaster } from '../../adapters/postgres/embedded/postmaster.ts';
import type { Storage } from '../../domain/storage.ts';
import { openClipLine, type ClipLine } from '../../testing/creations/clip-line.ts';
import { createScriptedProvider } from '../../testing/creations/scripted-provider.ts';

const PATIENT = { timeout: 20_000, interval: 50 };
const home = mkdtempSync(join(tmpdir(), 'kinora-away-'));

let postgres: EmbeddedPostgres;
let line: ClipLine;
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ home });
  line = await openClipLine(await openDatabase(postgres.url, { warn: () => undefined }));
}, 60_000);
afterAll(async () => {
  await line.close();
  await postgres.stop();
  rmSync(home, { recursive: true });
});

const killDatabase = () => process.kill(readPostmaster(postgres.dataFolder)?.pid ?? 0, 'SIGKILL');

it('delivers a clip whose database is killed between stored and delivered, in the same attempt', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue();
  const killing: Storage = {
    ...line.storage,
    put: async (key, file) => {
      const stored = await line.storage.put(key, file);
      if (key.endsWith('-poster')) killDatabase();
      return stored;
    },
  };
  const attempts: string[] = [];
  const provider = createScriptedProvider({
    folder: line.workFolder,
    pace: 2,
    failure: ({ id }) => void attempts.push(id),
  });
  const worker = line.startWorker(provider, { storage: killing, leaseMs: 30_000 });
  const { read } = await line.order();
  const state = () => read().then(({ record }) => record?.state, String);
  await expect.poll(state, PATIENT).toBe('ready');
  expect(attempts).toHaveLength(1);
  expect(await read()).toMatchObject({ available: 32, held: 0, record: { receipt: { charged: 8 } } });
  expect((await line.ledger.books()).breaches).toEqual([]);
  await worker.close();
  quiet.mockRestore();
}, 60_000);
