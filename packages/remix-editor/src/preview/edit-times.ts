import type { Ticks, TimelineDocument } from '@kinora/contracts/timeline';
import { ceilToFrame, endOf, floorToFrame, frameAt, frameStart } from '@kinora/timeline';

type Way = 1 | -1;

/** The nearest start or end of a clip before or after a moment; null where there is none. */
export function nextEdit({ tracks }: TimelineDocument, time: Ticks, way: Way): Ticks | null {
  const edges = tracks.flatMap(({ clips }) => clips.flatMap((clip) => [clip.start, endOf(clip)]));
  let nearest: Ticks | null = null;
  for (const edge of edges) {
    const isBeyond = (edge - time) * way > 0;
    if (isBeyond && (nearest === null || (nearest - edge) * way > 0)) nearest = edge;
  }
  return nearest;
}

/** The start of the frame before or after the one that is shown; never before the first. */
export function nextFrame({ rate }: TimelineDocument, time: Ticks, way: Way): Ticks {
  if (way < 0 && floorToFrame(time, rate) < time) return floorToFrame(time, rate);
  return way < 0 ? frameStart(Math.max(0, frameAt(time, rate) - 1), rate) : ceilToFrame(time + 1, rate);
}
