// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

import { firstPause } from './first-pause.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for a use, and then until nothing more is pressed', async () => {
  vi.useFakeTimers();
  const paused = vi.fn<() => void>();
  void firstPause(1000).then(paused);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(paused).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(900);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(900);
  expect(paused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(paused).toHaveBeenCalledOnce();
});

it('counts what was pressed before it listened', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  const paused = vi.fn<() => void>();
  void firstPause(1000).then(paused);
  await vi.advanceTimersByTimeAsync(1000);
  expect(paused).toHaveBeenCalledOnce();
});
