import type { Ratio, Ticks } from '@kinora/contracts/timeline';

/** The gain at a moment of the timeline; 1 leaves a sound as it is. */
export interface GainPoint {
  readonly at: Ticks;
  readonly gain: number;
}

/** A part of a medium that is heard. */
export interface SoundEntry {
  readonly clipId: string;
  readonly mediaId: string;
  /** Where in the timeline it begins. */
  readonly at: Ticks;
  readonly duration: Ticks;
  /** Where in the medium its first sample is; a reversed one goes back from there. */
  readonly sourceFrom: Ticks;
  readonly speed: Ratio;
  readonly reversed: boolean;
  readonly keepPitch: boolean;
  /** In the order of their time; between two of them the gain goes evenly, outside it stays. */
  readonly gains: readonly GainPoint[];
}

/** Ticks of a sample at 48 kHz. */
export const TICKS_PER_SAMPLE = 5;

/** The sample that begins at a moment, or the nearest: what ends and what begins there meet. */
export const sampleAt = (ticks: Ticks): number => Math.round(ticks / TICKS_PER_SAMPLE);

const FASTEST = 100;

/** How many times as fast a part plays. */
export function paceOf({ speed }: SoundEntry): number {
  const pace = speed.num / speed.den;
  return Number.isFinite(pace) && pace > 0 ? Math.min(FASTEST, Math.max(1 / FASTEST, pace)) : 1;
}
