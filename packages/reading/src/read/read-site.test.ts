import { expect, it } from 'vitest';

import { ENGLISH } from '../lexicon/en/english.ts';
import { SITE_WORDS } from '../lexicon/site-words.data.ts';
import { splitWords } from '../lexicon/words.ts';
import { SITES } from '../plan/sites.data.ts';
import { planScene } from './plan-scene.ts';
import { readIceHole, readSite } from './read-site.ts';

const wordsOf = (prompt: string) => splitWords(prompt, ENGLISH);
const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 2, style: 'storybook', seed: 1 } as const;
const planOf = (prompt: string) => planScene(prompt, OPTIONS);

it.each([
  ['a fox in the gutter', 'gutter'],
  ['a cat looks out of the kotatsu', 'kotatsu'],
  ['an owl on a spiral staircase', 'stairwell'],
  ['two astronauts in a space station', 'station'],
  ['a fox between the shelves', 'aisle'],
  ['boats at low tide', 'lowTide'],
])('%s is in a part of a place', (prompt, site) => {
  expect(readSite(wordsOf(prompt))?.value).toBe(site);
});

it('looks up through a hole in the ice only from below', () => {
  const words = wordsOf('a seal looks through a hole in the ice');
  expect(readIceHole(words, 'below')?.value).toBe('underIce');
  expect(readIceHole(words, 'level')).toBeNull();
  expect(readSite(words)).toBeNull();
});

it('has the place of its part, and claims what stands there by itself', () => {
  const plan = planOf('a cat under the christmas tree');
  expect(plan).toMatchObject({ set: 'room', site: 'christmas', missed: [] });
  expect(plan.cast.map(({ name }) => name)).toEqual(['cat']);
});

it('walks on stairs and does not read them as a move of the camera', () => {
  const plan = planOf('a grandfather climbs the spiral stairs');
  expect(plan.camera).not.toBe('spiral');
  expect(plan.cast[0]?.action).toBe('walk');
});

it('is left out of a plan whose words name none', () => {
  expect('site' in planOf('a fox in the forest')).toBe(false);
});

it('has words for every part of a place', () => {
  expect([...new Set(SITE_WORDS.map(([site]) => site))].toSorted()).toEqual(Object.keys(SITES).toSorted());
});

it('claims what the part of a place shows besides the cast', () => {
  expect(planOf('a paper boat on the water in the gutter').missed).toEqual([]);
  expect(planOf('a fox at low tide, toys').missed).toEqual(['toys']);
});

it('is at a table for a still life, whatever the table is made of', () => {
  const plan = planOf('deux pommes sur une table en bois, nature morte');
  expect(plan).toMatchObject({ set: 'tabletop', site: 'stillLife' });
  expect(planOf('deux pommes sur une table en bois').set).not.toBe('forest');
});

it('takes a bath for no bathroom', () => {
  expect(planOf('una abubilla dándose un baño de arena en el desierto')).toMatchObject({ set: 'desert' });
});
