import { describe, expect, it } from 'vitest';

import { aStudio } from '../testing/a-studio.ts';
import { fitInto, roomAbove } from './fit-into.ts';
import { moveForward } from './motion.ts';

const studio = aStudio();
const aspect = studio.width / studio.height;

/** The corners of a box after the motion that fits it in. */
function fitted(box: typeof studio.anchors.box, more: { aside?: -1 | 0 | 1; cut?: boolean; isPerson?: boolean } = {}) {
  const { aside = 0, cut = false, isPerson = false } = more;
  const anchors = { ...studio.anchors, box, aside, cut };
  const motion = fitInto({ ...studio, anchors, first: { ...studio.first, isPerson } });
  const [near, far] = [
    { x: box.left, y: box.top },
    { x: box.right, y: box.bottom },
  ];
  moveForward(motion, near);
  moveForward(motion, far);
  return { left: near.x, top: near.y, right: far.x, bottom: far.y };
}

describe('fitting into the frame', () => {
  it('makes a thing that is too wide whole', () => {
    const box = fitted({ left: -2, top: -0.4, right: 1.4, bottom: 0.4 });
    expect(box.left).toBeGreaterThanOrEqual(-aspect / 2);
    expect(box.right).toBeLessThanOrEqual(aspect / 2);
  });

  it('keeps what the picture cuts off at that edge', () => {
    const box = fitted({ left: -2, top: -0.5, right: 0.8, bottom: 0.5 }, { aside: -1, cut: true });
    expect(box.left).toBeLessThan(-aspect / 2);
    expect(box.bottom).toBeGreaterThan(0.5);
    expect(box.right).toBeLessThan(aspect / 2);
  });

  it('leaves people as near as they are', () => {
    const box = { left: -2, top: -0.4, right: 1.4, bottom: 0.4 };
    expect(fitted(box, { isPerson: true })).toEqual(box);
  });

  it('makes room above a foot', () => {
    const crown = { x: 0, y: -0.9 };
    moveForward(roomAbove({ x: 0, y: 0.5 }, -0.9), crown);
    expect(crown.y).toBeCloseTo(-0.47, 2);
  });
});
