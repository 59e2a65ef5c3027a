import { differ, paintOn, pixelAt } from '@kinora/drawing/testing';
import type { ScenePlan } from '@kinora/reading';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { styleOf } from '../testing/style-of.ts';
import { paintPlate } from './plate.ts';

function plate(plan: Partial<ScenePlan> = {}) {
  const { stage, treatment } = aStage(plan);
  const canvas = paintPlate(stage, styleOf(stage.plan.style), treatment);
  return paintOn([320, 180], (ctx) => ctx.drawImage(canvas, 0, 0)).pixels;
}
const alpha = (pixels: ReturnType<typeof plate>, x: number, y: number) => pixelAt(pixels, x, y)[3];

const foot = (look: 'line' | 'title') => alpha(plate({ caption: { text: 'Hello', look } }), 160, 176);

describe('the plate over every frame', () => {
  it('darkens the corners and leaves the middle clear', () => {
    expect(alpha(plate(), 3, 3)).toBeGreaterThan(60);
    expect(alpha(plate(), 160, 85)).toBeLessThan(40);
  });

  it('darkens the foot under a line, not under a title', () => {
    expect(foot('line')).toBeGreaterThan(foot('title') + 40);
  });

  it('has the art of its style', () => {
    expect(differ(plate({ style: 'ink' }), plate({ style: 'paper' }))).toBe(true);
    const [red, green] = pixelAt(plate({ style: 'ink' }), 12, 165);
    expect(red).toBeGreaterThan(green + 60);
  });
});
