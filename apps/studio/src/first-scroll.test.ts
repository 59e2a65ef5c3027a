import { describe, expect, it } from 'vitest';

import { scrollRule } from './first-scroll.ts';

const ruleAt = ({ kind = 'navigate', hash = '', top = 700 }) =>
  scrollRule({ kind: () => kind, hash: () => hash, path: () => '/home/', top: () => top, toTop: () => {} });

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

/** Goes through addresses; says after each how often the page was put to its top. */
function walk(addresses: readonly string[]): readonly number[] {
  let [address, tops] = ['', 0];
  const partOf = (at: 0 | 1) => address.split('#')[at] ?? '';
  const mayScroll = scrollRule({
    kind: () => 'navigate',
    hash: () => (partOf(1) === '' ? '' : `#${partOf(1)}`),
    path: () => partOf(0),
    top: () => 700,
    toTop: () => {
      tops += 1;
    },
  });
  return addresses.map((next) => {
    address = next;
    mayScroll();
    return tops;
  });
}

describe('a page whose address has a fragment', () => {
  it('begins at its top when one comes from another page', () => {
    expect(walk(['/home/', '/text-to-video/#model=local', '/text-to-video/'])).toEqual([0, 1, 1]);
  });

  it('stays where it is when only the fragment changes, and when it is the first', () => {
    expect(walk(['/terms/#credits', '/terms/#files', '/terms/'])).toEqual([0, 0, 0]);
  });
});
