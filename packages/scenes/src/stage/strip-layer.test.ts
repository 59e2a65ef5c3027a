import { coverage, differ, pixelAt } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import type { StripOptions } from './stage.ts';

function wall(options: Partial<StripOptions> = {}, scroll = 0) {
  const built = aStage({ scroll });
  built.stage.strip({ parallax: 1, top: 60, bottom: 120, ...options }, (ctx, strip) => {
    ctx.fillStyle = '#ff0000';
    ctx.fillRect(strip.left, strip.top, strip.width, strip.bottom - strip.top);
    ctx.fillStyle = '#0000ff';
    ctx.fillRect(100, 60, 10, 60);
  });
  return built;
}

const blueAt = (parallax: number) => {
  const pixels = drawLayers(wall({ parallax }), 0, { x: 20 });
  return Array.from({ length: 320 }, (_, x) => x).find((x) => pixelAt(pixels, x, 90)[2] > 200);
};

const fixedAt = (scroll: number) => drawLayers(wall({ fixed: true }, 0.3), 1, { scroll });

describe('a strip', () => {
  it('covers its height across the frame, wherever the camera looks', () => {
    for (const x of [-40, 0, 40]) {
      const pixels = drawLayers(wall(), 0, { x });
      expect(coverage(pixels, [0, 62, 320, 56])).toBe(1);
      expect(coverage(pixels, [0, 0, 320, 58])).toBe(0);
      expect(coverage(pixels, [0, 122, 320, 58])).toBe(0);
    }
  });

  it('moves against the camera by its parallax', () => {
    expect(blueAt(0)).toBe(100);
    expect(blueAt(0.5)).toBe(90);
    expect(blueAt(1)).toBe(80);
  });

  it('repeats without a gap while the world scrolls by', () => {
    for (const scroll of [0, 100, 555, 5000]) {
      expect(coverage(drawLayers(wall({}, 0.3), 1, { scroll }), [0, 62, 320, 56])).toBe(1);
    }
  });

  it('stays when it is fixed', () => {
    expect(differ(fixedAt(0), fixedAt(77))).toBe(false);
  });

  it('scales with the zoom', () => {
    const pixels = drawLayers(wall(), 0, { zoom: 1.3 });
    expect(coverage(pixels, [0, 62, 320, 56])).toBe(1);
    expect(coverage(pixels, [0, 46, 320, 8])).toBe(1);
  });

  it('sways at the top and not at the foot', () => {
    const built = wall({ sway: { reach: 60, height: 120 } });
    const column = (time: number, y: number) => {
      const pixels = drawLayers(built, time);
      return Array.from({ length: 320 }, (_, x) => x).find((x) => pixelAt(pixels, x, y)[2] > 200);
    };
    expect(column(1, 61)).not.toBe(column(2, 61));
    expect(column(1, 118)).toBe(column(2, 118));
    expect(coverage(drawLayers(built, 1), [40, 62, 240, 56])).toBe(1);
  });

  it('can be out of focus', () => {
    const soft = drawLayers(wall({ blur: 16 }));
    expect(pixelAt(soft, 97, 90)[2]).toBeGreaterThan(5);
    expect(pixelAt(drawLayers(wall()), 97, 90)[2]).toBe(0);
  });
});
