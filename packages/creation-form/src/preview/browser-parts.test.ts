import { afterEach, describe, expect, it, vi } from 'vitest';

import { browserParts } from './browser-parts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
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
