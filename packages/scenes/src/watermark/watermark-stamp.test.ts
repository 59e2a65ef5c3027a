import { nodePaintEnv, paintOn } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { createWatermarkStamp } from './watermark-stamp.ts';
import { paintWatermark } from './watermark.ts';

const SIZES = [
  [640, 360],
  [360, 640],
  [160, 90],
] as const;

/** Bands of colours, so that the mark lies on more than one. */
const bands = ([width, height]: readonly [number, number], mark: Parameters<typeof paintOn>[1]) =>
  paintOn([width, height], (ctx) => {
    for (let band = 0; band < 8; band++) {
      ctx.fillStyle = `hsl(${band * 45} 70% ${20 + band * 9}%)`;
      ctx.fillRect((band * width) / 8, 0, width / 8 + 1, height);
    }
    mark(ctx);
  }).pixels;

describe.each(SIZES)('the mark stamped on %i by %i', (width, height) => {
  const { stage } = aStage({ width, height });
  const stamp = createWatermarkStamp({ width, height }, nodePaintEnv());
  const painted = bands([width, height], (ctx) => paintWatermark(ctx, stage));
  const bare = bands([width, height], () => undefined);

  it('is the painted mark within two shades', () => {
    const stamped = Uint8Array.from(bare.data);
    stamp.stamp(stamped);
    const furthest = stamped.reduce((most, value, at) => Math.max(most, Math.abs(value - (painted.data[at] ?? 0))), 0);
    const changed = stamped.filter((value, at) => Math.abs(value - (bare.data[at] ?? 0)) > 20).length;
    expect(furthest).toBeLessThanOrEqual(2);
    expect(changed).toBeGreaterThan(width / 20);
  });

  it('is the painted mark when it is drawn', () => {
    const drawn = bands([width, height], (ctx) => stamp.draw(ctx));
    const furthest = drawn.data.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (painted.data[at] ?? 0))),
      0,
    );
    expect(furthest).toBeLessThanOrEqual(2);
  });

  it('touches its corner only, and no opacity', () => {
    const stamped = Uint8Array.from(bare.data);
    stamp.stamp(stamped);
    const places = [...stamped.keys()].filter((at) => stamped[at] !== bare.data[at]);
    expect(Math.min(...places.map((at) => Math.floor(at / 4) % width))).toBeGreaterThan(width * 0.6);
    expect(Math.min(...places.map((at) => Math.floor(at / 4 / width)))).toBeGreaterThan(height * 0.7);
    expect(places.filter((at) => at % 4 === 3)).toEqual([]);
  });
});
