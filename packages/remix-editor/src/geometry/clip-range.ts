import type { Clip, Ticks } from '@kinora/contracts/timeline';

/** The place of the first clip that ends after a time: clips are sorted and do not overlap. */
export function firstEndingAfter(clips: readonly Clip[], time: Ticks): number {
  let [low, high] = [0, clips.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const clip = clips[middle];
    if (clip && clip.start + clip.duration <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The clips of a list that are seen between two times. */
export function clipsBetween(clips: readonly Clip[], from: Ticks, to: Ticks): readonly Clip[] {
  const first = firstEndingAfter(clips, from);
  let end = first;
  for (let clip = clips[end]; clip && clip.start < to; clip = clips[end]) end += 1;
  return clips.slice(first, end);
}

/** The clip that holds a time. */
export function clipAt(clips: readonly Clip[], time: Ticks): Clip | undefined {
  const clip = clips[firstEndingAfter(clips, time)];
  return clip && clip.start <= time ? clip : undefined;
}

/** The clip whose middle is nearest to a time. */
export function clipNearest(clips: readonly Clip[], time: Ticks): Clip | undefined {
  const place = firstEndingAfter(clips, time);
  const near = [clips[place - 1], clips[place], clips[place + 1]].filter((clip) => clip !== undefined);
  const distance = ({ start, duration }: Clip) =>
    start <= time && time < start + duration ? -1 : Math.abs(start + duration / 2 - time);
  return near.toSorted((one, other) => distance(one) - distance(other))[0];
}
