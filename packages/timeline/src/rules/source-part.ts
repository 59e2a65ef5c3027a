import type { Clip, MediaClip, MediaTable, Ratio, Ticks } from '@kinora/contracts/timeline';

import { isMediaClip, usedSource } from '../problems/clip-problems.ts';
import { floorToFrame, frameLength, multiplyFloor } from '../time/ticks.ts';

/** How much longer a clip can get at each side; `isOffline` if the length of its medium is unknown. */
export interface Room {
  readonly start: Ticks;
  readonly end: Ticks;
  readonly isOffline: boolean;
}

const ENDLESS: Room = { start: Infinity, end: Infinity, isOffline: false };
const OFFLINE: Room = { start: 0, end: 0, isOffline: true };

/** Whether a clip plays through a medium. Pictures, titles and effects have no length of their own. */
export const isPlayed = (clip: Clip): clip is MediaClip => isMediaClip(clip) && clip.kind !== 'image';

export function mediumLength(clip: MediaClip, media: MediaTable): Ticks | null {
  return Object.hasOwn(media, clip.mediaId) ? (media[clip.mediaId]?.duration ?? null) : null;
}

/** The longest clip that fits into a span of its medium. */
const longestOf = (source: Ticks, { num, den }: Ratio) =>
  multiplyFloor(source + 1, den, num) - isWhole(source + 1, den, num);
const isWhole = (value: number, times: number, by: number) =>
  multiplyFloor(value, times, by) === -multiplyFloor(-value, times, by) ? 1 : 0;

/** What the medium of a clip has left before and after the part that it plays. */
export function roomOf(clip: Clip, media: MediaTable): Room {
  if (!isPlayed(clip)) return ENDLESS;
  const length = mediumLength(clip, media);
  if (length === null) return OFFLINE;
  const { sourceIn, speed, duration, reversed } = clip;
  const played = sourceIn + usedSource(clip);
  const head = reversed ? length - played : sourceIn;
  const tail = reversed ? played : length - sourceIn;
  return {
    start: Math.max(0, multiplyFloor(head, speed.den, speed.num)),
    end: Math.max(0, longestOf(tail, speed) - duration),
    isOffline: false,
  };
}

/** Where a part of a clip begins in the medium. The part counts from the start of the clip and may reach beyond it. */
export function sourceInOf(clip: MediaClip, from: Ticks, to: Ticks): Ticks {
  const { num, den } = clip.speed;
  const skipped = multiplyFloor(from, num, den);
  if (!clip.reversed) return clip.sourceIn + skipped;
  return clip.sourceIn + usedSource(clip) - skipped - multiplyFloor(to - from, num, den);
}

/** The length of a clip that plays a span at a speed: whole frames, at least one. */
export function lengthAtSpeed(span: Ticks, speed: Ratio, rate: Ratio): Ticks {
  return Math.max(frameLength(rate), floorToFrame(multiplyFloor(span, speed.den, speed.num), rate));
}

/** The span a clip was cut to. After a change of speed it plays up to a frame less than that. */
export function spanOf(clip: MediaClip, rate: Ratio): Ticks {
  const { sourceDuration, speed, duration } = clip;
  if (sourceDuration === null) return usedSource(clip);
  return lengthAtSpeed(sourceDuration, speed, rate) === duration ? sourceDuration : usedSource(clip);
}
