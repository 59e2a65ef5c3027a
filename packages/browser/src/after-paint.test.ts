import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { afterPaint } from './after-paint.ts';

const frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs once, after the callbacks of the next frame', () => {
  const run = vi.fn<() => void>();
  afterPaint(run);
  vi.runAllTimers();
  for (const frame of frames) frame();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
