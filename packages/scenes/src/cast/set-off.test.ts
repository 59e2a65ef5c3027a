import { brightnessAt } from '@kinora/drawing/testing';
import { castOf } from '@kinora/reading/testing';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { contrastFor } from './set-off.ts';

const { stage } = aStage();
const GREY = [0.5, 0.5, 0.5] as const;

const painted = (colour: string) => {
  const built = aStage(castOf());
  built.stage.live(0, (ctx) => {
    ctx.fillStyle = colour;
    ctx.fillRect(0, 0, 320, 180);
  });
  built.stage.addCast({});
  return brightnessAt(drawLayers(built), 118, 84);
};

describe('what sets a figure off', () => {
  it('is light behind the darker, dark behind the brighter', () => {
    expect(contrastFor(stage, [0.45, 0.45, 0.45], GREY)?.mode).toBe('screen');
    expect(contrastFor(stage, [0.55, 0.55, 0.55], GREY)?.mode).toBe('source-over');
  });

  it('is light by night, where nothing can be darker', () => {
    expect(contrastFor(stage, [0.12, 0.12, 0.12], [0.1, 0.1, 0.1])?.mode).toBe('screen');
  });

  it('is not needed where brightness or hue tell them apart', () => {
    expect(contrastFor(stage, [0.1, 0.1, 0.1], GREY)).toBeNull();
    expect(contrastFor(stage, [0.9, 0.3, 0.1], [0.2, 0.6, 0.9])).toBeNull();
  });

  it('is painted behind who would be lost', () => {
    expect(Math.abs(painted('#b0683a') - painted('#ffffff'))).toBeGreaterThan(20);
  });
});
