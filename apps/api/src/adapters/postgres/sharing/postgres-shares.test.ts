import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Shares } from '../../../domain/sharing/shares.ts';
import { aClip } from '../../creations/creation-bench.ts';
import { NOBODY, openLibraryBench, type LibraryBench } from '../testing/library/library-bench.ts';
import { createPostgresShares } from './postgres-shares.ts';

let bench: LibraryBench;
let shares: Shares;
beforeAll(async () => {
  bench = await openLibraryBench();
  shares = createPostgresShares(bench.db);
});
afterAll(() => bench.close());

async function aReady(memberId: string): Promise<string> {
  const { id, job } = await bench.running(memberId);
  await bench.creations.deliver(job.lease, aClip());
  return id;
}

async function open(memberId: string, id: string, allowRemix = true) {
  const opened = await shares.open(memberId, { id, allowRemix });
  if (!opened.ok) throw new Error(opened.failure);
  return opened.value;
}

/** Why no link is opened. */
async function problemOf(memberId: string, id: string) {
  const opened = await shares.open(memberId, { id, allowRemix: true });
  return opened.ok ? undefined : opened.failure;
}

it('opens one link to a ready clip, which stays the same while its choice changes', async () => {
  const ada = await bench.aMember();
  const id = await aReady(ada);
  const link = await open(ada, id);
  expect(link.id).toMatch(/^[\w-]{22}$/);
  expect(await open(ada, id, false)).toEqual({ ...link, allowRemix: false });
  expect(await shares.find(link.id)).toMatchObject({ share: { id: link.id }, record: { id, state: 'ready' } });
});

it('opens none to what is not ready, of somebody else, in the trash or not there', async () => {
  const [ada, eve] = [await bench.aMember(), await bench.aMember()];
  const id = await aReady(ada);
  const { id: running } = await bench.running(ada);
  expect(await problemOf(ada, running)).toBe('not-ready');
  expect(await problemOf(eve, id)).toBe('unknown-creation');
  expect(await problemOf(ada, NOBODY)).toBe('unknown-creation');
  await bench.library.change(ada, { ids: [id], act: 'trash' });
  expect(await problemOf(ada, id)).toBe('unknown-creation');
});

it('finds nothing behind a link that is off, whose clip is in the trash, or that was never given', async () => {
  const [ada, eve] = [await bench.aMember(), await bench.aMember()];
  const id = await aReady(ada);
  const { id: link } = await open(ada, id);
  expect(await shares.find(`${link}x`)).toBeUndefined();
  expect(await shares.find('A'.repeat(22))).toBeUndefined();
  await bench.library.change(ada, { ids: [id], act: 'trash' });
  expect(await shares.find(link)).toBeUndefined();
  await bench.library.change(ada, { ids: [id], act: 'restore' });
  expect(await shares.find(link)).toBeDefined();
  expect(await shares.close(eve, id)).toBe(false);
  expect([await shares.close(ada, id), await shares.close(ada, id)]).toEqual([true, false]);
  expect(await shares.find(link)).toBeUndefined();
});
