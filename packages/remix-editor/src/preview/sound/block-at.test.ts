import { expect, it } from 'vitest';

import type { PlayClock } from '../play-clock.ts';
import { blockAt } from './block-at.ts';

const SECOND = 240_000;
const clock: PlayClock = { rate: 1, time: 0.75 * SECOND, since: 1e12, from: 0, to: 2 * SECOND, isLoop: false };

it('begins where the playhead is, and ends with what is played', () => {
  expect(blockAt(clock, 0)).toEqual({ from: 0.75 * SECOND, to: 1.25 * SECOND });
  expect(blockAt(clock, SECOND)).toEqual({ from: 1.75 * SECOND, to: 2 * SECOND });
  expect(blockAt(clock, 1.25 * SECOND)).toBeNull();
});

it('goes round where it loops', () => {
  expect(blockAt({ ...clock, isLoop: true }, 1.25 * SECOND)).toEqual({ from: 0, to: 0.5 * SECOND });
});
