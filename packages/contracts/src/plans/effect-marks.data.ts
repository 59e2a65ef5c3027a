import type { EffectMark } from './effect-marks.ts';

/** Effects that not everybody has, by the id of their recipe; all others are open. */
export const EFFECT_MARKS: Readonly<Record<string, EffectMark>> = {
  'collector-card': { isTrending: true },
  'dragon-heir': { isTrending: true },
  'electric-night': { isTrending: true },
  'neon-twist': { isTrending: true },
};
