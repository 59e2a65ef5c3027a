import { describe, expect, it } from 'vitest';

import { scrollRule } from './first-scroll.ts';

const ruleAt = ({ kind = 'navigate', hash = '', top = 700 }) =>
  scrollRule({ kind: () => kind, hash: () => hash, top: () => top });

describe('the first page of a visit', () => {
  it('stays where somebody has read to; the next one begins at its top', () => {
    const mayScroll = ruleAt({});
    expect([mayScroll(), mayScroll()]).toEqual([false, true]);
  });

  it.each([
    ['is at its top', { top: 0 }],
    ['names a place in it', { hash: '#credits' }],
    ['was loaded anew', { kind: 'reload' }],
    ['was come back to', { kind: 'back_forward' }],
  ])('is put where it belongs when it %s', (_what, visit) => {
    expect(ruleAt(visit)()).toBe(true);
  });
});
