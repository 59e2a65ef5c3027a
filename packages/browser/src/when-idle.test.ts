import { afterEach, describe, expect, it, vi } from 'vitest';

import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('whenIdle', () => {
  it('asks the browser for idle time and can call it off', () => {
    const asked: unknown[] = [];
    const cancel = vi.fn<(handle: number) => void>();
    vi.stubGlobal('requestIdleCallback', (_run: () => void, options: unknown) => {
      asked.push(options);
      return 7;
    });
    vi.stubGlobal('cancelIdleCallback', cancel);
    whenIdle(() => {}, 1200)();
    expect(asked).toEqual([{ timeout: 1200 }]);
    expect(cancel).toHaveBeenCalledWith(7);
  });

  it('waits a moment where the browser does not tell when it is idle', () => {
    vi.useFakeTimers();
    const run = vi.fn<() => void>();
    whenIdle(run, 1200);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not run after it was called off', () => {
    vi.useFakeTimers();
    const run = vi.fn<() => void>();
    whenIdle(run)();
    vi.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
  });
});
