import { PAUSED } from '@kinora/api-client/creations';
import { expect, it } from 'vitest';

import { createPausableTransfer } from './pausable-transfer.ts';

it('stands still, goes on with a signal of its own, and ends', async () => {
  const way = createPausableTransfer();
  const first = way.signal();
  way.goOn();
  expect(way.signal()).toBe(first);
  way.pause();
  way.pause();
  expect([first.aborted, first.reason, way.isPaused(), way.isEnded()]).toEqual([true, PAUSED, true, false]);
  const standing = way.standing();
  way.goOn();
  await standing;
  expect([way.signal().aborted, way.isPaused()]).toEqual([false, false]);
  way.end();
  expect([way.signal().aborted, way.signal().reason === PAUSED, way.isEnded()]).toEqual([true, false, true]);
  way.pause();
  expect(way.isPaused()).toBe(false);
});

it('ends while it stands still', async () => {
  const way = createPausableTransfer();
  way.pause();
  const standing = way.standing();
  way.end();
  await standing;
  expect([way.isPaused(), way.isEnded()]).toEqual([false, true]);
});
