import { fakeApi } from '@kinora/testkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { announceSignIn } from './announce-sign-in.ts';

const product = { productId: 'm-1', productToken: 'i-1', isPaid: false, hasPlan: false };
const newcomer = { token: 'ut_1', deviceId: 'd-1', product };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the announcement of a sign-in', () => {
  it('tells the product what it said itself, and binds the device', async () => {
    const api = fakeApi({ productInit: { data: { is_register_send: true } }, bindDevice: { data: null } });
    await announceSignIn(api, newcomer);
    expect(api.calls).toEqual([
      { name: 'productInit', input: { integral_user_id: 'm-1', integral_token: 'i-1', device_code: 'd-1' } },
      { name: 'bindDevice', input: { device_code: 'd-1', token: 'ut_1' } },
      { name: 'permissions', input: {} },
    ]);
  });

  it('binds the device also where the product said nothing, and is silent about failures', async () => {
    const api = fakeApi({ bindDevice: { code: 500 }, permissions: { offline: true } });
    await announceSignIn(api, { ...newcomer, product: undefined });
    expect(api.calls.map(({ name }) => name)).toEqual(['bindDevice', 'permissions']);
  });

  it('waits a second at most', async () => {
    const ended = vi.fn<() => void>();
    void announceSignIn(fakeApi({ productInit: { forever: true }, bindDevice: { forever: true } }), newcomer).then(
      ended,
    );
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
  });
});
