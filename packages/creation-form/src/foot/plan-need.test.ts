import { rightsOf } from '@kinora/contracts';
import { describe, expect, it } from 'vitest';

import { freshDraft, type Draft } from '../draft/draft.ts';
import { planNeeds } from './plan-need.ts';

const draft: Draft = { ...freshDraft('text', 7), model: 'local' };
const inFullHd: Draft = { ...draft, choices: { ...draft.choices, resolution: '1080p' } };

describe('what comes with a plan', () => {
  it('is nothing of a first draft', () => {
    expect(planNeeds(draft, rightsOf(null))).toEqual([]);
  });

  it('is more than one clip at once, by the plan', () => {
    expect(planNeeds({ ...draft, count: 2 }, rightsOf(null))).toEqual(['count']);
    expect(planNeeds({ ...draft, count: 4 }, rightsOf('basic'))).toEqual([]);
    expect(planNeeds({ ...draft, count: 8 }, rightsOf('basic'))).toEqual(['count']);
    expect(planNeeds({ ...draft, count: 20 }, rightsOf('pro'))).toEqual([]);
  });

  it('is full HD of our own engine, not that of a maker', () => {
    expect(planNeeds(inFullHd, rightsOf(null))).toEqual(['resolution']);
    expect(planNeeds({ ...inFullHd, model: 'pixverse-4-5' }, rightsOf(null))).toEqual([]);
    expect(planNeeds(inFullHd, rightsOf('basic'))).toEqual([]);
    expect(planNeeds({ ...inFullHd, count: 3 }, rightsOf(null))).toEqual(['count', 'resolution']);
  });
});
