import { nodePaintEnv, coverage, paintOn, pixelAt } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addSunGlow, createGlowBox, glowAt } from './glow.ts';

describe('a glow', () => {
  it('is brightest in the middle and gone at its radius', () => {
    const { stage } = aStage();
    const { pixels } = paintOn([100, 100], (ctx) => glowAt(ctx, stage, { colour: '#ff0000', x: 50, y: 50, rx: 20 }));
    expect(pixelAt(pixels, 50, 50)[0]).toBeGreaterThan(200);
    expect(pixelAt(pixels, 62, 50)[3]).toBeLessThan(pixelAt(pixels, 55, 50)[3]);
    expect(coverage(pixels, [0, 0, 28, 100])).toBe(0);
  });

  it('leaves alpha and mode as they were', () => {
    const { stage } = aStage();
    const { ctx } = paintOn([10, 10], (context) => {
      context.globalAlpha = 0.5;
      glowAt(context, stage, { colour: '#ffffff', x: 5, y: 5, rx: 3, alpha: 0.2, mode: 'lighter' });
    });
    expect([ctx.globalAlpha, ctx.globalCompositeOperation]).toEqual([0.5, 'source-over']);
  });

  it('looks the same prescaled as scaled when it is drawn', () => {
    const built = aStage();
    const draw = () =>
      paintOn([320, 180], (ctx) => glowAt(ctx, built.stage, { colour: '#88ccff', x: 160, y: 90, rx: 80 })).pixels;
    const scaled = draw();
    built.open();
    const prescaled = draw();
    for (const x of [100, 160, 200]) {
      expect(Math.abs(pixelAt(scaled, x, 90)[3] - pixelAt(prescaled, x, 90)[3])).toBeLessThan(8);
    }
  });

  it('is made once per colour and size', () => {
    const box = createGlowBox(nodePaintEnv());
    expect(box.glow('#ffffff')).toBe(box.glow('#ffffff'));
    expect(box.largeGlow('#ffffff', 64, 32)).toBe(box.largeGlow('#ffffff', 64, 32));
    expect(box.largeGlow('#ffffff', 64, 32)).not.toBe(box.largeGlow('#ffffff', 64, 48));
  });
});

it('of the sun lies around the sun', () => {
  const built = aStage();
  built.stage.sun = { x: 60, y: 60, radius: 10 };
  addSunGlow(built.stage, { parallax: 0.1, reach: 100, alpha: 1 });
  const pixels = drawLayers(built, 0);
  expect(pixelAt(pixels, 60, 60)[3]).toBeGreaterThan(100);
  expect(pixelAt(pixels, 300, 60)[3]).toBe(0);
});
