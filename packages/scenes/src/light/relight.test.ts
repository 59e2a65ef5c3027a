import { contextOf } from '@kinora/drawing';
import { brightnessAt, paintOn, pixelAt } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import type { RelightOptions } from '../stage/relight-options.ts';
import { aStage } from '../testing/a-stage.ts';
import { relight, silhouette } from './relight.ts';

function lit(options: RelightOptions) {
  const { stage } = aStage({ time: 'sunset' });
  const canvas = stage.environment.canvas(100, 100);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#808080';
  ctx.fillRect(20, 20, 60, 60);
  relight(stage, canvas, options);
  return paintOn([100, 100], (context) => context.drawImage(canvas, 0, 0)).pixels;
}

/** How much brighter the lit corner is than the other. */
function range(depth: number): number {
  const pixels = lit({ lightX: 0.9, lightY: -0.4, depth });
  return brightnessAt(pixels, 75, 30) - brightnessAt(pixels, 25, 70);
}

describe('light on a sprite', () => {
  it('brightens the side of the light', () => {
    const right = lit({ lightX: 0.9, lightY: -0.4 });
    expect(brightnessAt(right, 75, 40)).toBeGreaterThan(brightnessAt(right, 25, 40) + 30);
    const left = lit({ lightX: -0.9, lightY: -0.4 });
    expect(brightnessAt(left, 25, 40)).toBeGreaterThan(brightnessAt(left, 75, 40) + 30);
  });

  it('keeps the shape', () => {
    const pixels = lit({ lightX: 0.9, lightY: -0.4, depth: 0.4 });
    expect(pixelAt(pixels, 10, 50)[3]).toBe(0);
    expect(pixelAt(pixels, 50, 50)[3]).toBe(255);
  });

  it('takes contrast away with depth', () => {
    expect(range(0.6)).toBeLessThan(range(0) * 0.7);
  });

  it('leaves alone what shines by itself', () => {
    expect(pixelAt(lit({ glow: 1 }), 50, 30).slice(0, 3)).toEqual([128, 128, 128]);
  });

  it('colours a silhouette', () => {
    const { stage } = aStage();
    const source = stage.environment.canvas(4, 4);
    contextOf(source).fillRect(0, 0, 2, 4);
    const { pixels } = paintOn([4, 4], (ctx) => ctx.drawImage(silhouette(stage.environment, source, '#ff0000'), 0, 0));
    expect(pixelAt(pixels, 0, 0)).toEqual([255, 0, 0, 255]);
    expect(pixelAt(pixels, 3, 0)[3]).toBe(0);
  });
});
