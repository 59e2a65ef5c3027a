import { expect, it } from 'vitest';

import { nodePaintEnv } from '../testing/node-paint-env.ts';
import { coverage, differ, paintOn } from '../testing/picture.ts';
import { layTiles, paperTile, TILE } from './paper-tile.ts';

const environment = nodePaintEnv();
const shown = (gain: number, seed: number, fibres = 0) =>
  paintOn([TILE, TILE], (ctx) => ctx.drawImage(paperTile(environment, { gain, seed, fibres }), 0, 0)).pixels;

const strength = (gain: number) =>
  shown(gain, 1).data.reduce((sum, value, index) => sum + (index % 4 === 3 ? value : 0), 0);

it('is fine specks whose strength is the gain', () => {
  expect(strength(0.2)).toBeGreaterThan(strength(0.05) * 3);
});

it('is the same for a seed, and fibres add to it', () => {
  expect(differ(shown(0.1, 5), shown(0.1, 5))).toBe(false);
  expect(differ(shown(0.1, 5), shown(0.1, 6))).toBe(true);
  expect(differ(shown(0.1, 5), shown(0.1, 5, 30))).toBe(true);
});

it('covers a surface that is larger than the tile', () => {
  const tile = paperTile(environment, { gain: 1, seed: 1 });
  const { pixels } = paintOn([300, 300], (ctx) => layTiles(ctx, tile, { width: 300, height: 300 }));
  expect(coverage(pixels, [270, 270, 30, 30])).toBeGreaterThan(0.8);
});
