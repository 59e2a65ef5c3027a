// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';

import { dropCookie, writeCookie } from './cookies.ts';
import { readToken, TOKEN_COOKIES } from './tokens.ts';

beforeEach(() => Object.values(TOKEN_COOKIES).forEach(dropCookie));

it('is the member’s before the guest’s, whatever else there is', () => {
  writeCookie('token', 'xt_1');
  writeCookie('kinora_user', 'xt_1');
  expect(readToken()).toBeNull();
  writeCookie('touristToken', 'tt_1');
  expect(readToken()).toEqual({ owner: 'guest', token: 'tt_1' });
  writeCookie('userToken', 'ut_1');
  expect(readToken()).toEqual({ owner: 'member', token: 'ut_1' });
});
