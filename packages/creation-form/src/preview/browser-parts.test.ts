import { afterEach, describe, expect, it, vi } from 'vitest';

import { browserParts } from './browser-parts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('whenIdle', () => {
  it('asks the browser for idle time and can call it off', () => {
    const cancel = vi.fn<(handle: number) => void>();
    vi.stubGlobal('requestIdleCallback', () => 7);
    vi.stubGlobal('cancelIdleCallback', cancel);
    browserParts.whenIdle(() => {})();
    expect(cancel).toHaveBeenCalledWith(7);
  });

  it('waits a moment where the browser does not tell when it is idle', () => {
    vi.useFakeTimers();
    const run = vi.fn<() => void>();
    browserParts.whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not run after it was called off', () => {
    vi.useFakeTimers();
    const run = vi.fn<() => void>();
    browserParts.whenIdle(run)();
    vi.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
  });
});
