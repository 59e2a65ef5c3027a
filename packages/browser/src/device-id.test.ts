// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { dropCookie } from './cookies.ts';
import { deviceId, knownDeviceId } from './device-id.ts';

const address = () => Promise.resolve('192.0.2.7');
/** A hash that shows what went into it. */
const hash = async (asked: Promise<string>) => `of ${await asked}`;

beforeEach(() => dropCookie('murmur'));
afterEach(() => vi.useRealTimers());

describe('deviceId', () => {
  it('is the hash of the browser, kept in a cookie', async () => {
    expect(knownDeviceId()).toBe('');
    expect(await deviceId({ address, hash: () => Promise.resolve('abc') })).toBe('abc');
    expect(knownDeviceId()).toBe('abc');
    expect(await deviceId({ address, hash: () => Promise.resolve('other') })).toBe('abc');
  });

  it('is found once for all who ask', async () => {
    const once = vi.fn<() => Promise<string>>(() => Promise.resolve('abc'));
    expect(await Promise.all([1, 2, 3].map(() => deviceId({ address, hash: once })))).toEqual(['abc', 'abc', 'abc']);
    expect(once).toHaveBeenCalledOnce();
  });

  it('is of the network address too, which is asked for only while the id is unknown', async () => {
    const ask = vi.fn<() => Promise<string>>(address);
    expect(await deviceId({ address: ask, hash })).toBe('of 192.0.2.7');
    expect(await deviceId({ address: ask, hash })).toBe('of 192.0.2.7');
    expect(ask).toHaveBeenCalledOnce();
  });

  it('does without an address that nobody can tell', async () => {
    expect(await deviceId({ address: () => Promise.reject(new Error('offline')), hash })).toBe('of ');
  });

  it('does without an address that comes late, and is still a hash', async () => {
    vi.useFakeTimers();
    const id = deviceId({ address: () => new Promise(() => {}), hash });
    await vi.advanceTimersByTimeAsync(700);
    expect(await id).toBe('of ');
  });

  it('is made of the moment when hashing fails', async () => {
    const id = await deviceId({ address, hash: () => Promise.reject(new Error('blocked')) });
    expect(Math.abs(Number.parseInt(id, 36) - Date.now())).toBeLessThan(10_000);
    expect(knownDeviceId()).toBe(id);
  });

  it('is made of the moment after one second without a hash', async () => {
    vi.useFakeTimers();
    const id = deviceId({ address, hash: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await id).toMatch(/^[0-9a-z]+-\d+$/);
  });
});
