import { CODE_PAUSE_SECONDS } from '@kinora/contracts';

/** When the pause ends that begins now; epoch milliseconds. */
export const pauseEnd = (now: number): number => now + CODE_PAUSE_SECONDS * 1000;

/** Whole seconds left of a pause, by the clock: 60 to 0, whatever somebody does to the clock. */
export const secondsLeft = (end: number, now: number): number =>
  Math.min(CODE_PAUSE_SECONDS, Math.max(0, Math.ceil((end - now) / 1000)));
