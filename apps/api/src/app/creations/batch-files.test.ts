import type { PlanTier } from '@kinora/contracts/plans';
import { expect, it } from 'vitest';

import type { CreationRecord } from '../../domain/creations/creation.ts';
import { plansIn } from '../../testing/money/plans.ts';
import { batchFiles } from './batch-files.ts';

const stored = { posterId: 'p', renditions: {}, width: 1, height: 1, seconds: 3, bytes: 1 };
const ready = (prompt: string, videoId: string, masterId?: string) => ({
  input: { prompt },
  createdAt: 7,
  result: { ...stored, videoId, master: masterId === undefined ? null : { id: masterId, bytes: 1 } },
});
const failed = { input: { prompt: 'a dog' }, createdAt: 7, result: null };

const filesOf = (clips: readonly object[], tier: PlanTier | null, { gone = '', lost = '' } = {}) =>
  batchFiles(
    {
      // As much of a record as is asked for.
      creations: { ofBatch: () => Promise.resolve(clips as CreationRecord[]) },
      files: {
        find: (id) => Promise.resolve(id === gone ? undefined : { id, type: 'video/mp4', storageKey: `key-${id}` }),
      },
      storage: { size: (key) => Promise.resolve(key === `key-${lost}` ? undefined : 1) },
      plans: plansIn(new Map(tier === null ? [] : [['member', tier]])),
    },
    { memberId: 'member', batchId: 'batch' },
  );

it('names the clips that are ready, without the mark where that was kept', async () => {
  expect(await filesOf([ready('a fox', 'v', 'm'), failed, ready('a boat', 'w')], 'basic')).toEqual({
    ok: true,
    value: [
      { name: '01 a fox.mp4', storageKey: 'key-m', at: 7 },
      { name: '02 a boat.mp4', storageKey: 'key-w', at: 7 },
    ],
  });
});

it('has nothing for whoever has no plan, no such batch or no ready clip', async () => {
  expect(await filesOf([ready('a fox', 'v')], null)).toEqual({ ok: false, failure: 'plan-needed' });
  expect(await filesOf([], 'pro')).toEqual({ ok: false, failure: 'unknown-batch' });
  expect(await filesOf([failed], 'pro')).toEqual({ ok: false, failure: 'nothing-ready' });
  expect(await filesOf([ready('a fox', 'v')], 'pro', { gone: 'v' })).toEqual({ ok: false, failure: 'nothing-ready' });
});

it('leaves out what the disk has lost, and has nothing where that is all', async () => {
  const both = [ready('a fox', 'v'), ready('a boat', 'w')];
  expect(await filesOf(both, 'pro', { lost: 'v' })).toMatchObject({ value: [{ name: '01 a boat.mp4' }] });
  expect(await filesOf([ready('a fox', 'v')], 'pro', { lost: 'v' })).toEqual({ ok: false, failure: 'nothing-ready' });
});
