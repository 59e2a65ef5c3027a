import { coverage } from '@kinora/drawing/testing';
import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { ashore, indoorWorld, isWaterborne, waterborne } from './indoor-world.ts';
import { addTable, isServed } from './table.ts';

const { stage } = aStage();

it('stands the cast on the floor, and serves what is a thing', () => {
  const floor = { floor: '#806040', heroScale: 0.9 };
  expect(indoorWorld(stage, { ...floor, served: false }).places).toBeUndefined();
  const places = indoorWorld(stage, { ...floor, served: true }).places?.(3) ?? [];
  expect(places.map(({ scale }) => scale)).toEqual([1, 0.62, 0.66]);
  expect(places[0]?.x).toBe(stage.frame.heroX);
});

it('brings boats ashore and leaves flyers in the air', () => {
  expect(ashore(anEntry({ mode: 'water' }))).toBe('ground');
  expect(ashore(anEntry({ mode: 'air' }))).toBe('air');
});

it('lets swimmers come up where there is water', () => {
  expect((['swim', 'water', 'air'] as const).map((mode) => waterborne(anEntry({ mode })))).toEqual([
    'water',
    'water',
    'air',
  ]);
  expect((['swim', 'water', 'air'] as const).map((mode) => isWaterborne(anEntry({ mode })))).toEqual([
    true,
    true,
    false,
  ]);
});

it('knows what is served', () => {
  const stages = (['prop', 'ground'] as const).map((mode) => aStage({ cast: [anEntry({ mode })] }).stage);
  expect([...stages, stage].map(isServed)).toEqual([true, false, false]);
});

it('lays a table over the foot of the frame, with or without a cloth', () => {
  const pixels = ([undefined, ['#ffffff', '#c04030']] as const).map((cloth) => {
    const built = aStage();
    addTable(built.stage, { wood: '#a06a40', cloth });
    return drawLayers(built);
  });
  const [bare, laid] = pixels;
  expect(bare && coverage(bare, [0, 150, 320, 30])).toBe(1);
  expect(bare && coverage(bare, [0, 0, 320, 100])).toBe(0);
  const at = (stage.height - 20) * 320 * 4 + Math.round(stage.frame.heroX) * 4;
  expect(laid?.data[at]).not.toBe(bare?.data[at]);
});
