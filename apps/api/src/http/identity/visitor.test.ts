import { describe, expect, it } from 'vitest';

import { callerOf, originOf } from './visitor.ts';

describe('hashes of callers', () => {
  it('come from the first key, and name what the others would have made', () => {
    const before = originOf('192.0.2.7', 'laptop', ['old']);
    const after = originOf('192.0.2.7', 'laptop', ['new', 'old']);
    expect(before.earlier).toBeUndefined();
    expect(after.addressHash).not.toEqual(before.addressHash);
    expect(after.earlier).toEqual([before]);
  });

  it('do so for accounts too', () => {
    const named = { email: 'ada@example.com', deviceCode: 'laptop' };
    const before = callerOf('192.0.2.7', named, ['old']);
    expect(callerOf('192.0.2.7', named, ['new', 'older', 'old']).earlier?.at(-1)).toEqual(before);
    expect(callerOf('192.0.2.7', {}, ['new', 'old'])).toMatchObject({ account: null, earlier: [{ account: null }] });
  });
});
