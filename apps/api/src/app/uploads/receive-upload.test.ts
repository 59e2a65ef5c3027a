import { fail, ok } from '@kinora/contracts';
import { expect, it } from 'vitest';

import type { UploadPart } from '../../domain/uploads/upload.ts';
import { receiveUpload, type ReceiveDeps } from './receive-upload.ts';

const MEGABYTE = 1_048_576;
const lock = { uploadId: 'an-upload', token: 'mine' };

function aShelf(change: Partial<{ put: ReceiveDeps['parts']['put']; append: ReceiveDeps['uploads']['append'] }> = {}) {
  const kept: UploadPart[] = [];
  const deps: ReceiveDeps = {
    parts: { put: change.put ?? (async (_id, all) => ok(`${all.length} pieces`)) },
    uploads: {
      append: change.append ?? (async (_lock, part) => (kept.push(part), part.position + part.bytes)),
    },
  };
  return { kept, deps };
}

async function* pieces(sizes: readonly number[], error?: Error) {
  for (const size of sizes) yield new Uint8Array(size);
  if (error) throw error;
}

it('counts a part once it is as large as may be lost, and the rest at the end', async () => {
  const { deps, kept } = aShelf();
  const stream = pieces([700_000, 700_000, MEGABYTE, 5]);
  expect(await receiveUpload(deps, { lock, position: 10 }, stream)).toEqual(ok(10 + 1_400_000 + MEGABYTE + 5));
  expect(kept).toEqual([
    { position: 10, bytes: 1_400_000, key: '2 pieces' },
    { position: 1_400_010, bytes: MEGABYTE, key: '1 pieces' },
    { position: 1_400_010 + MEGABYTE, bytes: 5, key: '1 pieces' },
  ]);
});

it('keeps nothing of an empty stream', async () => {
  const { deps, kept } = aShelf();
  expect(await receiveUpload(deps, { lock, position: 3 }, pieces([]))).toEqual(ok(3));
  expect(kept).toEqual([]);
});

it('keeps what came before the stream broke, and says how it broke', async () => {
  const { deps, kept } = aShelf();
  const broken = receiveUpload(deps, { lock, position: 0 }, pieces([100, 50], new Error('cut off')));
  await expect(broken).rejects.toThrow('cut off');
  expect(kept).toEqual([{ position: 0, bytes: 150, key: '2 pieces' }]);
});

it('stops when there is no room or another has the lock', async () => {
  const full = aShelf({ put: async () => fail('storage-full') });
  expect(await receiveUpload(full.deps, { lock, position: 0 }, pieces([2 * MEGABYTE, 1]))).toEqual(
    fail('storage-full'),
  );
  const lost = aShelf({ append: async () => undefined });
  expect(await receiveUpload(lost.deps, { lock, position: 0 }, pieces([9]))).toEqual(fail('lost'));
});
