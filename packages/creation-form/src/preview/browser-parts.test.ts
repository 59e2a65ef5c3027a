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

describe('watchSight', () => {
  it('tells the newest of what the browser saw, until it is ended', () => {
    const told: boolean[] = [];
    const ended = vi.fn<() => void>();
    const watch = vi.fn<(report: (entries: readonly { isIntersecting: boolean }[]) => void) => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly observe = () => {};
        readonly disconnect = ended;
        constructor(report: Parameters<typeof watch>[0]) {
          watch(report);
        }
      },
    );
    // The observer is made up; it looks at nothing.
    const end = browserParts.watchSight({} as unknown as Element, (isSeen) => told.push(isSeen));
    const [[report] = []] = watch.mock.calls;
    report?.([{ isIntersecting: true }, { isIntersecting: false }]);
    report?.([{ isIntersecting: true }]);
    expect(told).toEqual([false, true]);
    end();
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
