import type { LayerPlacement } from '@kinora/timeline';
import { describe, expect, it } from 'vitest';

import { fitPicture, placePicture } from './place-picture.ts';

const FRAME = { width: 160, height: 90 };
const WHOLE: LayerPlacement = {
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  x: 0,
  y: 0,
  scale: 1,
  rotation: 0,
  fit: 'contain',
};
const crop = (...[left, top, right, bottom]: readonly [number, number, number, number]) => ({
  left,
  top,
  right,
  bottom,
});

describe('the place of a picture in a frame of 160 x 90', () => {
  it.each<readonly [string, readonly [number, number], Partial<LayerPlacement>, readonly number[]]>([
    ['fills the frame when its shape is the same', [1920, 1080], {}, [80, 45, 160, 90]],
    ['leaves bars at the sides of an upright one', [90, 160], {}, [80, 45, 50.625, 90]],
    ['leaves bars above and below a wide one', [320, 90], {}, [80, 45, 160, 45]],
    ['covers the frame with an upright one', [90, 160], { fit: 'cover' }, [80, 45, 160, 284.444]],
    ['covers the frame with a wide one', [320, 90], { fit: 'cover' }, [80, 45, 320, 90]],
    ['enlarges a small one', [16, 9], {}, [80, 45, 160, 90]],
    ['goes right and up by shares of the frame', [16, 9], { x: 0.25, y: -0.5 }, [120, 0, 160, 90]],
    ['is half as large at scale 0.5', [16, 9], { scale: 0.5 }, [80, 45, 80, 45]],
    ['fits what the crop leaves', [160, 90], { crop: crop(0.25, 0, 0.25, 0) }, [80, 45, 80, 90]],
    ['covers with what the crop leaves', [160, 90], { crop: crop(0.25, 0, 0.25, 0), fit: 'cover' }, [80, 45, 160, 180]],
    ['takes no numbers that are none', [16, 9], { x: Number.NaN, y: -Infinity, scale: Number.NaN }, [80, 45, 160, 90]],
    ['is not turned inside out', [16, 9], { scale: -2 }, [80, 45, 0, 0]],
  ])('%s', (...row) => {
    const [, [width, height], changes, expected] = row;
    const place = placePicture({ width, height }, { ...WHOLE, ...changes }, FRAME);
    [place.x, place.y, place.width, place.height].forEach((value, index) => {
      expect(value).toBeCloseTo(expected[index] ?? 0, 2);
    });
  });

  it.each([
    [crop(0, 0, 0, 0), [0, 0, 200, 100]],
    [crop(0.1, 0.2, 0.3, 0.4), [20, 20, 120, 40]],
    [crop(-1, Number.NaN, 0.5, 0), [0, 0, 100, 100]],
  ])('crops %j to %j', (edges, expected) => {
    const { source } = placePicture({ width: 200, height: 100 }, { ...WHOLE, crop: edges }, FRAME);
    [source.x, source.y, source.width, source.height].forEach((value, index) => {
      expect(value).toBeCloseTo(expected[index] ?? 0, 6);
    });
  });

  it('keeps a part of the picture when the edges meet, inside the picture', () => {
    const { source } = placePicture({ width: 200, height: 100 }, { ...WHOLE, crop: crop(0.8, 2, 0.8, 2) }, FRAME);
    expect(source.width).toBeGreaterThan(0);
    expect(source.height).toBeGreaterThan(0);
    expect(source.x + source.width).toBeLessThanOrEqual(200.0001);
    expect(source.y + source.height).toBeLessThanOrEqual(100.0001);
  });

  it.each([
    [0, 0],
    [90, Math.PI / 2],
    [-90, (Math.PI * 3) / 2],
    [720, 0],
    [Number.NaN, 0],
  ])('turns by %d degrees clockwise', (rotation, angle) => {
    expect(placePicture({ width: 1, height: 1 }, { ...WHOLE, rotation }, FRAME).angle).toBeCloseTo(angle, 9);
  });

  it('knows the size before scale', () => {
    expect(fitPicture({ width: 90, height: 90 }, { ...WHOLE, fit: 'contain' }, FRAME)).toEqual({
      width: 90,
      height: 90,
    });
  });
});
