// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';

import { watchOnline } from './online.ts';

describe('watchOnline', () => {
  it('tells each change until it is stopped', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const told: boolean[] = [];
    const stop = watchOnline((state) => told.push(state));
    window.dispatchEvent(new Event('offline'));
    vi.stubGlobal('navigator', { onLine: true });
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('offline'));
    expect(told).toEqual([false, true]);
  });
});
