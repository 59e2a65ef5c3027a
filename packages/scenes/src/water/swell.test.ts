import { brightnessAt, coverage, paintOn, pixelAt } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawSwell, makeSwell } from './swell.ts';

const waveAt = makeSwell({ y: 90, amplitude: 20, length: 120, speed: 1 });
const colours = { top: '#88bbcc', body: '#225577', lip: '#ffffff' };

describe('a swell', () => {
  it('stays near its line and travels', () => {
    for (let x = 0; x < 400; x += 7) expect(Math.abs(waveAt(x, 1) - 90)).toBeLessThan(20 * 1.5);
    expect(waveAt(50, 0)).not.toBeCloseTo(waveAt(50, 0.5), 1);
  });

  it('fills the water under the line with a lit lip on it', () => {
    const { stage } = aStage();
    const { pixels } = paintOn([320, 180], (ctx) => drawSwell(ctx, stage, { time: 0, waveAt, ...colours }));
    for (const x of [40, 160, 300]) {
      const y = waveAt(x, 0);
      expect(pixelAt(pixels, x, y - 4)[3]).toBe(0);
      expect(pixelAt(pixels, x, y + 8)[3]).toBe(255);
      expect(brightnessAt(pixels, x, y + 0.5)).toBeGreaterThan(brightnessAt(pixels, x, y + 20));
    }
    expect(coverage(pixels, [0, 150, 320, 30])).toBe(1);
  });

  it('reaches only as far as it is told', () => {
    const { stage } = aStage();
    const paint = { time: 0, waveAt, ...colours, left: 100, right: 200, bottom: 140, foam: 1 };
    const { pixels } = paintOn([320, 180], (ctx) => drawSwell(ctx, stage, paint));
    expect(coverage(pixels, [0, 0, 90, 180])).toBe(0);
    expect(coverage(pixels, [0, 142, 320, 38])).toBe(0);
  });
});
