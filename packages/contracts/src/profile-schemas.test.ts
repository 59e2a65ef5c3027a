import { describe, expect, it } from 'vitest';

import {
  authLoginInput,
  changeNoticeEmailInput,
  changePasswordInput,
  editProfileInput,
  productInitInput,
  sessionById,
} from './profile-schemas.ts';

const ID = '01940000-0000-7000-8000-000000000001';

describe('editProfileInput', () => {
  it('takes a name, a picture, none of them, or the wish for no picture', () => {
    expect(editProfileInput.validateSync({ name: '  Ada ' })).toEqual({ name: 'Ada' });
    expect(editProfileInput.isValidSync({ photo: ID })).toBe(true);
    expect(editProfileInput.isValidSync({ photo: '' })).toBe(true);
    expect(editProfileInput.validateSync({})).toEqual({});
  });

  it.each([{ name: 'x'.repeat(61) }, { photo: '../secret' }])('refuses %j', (input) => {
    expect(editProfileInput.isValidSync(input)).toBe(false);
  });
});

describe('changeNoticeEmailInput', () => {
  it('takes an address in lower case, or an empty one', () => {
    expect(changeNoticeEmailInput.validateSync({ email: ' Ada@Example.com ' })).toEqual({ email: 'ada@example.com' });
    expect(changeNoticeEmailInput.isValidSync({ email: '' })).toBe(true);
  });

  it.each([{}, { email: 'ada' }, { email: `${'a'.repeat(40)}@example.com` }])('refuses %j', (input) => {
    expect(changeNoticeEmailInput.isValidSync(input)).toBe(false);
  });
});

describe('sessionById', () => {
  it('takes an id or all others', () => {
    expect(sessionById.isValidSync({ id: ID })).toBe(true);
    expect(sessionById.isValidSync({ id: 'others' })).toBe(true);
    expect(sessionById.isValidSync({ id: 'all' })).toBe(false);
  });
});

it.each([
  [changePasswordInput, { password: 'in the clear' }],
  [authLoginInput, { provider: 'nobody', redirect_url: '/' }],
  [productInitInput, { integral_user_id: 'me', integral_token: 'ut_1', device_code: 'x' }],
])('refuses what no client of ours sends', (schema, input) => {
  expect(schema.isValidSync(input)).toBe(false);
});
