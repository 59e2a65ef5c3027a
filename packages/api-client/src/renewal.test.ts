import { initTourists, login } from '@kinora/contracts/identity';
import { integral } from '@kinora/contracts/money';
import { describe, expect, it, vi } from 'vitest';

import { createRenewal } from './renewal.ts';

function sessionOf(first: string) {
  const state = { token: first };
  const renew = vi.fn<(stale: string) => Promise<boolean>>((stale) => {
    state.token = `${stale}+`;
    return Promise.resolve(true);
  });
  const clear = vi.fn<() => void>();
  const withSession = createRenewal({ token: () => state.token, renew, clear });
  /** An attempt that the server takes only with these tokens. */
  const attempt = (taken: readonly string[]) => () =>
    Promise.resolve({ code: taken.includes(state.token) ? 200 : 401, token: state.token });
  return { attempt, clear, renew, state, withSession };
}

describe('withSession', () => {
  it('leaves an attempt alone that worked', async () => {
    const { attempt, renew, withSession } = sessionOf('a');
    expect(await withSession(integral, attempt(['a']))).toEqual({ code: 200, token: 'a' });
    expect(renew).not.toHaveBeenCalled();
  });

  it('starts a session where there was none', async () => {
    const { attempt, renew, withSession } = sessionOf('');
    expect(await withSession(integral, attempt(['+']))).toEqual({ code: 200, token: '+' });
    expect(renew).toHaveBeenCalledExactlyOnceWith('');
  });

  it.each([login, initTourists])('never renews for $path', async (endpoint) => {
    const { attempt, renew, withSession } = sessionOf('a');
    expect(await withSession(endpoint, attempt([]))).toMatchObject({ code: 401 });
    expect(renew).not.toHaveBeenCalled();
  });

  it('renews again for the next session that ends', async () => {
    const { attempt, clear, renew, withSession } = sessionOf('a');
    await withSession(integral, attempt(['a+']));
    await withSession(integral, attempt(['a++']));
    await withSession(integral, attempt(['a+++']));
    expect(renew.mock.calls).toEqual([['a'], ['a+'], ['a++']]);
    expect(clear).not.toHaveBeenCalled();
  });

  it('gives up after two renewals that helped nothing', async () => {
    const { attempt, clear, renew, withSession } = sessionOf('a');
    for (let call = 0; call < 4; call += 1) await withSession(integral, attempt([]));
    expect(renew).toHaveBeenCalledTimes(2);
    expect(clear).toHaveBeenCalledOnce();
  });
});
