import { smoothStep } from '@kinora/drawing';

import { mapPlane, type Plane } from './plane.ts';

/** From this share of the picture's width on, its upper edge cuts a thing off. */
const CUT = 0.15;
/** How far down the ends of a rounded crown come, as a share of the height, and how soft its edge is. */
const [DEEP, SOFT] = [0.13, 0.03];

/** First and last column in which a matte reaches the upper edge. */
function cutAbove({ width, data }: Plane): readonly [number, number] | null {
  const upper = data.subarray(width, width * 2);
  const [first, last] = [upper.findIndex((value) => value > 0.5), upper.findLastIndex((value) => value > 0.5)];
  return first >= 0 && last - first > width * CUT ? [first, last] : null;
}

/** A matte that the upper edge of its picture cuts off, with a soft round crown in place of a straight cut. */
export function roundOff(matte: Plane): Plane {
  const run = cutAbove(matte);
  if (!run) return matte;
  const { width, height } = matte;
  const [middle, half] = [(run[0] + run[1]) / 2, (run[1] - run[0]) / 2];
  return mapPlane(matte, (value, at) => {
    const away = ((at % width) - middle) / half;
    const crown = DEEP * Math.min(1.6, away * away);
    return value * smoothStep(crown, crown + SOFT, Math.floor(at / width) / height);
  });
}
