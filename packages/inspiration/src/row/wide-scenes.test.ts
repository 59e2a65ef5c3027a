import { expect, it } from 'vitest';

import { wideScenes } from './wide-scenes.ts';

const idsOf = (seed: string) => wideScenes(3, seed).map(({ id }) => id);

it('are wide, and of different looks', () => {
  const scenes = wideScenes(3, 'share-1');
  expect(scenes.map(({ shape }) => shape)).toEqual(['16:9', '16:9', '16:9']);
  expect(new Set(scenes.map(({ look }) => look)).size).toBe(3);
});

it('are the same for the same page, and others for others', () => {
  expect(idsOf('aZ09')).toEqual(idsOf('aZ09'));
  expect(new Set(['a', 'b', 'c', 'd'].map((seed) => idsOf(seed).join(' '))).size).toBeGreaterThan(1);
  expect(idsOf('')).toHaveLength(3);
});
