import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';

import { fail, FAILURE_REASONS, failureFacts } from '@kinora/contracts';
import type { ClipFailure } from '@kinora/video-providers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import type { Storage } from '../../domain/storage.ts';
import { openClipLine, type ClipLine, type WorkerChange } from '../../testing/creations/clip-line.ts';
import { createScriptedProvider, type Script } from '../../testing/creations/scripted-provider.ts';

/** Those that a provider may give; the others come of time and of workers that are lost. */
const PROVIDERS_REASONS = FAILURE_REASONS.filter((reason) => reason !== 'expired' && reason !== 'interrupted');

const PATIENT = { timeout: 10_000, interval: 20 };
const BUSY: ClipFailure = { reason: 'busy', detail: 'no place' };

let line: ClipLine;
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
});
afterAll(() => line.close());

/** Orders one clip and lets one worker work until it has ended. */
async function outcomeOf(script: Partial<Script> = {}, change: WorkerChange = {}) {
  const provider = createScriptedProvider({ folder: line.workFolder, pace: 2, ...script });
  const worker = line.startWorker(provider, change);
  const { id, read } = await line.order();
  await expect.poll(async () => (await read()).record?.endedAt, PATIENT).toEqual(expect.any(Number));
  await worker.close();
  return { id, said: worker.said, ...(await read()) };
}

/** Fails a number of times, and counts every attempt. */
function failing(times: number, failure: ClipFailure) {
  const attempts: string[] = [];
  return { attempts, failure: ({ id }: { id: string }) => (attempts.push(id) <= times ? failure : undefined) };
}

const storedFiles = (id: string) =>
  globSync(`**/${id}-*`, { cwd: line.storageFolder }).map((path) => path.split(/[/\\]/).at(-1));
const leftovers = () => (existsSync(line.workFolder) ? readdirSync(line.workFolder) : []);

describe('a clip that is made', () => {
  it('is stored, delivered and charged, and leaves nothing in the work folder', async () => {
    const { id, record, available, held } = await outcomeOf();
    expect(record).toMatchObject({ state: 'ready', done: 72, result: { width: 640, height: 360, seconds: 3 } });
    expect([available, held]).toEqual([32, 0]);
    const kinds = ['clip', 'master', 'poster', 'sprite'];
    expect(new Set(storedFiles(id))).toEqual(new Set(kinds.map((kind) => `${id}-${kind}`)));
    expect(record?.result?.renditions).toEqual({ sprite: expect.any(String) });
    const [clip = ''] = globSync(`**/${id}-clip`, { cwd: line.storageFolder });
    expect(readFileSync(`${line.storageFolder}/${clip}`, 'utf8')).toContain('clip of a paper boat');
    expect(leftovers()).toEqual([]);
  });

  it('is tried again after a failure that may pass, under one hold', async () => {
    const script = failing(1, BUSY);
    const { record, available, held } = await outcomeOf(script);
    expect(script.attempts).toHaveLength(2);
    expect([record?.state, available, held]).toEqual(['ready', 32, 0]);
  });
});

describe('a clip that cannot be made', () => {
  it('ends after three attempts with its credits back', async () => {
    const script = failing(9, BUSY);
    const { record, available, held, said } = await outcomeOf(script);
    expect(script.attempts).toHaveLength(3);
    expect(record).toMatchObject({ state: 'failed', failure: { reason: 'busy', retryable: true }, result: null });
    expect(record?.receipt).toMatchObject({ held: 8, charged: 0, returned: 8, reason: 'busy' });
    expect([available, held]).toEqual([40, 0]);
    expect(said).toContain(`${record?.id ?? ''} busy: no place`);
  });

  it.each(PROVIDERS_REASONS)('is tried again as its reason says, and gives all credits back: %s', async (reason) => {
    const { kind, isTriedAgain } = failureFacts(reason);
    const script = failing(9, { reason, detail: 'no', code: 'E-7', reference: 'req_1' });
    const { record, available, held } = await outcomeOf(script);
    expect(script.attempts).toHaveLength(isTriedAgain ? 3 : 1);
    const state = kind === 'input-refused' || kind === 'output-refused' ? 'declined' : 'failed';
    const failure = { reason, retryable: isTriedAgain, code: 'E-7', reference: 'req_1' };
    expect(record).toMatchObject({ state, failure, receipt: { held: 8, charged: 0, returned: 8, reason } });
    expect([available, held]).toEqual([40, 0]);
  });

  it.each([{ code: '' }, { code: 'two words' }, { code: 'x'.repeat(81) }, { code: '\u202Eevil' }])(
    'keeps no code of a maker that is not one word of signs: %o',
    async (said) => {
      const { record } = await outcomeOf(failing(9, { reason: 'quota', detail: 'no', ...said }));
      expect(record?.failure).toMatchObject({ reason: 'quota', code: null, reference: null });
    },
  );

  it('ends when nothing here runs its model any more', async () => {
    const { record, available } = await outcomeOf({}, { providers: [] });
    expect(record).toMatchObject({ state: 'failed', failure: { reason: 'gone', retryable: false, code: null } });
    expect(available).toBe(40);
  });
});

describe('a storage that is full', () => {
  it.each(['clip', 'poster', 'master', 'sprite'])(
    'when the %s is put ends the clip with its credits back',
    async (kind) => {
      const full: Storage = {
        ...line.storage,
        put: (key, file) => (key.endsWith(kind) ? Promise.resolve(fail('storage-full')) : line.storage.put(key, file)),
      };
      const { id, record, available, held } = await outcomeOf({}, { storage: full });
      expect(record).toMatchObject({ state: 'failed', failure: { reason: 'storage-full' }, result: null });
      expect([available, held]).toEqual([40, 0]);
      expect(storedFiles(id)).not.toContain(`${id}-${kind}`);
      expect(leftovers()).toEqual([]);
    },
  );
});

it('keeps the books whole through all of this', async () => {
  expect((await line.ledger.books()).breaches).toEqual([]);
});
