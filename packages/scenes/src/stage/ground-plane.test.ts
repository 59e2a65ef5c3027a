import { expect, it } from 'vitest';

import { composeFrame } from './compose-frame.ts';
import { makeGroundPlane } from './ground-plane.ts';

const frame = composeFrame({ width: 320, height: 180 });
const plane = makeGroundPlane(frame, { x: 200, horizon: 100, ground: 144, focal: 320 });
const STILL = { x: 0, y: 0, zoom: 1, scroll: 0 };

it('puts depth 1 at the feet of the hero and the far end on the horizon', () => {
  expect(plane.project({ across: 0, depth: 1 }, STILL)).toEqual([200, 144]);
  const [x, y] = plane.project({ across: 2, depth: 1e6 }, STILL);
  expect([Math.round(x), Math.round(y)]).toEqual([200, 100]);
});

/** How far a point straight ahead moves when the camera does by 10. */
function shiftAt(depth: number): number {
  const [x] = plane.project({ across: 0, depth }, { ...STILL, x: 10 });
  return 200 - x;
}

it('moves near ground more than far ground under the camera', () => {
  expect([shiftAt(1), shiftAt(5)]).toEqual([10, 2]);
});
