import { SUBJECTS, type RigName } from '@kinora/subjects';
import { doingShare, POURERS } from '@kinora/subjects/testing';
import { expect, it } from 'vitest';

import { ENGLISH } from '../lexicon/en/english.ts';
import { splitWords } from '../lexicon/words.ts';
import { ABILITIES } from './abilities.data.ts';
import { readCast } from './read-cast.ts';
import { partOfDoing } from './shows-doing.ts';
import { SLEEPERS } from './sleepers.data.ts';

/** Less of a rig's box is no closed eye. */
const LEAST = 0.00025;
const partOf = (prompt: string, action: Parameters<typeof partOfDoing>[1]) => {
  const [one] = readCast(splitWords(prompt, ENGLISH), ENGLISH);
  return one && partOfDoing(one, action);
};

it('lists those whose rigs draw them asleep, and only those', () => {
  const least = new Map<RigName, number>();
  const kinds = new Set<string>();
  for (const { rig, looks } of Object.values(SUBJECTS)) {
    const kind = rig === 'person' || rig === 'quadruped' ? rig : `${rig} ${JSON.stringify(looks)}`;
    if (rig === 'picture' || kinds.has(kind)) continue;
    kinds.add(kind);
    least.set(rig, Math.min(least.get(rig) ?? 1, doingShare(rig, looks, 'sleep')));
  }
  const drawn = [...least].filter(([, share]) => share > LEAST).map(([rig]) => rig);
  expect(drawn.toSorted()).toEqual(SLEEPERS);
});

it('lets those water who have something to water with', () => {
  expect(POURERS.toSorted()).toEqual(ABILITIES.water.rigs);
});

it.each([
  ['a t rex', 'sleep', 'action'],
  ['a sloth', 'sleep', null],
  ['a whale', 'swim', 'mode'],
  ['a girl', 'swim', 'action'],
  ['a fox', 'drive', null],
  ['a car', 'drive', 'action'],
] as const)('says what draws %s that does this: %s', (prompt, action, part) => {
  expect(partOf(prompt, action)).toBe(part);
});
