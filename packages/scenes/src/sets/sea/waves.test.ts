import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { meanOf, paintedSet } from '../../testing/set-facts.ts';
import { addWave, makeWaves } from './waves.ts';

const { stage } = aStage({ set: 'sea' });

/** Mean red of one calm wave under a sun of this colour. */
function redOf(index: number, sun: string): number {
  const data = paintedSet((one) => {
    one.palette = { ...one.palette, sun };
    makeWaves(one, { storm: false, horizon: 100 })
      .slice(index, index + 1)
      .forEach((wave) => addWave(one, wave, false));
  }, {});
  return meanOf(data, 0);
}

it('lays five waves, each nearer one lower in the frame and quicker', () => {
  const waves = makeWaves(stage, { storm: true, horizon: 100 });
  expect(waves).toHaveLength(5);
  waves.slice(1).forEach((wave, index) => {
    expect(wave.y).toBeGreaterThan(waves[index]?.y ?? 0);
    expect(wave.speed).toBeGreaterThan(waves[index]?.speed ?? 0);
  });
});

it('makes a calm sea lower than a stormy one', () => {
  const heights = [false, true].map((storm) => makeWaves(stage, { storm, horizon: 100 })[3]?.amplitude ?? 0);
  expect(heights[0]).toBeLessThan((heights[1] ?? 0) / 3);
});

it('puts the glitter of the sun on all waves but the nearest', () => {
  expect(redOf(1, '#ffffff')).toBeGreaterThan(redOf(1, '#000000'));
  expect(redOf(4, '#ffffff')).toBe(redOf(4, '#000000'));
});
