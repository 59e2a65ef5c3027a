import { dropTokens, dropUserInfo, keepToken, writeUserInfo } from '@kinora/browser/kept';
import { beforeEach, describe, expect, it } from 'vitest';

import { memberOf, refreshed, storedSession } from './member.ts';

const ada = { id: '7', name: 'Ada', email: 'ada@example.com', photo: null, isPaid: true, hasPlan: true };

beforeEach(() => {
  dropTokens();
  dropUserInfo();
});

describe('storedSession', () => {
  it('is nobody’s without a token, whatever else is stored', () => {
    writeUserInfo({ ...ada, balance: 40 });
    expect(storedSession()).toEqual({ owner: 'nobody' });
  });

  it('is a guest’s with a guest’s token, whatever else is stored', () => {
    writeUserInfo({ ...ada, balance: 40 });
    keepToken({ owner: 'guest', token: 'tt_1' });
    expect(storedSession()).toEqual({ owner: 'guest' });
  });

  it('is the member’s with a member’s token, and nobody’s while we do not know whose', () => {
    keepToken({ owner: 'member', token: 'ut_1' });
    expect(storedSession()).toEqual({ owner: 'nobody' });
    writeUserInfo({ ...ada, balance: 40 });
    expect(storedSession()).toEqual({ owner: 'member', member: ada });
  });
});

describe('a member', () => {
  it('begins without a plan', () => {
    const signedIn = { memberId: '7', email: 'ada@example.com', photo: null, token: 'ut_1' };
    expect(memberOf(signedIn)).toEqual({ ...ada, name: '', isPaid: false, hasPlan: false });
  });

  it('keeps the plan we know of when the account is read again', () => {
    const account = { id: '7', name: 'Ada L.', email: 'ada@example.com', photo: '/a.png' };
    expect(refreshed(account, ada)).toEqual({ ...account, isPaid: true, hasPlan: true });
    expect(refreshed(account, null)).toEqual({ ...account, isPaid: false, hasPlan: false });
  });
});
