import { SUPPORT_TOPICS } from '@kinora/contracts';
import { supportInput } from '@kinora/contracts/schemas';
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';

import { fieldWords, supportWords, TOPIC_WORDS } from './support-messages.ts';

const busy = (retryAfter: number | null) => supportWords({ kind: 'busy', retryAfter });

describe('a message that was not sent', () => {
  it.each([
    [40, { seconds: 40 }],
    [61, { minutes: 2 }],
    [700, { minutes: 12 }],
    [3600, { hours: 1 }],
    [3601, { hours: 2 }],
  ])('says how long to wait for %i s', (seconds, values) => {
    expect(busy(seconds).values).toEqual(values);
    expect(busy(seconds).message).toContain('kept here');
  });

  it('is told to be kept, whatever the reason', () => {
    for (const failure of [
      { kind: 'busy', retryAfter: null },
      { kind: 'unreachable' },
      { kind: 'session-expired' },
      { kind: 'unexpected', code: 500, requestId: null },
      { kind: 'unexpected', code: 500, requestId: 'r-1' },
    ] as const) {
      expect(supportWords(failure).message).toContain('kept here');
    }
    expect(supportWords({ kind: 'unexpected', code: 500, requestId: 'r-1' }).message).toContain('report');
    expect(supportWords({ kind: 'invalid', fields: {} }).message).toContain('Check your message');
  });
});

describe('a field', () => {
  const unknown = fieldWords('email', 'no-such-problem').message;

  it.each([
    { topic: undefined, email: '', message: '' },
    { topic: 'weather', email: 'ada', message: 'x'.repeat(4001) },
  ])('has a sentence for every problem of %o', async (input) => {
    const error: unknown = await supportInput.validate(input, { abortEarly: false }).catch((reason: unknown) => reason);
    if (!(error instanceof ValidationError)) throw new Error('nothing was wrong');
    expect(error.inner.length).toBeGreaterThanOrEqual(3);
    for (const { path = '', message } of error.inner) expect(fieldWords(path, message).message).not.toBe(unknown);
  });
});

it('names every topic', () => {
  expect(Object.keys(TOPIC_WORDS).toSorted()).toEqual([...SUPPORT_TOPICS].toSorted());
});
