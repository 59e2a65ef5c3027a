import type { PlanTier } from '@kinora/contracts/plans';
import { expect, it } from 'vitest';

import type { CreationRecord } from '../../domain/creations/creation.ts';
import { createPlans, NO_PLANS } from '../../domain/money/plans.ts';
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
  isTrial: false,
  ownKey: null,
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
  estimate: { p50: 10.2, p90: 11.7 },
  isClean: false,
};
const forecasts = () => Promise.resolve(new Map());
const free = createPlans(NO_PLANS);
const stored = { videoId: 'v', posterId: 'p', renditions: {}, width: 640, height: 360, seconds: 3, bytes: 9 };
const master = { id: 'm', bytes: 8 };

it('tells the place in line and when the clip will be ready, in whole seconds', () => {
  expect(presentCreation(aRecord(), context)).toMatchObject({ position: 3, etaP50: 10, etaP90: 12, result: null });
});

it.each([
  [{ charged: 8, returned: 0 }, 0],
  [{ charged: 0, returned: 8 }, 0],
  [{ charged: 0, returned: 0 }, 8],
])('says what is still set aside of a receipt with %o', (settled, held) => {
  const record = aRecord({ receipt: { ...receipt, ...settled, at: now } });
  expect(presentCreation(record, context).receipt).toEqual({ ...settled, held, reason: null, at: now });
});

it('dates an unsettled receipt by its creation', () => {
  expect(presentCreation(aRecord(), context).receipt.at).toBe(now - 10_000);
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
  const present = createPresenter({ ...context, forecasts, plans });
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

it('estimates nothing that has ended', async () => {
  const present = createPresenter({ ...context, forecasts, plans: free });
  expect(await present([aRecord({ state: 'failed' })])).toMatchObject([{ etaP50: null, etaP90: null }]);
});
