import { expect, it } from 'vitest';

import { refused, unanswered, unreadable } from './failures.ts';

const answer = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: Buffer.from('words'),
});

it.each([
  [400, { reason: 'bad-settings', at: 'request', mayRun: false }],
  [401, { reason: 'key-refused', at: 'route', mayRun: false }],
  [402, { reason: 'quota', at: 'route', mayRun: false }],
  [404, { reason: 'gone', at: 'route', mayRun: false }],
  [408, { reason: 'no-answer', at: 'route', mayRun: true }],
  [413, { reason: 'bad-file', at: 'request', mayRun: false }],
  [429, { reason: 'busy', at: 'route', mayRun: false }],
  [500, { reason: 'no-answer', at: 'route', mayRun: true }],
  [502, { reason: 'no-answer', at: 'route', mayRun: true }],
  [503, { reason: 'no-answer', at: 'route', mayRun: false }],
])('knows what a bare %i means', (status, meaning) => {
  expect(refused(answer(status))).toMatchObject(meaning);
});

it('believes the vendor’s word rather than the status', () => {
  const failure = refused(answer(500), { meaning: ['withheld', 'request'], code: 'Policy', reference: 'r1' });
  expect(failure).toMatchObject({ reason: 'withheld', at: 'request', mayRun: false, code: 'Policy', reference: 'r1' });
});

it('reads how long to wait in seconds and as a date', () => {
  expect(refused(answer(429, { 'retry-after': '12' })).retryAfterMs).toBe(12_000);
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  expect(refused(answer(429, { 'retry-after': inAMinute })).retryAfterMs).toBeGreaterThan(50_000);
  expect(refused(answer(429, { 'retry-after': 'soon' }))).not.toHaveProperty('retryAfterMs');
});

it('counts what was sent as perhaps running', () => {
  expect(unanswered({ problem: 'timed-out', isSent: true, detail: '' })).toMatchObject({
    reason: 'no-answer',
    mayRun: true,
  });
  expect(unanswered({ problem: 'no-answer', isSent: false, detail: '' })).toMatchObject({ mayRun: false });
  expect(unanswered({ problem: 'aborted', isSent: true, detail: '' })).toMatchObject({ reason: 'interrupted' });
  expect(unreadable(answer(200))).toMatchObject({ reason: 'no-answer', mayRun: true });
});
