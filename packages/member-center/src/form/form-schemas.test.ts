import { describe, expect, it } from 'vitest';
import { ValidationError, type AnyObjectSchema } from 'yup';

import { deletionForm, emailForm, nameForm, passwordForm, proofForm } from './form-schemas.ts';

/** The first problem of each field. */
function problems(schema: AnyObjectSchema, typed: object): Record<string, string> {
  try {
    schema.validateSync(typed, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path = '', message }) => [path, message]));
  }
}

describe('forms of the Member Center', () => {
  it('ask for the password only where there is one', () => {
    expect(problems(proofForm(true), { current: '' })).toEqual({ current: 'login.passwordErrorNull' });
    expect(problems(proofForm(false), { current: '' })).toEqual({});
  });

  it('take an older password that today’s rules would refuse', () => {
    expect(problems(proofForm(true), { current: 'old' })).toEqual({});
  });

  it.each([
    ['', 'login.emailErrorNull'],
    ['ada', 'login.emailErrorReg'],
  ])('refuse the address "%s"', (email, problem) => {
    expect(problems(emailForm(true), { email, current: 'correct-horse' })).toEqual({ email: problem });
  });

  it.each([
    ['', 'login.passwordErrorNull'],
    ['short', 'login.passwordErrorLength'],
    ['with space', 'login.passwordErrorReg'],
    ['correct-horse', 'login.passwordErrorUsed'],
  ])('refuse the new password "%s"', (password, problem) => {
    expect(problems(passwordForm(true, 'spec'), { password, current: 'correct-horse' })).toEqual({ password: problem });
  });

  it('take a new password, and a first one', () => {
    expect(problems(passwordForm(true, 'spec'), { password: 'paper-boat-7', current: 'correct-horse' })).toEqual({});
    expect(problems(passwordForm(false, 'spec'), { password: 'paper-boat-7', current: '' })).toEqual({});
  });

  it('take a longer one under the profile hardened', () => {
    const long = { password: 'four words with spaces', current: 'short1' };
    expect(problems(passwordForm(true, 'hardened'), long)).toEqual({});
    expect(problems(passwordForm(true, 'hardened'), { ...long, password: 'seven-7' })).toEqual({
      password: 'login.passwordErrorLengthLong',
    });
  });

  it('delete only after the word was typed, in either case', () => {
    expect(problems(deletionForm(false, 'delete'), { word: 'keep' })).toEqual({ word: 'member.word' });
    expect(problems(deletionForm(false, 'delete'), { word: '' })).toEqual({ word: 'member.word' });
    expect(problems(deletionForm(false, 'delete'), { word: ' DELETE ' })).toEqual({});
  });

  it('let a name be empty', () => {
    expect(problems(nameForm, { name: '' })).toEqual({});
    expect(problems(nameForm, { name: 'x'.repeat(61) })).toEqual({ name: 'too-long' });
  });
});
