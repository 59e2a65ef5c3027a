/** One full turn in radians. */
export const TAU = Math.PI * 2;

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** Hermite ramp: 0 below `from`, 1 above `to`, no corner between. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Remainder that stays positive for negative values. */
export function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}

export function fraction(value: number): number {
  return value - Math.floor(value);
}

/** The item at a place that wraps around; the list must not be empty. */
export function pick<T>(list: readonly T[], index: number): T {
  const item = list[modulo(Math.floor(index), list.length)];
  if (item === undefined) throw new RangeError('pick needs a list with items');
  return item;
}
