import type { PlanTier } from '@kinora/contracts/plans';
import { expect, it } from 'vitest';

import type { CreationRecord } from '../../domain/creations/creation.ts';
import { plansIn } from '../../testing/money/plans.ts';
import { libraryFiles } from './library-files.ts';

const stored = { posterId: 'p', renditions: {}, width: 640, height: 360, seconds: 3, bytes: 1 };
const base = { batchId: 'b', model: 'local', mode: 'text', price: 8, parents: [], createdAt: 7, endedAt: null };
const receipt = { charged: 8, returned: 0 };
const ready = (id: string, input: object, master: object | null = null) => ({
  ...base,
  id,
  input,
  receipt,
  result: { ...stored, videoId: `video-of-${id}`, master },
});
const failed = { ...base, id: 'f', input: {}, receipt, result: null };

const filesOf = (clips: readonly { id: string }[], ids: readonly string[], tier: PlanTier | null = 'pro') =>
  libraryFiles(
    {
      // As much of a record as is asked for, in the order of the database.
      creations: { findMany: () => Promise.resolve(clips.toReversed() as CreationRecord[]) },
      files: {
        find: (id) => Promise.resolve(id.endsWith('gone') ? undefined : { id, type: '', storageKey: `key-${id}` }),
      },
      storage: { size: (key) => Promise.resolve(key.endsWith('lost') ? undefined : 1) },
      plans: plansIn(new Map(tier === null ? [] : [['member', tier]])),
    },
    { memberId: 'member', ids },
  );

it('has each ready clip once, in the order in which they were named', async () => {
  const clips = [ready('a', { prompt: 'a fox', seed: 5 }, { id: 'm', bytes: 1 }), ready('e', { effect: 'bunny-hop' })];
  const found = await filesOf([...clips, failed, ready('gone', {})], ['e', 'f', 'a', 'e', 'gone', 'nobody']);
  expect(found).toMatchObject({
    value: [
      { name: '01 bunny-hop.mp4', storageKey: 'key-video-of-e', at: 7 },
      { name: '02 a fox.mp4', storageKey: 'key-m' },
    ],
  });
  const told = found.ok ? found.value.map(({ sidecar }): unknown => JSON.parse(sidecar)) : [];
  expect(told).toMatchObject([
    { id: 'e', prompt: null, seed: null, readyAt: null, hasMark: true },
    { id: 'a', prompt: 'a fox', seed: 5, createdAt: '1970-01-01T00:00:00.007Z', hasMark: false },
  ]);
});

it('has several for whoever has a plan with that, one for everybody, and none of nothing', async () => {
  const clips = [ready('a', {}), ready('e', {})];
  expect(await filesOf(clips, ['a', 'e'], null)).toEqual({ ok: false, failure: 'plan-needed' });
  expect(await filesOf(clips, ['a', 'a'], null)).toMatchObject({ ok: true });
  expect(await filesOf([failed], ['f'])).toEqual({ ok: false, failure: 'nothing-ready' });
  expect(await filesOf([ready('lost', {})], ['lost'])).toEqual({ ok: false, failure: 'nothing-ready' });
});
