// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { dropUserInfo, readUserInfo, watchUserInfo, writeUserInfo } from './user-info.ts';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, balance: 40, isPaid: true, hasPlan: false };

beforeEach(dropUserInfo);

describe('the remembered member', () => {
  it('comes back as it was written', () => {
    writeUserInfo(ada);
    expect(readUserInfo()).toEqual(ada);
  });

  it('is stored under the names of the specification, without any token', () => {
    writeUserInfo(ada);
    const stored: unknown = JSON.parse(window.localStorage.getItem('userInfo') ?? '');
    expect(stored).toEqual({
      id: '7',
      user_id: '7',
      name: '',
      email: 'ada@example.com',
      head_photo: null,
      total_integral: 40,
      paid: 1,
      isSubscription: false,
    });
  });

  it.each(['[]', '{"id":7,"email":"ada@example.com"}', '{"id":"7"}', 'ada'])('is nobody where %s is stored', (text) => {
    window.localStorage.setItem('userInfo', text);
    expect(readUserInfo()).toBeNull();
    expect(window.localStorage.getItem('userInfo')).toBeNull();
  });

  it('has no credits where the number is damaged', () => {
    window.localStorage.setItem('userInfo', '{"id":"7","email":"ada@example.com","total_integral":"many"}');
    expect(readUserInfo()).toMatchObject({ balance: 0, isPaid: false });
  });
});

const change = (key: string | null) => globalThis.dispatchEvent(new StorageEvent('storage', { key }));

it('calls back when another tab changes it, and no longer after a stop', () => {
  let calls = 0;
  const stop = watchUserInfo(() => (calls += 1));
  change('userInfo');
  change('something else');
  change(null);
  expect(calls).toBe(2);
  stop();
  change('userInfo');
  expect(calls).toBe(2);
});
