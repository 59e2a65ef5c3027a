import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { busyWords, memberProblem, type MemberReason } from './failure-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
const refused = (reason: MemberReason) => ({ kind: 'refused', reason, details: {} }) as const;
const said = ({ message }: { message?: string | undefined }) => message;

describe('what went wrong with the own account', () => {
  it.each([
    ['wrong-password', 'current', 'That isn’t your password.'],
    ['email-taken', 'email', 'Another account uses this email address.'],
    ['only-way-in', null, 'This is your only sign-in.'],
    ['unknown-sign-in', null, 'It’s no longer connected.'],
    ['already-linked', null, 'already connected to a Google account'],
    ['not-configured', null, 'Google sign-in is no longer available'],
    ['unknown-upload', null, 'The upload expired.'],
    ['members-only', null, 'Your session ended.'],
  ] as const)('%s', (reason, field, start) => {
    const problem = memberProblem(refused(reason));
    expect(problem.field).toBe(field);
    expect(said(problem.message)).toContain(start);
  });

  it('asks for a fresh login where there is no password to check', () => {
    const { field, message } = memberProblem(refused('wrong-password'), { hasPassword: false });
    expect([field, said(message)]).toEqual([null, expect.stringContaining('within 10 minutes')]);
  });

  it.each([
    [{ email: 'login.emailErrorReg' }, 'email'],
    [{ password: 'login.passwordErrorCommon' }, 'password'],
    [{ current: 'too-long' }, 'current'],
    [{ name: 'too-long' }, 'name'],
    [{ sign: 'wrong' }, null],
  ])('finds the field of %o', (fields, field) => {
    expect(memberProblem({ kind: 'invalid', fields }).field).toBe(field);
  });

  it('says what to do without an answer, and with a strange one', () => {
    expect(said(memberProblem({ kind: 'unreachable' }).message)).toContain('Check your connection');
    expect(said(memberProblem({ kind: 'session-expired' }).message)).toContain('Log in and try again');
    const odd = memberProblem({ kind: 'unexpected', code: 500, requestId: null });
    expect(said(odd.message)).toContain('Nothing was changed');
    expect(said(memberProblem({ kind: 'busy', retryAfter: 60 }).message)).toContain('Too many tries');
  });
});

describe('a wait', () => {
  it.each([
    [null, 'The server is busy. Try again in a moment.'],
    [42, 'Too many tries. Try again in 42 s.'],
    [3000, 'Too many tries. Try again in 50 min.'],
  ])('%s', (seconds, words) => {
    expect(i18n._(busyWords(seconds))).toBe(words);
  });
});
