import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createThrottle } from './throttle-by-key.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('acts at once, then not again too soon, and never forgets the last', () => {
  const acted: string[] = [];
  const throttle = createThrottle(1000, (key) => acted.push(key));
  throttle.tell('a');
  throttle.tell('a');
  throttle.tell('a');
  throttle.tell('b');
  expect(acted).toEqual(['a', 'b']);
  vi.advanceTimersByTime(999);
  expect(acted).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect(acted).toEqual(['a', 'b', 'a']);
});

it('is silent after closing', () => {
  const acted: string[] = [];
  const throttle = createThrottle(1000, (key) => acted.push(key));
  throttle.tell('a');
  throttle.tell('a');
  throttle.close();
  vi.advanceTimersByTime(5000);
  expect(acted).toEqual(['a']);
});
