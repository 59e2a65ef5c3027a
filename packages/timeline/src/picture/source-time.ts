import type { MediaClip, Ticks } from '@kinora/contracts/timeline';

import { usedSource } from '../problems/clip-problems.ts';
import { multiplyFloor } from '../time/ticks.ts';

/** The time in its medium that a clip shows; also before its start and after its end. */
export function sourceTimeAt(clip: MediaClip, clipTime: Ticks): Ticks {
  if (clip.kind === 'image') return clip.sourceIn;
  const { num, den } = clip.speed;
  const played = multiplyFloor(clipTime, num, den);
  // Backwards, the first thing shown is the last tick of the part.
  return clip.reversed ? clip.sourceIn + usedSource(clip) - 1 - played : clip.sourceIn + played;
}
