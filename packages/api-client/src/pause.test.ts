import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { pause } from './pause.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a pause', () => {
  it('lasts as long as it was asked to', async () => {
    let isDone = false;
    const paused = pause(1000, new AbortController().signal).then(() => {
      isDone = true;
      return isDone;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await paused).toBe(true);
  });

  it('ends with its signal and leaves no timer', async () => {
    const stop = new AbortController();
    const paused = pause(1000, stop.signal);
    stop.abort();
    await paused;
    await pause(1000, stop.signal);
    expect(vi.getTimerCount()).toBe(0);
  });
});
