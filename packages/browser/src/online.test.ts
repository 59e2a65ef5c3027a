// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';

import { untilOnline, watchOnline } from './online.ts';

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

const stateOf = async (waiting: Promise<void>) => Promise.race([waiting.then(() => 'over'), Promise.resolve('waits')]);

describe('untilOnline', () => {
  it('waits for the connection, or for the end of the signal', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const end = new AbortController();
    const [called, given] = [untilOnline(new AbortController().signal), untilOnline(end.signal)];
    window.dispatchEvent(new Event('online'));
    expect([await stateOf(called), await stateOf(given)]).toEqual(['waits', 'waits']);
    end.abort();
    await given;
    expect(await stateOf(called)).toBe('waits');
    vi.stubGlobal('navigator', { onLine: true });
    window.dispatchEvent(new Event('online'));
    await called;
    await untilOnline(new AbortController().signal);
  });
});
