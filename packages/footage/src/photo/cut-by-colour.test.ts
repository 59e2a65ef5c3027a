import { disc, panel, type Context2d } from '@kinora/drawing';
import { aPhoto, nodePaintEnv, paintMeadow } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aPhotograph } from '../testing/a-photograph.ts';
import { measureColours } from './colour-planes.ts';
import { cutsByColour } from './cut-by-colour.ts';
import { preparePicture } from './prepare-picture.ts';
import { isTrustworthy } from './trust.ts';

const environment = nodePaintEnv();
const SIZE = [160, 120] as const;

/** How much of what lies inside each cut holds, and how much of what lies outside. */
function sharesOf(paint: (ctx: Context2d) => void, isInside: (x: number, y: number) => boolean) {
  return cutsByColour(measureColours(environment, aPhoto(SIZE, paint))).map(({ data }) => {
    const sums = { inside: [0, 0], outside: [0, 0] };
    data.forEach((value, at) => {
      const sum = isInside(at % SIZE[0], Math.floor(at / SIZE[0])) ? sums.inside : sums.outside;
      sum[0] = (sum[0] ?? 0) + value;
      sum[1] = (sum[1] ?? 0) + 1;
    });
    const [inside, outside] = [sums.inside, sums.outside].map(([sum = 0, count = 0]) => sum / count);
    return { inside: inside ?? 0, outside: outside ?? 1 };
  });
}

describe('a cut by colours', () => {
  it('holds a thing in the middle, and what it has closed in', () => {
    const shares = sharesOf(
      (ctx) => {
        paintMeadow(ctx);
        disc(ctx, '#7a2418', [80, 62, 36]);
        disc(ctx, '#8fbf6a', [80, 62, 10]);
      },
      (x, y) => Math.hypot(x - 80, y - 62) < 36,
    );
    expect(shares.some(({ inside, outside }) => inside > 0.95 && outside < 0.05)).toBe(true);
  });

  it('holds a thing that comes in from one side', () => {
    const shares = sharesOf(
      (ctx) => {
        paintMeadow(ctx);
        panel(ctx, '#7a2418', [0, 30, 90, 90]);
      },
      (x, y) => x < 90 && y >= 30,
    );
    expect(shares.some(({ inside, outside }) => inside > 0.95 && outside < 0.05)).toBe(true);
  });
});

describe('what shows nobody', () => {
  it.each([
    ['cat', 0.74, { inside: [0.45, 0.5], outside: [0.95, 0.3] }],
    ['coffee', 0.52, { inside: [0.5, 0.4], outside: [0.9, 0.5] }],
    ['rocket', 0.035, { inside: [0.5, 0.6], outside: [0.4, 0.2] }],
  ] as const)('is cut out of the photograph of a %s', async (name, area, { inside, outside }) => {
    const photograph = await aPhotograph(name);
    const { front } = preparePicture(environment, photograph, { width: 240, height: 240, subject: 'free' });
    if (!front) throw new Error('Nothing is free.');
    const isIn = ([across, down]: readonly [number, number]) =>
      (front.words[Math.floor(down * front.height) * front.width + Math.floor(across * front.width)] ?? 0) >>> 24 > 128;
    const opaque = front.words.filter((word) => word >>> 24 > 128).length / front.words.length;
    expect(Math.abs(opaque - area)).toBeLessThan(0.06);
    expect(isIn(inside)).toBe(true);
    expect(isIn(outside)).toBe(false);
  });

  it('is not cut out where it is the ground', () => {
    const planes = measureColours(
      environment,
      aPhoto(SIZE, (ctx) => {
        panel(ctx, '#9fc4e8', [0, 0, ...SIZE]);
        panel(ctx, '#3f6a35', [0, 60, 160, 60]);
      }),
    );
    expect(cutsByColour(planes).some((matte) => isTrustworthy(matte, planes))).toBe(false);
  });
});
