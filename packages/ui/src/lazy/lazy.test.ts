import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  holdLazy,
  isFetchingAhead,
  isSomethingMissing,
  lazy,
  setMissingRecovery,
  reportMissing,
  shownPart,
  subscribeToLazy,
} from './lazy.ts';

afterEach(() => {
  vi.restoreAllMocks();
  setMissingRecovery(() => false);
  reportMissing(false);
});

describe('lazy', () => {
  it('is brought once, when it is first asked for', async () => {
    const bring = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
    const part = lazy(bring);
    expect([part.get(), bring.mock.calls.length]).toEqual([null, 0]);
    await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(['part', 'part']);
    expect([part.get(), bring.mock.calls.length, isSomethingMissing()]).toEqual(['part', 1, false]);
  });

  it('is missing when it does not come', async () => {
    const offline = new Error('offline');
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    const part = lazy(() => Promise.reject(offline));
    const heard = new Promise<boolean>((resolve) => {
      subscribeToLazy(() => resolve(isSomethingMissing()));
    });
    void part.load();
    await expect(heard).resolves.toBe(true);
    expect(part.get()).toBeNull();
    expect(complaints).toHaveBeenCalledWith(offline);
  });

  it('that is fetched ahead is there when it is asked for', async () => {
    const bring = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
    const part = lazy(bring);
    part.fetchAhead();
    expect(isFetchingAhead()).toBe(true);
    await vi.waitFor(() => expect(part.get()).toBe('part'));
    expect(isFetchingAhead()).toBe(false);
    part.fetchAhead();
    expect(bring).toHaveBeenCalledOnce();
  });

  it('that is fetched ahead is missed by nobody before it is asked for', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const part = lazy(() => Promise.reject(new Error('gone')));
    part.fetchAhead();
    await vi.waitFor(() => expect(isFetchingAhead()).toBe(false));
    expect(isSomethingMissing()).toBe(false);
    void part.load();
    await vi.waitFor(() => expect(isSomethingMissing()).toBe(true));
  });

  it('is not shown while a drawn page is taken over', async () => {
    const part = lazy(() => Promise.resolve('part'));
    holdLazy(true);
    await part.load();
    expect([part.get(), shownPart(part)]).toEqual(['part', null]);
    const heard = vi.fn<() => void>();
    const stop = subscribeToLazy(heard);
    holdLazy(false);
    expect([heard.mock.calls.length, shownPart(part)]).toEqual([1, 'part']);
    stop();
  });

  it('is not said to be missing while the page is loaded anew', () => {
    setMissingRecovery(() => true);
    reportMissing();
    expect(isSomethingMissing()).toBe(false);
    setMissingRecovery(() => false);
    reportMissing();
    expect(isSomethingMissing()).toBe(true);
  });
});
