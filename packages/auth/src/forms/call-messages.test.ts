import { describe, expect, it } from 'vitest';

import { callMessage, notTakenMessage } from './call-messages.ts';

describe('callMessage', () => {
  it.each([
    [null, 'in a moment'],
    [1, '{retryAfter} s.'],
    [120, '{retryAfter} s.'],
    [121, '{minutes, plural, one {# minute}'],
    [7200, '{minutes, plural, one {# minute}'],
    [7201, '{hours, plural, one {# hour}'],
  ])('says how long %s s are', (retryAfter, words) => {
    expect(callMessage({ kind: 'busy', retryAfter }).message).toContain(words);
  });

  it('rounds up, so that nobody comes too early', () => {
    expect(callMessage({ kind: 'busy', retryAfter: 121 }).values).toEqual({ minutes: 3 });
    expect(callMessage({ kind: 'busy', retryAfter: 7201 }).values).toEqual({ hours: 3 });
  });
});

describe('notTakenMessage', () => {
  it.each([
    ['clock', 'device’s clock'],
    ['wrong', 'Reload the page'],
  ])('says what to do about a sign that is %s', (sign, words) => {
    expect(notTakenMessage({ sign }).message).toContain(words);
  });
});
