import { pixelAt } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';

describe('a stage', () => {
  it('draws its layers in the order they were added', () => {
    const built = aStage();
    built.stage.screen((ctx) => {
      ctx.fillStyle = '#ff0000';
      ctx.fillRect(0, 0, 320, 180);
    });
    built.stage.live(1, (ctx) => {
      ctx.fillStyle = '#0000ff';
      ctx.fillRect(0, 0, 100, 180);
    });
    const pixels = drawLayers(built);
    expect(pixelAt(pixels, 50, 50)).toEqual([0, 0, 255, 255]);
    expect(pixelAt(pixels, 200, 50)).toEqual([255, 0, 0, 255]);
  });

  it('gives every layer a clean context', () => {
    const built = aStage();
    built.stage.screen((ctx) => {
      ctx.globalAlpha = 0.1;
      ctx.globalCompositeOperation = 'destination-out';
      ctx.setTransform(3, 0, 0, 3, 50, 50);
    });
    built.stage.screen((ctx) => ctx.fillRect(0, 0, 10, 10));
    expect(pixelAt(drawLayers(built), 5, 5)[3]).toBe(255);
  });

  it('puts a live layer into its plane, zoomed or on whole pixels', () => {
    const built = aStage();
    built.stage.live(0.5, (ctx) => ctx.fillRect(100, 50, 10, 10));
    expect(pixelAt(drawLayers(built, 0, { x: 40.6 }), 80, 55)[3]).toBe(255);
    expect(pixelAt(drawLayers(built, 0, { x: 40.6 }), 79, 55)[3]).toBe(0);
    const { heroX, horizon } = built.stage.frame;
    const zoomed = drawLayers(built, 0, { zoom: 2 });
    expect(pixelAt(zoomed, heroX + (105 - heroX) * 1.5, horizon + (55 - horizon) * 1.5)[3]).toBe(255);
  });

  it('prescales large glows only once it is open', () => {
    const built = aStage();
    expect(built.stage.largeGlow('#ffffff', 100, 50)).toBeNull();
    built.open();
    expect(built.stage.largeGlow('#ffffff', 100, 50)?.width).toBe(100);
  });

  it('gives colours of a set to the style', () => {
    expect(aStage({ style: 'storybook' }).stage.tone('#ff0000')).toBe('#ff0000');
    expect(aStage({ style: 'ink' }).stage.tone('#ff0000')).not.toBe('#ff0000');
  });
});
