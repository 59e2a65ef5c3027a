import { rightsOf } from '@kinora/contracts/plans';
import { describe, expect, it } from 'vitest';

import { planLimits, type AskedClips } from './plan-limits.ts';

const [free, basic, pro] = [rightsOf(null), rightsOf('basic'), rightsOf('pro')];
const one: AskedClips = { route: 'local', input: { resolution: '720p' }, count: 1 };
const now = Date.UTC(2026, 11, 1);

describe('a plan limits', () => {
  it('nothing of what everybody has', () => {
    expect(planLimits(one, free, { now })).toBeUndefined();
    expect(planLimits({ ...one, input: { effect: 'disco-fever' } }, free, { now })).toBeUndefined();
  });

  it.each([
    [free, 1, 2],
    [basic, 4, 5],
    [pro, 20, 21],
  ])('how many clips are asked for together', (rights, most, over) => {
    expect(planLimits({ ...one, count: most }, rights, { now })).toBeUndefined();
    expect(planLimits({ ...one, count: over }, rights, { now })).toEqual({ count: 'plan-needed' });
  });

  it('full HD of our own engine, and of nobody else', () => {
    const full = { ...one, input: { resolution: '1080p' } };
    expect(planLimits(full, free, { now })).toEqual({ resolution: 'plan-needed' });
    expect(planLimits(full, basic, { now })).toBeUndefined();
    expect(planLimits({ ...full, route: 'vendor' }, free, { now })).toBeUndefined();
  });

  it('effects that are trending or new', () => {
    const trending = { ...one, input: { effect: 'dragon-heir' } };
    expect(planLimits(trending, free, { now })).toEqual({ effect: 'plan-needed' });
    expect(planLimits(trending, basic, { now })).toBeUndefined();
    const early = { now, mark: { since: '2026-12-10' } };
    expect(planLimits(trending, basic, early)).toEqual({ effect: 'plan-needed' });
    expect(planLimits(trending, pro, early)).toBeUndefined();
  });

  it('several things at once, each by its name', () => {
    expect(planLimits({ ...one, input: { resolution: '1080p' }, count: 4 }, free, { now })).toEqual({
      count: 'plan-needed',
      resolution: 'plan-needed',
    });
  });
});
