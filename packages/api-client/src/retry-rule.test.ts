import { describe, expect, it } from 'vitest';

import { retryAfterSeconds, retryDelay, shouldRetry } from './retry-rule.ts';

const failed = (method: string, status: number, headers: Record<string, unknown> = {}) => ({
  config: { method },
  response: { status, headers },
});

describe('shouldRetry', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('repeats GET, HEAD and DELETE on %i, never a POST', (status) => {
    const answers = ['get', 'HEAD', 'delete', 'post', 'PATCH'].map((method) => shouldRetry(failed(method, status)));
    expect(answers).toEqual([true, true, true, false, false]);
  });

  it.each([400, 401, 403, 404, 413, 501])('leaves %i as it is', (status) => {
    expect(shouldRetry(failed('get', status))).toBe(false);
  });

  it('does not repeat what got no answer, a time-out for one', () => {
    expect(shouldRetry({ config: { method: 'get' } })).toBe(false);
  });

  it.each([
    ['2', true],
    ['3', false],
    ['0', true],
    [undefined, true],
  ])('with Retry-After %s repeats: %s', (wait, answer) => {
    expect(shouldRetry(failed('get', 503, { 'retry-after': wait }))).toBe(answer);
  });
});

describe('retryAfterSeconds', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');

  it.each([
    ['30', 30],
    ['-4', 0],
    ['Sat, 21 Nov 2026 12:00:09 GMT', 9],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('reads %s as %s', (header, seconds) => {
    expect(retryAfterSeconds(header, now)).toBe(seconds);
  });
});

describe('retryDelay', () => {
  it.each([
    [undefined, 200],
    ['2', 2000],
  ])('with Retry-After %s waits %i ms', (wait, milliseconds) => {
    expect(retryDelay(failed('get', 503, { 'retry-after': wait }))).toBe(milliseconds);
  });
});
