import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import type { ScenePlan } from '@kinora/reading';
import { describe, expect, it } from 'vitest';

import type { SetPainter } from '../stage/stage.ts';
import { aStage } from './a-stage.ts';

/** 16:9, 9:16, 1:1, 4:3 and 3:4. */
const SHAPES = [
  { width: 320, height: 180 },
  { width: 180, height: 320 },
  { width: 180, height: 180 },
  { width: 240, height: 180 },
  { width: 180, height: 240 },
];
const STILL = { x: 0, y: 0, zoom: 1, scroll: 0 };

type Plan = Partial<ScenePlan>;

/** The pixels of a set at one moment. */
export function paintedSet(paint: SetPainter, plan: Plan, time = 0): Uint8ClampedArray {
  const built = aStage(plan);
  const { width, height } = built.stage;
  paint(built.stage);
  const ctx = contextOf(nodeCanvas(width, height));
  built.drawLayers(ctx, time, STILL);
  return ctx.getImageData(0, 0, width, height).data;
}

/** Mean of one channel, 0 (red) to 2 (blue). */
export function meanOf(data: Uint8ClampedArray, channel: number): number {
  return data.reduce((sum, value, index) => sum + (index % 4 === channel ? value : 0), 0) / (data.length / 4);
}

/** Standard deviation of the green channel, 0 to about 127. */
function spread(data: Uint8ClampedArray): number {
  const greens = data.filter((_, index) => index % 4 === 1);
  const mean = meanOf(data, 1);
  return Math.sqrt(greens.reduce((sum, value) => sum + (value - mean) ** 2, 0) / greens.length);
}

/** What every painted place keeps to, in each of the situations given. */
export function describeSet(name: string, paint: SetPainter, situations: readonly Plan[] = [{}]): void {
  describe(`the ${name} set`, () => {
    const cases = situations.flatMap((situation) => SHAPES.map((shape) => ({ ...situation, ...shape })));
    it.each(cases.map((plan) => ({ plan, title: JSON.stringify(plan) })))('fills the frame, $title', ({ plan }) => {
      const data = paintedSet(paint, plan);
      expect(data.filter((alpha, index) => index % 4 === 3 && alpha < 255)).toHaveLength(0);
      expect(spread(data)).toBeGreaterThan(8);
    });
    it('moves', () => {
      const [early, late] = [0, 1].map((time) =>
        Buffer.from(paintedSet(paint, { ...situations[0], seconds: 5 }, time)),
      );
      expect(late?.equals(early ?? Buffer.alloc(0))).toBe(false);
    });
    it('is another place with another seed', () => {
      const [first, second] = [1, 2].map((seed) => Buffer.from(paintedSet(paint, { ...situations[0], seed })));
      expect(second?.equals(first ?? Buffer.alloc(0))).toBe(false);
    });
  });
}
