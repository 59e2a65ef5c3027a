import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { INTAKE_LANE, uploadKey } from '../../../domain/uploads/upload.ts';
import { tidyUploads } from '../../../jobs/uploads/tidy-uploads.ts';
import { anOrder, openClipLine, type ClipLine } from '../../../testing/creations/clip-line.ts';
import { createScriptedProvider } from '../../../testing/creations/scripted-provider.ts';
import { createDiskUploadParts } from '../../uploads/disk-upload-parts.ts';
import { testDatabase } from '../testing/test-database.ts';

const PATIENT = { timeout: 15_000, interval: 20 };
const LIMITS = { unfinished: 9, bytes: 1e6 };

let line: ClipLine;
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
});
afterAll(() => line.close());

/** An upload that was looked at, with a file that lies there. */
async function aPicture(memberId: string, type = 'image/webp') {
  const begun = await line.uploads.begin({ memberId, name: 'ada', bytes: 0 }, LIMITS);
  if (!begun.ok) throw new Error(begun.failure);
  const { id } = begun.value;
  const job = await line.queue.claim({ lane: INTAKE_LANE, worker: 'w', leaseMs: 5000 });
  if (!job) throw new Error('nothing to look at');
  const path = join(line.home, id);
  writeFileSync(path, `picture ${id}`);
  await line.storage.put(uploadKey(id), { path, bytes: 1 });
  const size = { bytes: 1, checksum: '', width: 8, height: 6, seconds: type.startsWith('video') ? 2.5 : null };
  await line.uploads.accept(job.lease, id, { storageKey: uploadKey(id), type, ...size });
  return id;
}

const fileOf = (id: string) => ({ field: 'first', id, kind: 'picture' }) as const;

function ask(memberId: string, ids: readonly string[], change = {}) {
  const [first = ''] = ids;
  const order = { ...anOrder(memberId), mode: 'effect' as const, input: { effect: 'bunny-hop', first } };
  return line.creations.submit({ ...order, files: ids.map(fileOf), ...change });
}

const problem = (first: string) => ({ reason: 'files', fields: { first } });

/** A member with 40 credits and nothing asked for yet. */
async function aMember() {
  const { memberId, id } = await line.order();
  await line.creations.cancel(memberId, id);
  return memberId;
}

const tidy = () => {
  const parts = createDiskUploadParts({ folder: join(line.home, 'incoming') });
  return tidyUploads({ uploads: line.uploads, parts, storage: line.storage });
};

