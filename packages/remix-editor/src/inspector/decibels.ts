/** The quietest that a slider shows; below it a sound is off. */
export const QUIETEST = -60;
export const LOUDEST = 12;

/** A gain in decibels, rounded to a tenth; the quietest for silence. */
export function decibelsOf(gain: number): number {
  if (gain <= 0) return QUIETEST;
  return Math.min(LOUDEST, Math.max(QUIETEST, Math.round(200 * Math.log10(gain)) / 10));
}

/** The gain of so many decibels; the quietest is silence. */
export const gainOf = (decibels: number): number => (decibels <= QUIETEST ? 0 : 10 ** (decibels / 20));
