import { toOklab, contextOf } from '@kinora/drawing';
import { paintOn, pixelAt } from '@kinora/drawing/testing';
import type { CastEntry } from '@kinora/reading';
import { anEntry } from '@kinora/reading/testing';
import { describe, expect, it } from 'vitest';

import { makePalette } from '../stage/palette.ts';
import { aStage } from '../testing/a-stage.ts';
import { ink } from './ink.ts';

const sunset = ink.palette(makePalette({ time: 'sunset', weather: 'clear', season: 'summer' }));
const chroma = (colour: string) => Math.hypot(toOklab(colour)[1], toOklab(colour)[2]);

function finished(kind: 'layer' | 'sprite' | 'sky', cast: CastEntry[] = []) {
  const { stage } = aStage({ style: 'ink', cast });
  const canvas = stage.environment.canvas(100, 100);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#ff2010';
  ctx.fillRect(20, 20, 60, 60);
  stage.finish(canvas, { kind, parallax: 0.5 });
  return paintOn([100, 100], (context) => context.drawImage(canvas, 0, 0)).pixels;
}

const spread = (pixel: readonly number[]) => (pixel[0] ?? 0) - (pixel[2] ?? 0);

describe('ink', () => {
  it('leaves one red thing: the sun', () => {
    const { sky, ramp, key, fill, glow, mist, sun } = sunset;
    for (const colour of [...sky, ...ramp, key, fill, glow, mist]) expect(chroma(colour)).toBeLessThan(0.04);
    expect(chroma(sun)).toBeGreaterThan(0.15);
    expect(ink.tone?.(sun)).toBe(sun);
    expect(chroma(ink.tone?.('#00ff00') ?? '#00ff00')).toBeLessThan(0.04);
  });

  it('has a pale moon instead at night', () => {
    const night = ink.palette(makePalette({ time: 'night', weather: 'clear', season: 'summer' }));
    expect(chroma(night.sun)).toBeLessThan(0.04);
  });

  it('takes the colour out of a layer, lets it bleed away, and nearly all of it out of a sprite', () => {
    const layer = finished('layer');
    expect(spread(pixelAt(layer, 50, 40))).toBeLessThan(60);
    expect(pixelAt(layer, 50, 75)[3]).toBeLessThan(pixelAt(layer, 50, 30)[3]);
    const sprite = finished('sprite');
    expect(spread(pixelAt(sprite, 50, 50))).toBeLessThan(60);
    expect(pixelAt(sprite, 50, 78)[3]).toBe(255);
    expect(pixelAt(sprite, 10, 50)[3]).toBe(0);
  });

  it('only mutes a colour that words name', () => {
    const told = finished('sprite', [anEntry({ looks: { kind: 'fox', tint: '#ff2010' } })]);
    expect(spread(pixelAt(told, 50, 50))).toBeGreaterThan(60);
  });

  it('pools along the upper edge', () => {
    const sprite = finished('sprite');
    expect(pixelAt(sprite, 50, 20)[0]).toBeLessThan(pixelAt(sprite, 50, 50)[0]);
  });
});
