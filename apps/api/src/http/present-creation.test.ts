import { expect, it } from 'vitest';

import type { CreationRecord } from '../domain/creation.ts';
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
  now,
};

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
  const result = { videoId: 'v', posterId: 'p', renditions, width: 640, height: 360, seconds: 3, bytes: 9 };
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

it('learns from past clips once in a while, not for every record', async () => {
  let time = now;
  const asked: string[] = [];
  const creations = { durations: (lane: string) => (asked.push(lane), Promise.resolve([4])) };
  const present = createPresenter({ ...context, creations, sideBySide: 1, now: () => time });
  const records = [aRecord(), aRecord({ model: 'other' }), aRecord({ state: 'ready' })];
  expect((await present(records)).map(({ etaP50 }) => etaP50)).toEqual([16, 16, null]);
  await present(records);
  expect(asked).toEqual(['local', 'other']);
  time += 5000;
  await present([aRecord()]);
  expect(asked).toEqual(['local', 'other', 'local']);
});
