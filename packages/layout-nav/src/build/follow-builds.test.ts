import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { followBuilds } from './follow-builds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aPage(own = 'one') {
  const listeners: { back?: () => void; type?: (isTyping: boolean) => void } = {};
  const server = { latest: 'one', asked: 0, isDown: false };
  const tell = vi.fn<() => void>();
  const stop = followBuilds(
    {
      own: () => own,
      latest: () => {
        server.asked += 1;
        return server.isDown ? Promise.reject(new Error('offline')) : Promise.resolve(server.latest);
      },
      watchReturn: (listener) => {
        listeners.back = listener;
        return () => delete listeners.back;
      },
      watchTyping: (listener) => {
        listeners.type = listener;
        return () => delete listeners.type;
      },
    },
    tell,
  );
  const comeBack = async () => {
    listeners.back?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { server, tell, stop, listeners, comeBack };
}

describe('an open page', () => {
  it('asks every five minutes and tells of a newer build once', async () => {
    const { server, tell } = aPage();
    await vi.advanceTimersByTimeAsync(299_999);
    expect(server.asked).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([server.asked, tell.mock.calls.length]).toEqual([1, 0]);
    server.latest = 'two';
    await vi.advanceTimersByTimeAsync(600_000);
    expect([server.asked, tell.mock.calls.length]).toEqual([2, 1]);
  });

  it('asks when it is looked at again', async () => {
    const { server, tell, comeBack } = aPage();
    server.latest = 'two';
    await comeBack();
    expect(tell).toHaveBeenCalledOnce();
  });

  it('waits until nobody types', async () => {
    const { server, tell, comeBack, listeners } = aPage();
    server.latest = 'two';
    listeners.type?.(true);
    await comeBack();
    expect(tell).not.toHaveBeenCalled();
    listeners.type?.(false);
    expect(tell).toHaveBeenCalledOnce();
    listeners.type?.(false);
    expect(tell).toHaveBeenCalledOnce();
  });

  it('takes no answer for no news', async () => {
    const { server, tell, comeBack } = aPage();
    server.isDown = true;
    await comeBack();
    expect(tell).not.toHaveBeenCalled();
    Object.assign(server, { isDown: false, latest: 'two' });
    await comeBack();
    expect(tell).toHaveBeenCalledOnce();
  });

  it('asks nothing after it is stopped, or where it is of no build', async () => {
    const { server, stop, listeners } = aPage();
    stop();
    const unbuilt = aPage('');
    await vi.advanceTimersByTimeAsync(600_000);
    expect([server.asked, unbuilt.server.asked, Object.keys(listeners)]).toEqual([0, 0, []]);
  });
});
