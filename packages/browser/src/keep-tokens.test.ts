// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { readCookie } from './cookies.ts';
import { dropTokens, hideToken, isLeaving, keepToken, noteLeaving } from './keep-tokens.ts';
import { readToken } from './tokens.ts';

const NAMES = ['token', 'userToken', 'touristToken', 'kinora_user'];

beforeEach(dropTokens);

describe('the token of this browser', () => {
  it('is none at first', () => {
    expect(readToken()).toBeNull();
  });

  it('of a guest lies in its own cookie and in the one in use', () => {
    keepToken({ owner: 'guest', token: 'tt_1' });
    expect(NAMES.map(readCookie)).toEqual(['tt_1', '', 'tt_1', '']);
    expect(readToken()).toEqual({ owner: 'guest', token: 'tt_1' });
  });

  it('of a member takes the place of the guest and is copied for our other sites', () => {
    keepToken({ owner: 'guest', token: 'tt_1' });
    keepToken({ owner: 'member', token: 'ut_1' });
    expect(NAMES.map(readCookie)).toEqual(['ut_1', 'ut_1', '', 'ut_1']);
    expect(readToken()).toEqual({ owner: 'member', token: 'ut_1' });
  });

  it('leaves no cookie behind', () => {
    keepToken({ owner: 'member', token: 'ut_1' });
    dropTokens();
    expect(NAMES.map(readCookie)).toEqual(['', '', '', '']);
  });
});

describe('a token that the server keeps', () => {
  it('leaves a mark of its session, which is another one each time', () => {
    keepToken({ owner: 'guest', token: '' });
    const first = readToken();
    expect(first).toEqual({ owner: 'guest', token: expect.stringMatching(/^mark_\w+$/) as string });
    keepToken({ owner: 'member', token: '' });
    expect(NAMES.map(readCookie)).toEqual(['', expect.stringMatching(/^mark_/), '', '']);
    expect(readToken()?.owner).toBe('member');
    expect(readToken()?.token).not.toBe(first?.token);
  });

  it.each(['member', 'guest'] as const)('takes the place of that of a %s which the page held before', (owner) => {
    keepToken({ owner, token: 'xt_1' });
    hideToken('xt_2');
    expect(readToken()).toEqual({ owner, token: 'xt_1' });
    hideToken('xt_1');
    expect(NAMES.map(readCookie).join(' ')).not.toContain('xt_1');
    const marked = readToken();
    expect(marked).toEqual({ owner, token: expect.stringMatching(/^mark_/) as string });
    hideToken(marked?.token ?? '');
    expect(readToken()).toEqual(marked);
  });

  it('is remembered to be ended, until somebody comes', () => {
    expect(isLeaving()).toBe(false);
    noteLeaving();
    expect([isLeaving(), readToken()]).toEqual([true, null]);
    keepToken({ owner: 'member', token: '' });
    expect(isLeaving()).toBe(false);
  });
});
