import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { isKeptClear, isShared } from './kept-clear.ts';

it('keeps the ground clear where one stands, and farther where several do', () => {
  const { stage: empty } = aStage();
  const { stage: alone } = aStage({ cast: [anEntry()] });
  const { stage: shared } = aStage({ cast: [anEntry({ count: 2 })] });
  const { heroX } = alone.frame;
  expect(isKeptClear(empty, heroX)).toBe(false);
  expect(isKeptClear(alone, heroX)).toBe(true);
  expect(isKeptClear(alone, heroX + 100)).toBe(false);
  expect(isKeptClear(shared, heroX + 100)).toBe(true);
  expect([isShared(alone), isShared(shared)]).toEqual([false, true]);
});

it('leaves all as it is where land passes by', () => {
  const { stage } = aStage({ cast: [anEntry()], scroll: 0.3 });
  expect(isKeptClear(stage, stage.frame.heroX)).toBe(false);
});
