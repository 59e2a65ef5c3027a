import { toOklab, contextOf } from '@kinora/drawing';
import { brightnessAt, coverage, paintOn } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { makePalette } from '../stage/palette.ts';
import { aStage } from '../testing/a-stage.ts';
import { chalk } from './chalk.ts';

function finished(parallax: number) {
  const { stage } = aStage({ style: 'chalk', width: 1280, height: 720 });
  const canvas = stage.environment.canvas(120, 120);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#3050a0';
  ctx.fillRect(20, 20, 80, 80);
  stage.finish(canvas, { kind: 'layer', parallax });
  return paintOn([120, 120], (context) => context.drawImage(canvas, 0, 0)).pixels;
}
const rowMean = (pixels: ReturnType<typeof finished>, y: number) =>
  Array.from({ length: 60 }, (_, x) => brightnessAt(pixels, 30 + x, y)).reduce((sum, value) => sum + value, 0) / 60;

describe('chalk', () => {
  it('is drawn on a dark board, even by day', () => {
    const day = chalk.palette(makePalette({ time: 'day', weather: 'clear', season: 'summer' }));
    expect(Math.max(...day.ramp.map((colour) => toOklab(colour)[0]))).toBeLessThan(0.72);
    expect(toOklab(day.sun)[0]).toBeGreaterThan(0.85);
  });

  it('has a pale line around every shape, stronger near by', () => {
    const near = finished(1);
    expect(rowMean(near, 98)).toBeGreaterThan(rowMean(near, 60) + 60);
    expect(rowMean(near, 98)).toBeGreaterThan(rowMean(finished(0.1), 98));
  });

  it('breaks the line where the board shows through', () => {
    const pixels = finished(1);
    const line = Array.from({ length: 60 }, (_, x) => brightnessAt(pixels, 30 + x, 98));
    expect(Math.max(...line) - Math.min(...line)).toBeGreaterThan(40);
  });

  it('is wiped with a sponge', () => {
    const { treatment } = aStage({ style: 'chalk' });
    const { pixels } = paintOn([320, 180], (ctx) => treatment.plate?.(ctx));
    expect(coverage(pixels)).toBeGreaterThan(0.01);
  });
});
