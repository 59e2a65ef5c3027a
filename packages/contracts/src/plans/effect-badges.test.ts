import { describe, expect, it } from 'vitest';

import { EFFECT_BADGES } from './effect-badges.data.ts';
import { effectAccess, effectBadge } from './effect-badges.ts';
import { rightsOf } from './plans.ts';

const [free, basic, pro] = [rightsOf(null), rightsOf('basic'), rightsOf('pro')];
const DAY = 24 * 3_600_000;
const OPENS = Date.UTC(2026, 11, 1);

const at = (time: number) => [free, basic, pro].map((rights) => effectAccess({ since: '2026-12-01' }, rights, time));

describe('an effect', () => {
  it('is open where nothing is marked', () => {
    for (const name of ['disco-fever', '', 'toString', '__proto__']) {
      expect(effectAccess(effectBadge(name), free, OPENS)).toBe('open');
    }
  });

  it('that is trending is for members with a plan', () => {
    const marks = Object.keys(EFFECT_BADGES).map(effectBadge);
    expect(marks.some(({ isTrending }) => isTrending)).toBe(true);
    const mark = { isTrending: true };
    expect([free, basic, pro].map((rights) => effectAccess(mark, rights, OPENS))).toEqual([
      'plan-needed',
      'open',
      'open',
    ]);
  });

  it('that is new is for Pro two weeks before it is for all', () => {
    expect(at(OPENS - 14 * DAY - 1)).toEqual(['not-yet', 'not-yet', 'not-yet']);
    expect(at(OPENS - 14 * DAY)).toEqual(['plan-needed', 'plan-needed', 'open']);
    expect(at(OPENS - 1)).toEqual(['plan-needed', 'plan-needed', 'open']);
    expect(at(OPENS)).toEqual(['open', 'open', 'open']);
  });
});
