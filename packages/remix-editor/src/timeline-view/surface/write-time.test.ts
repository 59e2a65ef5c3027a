import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { frameStart } from '@kinora/timeline';
import { expect, it } from 'vitest';

import { writeFineTime, writeRulerTime } from './write-time.ts';

const RATE = { num: 30, den: 1 };

it.each([
  [0, '0:00'],
  [75 * TICKS_PER_SECOND, '1:15'],
  [3 * 3600 * TICKS_PER_SECOND + 61 * TICKS_PER_SECOND, '3:01:01'],
  [frameStart(40, RATE), '0:01:10'],
])('writes %i on the ruler as %s', (time, text) => expect(writeRulerTime(time, RATE)).toBe(text));

it.each([
  [0, '0:00.00'],
  [3.4 * TICKS_PER_SECOND, '0:03.40'],
  [3601.999 * TICKS_PER_SECOND, '1:00:01.99'],
])('writes %d finely as %s', (time, text) => expect(writeFineTime(time)).toBe(text));
