import { toOklab, contextOf } from '@kinora/drawing';
import { brightnessAt, paintOn, pixelAt } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { makePalette } from '../stage/palette.ts';
import { aStage } from '../testing/a-stage.ts';
import { paper } from './paper.ts';

function finished(kind: 'layer' | 'sky') {
  const { stage } = aStage({ style: 'paper', width: 1280, height: 720 });
  const canvas = stage.environment.canvas(100, 100);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#808080';
  ctx.fillRect(20, 20, 60, 60);
  stage.finish(canvas, { kind, parallax: 0.5 });
  return paintOn([100, 100], (context) => context.drawImage(canvas, 0, 0)).pixels;
}

describe('paper', () => {
  it('is never as dark as night', () => {
    const night = makePalette({ time: 'night', weather: 'clear', season: 'summer' });
    expect(toOklab(paper.palette(night).sky[0])[0]).toBeGreaterThan(toOklab(night.sky[0])[0]);
  });

  it('has a light and a dark edge and a shadow on the sheet behind', () => {
    const layer = finished('layer');
    expect(brightnessAt(layer, 50, 20)).toBeGreaterThan(brightnessAt(layer, 50, 79) + 40);
    expect(pixelAt(layer, 82, 50)[3]).toBeGreaterThan(10);
    expect(pixelAt(layer, 5, 95)[3]).toBeLessThan(10);
  });

  it('casts no shadow from the sky', () => {
    expect(pixelAt(finished('sky'), 82, 50)[3]).toBe(0);
  });
});
