import { shrinkPlanes, type ColourPlanes } from './colour-planes.ts';
import { blurPlane, createPlane, mapPlane, resizePlane, samplePlane, type Plane } from './plane.ts';

/** How far each place of one picture lies from its like in another, as shares of the width and height. */
export interface Flow {
  readonly across: Plane;
  readonly down: Plane;
}

/** Longest side and reach of the search at each level, coarse to fine. */
const LEVELS = [
  { side: 16, reach: 2 },
  { side: 32, reach: 2 },
  { side: 64, reach: 1 },
] as const;
/** How much a step away from what the level above found must save. */
const STIFFNESS = 0.014;

interface Pair {
  readonly one: ColourPlanes;
  readonly two: ColourPlanes;
}

/** Colour difference of two 3 x 3 patches. */
function patchDifference({ one, two }: Pair, [x, y, toX, toY]: readonly [number, number, number, number]): number {
  let sum = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      for (const channel of ['red', 'green', 'blue'] as const) {
        sum += Math.abs(samplePlane(one[channel], x + dx, y + dy) - samplePlane(two[channel], toX + dx, toY + dy));
      }
    }
  }
  return sum / 27;
}

/** The step to a neighbour that makes the patches most alike. */
function bestStep(pair: Pair, [x, y, toX, toY]: readonly [number, number, number, number], reach: number) {
  const found = { dx: 0, dy: 0, cost: Infinity };
  for (let step = 0; step < (2 * reach + 1) ** 2; step++) {
    const dx = (step % (2 * reach + 1)) - reach;
    const dy = Math.floor(step / (2 * reach + 1)) - reach;
    const cost = patchDifference(pair, [x, y, toX + dx, toY + dy]) + STIFFNESS * Math.hypot(dx, dy);
    if (cost < found.cost) Object.assign(found, { dx, dy, cost });
  }
  return found;
}

function improve(pair: Pair, flow: Flow, reach: number): Flow {
  const { width, height } = pair.one;
  const across = resizePlane(flow.across, width, height);
  const down = resizePlane(flow.down, width, height);
  for (let at = 0; at < width * height; at++) {
    const x = at % width;
    const y = Math.floor(at / width);
    const startX = (across.data[at] ?? 0) * width;
    const startY = (down.data[at] ?? 0) * height;
    const { dx, dy } = bestStep(pair, [x, y, x + startX, y + startY], reach);
    across.data[at] = (startX + dx) / width;
    down.data[at] = (startY + dy) / height;
  }
  return { across: blurPlane(blurPlane(across, 2), 2), down: blurPlane(blurPlane(down, 2), 2) };
}

const limit = (plane: Plane) => mapPlane(plane, (value) => Math.max(-0.33, Math.min(0.33, value)));

/** Matches two pictures from coarse to fine; the result is smooth and never longer than a third of the frame. */
export function matchPictures(one: ColourPlanes, two: ColourPlanes): Flow {
  const start: Flow = { across: createPlane(4, 4), down: createPlane(4, 4) };
  const flow = LEVELS.reduce((found, { side, reach }) => {
    const pair = { one: shrinkPlanes(one, side), two: shrinkPlanes(two, side) };
    return improve(pair, found, reach);
  }, start);
  return { across: limit(flow.across), down: limit(flow.down) };
}
