import { rightsOf } from '@kinora/contracts/plans';
import { describe, expect, it } from 'vitest';

import { effectNeeds, planNeeds } from './plan-need.ts';

const clips = { model: 'local', count: 1, resolution: '720p' };
const inFullHd = { ...clips, resolution: '1080p' };

describe('what comes with a plan', () => {
  it('is nothing of a first draft', () => {
    expect(planNeeds(clips, rightsOf(null))).toEqual([]);
    expect(planNeeds({ model: 'local', count: 1 }, rightsOf(null))).toEqual([]);
  });

  it('is more than one clip at once, by the plan', () => {
    expect(planNeeds({ ...clips, count: 2 }, rightsOf(null))).toEqual(['count']);
    expect(planNeeds({ ...clips, count: 4 }, rightsOf('basic'))).toEqual([]);
    expect(planNeeds({ ...clips, count: 8 }, rightsOf('basic'))).toEqual(['count']);
    expect(planNeeds({ ...clips, count: 20 }, rightsOf('pro'))).toEqual([]);
  });

  it('is full HD of our own engine, not that of a vendor', () => {
    expect(planNeeds(inFullHd, rightsOf(null))).toEqual(['resolution']);
    expect(planNeeds({ ...inFullHd, model: 'pixverse-4-5' }, rightsOf(null))).toEqual([]);
    expect(planNeeds(inFullHd, rightsOf('basic'))).toEqual([]);
    expect(planNeeds({ ...inFullHd, count: 3 }, rightsOf(null))).toEqual(['count', 'resolution']);
  });
});

describe('what comes with a plan of an effect', () => {
  const now = Date.UTC(2026, 10, 22);

  it('is what is in fashion, until there is a plan', () => {
    expect(effectNeeds({ effect: 'neon-twist' }, rightsOf(null), now)).toEqual(['effect']);
    expect(effectNeeds({ effect: 'neon-twist', resolution: '1080p' }, rightsOf(null), now)).toEqual([
      'effect',
      'resolution',
    ]);
    expect(effectNeeds({ effect: 'neon-twist', resolution: '1080p' }, rightsOf('pro'), now)).toEqual([]);
  });

  it('is what is not everybody’s yet', () => {
    const early = { effect: 'new-one', mark: { since: '2026-11-24' } };
    expect(effectNeeds(early, rightsOf(null), now)).toEqual(['effect']);
    expect(effectNeeds(early, rightsOf('pro'), now)).toEqual([]);
    expect(effectNeeds(early, rightsOf(null), now + 3 * 24 * 3_600_000)).toEqual([]);
  });

  it('is nothing of all others', () => {
    expect(effectNeeds({ effect: 'paper-boat', resolution: '720p' }, rightsOf(null), now)).toEqual([]);
  });
});
