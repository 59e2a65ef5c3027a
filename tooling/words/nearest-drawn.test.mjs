import { expect, it } from 'vitest';

import { englishNouns, undrawnNouns } from './english-nouns.mjs';
import { createNearest, likelySenses } from './nearest-drawn.mjs';

/** A small WordNet: each noun once, with the noun it is a kind of. */
function aWordNet(rows, { counts = {}, elsewhere = {} } = {}) {
  const synsets = new Map(
    rows.map(([noun, field, parent]) => [
      noun,
      { offset: noun, field, words: [noun], proper: [], parents: parent ? [parent] : [], children: [] },
    ]),
  );
  for (const { offset, parents } of synsets.values()) {
    for (const parent of parents) synsets.get(parent).children.push(offset);
  }
  const senses = new Map(rows.map(([noun]) => [noun, [noun]]));
  return { synsets, senses, counts: new Map(Object.entries(counts)), elsewhere: new Map(Object.entries(elsewhere)) };
}

const WORDS = aWordNet(
  [
    ['animal', 'animal'],
    ['bird', 'animal', 'animal'],
    ['hoopoe', 'animal', 'bird'],
    ['pinniped', 'animal', 'animal'],
    ['seal', 'animal', 'pinniped'],
    ['walrus', 'animal', 'pinniped'],
    ['tool', 'artifact'],
    ['hammer', 'artifact', 'tool'],
    ['baker', 'person'],
    ['heavy', 'person'],
    ['joy', undefined],
  ],
  { counts: { bird: 5 }, elsewhere: { heavy: 9 } },
);
const DRAWN = { bird: { mode: 'air', rig: 'bird' }, seal: { mode: 'ground', rig: 'picture' } };
const nearest = createNearest(WORDS, DRAWN);
const nearestTo = (noun) => likelySenses(WORDS, noun).map(nearest).find(Boolean);

it('draws a noun as what it is a kind of, or as its nearest relative', () => {
  expect(nearestTo('hoopoe')).toBe('bird');
  expect(nearestTo('walrus')).toBe('seal');
});

it('draws whoever has no picture as somebody, and nothing that cannot be seen', () => {
  expect(nearestTo('baker')).toBe('person');
  expect(nearestTo('joy')).toBeUndefined();
  expect(nearestTo('hammer')).toBeUndefined();
});

it('lists commoner nouns first, and none that is mostly another kind of word', () => {
  expect([...englishNouns(WORDS, DRAWN)][0]).toEqual(['bird', 'bird']);
  expect(englishNouns(WORDS, DRAWN).has('heavy')).toBe(false);
});

it('lists nouns for things that nothing draws, but none that means something already', () => {
  expect(undrawnNouns(WORDS, DRAWN, new Set())).toContain('hammer');
  expect(undrawnNouns(WORDS, DRAWN, new Set(['hammer']))).not.toContain('hammer');
  expect(undrawnNouns(WORDS, DRAWN, new Set())).not.toContain('joy');
});
