// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { readCookie } from './cookies.ts';
import { dropTokens, keepToken, readToken } from './tokens.ts';

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
