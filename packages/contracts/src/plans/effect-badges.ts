import { EFFECT_BADGES } from './effect-badges.data.ts';
import type { PlanRights } from './plan-types.ts';

export interface EffectBadge {
  /** For members whose plan has trending effects. */
  readonly isTrending?: boolean;
  /** The day from which everybody has it, in UTC as `2026-12-01`; plans with early effects have it some days before. */
  readonly since?: string;
}

/** `not-yet`: not available on any plan at this time. */
export type EffectAccess = 'open' | 'plan-needed' | 'not-yet';

const DAY_MS = 24 * 3_600_000;
/** How long before everybody the first members have a new effect. */
const EARLIEST_DAYS = 14;

export const effectBadge = (effect: string): EffectBadge =>
  (Object.hasOwn(EFFECT_BADGES, effect) ? EFFECT_BADGES[effect] : undefined) ?? {};

/** Whether a member with these rights has an effect at a time (epoch milliseconds). */
export function effectAccess(
  { isTrending = false, since }: EffectBadge,
  { earlyEffectDays, hasTrendingEffects }: PlanRights,
  now: number,
): EffectAccess {
  const opens = since === undefined ? Number.NEGATIVE_INFINITY : Date.parse(since);
  if (now < opens - EARLIEST_DAYS * DAY_MS) return 'not-yet';
  const isEarly = now < opens - earlyEffectDays * DAY_MS;
  return isEarly || (isTrending && !hasTrendingEffects) ? 'plan-needed' : 'open';
}
