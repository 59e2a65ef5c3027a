import { panel, type Context2d } from '@kinora/drawing';
import { aPhoto, paintMeadow, paintPerson, nodePaintEnv } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { PHOTO_MOVES } from './camera-moves.ts';
import { traceBack } from './draw-layers.ts';
import { photoCamera, rangeFor } from './photo-camera.ts';
import { preparePicture } from './prepare-picture.ts';

const SIZE = { width: 160, height: 90 };
const prepared = (paint: (ctx: Context2d) => void) =>
  preparePicture(nodePaintEnv(), aPhoto([240, 135], paint), { ...SIZE, subject: 'none' });
const person = prepared((ctx) => {
  paintMeadow(ctx);
  paintPerson(ctx, [130, 40, 12]);
});
const street = prepared((ctx) => {
  paintMeadow(ctx);
  for (let x = 10; x < 240; x += 22) panel(ctx, x % 4 === 0 ? '#3b3140' : '#cfc4ad', [x, 0, 11, 135]);
});

describe('the camera over a picture', () => {
  it.each(PHOTO_MOVES)('%s never shows what lies beyond the picture', (move) => {
    const camera = photoCamera(person, move, 'large');
    const { left, top, width, height } = person.extent;
    for (const progress of [0, 0.3, 0.6, 1]) {
      for (const corner of [
        [-0.888, -0.5],
        [0.888, -0.5],
        [-0.888, 0.5],
        [0.888, 0.5],
      ] as const) {
        const point = { x: corner[0], y: corner[1] };
        traceBack(person, camera(progress), point);
        expect(point.x).toBeGreaterThan(left - 0.03);
        expect(point.y).toBeGreaterThan(top - 0.03);
        expect(point.x).toBeLessThan(left + width + 0.03);
        expect(point.y).toBeLessThan(top + height + 0.03);
      }
    }
  });

  it('goes less far where upright lines would bend', () => {
    expect(street.upright).toBeGreaterThan(0.6);
    expect(person.upright).toBeLessThan(0.3);
    expect(rangeFor(street, 'medium')).toBeLessThan(rangeFor(person, 'medium') * 0.75);
  });

  it.each(['parallax', 'swoop', 'vertigo'] as const)('%s keeps upright lines straight', (move) => {
    const view = photoCamera(street, move, 'medium')(1);
    const [start, ...line] = [-0.4, -0.2, 0, 0.2, 0.4].map((y) => {
      const point = { x: 0.3, y };
      traceBack(street, view, point);
      return point;
    });
    const origin = start ?? { x: 0, y: 0 };
    const slopes = line.map(({ x, y }) => (x - origin.x) / (y - origin.y));
    // A bend of a hundredth of the frame's height over its length.
    expect(Math.max(...slopes) - Math.min(...slopes)).toBeLessThan(0.03);
  });

  it('moves further the larger the motion', () => {
    const placed = (['small', 'medium', 'large'] as const).map((motion) => {
      const point = { x: 0.4, y: 0.3 };
      const start = { x: 0.4, y: 0.3 };
      const camera = photoCamera(person, 'dolly-in', motion);
      camera(1).toPicture(point, 0.9);
      camera(0).toPicture(start, 0.9);
      return Math.hypot(point.x - start.x, point.y - start.y);
    });
    expect(placed[0]).toBeLessThan(placed[1] ?? 0);
    expect(placed[1]).toBeLessThan(placed[2] ?? 0);
  });

  it('finds its way back from picture to frame', () => {
    const view = photoCamera(person, 'orbit', 'large')(0.3);
    const point = { x: 0.21, y: -0.13 };
    view.toPicture(point, 0.6);
    view.toFrame(point, 0.6);
    expect(point.x).toBeCloseTo(0.21, 6);
    expect(point.y).toBeCloseTo(-0.13, 6);
  });
});
