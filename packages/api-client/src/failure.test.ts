import { createCreations, getCreation } from '@kinora/contracts/creations';
import { login } from '@kinora/contracts/identity';
import { saveEdits } from '@kinora/contracts/projects';
import { describe, expect, it } from 'vitest';

import { failureOf } from './failure.ts';

const answer = (code: number, data: unknown = null, retryAfter: number | null = null) => ({ code, data, retryAfter });

describe('failureOf', () => {
  it.each([
    [409, null, { kind: 'refused', reason: 'wrong-password', details: {} }],
    [400, { fields: { email: 'login.emailErrorReg' } }, { kind: 'invalid', fields: { email: 'login.emailErrorReg' } }],
    [400, null, { kind: 'invalid', fields: {} }],
    [400, { fields: { prompt: 'missing' }, line: 3 }, { kind: 'invalid', fields: { prompt: 'missing' }, line: 3 }],
    [401, null, { kind: 'session-expired' }],
    [420, null, { kind: 'session-expired' }],
    [404, null, { kind: 'unexpected', code: 404, requestId: null }],
    [500, { request_id: 'r-1' }, { kind: 'unexpected', code: 500, requestId: 'r-1' }],
    [502, '<html>', { kind: 'unexpected', code: 502, requestId: null }],
  ])('names code %i with %o', (code, data, failure) => {
    expect(failureOf(login, answer(code, data))).toEqual(failure);
  });

  it('prefers the reason of the endpoint over the general meaning of a code', () => {
    expect(failureOf(getCreation, answer(404))).toEqual({ kind: 'refused', reason: 'unknown-creation', details: {} });
  });

  it('hands on the true quote and why content was refused', () => {
    const quote = { each: 8, total: 16, balance: 10 };
    expect(failureOf(createCreations, answer(402, { quote }))).toMatchObject({ details: { quote } });
    expect(failureOf(createCreations, answer(422, { reason: 'script-without-font', script: 'Thai' }))).toEqual({
      kind: 'refused',
      reason: 'content-refused',
      details: { reason: 'script-without-font', script: 'Thai' },
    });
  });

  it('hands on what is kept of a project, and what is wrong in it', () => {
    const theirs = { revision: 3, document: { name: 'A ship' } };
    expect(failureOf(saveEdits, answer(409, { theirs }))).toEqual({
      kind: 'refused',
      reason: 'revision-conflict',
      details: { theirs },
    });
    const problems = [{ problem: 'overlap', id: 'c1' }];
    expect(failureOf(saveEdits, answer(422, { problems }))).toMatchObject({ details: { problems } });
  });

  it.each([
    [{ retry_after: 30 }, 5, 30],
    [null, 5, 5],
    [null, null, null],
  ])('says how long it is busy: %o and header %s', (data, header, seconds) => {
    expect(failureOf(login, answer(429, data, header))).toEqual({ kind: 'busy', retryAfter: seconds });
    expect(failureOf(login, answer(503, data, header))).toEqual({ kind: 'busy', retryAfter: seconds });
  });
});
