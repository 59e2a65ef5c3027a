import { toOklab, contextOf } from '@kinora/drawing';
import { brightnessAt, paintOn, pixelAt } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { makePalette } from '../stage/palette.ts';
import { aStage } from '../testing/a-stage.ts';
import { watercolour } from './watercolour.ts';

function finished(parallax: number) {
  const { stage } = aStage({ style: 'watercolour', width: 1280, height: 720 });
  const canvas = stage.environment.canvas(120, 120);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#5a6ea0';
  ctx.fillRect(20, 20, 80, 80);
  stage.finish(canvas, { kind: 'layer', parallax });
  return paintOn([120, 120], (context) => context.drawImage(canvas, 0, 0)).pixels;
}

describe('watercolour', () => {
  it('has no pigment as dark as night', () => {
    const night = watercolour.palette(makePalette({ time: 'night', weather: 'clear', season: 'summer' }));
    expect(toOklab(night.sky[0])[0]).toBeGreaterThan(0.4);
  });

  it('dries darker at the upper edge', () => {
    const layer = finished(1);
    const rowMean = (y: number) =>
      Array.from({ length: 40 }, (_, x) => brightnessAt(layer, 40 + x, y)).reduce((sum, value) => sum + value, 0);
    expect(rowMean(20)).toBeLessThan(rowMean(60) * 0.97);
  });

  it('lets far washes run out at the foot, near ones not', () => {
    expect(pixelAt(finished(0.3), 60, 96)[3]).toBeLessThan(pixelAt(finished(1), 60, 96)[3]);
  });

  it('leaves the margin of the sheet bare, with a ragged rim', () => {
    const { treatment } = aStage({ style: 'watercolour', width: 1280, height: 720 });
    const { pixels } = paintOn([1280, 60], (ctx) => treatment.plate?.(ctx));
    expect(pixelAt(pixels, 2, 40)[3]).toBe(255);
    expect(pixelAt(pixels, 640, 50)[3]).toBe(0);
    const rim = Array.from({ length: 160 }, (_, step) => pixelAt(pixels, 400 + step, 21)[3]);
    expect(new Set(rim).size).toBeGreaterThan(3);
  });
});
