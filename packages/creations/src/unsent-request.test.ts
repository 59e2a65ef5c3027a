import { describe, expect, it } from 'vitest';

import { intentFor, type UnsentRequest } from './unsent-request.ts';

const request: UnsentRequest = { model: 'local', mode: 'text', input: { prompt: 'a fox', seed: 7 }, count: 1, cost: 8 };
let made = 0;
const newKey = () => `key-${(made += 1)}`;

describe('intentFor', () => {
  it('makes a key for each new request', () => {
    const first = intentFor(request, { before: null, newKey });
    expect(intentFor({ ...request, count: 2 }, { before: first, newKey }).key).not.toBe(first.key);
  });

  it('keeps the key of the same request that got no answer', () => {
    const first = intentFor(request, { before: null, newKey });
    expect(intentFor({ ...request, input: { prompt: 'a fox', seed: 7 } }, { before: first, newKey })).toBe(first);
  });

  it('takes another key when the price or the prompt changed', () => {
    const first = intentFor(request, { before: null, newKey });
    expect(intentFor({ ...request, cost: 9 }, { before: first, newKey }).key).not.toBe(first.key);
    expect(intentFor({ ...request, input: { prompt: 'a cat' } }, { before: first, newKey }).key).not.toBe(first.key);
  });
});
