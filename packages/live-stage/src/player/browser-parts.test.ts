import { afterEach, describe, expect, it, vi } from 'vitest';

import { browserParts } from './browser-parts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('watchSize', () => {
  it('tells the newest size in the pixels of the screen, until it is ended', () => {
    const told: unknown[] = [];
    const ended = vi.fn<() => void>();
    const watch = vi.fn<(report: (entries: readonly object[]) => void) => void>();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly observe = () => {};
        readonly disconnect = ended;
        constructor(report: (entries: readonly object[]) => void) {
          watch(report);
        }
      },
    );
    vi.stubGlobal('devicePixelRatio', 2);
    const end = browserParts.watchSize({} as unknown as Element, (place) => told.push(place));
    const report = watch.mock.calls[0]?.[0];
    report?.([]);
    report?.([{ contentRect: { width: 1, height: 1 } }, { contentRect: { width: 356, height: 200 } }]);
    expect(told).toEqual([{ width: 712, height: 400 }]);
    end();
    expect(ended).toHaveBeenCalledOnce();
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

/** A page on a device with as many processors. */
const listenOn = (hardwareConcurrency: number) => {
  const target = new EventTarget();
  vi.stubGlobal('navigator', { hardwareConcurrency });
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  return target;
};

describe('watchPresses', () => {
  it('tells of each press of a pointer or a key where processors are few, until it is ended', () => {
    const target = listenOn(2);
    const tell = vi.fn<() => void>();
    const end = browserParts.watchPresses(tell);
    for (const press of ['pointerdown', 'pointerup', 'keydown', 'pointermove']) target.dispatchEvent(new Event(press));
    expect(tell).toHaveBeenCalledTimes(3);
    end();
    target.dispatchEvent(new Event('keydown'));
    expect(tell).toHaveBeenCalledTimes(3);
  });

  it('tells of none where there are enough', () => {
    const target = listenOn(8);
    const tell = vi.fn<() => void>();
    browserParts.watchPresses(tell)();
    target.dispatchEvent(new Event('keydown'));
    expect(tell).not.toHaveBeenCalled();
  });
});
