import { describe, expect, it } from 'vitest';

import { agoWords, deviceParts, isHandheld } from './session-messages.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;

describe('when something was used last', () => {
  it.each([
    [0, 'now'],
    [-5 * MINUTE, 'now'],
    [59_000, 'now'],
    [3 * MINUTE, '3 minutes ago'],
    [2.5 * 60 * MINUTE, '2 hours ago'],
    [25 * 60 * MINUTE, 'yesterday'],
    [6 * 24 * 60 * MINUTE, '6 days ago'],
    [65 * 24 * 60 * MINUTE, '2 months ago'],
  ])('%s ms before is "%s"', (past, words) => {
    expect(agoWords(NOW - past, { now: NOW, locale: 'en' })).toBe(words);
  });

  it('is said in the reader’s language', () => {
    expect(agoWords(NOW - 3 * MINUTE, { now: NOW, locale: 'de' })).toBe('vor 3 Minuten');
  });
});

it('knows what is held in the hand', () => {
  expect(['Safari on iPhone', 'Chrome on Android', 'Safari on iPad'].every(isHandheld)).toBe(true);
  expect(['Firefox on Linux', 'Chrome on Windows', ''].some(isHandheld)).toBe(false);
});

it('takes the name of a device apart, and leaves others as they are', () => {
  expect(deviceParts('Samsung Internet on Android')).toEqual({ browser: 'Samsung Internet', system: 'Android' });
  expect(['curl', 'Firefox', '', ' on ', 'a on b on c'].map(deviceParts)).toEqual([null, null, null, null, null]);
});
