// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

import { watchTyping } from './typing.ts';

afterEach(() => vi.useRealTimers());

it('tells the beginning at once and the end after five quiet seconds', () => {
  vi.useFakeTimers();
  const told: boolean[] = [];
  const stop = watchTyping((isTyping) => told.push(isTyping));
  window.dispatchEvent(new Event('input'));
  vi.advanceTimersByTime(4000);
  window.dispatchEvent(new Event('input'));
  vi.advanceTimersByTime(4999);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true, false]);
  window.dispatchEvent(new Event('compositionupdate'));
  expect(told).toEqual([true, false, true]);
  stop();
  vi.advanceTimersByTime(5000);
  window.dispatchEvent(new Event('input'));
  expect(told).toEqual([true, false, true]);
});
