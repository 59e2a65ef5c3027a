import { aCreation } from '@kinora/contracts/fixtures';
import { expect, it } from 'vitest';

import { awaitedClip } from './awaited-clip-of.ts';

const one = aCreation({ id: '01940000-0000-7000-8000-000000000101', state: 'running' });
const two = aCreation({ id: '01940000-0000-7000-8000-000000000102', state: 'waiting' });
const ready = aCreation({ id: '01940000-0000-7000-8000-000000000103', state: 'ready' });

it('is the newest clip on its way, with how many are', () => {
  expect(awaitedClip([ready, one, two], undefined)).toEqual({ creation: one, count: 2 });
});

it('is nothing where nothing was seen on its way', () => {
  expect(awaitedClip([ready], undefined)).toBeNull();
  expect(awaitedClip([], 'gone')).toBeNull();
});

it('is what became of the clip that was seen on its way, unless it was called off', () => {
  expect(awaitedClip([{ ...one, state: 'ready' }], one.id)).toEqual({ creation: { ...one, state: 'ready' }, count: 1 });
  expect(awaitedClip([{ ...one, state: 'cancelled' }], one.id)).toBeNull();
});
