import { GPU_CREDITS } from '@kinora/contracts';
import { expect, it } from 'vitest';

import type { KeyKind } from '../routing/own-keys.ts';
import { AT_A_VENDOR, HERE } from './checked-request.ts';
import { checkSubmission, type SubmissionDeps, type RequestedClips } from './checked-submission.ts';

const VIDU: KeyKind = { offers: [{ model: 'vidu-q1', mode: 'text' }], validate: () => undefined };
const NONE: KeyKind = { offers: [], validate: () => ({ mode: 'not-supported' }) };

const deps: SubmissionDeps = {
  routed: (model) => ({ local: HERE, 'veo-3-1': AT_A_VENDOR })[model],
  keyKinds: { vidu: VIDU, fal: NONE, google: NONE, minimax: NONE, pixverse: NONE, replicate: NONE },
  isFree: () => true,
  gpuCredits: GPU_CREDITS,
  zone: 'UTC',
  now: Date.now,
  random: () => 0.5,
};
const LOCAL = { prompt: 'a paper boat', resolution: '360p', seconds: 3, seed: 7 };
const VEO = { prompt: 'a paper boat', resolution: '720p', seconds: 8, shape: '16:9' };
const check = (change: Partial<RequestedClips> = {}) =>
  checkSubmission({ model: 'local', mode: 'text', input: LOCAL, count: 1, ...change }, deps);

it('prices every clip of an order by its own model, and sums them up', () => {
  const others = [
    { model: 'veo-3-1', input: VEO },
    { model: 'local', input: { ...LOCAL, seed: 8 } },
  ];
  const checked = check({ others });
  expect(checked).toMatchObject({
    ok: true,
    value: {
      first: { price: 8, route: 'local' },
      others: [
        { model: 'veo-3-1', route: 'vendor', total: 100 },
        { model: 'local', price: 8, input: { seed: 8 } },
      ],
      count: 3,
    },
  });
  if (!checked.ok) throw new Error('refused');
  expect(checked.value.cost).toBe(16 + (checked.value.others[0]?.price ?? 0));
  expect(check({ count: 3 })).toMatchObject({ value: { count: 3, cost: 24, others: [] } });
});

it('makes a clip with an own key at no price, beside others that cost', () => {
  const own = { model: 'vidu-q1', input: { prompt: 'a paper boat' }, ownKey: 'vidu' } as const;
  expect(check({ others: [own] })).toMatchObject({ value: { cost: 8, others: [{ price: 0, ownKey: 'vidu' }] } });
  expect(check({ others: [{ ...own, ownKey: 'fal' }] })).toMatchObject({
    failure: { reason: 'not-allowed', details: { reason: 'no-route', line: 2 } },
  });
});

it('names the clip that cannot be made, counted from the first', () => {
  const others = [
    { model: 'veo-3-1', input: VEO },
    { model: 'local', input: { ...LOCAL, seconds: 99 } },
  ];
  const fields = { seconds: 'not-supported' };
  expect(check({ others })).toEqual({ ok: false, failure: { reason: 'invalid', details: { fields, line: 3 } } });
});

it.each<Partial<RequestedClips>>([
  { count: 2 },
  { prompts: ['a boat', 'a fox'], input: { seconds: 3 } },
  { mode: 'effect', input: { effect: 'bunny-hop' } },
  { mode: 'effect', input: { effect: 'bunny-hop' }, trial: true },
])('compares one clip of one prompt, not %o', (change) => {
  expect(check({ others: [{ model: 'veo-3-1', input: VEO }], ...change })).toEqual({
    ok: false,
    failure: { reason: 'invalid', details: { fields: { others: 'not-supported' } } },
  });
});
