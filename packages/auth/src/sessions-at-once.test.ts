import { dropTokens, dropUserInfo, readToken } from '@kinora/browser/kept';
import { someCredentials } from '@kinora/contracts/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { memberAtom } from './session-atoms.ts';
import { renewSessionAtom, signInAtom } from './session-calls-atoms.ts';
import { startSessionAtom } from './start-session-atoms.ts';
import { guest, member, openPage } from './testing/open-page.ts';
import { stubTabLocks } from './testing/stub-tab-locks.ts';

beforeEach(() => {
  dropTokens();
  dropUserInfo();
});

describe('signing in while a guest session is about to begin', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('begins no guest session: the browser would be bound to that one', async () => {
    stubTabLocks();
    const { names, store } = openPage({ ...member, ...guest });
    await Promise.all([store.set(signInAtom, someCredentials()), store.set(startSessionAtom)]);
    expect(names()).not.toContain('initTourists');
    expect(readToken()).toEqual({ owner: 'member', token: 'ut_token-of-ada' });
    expect(store.get(memberAtom)).toMatchObject({ email: 'ada@example.com' });
  });

  it('waits for one that is on its way', async () => {
    stubTabLocks();
    const { names, store } = openPage({ ...member, ...guest });
    await Promise.all([store.set(renewSessionAtom, ''), store.set(signInAtom, someCredentials())]);
    expect(names().slice(0, 2)).toEqual(['initTourists', 'login']);
    expect(readToken()?.owner).toBe('member');
  });
});
