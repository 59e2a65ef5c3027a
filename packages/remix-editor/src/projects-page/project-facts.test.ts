import { expect, it } from 'vitest';

import { playLength, timeSince } from './project-facts.ts';

const MINUTE = 60_000;
const seen = { now: 1_000_000_000_000, locale: 'en' };

it.each([
  [-5, 'now'],
  [0.5, 'now'],
  [3, '3 min. ago'],
  [60, '1 hr. ago'],
  [24 * 60, 'yesterday'],
  [29 * 24 * 60, '29 days ago'],
  [90 * 24 * 60, '3 mo. ago'],
])('says of %s minutes: %s', (minutes, words) => {
  expect(timeSince(seen.now - minutes * MINUTE, seen)).toBe(words);
});

it.each([
  [0, '0:00'],
  [5.4, '0:05'],
  [65, '1:05'],
  [3723, '1:02:03'],
])('writes %s seconds as %s', (seconds, written) => {
  expect(playLength(seconds)).toBe(written);
});
