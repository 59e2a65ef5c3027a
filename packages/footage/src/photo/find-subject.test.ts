import { disc, panel, type Context2d } from '@kinora/drawing';
import { aPhoto, paintMeadow, paintPerson, nodePaintEnv } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { findAnchors } from './anchors.ts';
import { measureColours } from './colour-planes.ts';
import { findSubject } from './find-subject.ts';
import { refineMatte } from './refine-matte.ts';
import { saliencyOf } from './saliency.ts';

const environment = nodePaintEnv();
const SIZE = [160, 120] as const;

function subjectIn(paint: (ctx: Context2d) => void) {
  const canvas = aPhoto(SIZE, paint);
  const planes = measureColours(environment, canvas);
  return { canvas, subject: findSubject(planes, saliencyOf(planes)) };
}

/** Shared area through area of both. */
function overlap(matte: Float32Array, inside: (x: number, y: number) => boolean): number {
  let [both, either] = [0, 0];
  matte.forEach((value, at) => {
    const [is, was] = [value > 0.5, inside(at % SIZE[0], Math.floor(at / SIZE[0]))];
    if (is && was) both++;
    if (is || was) either++;
  });
  return both / either;
}

describe('the search for a subject', () => {
  it('finds what stands out, with its outline', () => {
    const { subject } = subjectIn((ctx) => {
      paintMeadow(ctx);
      disc(ctx, '#e0423a', [90, 62, 26]);
    });
    expect(
      overlap(subject?.matte.data ?? new Float32Array(), (x, y) => Math.hypot(x - 90, y - 62) < 26),
    ).toBeGreaterThan(0.85);
  });

  it('finds nothing in an empty wall', () => {
    expect(subjectIn((ctx) => panel(ctx, '#8a93a0', [0, 0, ...SIZE])).subject).toBeNull();
  });

  it('takes the word of a picture that is cut out', () => {
    const { subject } = subjectIn((ctx) => disc(ctx, '#336699', [60, 60, 30]));
    expect(subject).toMatchObject({ clarity: 1, model: null });
  });

  it('knows head, shoulders and feet of a person', () => {
    const { subject } = subjectIn((ctx) => {
      paintMeadow(ctx);
      paintPerson(ctx, [80, 34, 12]);
    });
    const anchors = subject && findAnchors(subject.matte, (x, y) => ({ x, y }));
    expect(anchors?.head.x).toBeGreaterThan(74);
    expect(anchors?.head.x).toBeLessThan(86);
    expect(anchors?.head.y).toBeLessThan(anchors?.shoulders.y ?? 0);
    expect(anchors?.feet.y).toBeGreaterThan(85);
    expect(anchors?.cut).toBe(false);
  });

  it.each([
    ['left', 45, 40],
    ['right', 115, 120],
  ])('knows the head of an animal that looks to the %s', (_, x, expected) => {
    const { subject } = subjectIn((ctx) => {
      paintMeadow(ctx);
      panel(ctx, '#7a3a1c', [42, 56, 76, 26, 10]);
      for (const leg of [48, 62, 94, 108]) panel(ctx, '#7a3a1c', [leg, 70, 8, 28]);
      disc(ctx, '#7a3a1c', [x, 46, 14]);
    });
    const anchors = subject && findAnchors(subject.matte, (across, down) => ({ x: across, y: down }));
    expect(Math.abs((anchors?.head.x ?? 0) - expected)).toBeLessThan(14);
    expect(anchors?.head.y).toBeLessThan(60);
    expect(anchors?.head.radius).toBeLessThan(20);
  });

  it('refines the outline at the size of the picture', () => {
    const { canvas, subject } = subjectIn((ctx) => {
      paintMeadow(ctx);
      disc(ctx, '#e0423a', [90, 62, 26]);
    });
    const matte = subject && refineMatte(environment, canvas, subject);
    expect(matte?.width).toBe(160);
    expect(matte?.data[62 * 160 + 90]).toBeCloseTo(1, 1);
    expect(matte?.data[10 * 160 + 10]).toBeCloseTo(0, 1);
  });
});
