import type { Animated, Ease, Key, Ticks } from '@kinora/contracts/timeline';

import { easedShare } from './bezier.ts';

export const hasKeys = (value: unknown): value is { readonly keys: readonly Key<number>[] } =>
  typeof value === 'object' && value !== null && 'keys' in value;

/** The place of the last key at or before a time, or -1. */
export function keyBefore(keys: readonly Key<number>[], at: Ticks): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const key = keys[middle];
    if (key && key.at <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function shareOf(ease: Ease, share: number): number {
  if (ease === 'hold') return 0;
  return ease === 'linear' ? share : easedShare(ease, share);
}

/** The value at a time from the start of the clip. Before the first key and after the last one it stands still. */
export function valueAt(value: Animated<number>, at: Ticks): number {
  if (!hasKeys(value)) return value;
  const { keys } = value;
  const place = keyBefore(keys, at);
  const [from, to] = [keys[place], keys[place + 1]];
  if (!from || !to) return from?.value ?? to?.value ?? 0;
  return from.value + (to.value - from.value) * shareOf(from.ease, (at - from.at) / (to.at - from.at));
}
