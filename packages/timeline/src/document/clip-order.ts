import type { Clip, Ticks } from '@kinora/contracts/timeline';

export const endOf = (clip: Clip): Ticks => clip.start + clip.duration;

/** The place of the first clip that starts at or after a time. */
export function firstFrom(clips: readonly Clip[], time: Ticks): number {
  let low = 0;
  let high = clips.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const clip = clips[middle];
    if (clip && clip.start < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of the first clip that ends after a time: the one that holds it, or the next. */
export function firstEndingAfter(clips: readonly Clip[], time: Ticks): number {
  const next = firstFrom(clips, time);
  const before = clips[next - 1];
  return before && endOf(before) > time ? next - 1 : next;
}
