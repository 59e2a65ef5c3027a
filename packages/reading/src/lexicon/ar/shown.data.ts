import type { LightWords } from '../light-lexicon.ts';

/** What a set shows besides its own name. */
export const SHOWN: NonNullable<LightWords['shown']> = {
  alley: ['مدينة', 'أضواء', 'لافتات'],
  stage: ['أضواء', 'ستارة', 'جمهور'],
  space: ['نجوم', 'نجم'],
  underwater: ['فقاعات', 'فقاعة'],
  abstract: ['أشكال', 'شكل', 'ألوان', 'عائمة'],
};
