import { describe, expect, it } from 'vitest';

import { CODE_ALPHABET, CODE_LENGTH } from './limits.ts';
import { codeInput, editPasswordInput, newPassword, sendCodeInput } from './recovery-schemas.ts';

const email = 'ada@example.com';
const password = 'a'.repeat(32);

describe('codeInput', () => {
  it('reads a code in either case', () => {
    expect(codeInput.validateSync({ email, code: ' abc234 ' })).toEqual({ email, code: 'ABC234' });
  });

  it('takes the 31 characters that codes are made of, and no other letter or digit', () => {
    const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    const taken = characters.filter((one) => codeInput.isValidSync({ email, code: one.repeat(CODE_LENGTH) }));
    expect(taken.join('')).toBe(CODE_ALPHABET);
    expect(new Set(CODE_ALPHABET).size).toBe(31);
  });

  it.each([
    ['', 'forgotPassword.codeErrorNull'],
    ['ABC23', 'forgotPassword.versionCodeMax'],
    ['ABC2345', 'forgotPassword.versionCodeMax'],
    ['ABC10O', 'LoginTip.correctVerifcationCode'],
  ])('refuses "%s" with %s', (code, key) => {
    expect(() => codeInput.validateSync({ email, code })).toThrow(key);
  });
});

describe('sendCodeInput', () => {
  it('takes 1 and 2, as a query sends them', () => {
    expect(sendCodeInput.validateSync({ email, is_account_email: '2' })).toEqual({ email, is_account_email: 2 });
    expect(() => sendCodeInput.validateSync({ email, is_account_email: '3' })).toThrow('unknown');
  });
});

describe('editPasswordInput', () => {
  it('wants the same password twice', () => {
    const input = { email, code: 'ABC234', password, password_confirmation: password.toUpperCase() };
    expect(editPasswordInput.isValidSync(input)).toBe(true);
    expect(() => editPasswordInput.validateSync({ ...input, password_confirmation: 'b'.repeat(32) })).toThrow(
      'login.passwordErrorSame',
    );
  });
});

describe('newPassword', () => {
  it('is the same twice', () => {
    expect(newPassword('spec').isValidSync({ password: 'paper-boat-7', confirmation: 'paper-boat-7' })).toBe(true);
    expect(() => newPassword('spec').validateSync({ password: 'paper-boat-7', confirmation: 'paper-boat-8' })).toThrow(
      'login.passwordErrorSame',
    );
  });

  it('keeps the rules of sign-up', () => {
    expect(() => newPassword('spec').validateSync({ password: 'short', confirmation: 'short' })).toThrow(
      'login.passwordErrorLength',
    );
    const long = { password: 'four words of spaces', confirmation: 'four words of spaces' };
    expect(newPassword('hardened').isValidSync(long)).toBe(true);
    expect(newPassword('spec').isValidSync(long)).toBe(false);
  });
});
