import type { RecipeOperation } from '@kinora/contracts/recipe';
import { clamp, smoothStep } from '@kinora/drawing';

import type { Moment } from './studio.ts';

/** Share of the clip over which a step comes and goes. */
const FADE = 0.06;

/** A moment of the clip, in seconds and as a share, as a step sees it. */
export function momentOf(
  { during }: RecipeOperation,
  { time, whole, seconds }: { readonly time: number; readonly whole: number; readonly seconds: number },
): Moment {
  if (!during) return { time, whole, progress: whole, presence: 1, since: time };
  const [from, to] = during;
  const rise = from > 0 ? smoothStep(from, from + FADE, whole) : 1;
  const fall = to < 1 ? 1 - smoothStep(to, to + FADE, whole) : 1;
  return {
    time,
    whole,
    progress: clamp((whole - from) / (to - from)),
    presence: rise * fall,
    since: time - from * seconds,
  };
}
