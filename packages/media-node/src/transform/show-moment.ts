import type { Pixels } from '@kinora/drawing';
import { continueClip, createInBetween, mixFrames, type Continuation } from '@kinora/drawing/motion';
import type { Moment } from '@kinora/footage';

import type { FrameWindow } from './frame-window.ts';

/** Frames of the past from which a clip goes on. */
const PAST = 12;

interface Place {
  readonly position: number;
  readonly beyond: number;
}

interface Clip {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly fps: number;
}

/** An opaque white frame to paint on. */
export const blankFrame = ({ width, height }: Pick<Clip, 'height' | 'width'>): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(255),
});

/** Makes what the frames of a result show from the frames of a source: as they are, between two, beyond the last. */
export function createMomentPainter(clip: Clip, window: FrameWindow) {
  const second = blankFrame(clip);
  let inBetween: ReturnType<typeof createInBetween> | null = null;
  let further: { readonly from: number; readonly continuation: Continuation } | null = null;

  async function continueFrom(last: number): Promise<Continuation> {
    if (further?.from === last) return further.continuation;
    const first = Math.max(0, last - PAST + 1);
    const frames: Pixels[] = [];
    for (let index = first; index <= last; index += 1) frames.push(await window.frame(index));
    further = { from: last, continuation: continueClip(frames, clip.fps) };
    return further.continuation;
  }

  async function between({ position }: Place, kind: Moment['between'], target: Pixels) {
    const index = Math.min(clip.frames - 1, Math.floor(position));
    const share = position - index;
    const first = await window.frame(index);
    if (share === 0) return target.data.set(first.data);
    const other = await window.frame(Math.min(clip.frames - 1, index + 1));
    if (kind === 'blend') return mixFrames(first, other, { share, target });
    inBetween ??= createInBetween(clip);
    return inBetween.between(first, other, { share, target });
  }

  async function paintPlace(place: Place, kind: Moment['between'], target: Pixels) {
    if (place.beyond === 0) return between(place, kind, target);
    const continuation = await continueFrom(Math.round(place.position));
    return continuation.frame(place.beyond, target);
  }

  return async ({ between: kind, over, ...place }: Moment, target: Pixels): Promise<void> => {
    await paintPlace(place, kind, target);
    if (over === null) return;
    await paintPlace(over, kind, second);
    mixFrames(target, second, { share: over.share, target });
  };
}
