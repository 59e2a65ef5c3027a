import type { EffectBadge } from './effect-badges.ts';

/** Effects that not everybody has, by the id of their recipe; all others are open. */
export const EFFECT_BADGES: Readonly<Record<string, EffectBadge>> = {
  'collector-card': { isTrending: true },
  'dragon-heir': { isTrending: true },
  'electric-night': { isTrending: true },
  'neon-twist': { isTrending: true },
};
