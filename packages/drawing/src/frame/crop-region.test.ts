import { describe, expect, it } from 'vitest';

import { createRandom } from '../numbers/random.ts';
import { cropRegion, evenCropRegion } from './crop-region.ts';

const ASPECTS = [16 / 9, 9 / 16, 1, 4 / 3, 3 / 4] as const;

/** Pictures, shapes and crops of every kind: very long ones, centres on edges and in corners. */
function* cases() {
  const random = createRandom(5);
  for (let turn = 0; turn < 2000; turn++) {
    const size = { width: 16 + Math.floor(random() * 4000), height: 16 + Math.floor(random() * 4000) };
    const aspect = ASPECTS[turn % ASPECTS.length] ?? 1;
    const onEdge = turn % 7 === 0;
    const x = onEdge ? Math.round(random()) : random();
    yield { size, aspect, crop: { x, y: random(), zoom: 1 + random() * 2 } };
  }
}

const nearest = (wanted: number, half: number, side: number) => Math.max(half, Math.min(side - half, wanted));

describe('the part of a picture that a crop keeps', () => {
  it('has the shape and lies inside', () => {
    for (const { aspect, crop, size } of cases()) {
      const { x, y, width, height } = cropRegion(size, aspect, crop);
      expect(width / height / aspect).toBeCloseTo(1, 9);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.width + 1e-6);
      expect(y + height).toBeLessThanOrEqual(size.height + 1e-6);
    }
  });

  it('is the largest one at no zoom, and smaller with every bit of zoom', () => {
    for (const { aspect, crop, size } of cases()) {
      const whole = cropRegion(size, aspect, { ...crop, zoom: 1 });
      expect(Math.max(whole.width / size.width, whole.height / size.height)).toBeCloseTo(1, 9);
      const near = cropRegion(size, aspect, crop);
      const nearer = cropRegion(size, aspect, { ...crop, zoom: Math.min(3, crop.zoom + 0.01) });
      expect(near.width * crop.zoom).toBeCloseTo(whole.width, 6);
      expect(nearer.width).toBeLessThan(near.width);
      expect(nearer.height).toBeLessThan(near.height);
    }
  });

  it('keeps its centre where the edges allow it, and comes as near as they do otherwise', () => {
    let kept = 0;
    for (const { aspect, crop, size } of cases()) {
      const { x, y, width, height } = cropRegion(size, aspect, crop);
      const middle = { x: crop.x * size.width, y: crop.y * size.height };
      expect(x + width / 2).toBeCloseTo(nearest(middle.x, width / 2, size.width), 6);
      expect(y + height / 2).toBeCloseTo(nearest(middle.y, height / 2, size.height), 6);
      kept += Number(Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y) < 1e-6);
    }
    // Both kinds were among them.
    expect(kept).toBeGreaterThan(100);
    expect(kept).toBeLessThan(1900);
  });

  it('is a quarter of a picture at twice the size', () => {
    const region = cropRegion({ width: 640, height: 360 }, 16 / 9, { x: 1, y: 0, zoom: 2 });
    expect(region).toEqual({ x: 320, y: 0, width: 320, height: 180 });
  });

  it('in even pixels is hardly another one, and never leaves the video', () => {
    for (const { aspect, crop, size: odd } of cases()) {
      const size = { width: odd.width - (odd.width % 2), height: odd.height - (odd.height % 2) };
      const exact = cropRegion(size, aspect, crop);
      const even = evenCropRegion(size, aspect, crop);
      expect([even.x, even.y, even.width, even.height].map((pixels) => pixels % 2)).toEqual([0, 0, 0, 0]);
      expect(even.x + even.width).toBeLessThanOrEqual(size.width);
      expect(even.y + even.height).toBeLessThanOrEqual(size.height);
      expect(Math.abs(even.width - Math.max(16, exact.width))).toBeLessThanOrEqual(1 + 1e-6);
      expect(Math.abs(even.x - Math.min(exact.x, size.width - even.width))).toBeLessThanOrEqual(2 + 1e-6);
    }
  });
});
