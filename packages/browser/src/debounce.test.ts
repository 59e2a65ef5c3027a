import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs once for all calls within 25 ms, with what the last one said', () => {
  const run = vi.fn<(text: string) => void>();
  const call = debounce(run);
  call('a');
  vi.advanceTimersByTime(24);
  call('b');
  vi.advanceTimersByTime(24);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledExactlyOnceWith('b');
});

it('waits as long as it is told', () => {
  const run = vi.fn<() => void>();
  debounce(run, 100)();
  vi.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});
