import { describe, expect, it } from 'vitest';

import { REST, viewFrom } from '../photo/pose.ts';
import { aStudio } from '../testing/a-studio.ts';
import { stepBackFor, viewFromBack } from './stand-back.ts';

const own = aStudio();
const aspect = own.width / own.height;
/** With a picture twice as wide as the frame. */
const studio = { ...own, first: { ...own.first, extent: { left: -aspect, top: -0.5, width: aspect * 2, height: 1 } } };

describe('stepping back', () => {
  it('is not needed where the frame holds all', () => {
    const anchors = { ...studio.anchors, box: { left: -0.1, top: -0.2, right: 0.1, bottom: 0.4 } };
    expect(stepBackFor({ ...studio, anchors }, -0.4)).toBeNull();
  });

  it.each([
    ['high', { left: -0.1, top: -0.5, right: 0.1, bottom: 0.5 }, -0.8],
    ['wide', { left: -aspect * 0.7, top: -0.2, right: aspect * 0.6, bottom: 0.5 }, -0.2],
  ])('shows what is too %s', (_, box, top) => {
    const anchors = { ...studio.anchors, box };
    const step = stepBackFor({ ...studio, anchors }, top);
    if (!step) throw new Error('Nothing is done.');
    const view = viewFromBack(viewFrom(REST, 0.5), step);
    const corner = { x: box.left, y: top };
    view.toFrame(corner, 0.5);
    expect(corner.y).toBeGreaterThanOrEqual(-0.5);
    expect(corner.x).toBeGreaterThanOrEqual(-aspect / 2);
    view.toPicture(corner, 0.5);
    expect(corner.x).toBeCloseTo(box.left, 5);
    expect(corner.y).toBeCloseTo(top, 5);
    expect(view.scaleAt(0.5)).toBeCloseTo(step.scale, 5);
  });
});
