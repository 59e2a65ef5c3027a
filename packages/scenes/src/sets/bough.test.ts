import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { makeVerdure } from '../land/verdure.ts';
import { aStage } from '../testing/a-stage.ts';
import { meanOf, paintedSet } from '../testing/set-facts.ts';
import { addBough } from './bough.ts';
import { paintBench, paintLamp } from './street-furniture.ts';

const TONES = { iron: '#203040', lit: '#c0d0e0' };

it('hangs into the corner above the hero, bare in winter', () => {
  const { frame } = aStage({}).stage;
  const [leafy, bare] = (['summer', 'winter'] as const).map((season) =>
    paintedSet((stage) => addBough(stage, makeVerdure(stage)), { season }),
  );
  expect(meanOf(leafy ?? new Uint8ClampedArray(4), 3)).toBeGreaterThan(
    meanOf(bare ?? new Uint8ClampedArray(4), 3) * 1.5,
  );
  const alphaAt = (x: number) => leafy?.[(8 * 320 + x) * 4 + 3] ?? 0;
  expect(alphaAt(frame.side < 0 ? 6 : 313)).toBeGreaterThan(alphaAt(frame.side < 0 ? 313 : 6));
});

it('stands lamps and benches on the ground', () => {
  for (const paint of [paintBench, paintLamp]) {
    const ctx = contextOf(nodeCanvas(200, 120));
    paint(ctx, { x: 100, y: 90, unit: 1, height: 80 }, TONES);
    const painted = (y: number) => ctx.getImageData(0, y, 200, 1).data.some((value) => value > 0);
    expect([painted(86), painted(100)]).toEqual([true, false]);
  }
});
