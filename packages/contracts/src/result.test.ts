import { describe, expect, it } from 'vitest';

import { fail, ok, unreachable } from './result.ts';

describe('a result', () => {
  it('is a value or a failure', () => {
    expect(ok(7)).toEqual({ ok: true, value: 7 });
    expect(fail('why')).toEqual({ ok: false, failure: 'why' });
  });
});

describe('unreachable', () => {
  it('names the case that nobody handled', () => {
    expect(() => unreachable('new-case' as never)).toThrow('new-case');
  });
});
