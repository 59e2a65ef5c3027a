import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { inTime, SILENCE_MS } from './in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('passes on what comes in time, and leaves no timer behind', async () => {
  expect(await inTime(Promise.resolve('paid'))).toBe('paid');
  await expect(inTime(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

it('is null when nothing comes', async () => {
  const waiting = inTime(new Promise<string>(() => {}));
  vi.advanceTimersByTime(SILENCE_MS);
  expect(await waiting).toBeNull();
});
