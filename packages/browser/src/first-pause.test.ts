// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

import { firstPause } from './first-pause.ts';

afterEach(() => vi.useRealTimers());

it('waits for a use, and then until nothing more is pressed', async () => {
  vi.useFakeTimers();
  const paused = vi.fn<() => void>();
  const used = vi.fn<() => void>();
  void firstPause(used, 1000).then(paused);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([used.mock.calls.length, paused.mock.calls.length]).toEqual([0, 0]);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(900);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(900);
  expect(paused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect([used.mock.calls.length, paused.mock.calls.length]).toEqual([1, 1]);
});
