import { toOklab, contextOf } from '@kinora/drawing';
import { brightnessAt, differ, paintOn, pixelAt } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { makePalette } from '../stage/palette.ts';
import { aStage } from '../testing/a-stage.ts';
import { clay } from './clay.ts';

function finished(kind: 'layer' | 'sky') {
  const { stage } = aStage({ style: 'clay', width: 1280, height: 720 });
  const canvas = stage.environment.canvas(120, 120);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#a06a50';
  ctx.fillRect(20, 20, 80, 80);
  stage.finish(canvas, { kind, parallax: 0.5 });
  return paintOn([120, 120], (context) => context.drawImage(canvas, 0, 0)).pixels;
}

describe('clay', () => {
  it('is neither black nor white', () => {
    const { sky, ramp } = clay.palette(makePalette({ time: 'night', weather: 'snow', season: 'winter' }));
    const lights = [...sky, ...ramp].map((colour) => toOklab(colour)[0]);
    expect(Math.min(...lights)).toBeGreaterThan(0.25);
    expect(Math.max(...lights)).toBeLessThan(0.93);
  });

  it('is rounded: light above, shade below, over several pixels', () => {
    const slab = finished('layer');
    expect(brightnessAt(slab, 60, 24)).toBeGreaterThan(brightnessAt(slab, 60, 60) + 20);
    expect(brightnessAt(slab, 60, 96)).toBeLessThan(brightnessAt(slab, 60, 60) - 10);
  });

  it('stands off the slab behind, the backdrop does not', () => {
    expect(pixelAt(finished('layer'), 104, 60)[3]).toBeGreaterThan(10);
    expect(pixelAt(finished('sky'), 104, 60)[3]).toBe(0);
  });

  it('bears thumb marks', () => {
    const { stage } = aStage({ style: 'clay', width: 320, height: 180 });
    const [plain, marked] = [stage.environment.canvas(256, 256), stage.environment.canvas(256, 256)];
    for (const canvas of [plain, marked]) {
      contextOf(canvas).fillStyle = '#a06a50';
      contextOf(canvas).fillRect(0, 0, 256, 256);
    }
    stage.finish(marked, { kind: 'layer', parallax: 0.5 });
    const middle = (canvas: typeof plain) => paintOn([60, 60], (ctx) => ctx.drawImage(canvas, -100, -100)).pixels;
    expect(differ(middle(plain), middle(marked))).toBe(true);
  });
});
