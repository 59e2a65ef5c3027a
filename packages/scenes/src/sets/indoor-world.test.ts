import { coverage } from '@kinora/drawing/testing';
import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import type { World } from '../stage/stage.ts';
import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addIndoorCast, ashore, isWaterborne, waterborne } from './indoor-world.ts';
import { addTable, isServed } from './table.ts';

const { stage } = aStage();

/** How a furnished place receives a hero of this mode. */
function received(mode: 'prop' | 'ground') {
  const built = aStage({ cast: [anEntry({ mode })] });
  const worlds: World[] = [];
  const room = { ...built.stage, addCast: (world: World) => void worlds.push(world) };
  const served = addIndoorCast(room, { table: { wood: '#a06a40' }, floor: '#806040', heroScale: 0.9 });
  return { served, world: worlds[0], table: coverage(drawLayers(built), [0, 150, 320, 30]) };
}

it('stands the cast on the floor', () => {
  const { served, world, table } = received('ground');
  expect([served, table]).toEqual([false, 0]);
  expect([world?.heroScale, world?.places]).toEqual([0.9, undefined]);
});

it('serves what is a thing on a table', () => {
  const { served, world, table } = received('prop');
  expect([served, table]).toEqual([true, 1]);
  const places = world?.places?.(3) ?? [];
  expect(places.map(({ scale }) => scale)).toEqual([1, 0.72, 0.7]);
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
