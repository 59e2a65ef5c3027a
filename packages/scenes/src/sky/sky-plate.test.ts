import { brightnessAt, differ, paintOn } from '@kinora/drawing/testing';
import type { ScenePlan } from '@kinora/reading';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { paintSky, type SkyOptions } from './sky-plate.ts';

function sky(plan: Partial<ScenePlan>, options?: SkyOptions) {
  const { stage } = aStage(plan);
  const canvas = paintSky(stage, options);
  return { stage, pixels: paintOn([320, 180], (ctx) => ctx.drawImage(canvas, 0, 0)).pixels };
}

describe('the sky', () => {
  it('places the sun where the hour has it, and paints it there', () => {
    const { stage, pixels } = sky({ time: 'sunset' });
    const { x, y } = stage.sun;
    expect(y).toBeCloseTo(stage.frame.horizon - 180 * 0.07);
    expect(brightnessAt(pixels, x, y)).toBeGreaterThan(brightnessAt(pixels, 320 - x, 20) + 100);
  });

  it('takes a sun of the set', () => {
    expect(sky({}, { sun: { x: 50, y: 60, radius: 9 } }).stage.sun).toEqual({ x: 50, y: 60, radius: 9 });
  });

  it('has a disc by day, a moon with plains at night, and neither in a storm', () => {
    const sun = { x: 100, y: 60, radius: 30 };
    const shown = (plan: Partial<ScenePlan>) => sky(plan, { sun }).pixels;
    const night = shown({ time: 'night' });
    expect(brightnessAt(night, 100 + 0.32 * 30, 60 + 3)).toBeLessThan(brightnessAt(night, 100, 60 - 3));
    const edge = (plan: Partial<ScenePlan>) => brightnessAt(shown(plan), 126, 60) - brightnessAt(shown(plan), 134, 60);
    expect(edge({ time: 'night' })).toBeGreaterThan(edge({ time: 'night', weather: 'storm' }) + 40);
  });

  it('can hide the sun', () => {
    expect(differ(sky({}).pixels, sky({}, { hideSun: true }).pixels)).toBe(true);
  });
});
