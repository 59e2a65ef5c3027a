import type { PlanTier } from '@kinora/contracts';
import { expect, it } from 'vitest';

import type { CreationRecord } from '../domain/creation.ts';
import { createPlans, NO_PLANS } from '../domain/plans.ts';
import { createPresenter, presentCreation } from './present-creation.ts';

const now = 1_795_262_400_000;
const receipt = { held: 8, charged: 0, returned: 0, reason: null, at: null };

const aRecord = (change: Partial<CreationRecord> = {}): CreationRecord => ({
  id: 'creation',
  memberId: 'member',
  batchId: 'batch',
  model: 'local',
  mode: 'text',
  input: { prompt: 'a boat' },
  state: 'waiting',
  phase: null,
  done: 0,
  total: 72,
  position: 3,
  price: 8,
  receipt,
  result: null,
  failure: null,
  parents: [],
  createdAt: now - 10_000,
  startedAt: null,
  endedAt: null,
  version: 1,
  ...change,
});
const context = {
  addresses: { sign: (id: string) => `/media/${id}` },
  pace: { durations: [4, 5, 6], sideBySide: 2 },
  isClean: false,
  now,
};
const free = createPlans(NO_PLANS);
const stored = { videoId: 'v', posterId: 'p', renditions: {}, width: 640, height: 360, seconds: 3, bytes: 9 };
const master = { id: 'm', bytes: 8 };

it('tells the place in line and when the clip will be ready', () => {
  expect(presentCreation(aRecord(), context)).toMatchObject({ position: 3, etaP50: 10, etaP90: 12, result: null });
  const running = aRecord({ state: 'running', position: null, done: 36, startedAt: now - 4000 });
  expect(presentCreation(running, context)).toMatchObject({ position: null, etaP50: 4, etaP90: 4 });
});

it.each([
  [{ charged: 8, returned: 0 }, 0],
  [{ charged: 0, returned: 8 }, 0],
  [{ charged: 0, returned: 0 }, 8],
])('says what is still set aside of a receipt with %o', (settled, held) => {
  const record = aRecord({ receipt: { ...receipt, ...settled, at: now } });
  expect(presentCreation(record, context).receipt).toEqual({ ...settled, held, reason: null, at: now });
});

it('dates an unsettled receipt by its creation and estimates nothing that has ended', () => {
  expect(presentCreation(aRecord(), context).receipt.at).toBe(now - 10_000);
  expect(presentCreation(aRecord({ state: 'failed' }), context)).toMatchObject({ etaP50: null, etaP90: null });
});

it('hands out signed addresses of the files, never their ids', () => {
  const renditions = { sprite: 's', peaks: 'w' };
  const result = { ...stored, renditions, master };
  expect(presentCreation(aRecord({ state: 'ready', result }), context).result).toEqual({
    url: '/media/v',
    poster: '/media/p',
    sprite: '/media/s',
    proxy: null,
    peaks: '/media/w',
    width: 640,
    height: 360,
    seconds: 3,
    bytes: 9,
  });
});

it('shows clips without the mark to members whose plan has them, as far as they were kept', async () => {
  const tiers = new Map<string, PlanTier>([['paying', 'basic']]);
  const plans = createPlans({ tierOf: async (id) => tiers.get(id) ?? null });
  const creations = { durations: () => Promise.resolve([]) };
  const present = createPresenter({ ...context, creations, plans, sideBySide: 1, now: () => now });
  const ready = { state: 'ready', result: { ...stored, master } } as const;
  const records = [
    aRecord(ready),
    aRecord({ ...ready, memberId: 'paying' }),
    aRecord({ ...ready, memberId: 'paying', result: { ...stored, master: null } }),
  ];
  const shown = async () => (await present(records)).map(({ result }) => `${result?.url} ${result?.bytes}`);
  expect(await shown()).toEqual(['/media/v 9', '/media/m 8', '/media/v 9']);
  tiers.set('member', 'pro').delete('paying');
  expect(await shown()).toEqual(['/media/m 8', '/media/v 9', '/media/v 9']);
});

it('learns from past clips once in a while, not for every record', async () => {
  let time = now;
  const asked: string[] = [];
  const creations = { durations: (lane: string) => (asked.push(lane), Promise.resolve([4])) };
  const present = createPresenter({ ...context, creations, plans: free, sideBySide: 1, now: () => time });
  const records = [aRecord(), aRecord({ model: 'other' }), aRecord({ state: 'ready' })];
  expect((await present(records)).map(({ etaP50 }) => etaP50)).toEqual([16, 16, null]);
  await present(records);
  expect(asked).toEqual(['local', 'other']);
  time += 5000;
  await present([aRecord()]);
  expect(asked).toEqual(['local', 'other', 'local']);
});
