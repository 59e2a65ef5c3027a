// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { dropCookie } from './cookies.ts';
import { deviceId, knownDeviceId } from './device-id.ts';

beforeEach(() => dropCookie('murmur'));
afterEach(() => vi.useRealTimers());

describe('deviceId', () => {
  it('is the hash of the browser, kept in a cookie', async () => {
    expect(knownDeviceId()).toBe('');
    expect(await deviceId(() => Promise.resolve('abc'))).toBe('abc');
    expect(knownDeviceId()).toBe('abc');
    expect(await deviceId(() => Promise.resolve('other'))).toBe('abc');
  });

  it('is found once for all who ask', async () => {
    const hash = vi.fn<() => Promise<string>>(() => Promise.resolve('abc'));
    expect(await Promise.all([deviceId(hash), deviceId(hash), deviceId(hash)])).toEqual(['abc', 'abc', 'abc']);
    expect(hash).toHaveBeenCalledOnce();
  });

  it('is made of the moment when hashing fails', async () => {
    const id = await deviceId(() => Promise.reject(new Error('blocked')));
    expect(Math.abs(Number.parseInt(id, 36) - Date.now())).toBeLessThan(10_000);
    expect(knownDeviceId()).toBe(id);
  });

  it('is made of the moment after one second without a hash', async () => {
    vi.useFakeTimers();
    const id = deviceId(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await id).toMatch(/^[0-9a-z]+-\d+$/);
  });
});
