import type { Ticks } from '@kinora/contracts/timeline';
import type { MixPart } from '@kinora/timeline';

/** Ticks of a sample at 48 kHz. */
export const TICKS_PER_SAMPLE = 5;

/** The sample that begins at a moment, or the nearest: what ends and what begins there meet. */
export const sampleAt = (ticks: Ticks): number => Math.round(ticks / TICKS_PER_SAMPLE);

const FASTEST = 100;

/** How many times as fast a part plays. */
export function paceOf({ speed }: MixPart): number {
  const pace = speed.num / speed.den;
  return Number.isFinite(pace) && pace > 0 ? Math.min(FASTEST, Math.max(1 / FASTEST, pace)) : 1;
}