describe('a creation from files', () => {
  it('is refused by field, with nothing held, when a file is not the member’s, not ready or of another kind', async () => {
    const [ada, eve] = [await aMember(), await aMember()];
    const refusal = async (id: string) => {
      const result = await ask(ada, [id]);
      return result.ok ? undefined : result.failure;
    };
    expect(await refusal(randomUUID())).toEqual(problem('unknown-file'));
    expect(await refusal(await aPicture(eve))).toEqual(problem('unknown-file'));
    expect(await refusal(await aPicture(ada, 'video/mp4'))).toEqual(problem('wrong-kind'));
    const begun = await line.uploads.begin({ memberId: ada, name: 'a', bytes: 9 }, LIMITS);
    expect(await refusal(begun.ok ? begun.value.id : '')).toEqual(problem('not-ready'));
    const removed = await aPicture(ada);
    await line.uploads.remove(ada, removed);
    expect(await refusal(removed)).toEqual(problem('unknown-file'));
    expect(await line.ledger.balance(ada)).toMatchObject({ available: 40, held: 0 });
  });

  it('takes a part of a video that begins before its end', async () => {
    const ada = await aMember();
    const video = await aPicture(ada, 'video/mp4');
    const from = async (start: number) => {
      const file = { field: 'video', id: video, kind: 'video', from: start } as const;
      const result = await ask(ada, [], { mode: 'video', input: { video, from: start }, files: [file] });
      return result.ok ? 'held' : result.failure;
    };
    expect(await from(2.5)).toEqual({ reason: 'files', fields: { from: 'out-of-range' } });
    expect(await line.ledger.balance(ada)).toMatchObject({ available: 40, held: 0 });
    expect(await from(2.4)).toBe('held');
  });

  it('takes no longer video than it may last', async () => {
    const ada = await aMember();
    const video = await aPicture(ada, 'video/mp4');
    const upTo = async (longest: number) => {
      const file = { field: 'video', id: video, kind: 'video', longest } as const;
      const result = await ask(ada, [], { mode: 'video', input: { video }, files: [file] });
      return result.ok ? 'held' : result.failure;
    };
    expect(await upTo(2.4)).toEqual({ reason: 'files', fields: { video: 'too-long' } });
    expect(await upTo(2.5)).toBe('held');
  });

  it('enlarges a video that is smaller than what is asked for', async () => {
    const ada = await aMember();
    // 8 × 6 pixels.
    const video = await aPicture(ada, 'video/mp4');
    const to = async (lines: number) => {
      const file = { field: 'video', id: video, kind: 'video', lines } as const;
      const result = await ask(ada, [], { mode: 'video', input: { video }, files: [file] });
      return result.ok ? 'held' : result.failure;
    };
    expect(await to(6)).toEqual({ reason: 'files', fields: { resolution: 'not-above-source' } });
    expect(await line.ledger.balance(ada)).toMatchObject({ available: 40, held: 0 });
    expect(await to(7)).toBe('held');
  });

  it('may be asked for again under the same key once its file is there', async () => {
    const ada = await aMember();
    const key = randomUUID();
    expect(await ask(ada, [randomUUID()], { key })).toMatchObject({ ok: false });
    const id = await aPicture(ada);
    expect(await ask(ada, [id], { key, bodyHash: 'other' })).toMatchObject({ ok: true, value: { isReplay: false } });
    await line.uploads.remove(ada, id);
    expect(await ask(ada, [id], { key, bodyHash: 'other' })).toMatchObject({ ok: true, value: { isReplay: true } });
    expect(await line.ledger.balance(ada)).toMatchObject({ available: 32, held: 8 });
    const [waiting] = await line.creations.unfinished(ada);
    await line.creations.cancel(ada, waiting?.id ?? '');
  });

  it('keeps its file until it has ended, also when it is removed before', async () => {
    const ada = await aMember();
    const id = await aPicture(ada);
    const asked = await ask(ada, [id], { count: 2 });
    expect(asked.ok).toBe(true);
    expect(await line.uploads.remove(ada, id)).toBe(true);
    await tidy();
    const worker = line.startWorker(createScriptedProvider({ folder: line.workFolder, pace: 2 }));
    await expect.poll(() => line.creations.unfinished(ada), PATIENT).toEqual([]);
    await worker.close();
    const { creations } = await line.creations.list(ada, { limit: 2 });
    for (const creation of creations) {
      expect(creation).toMatchObject({ state: 'ready', receipt: { charged: 8 } });
      const pieces: Uint8Array[] = [];
      for await (const piece of (await line.storage.open(`${creation.id}-clip`)) ?? []) pieces.push(piece);
      expect(Buffer.concat(pieces).toString()).toBe(`clip of picture ${id}`);
    }
    await tidy();
    expect(await line.storage.size(uploadKey(id))).toBeUndefined();
    expect(await line.uploads.filesOf([id])).toEqual([]);
  });

  it('either has its file or is refused when it is removed at the same moment', async () => {
    const ada = await aMember();
    for (let round = 0; round < 8; round += 1) {
      const id = await aPicture(ada);
      const remove = () => line.uploads.remove(ada, id);
      const isLate = round % 2 === 1;
      const early = isLate ? remove() : undefined;
      const [asked] = await Promise.all([ask(ada, [id], { price: 0 }), early ?? remove()]);
      await tidy();
      expect(await line.uploads.filesOf([id])).toHaveLength(asked.ok ? 1 : 0);
    }
  });

  it('ends with its credits back when its file is lost', async () => {
    const ada = await aMember();
    const id = await aPicture(ada);
    await ask(ada, [id]);
    await line.storage.remove(uploadKey(id));
    const worker = line.startWorker(createScriptedProvider({ folder: line.workFolder, pace: 2 }));
    await expect
      .poll(async () => (await line.creations.list(ada, { limit: 1 })).creations[0]?.state, PATIENT)
      .toBe('failed');
    await worker.close();
    expect(await line.ledger.balance(ada)).toMatchObject({ available: 40, held: 0 });
    expect((await line.ledger.books()).breaches).toEqual([]);
  });
});
