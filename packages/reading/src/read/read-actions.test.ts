import { describe, expect, it } from 'vitest';

import { ENGLISH } from '../lexicon/en/english.ts';
import { splitWords } from '../lexicon/words.ts';
import { modeWhile, readActions } from './read-actions.ts';
import { readCast } from './read-cast.ts';

function deeds(prompt: string): string[] {
  const words = splitWords(prompt, ENGLISH);
  const cast = readCast(words, ENGLISH);
  return readActions(words, cast, ENGLISH).map(
    (reading, index) => `${cast[index]?.name}: ${reading?.action ?? 'idle'}`,
  );
}

describe('who does what', () => {
  it.each([
    ['a fox running and a sleeping cat', ['fox: run', 'cat: sleep']],
    ['a cat, a dog and a fox running', ['cat: run', 'dog: run', 'fox: run']],
    ['a bird flies over a running horse', ['bird: fly', 'horse: run']],
    ['a whale swims under a flying bird', ['whale: swim', 'bird: fly']],
    ['running through the snow, a wolf', ['wolf: run']],
    ['a person sitting and reading', ['person: read']],
    ['a fox reading', ['fox: idle']],
    ['a tractor and a farmer walking', ['tractor: drive', 'farmer: walk']],
    ['a dog jumps, a robot dances', ['dog: jump', 'robot: dance']],
    ['a bird painted by a child flies', ['bird: fly', 'child: idle']],
  ])('%s', (prompt, expected) => {
    expect(deeds(prompt)).toEqual(expected);
  });
});

function modes(prompt: string) {
  const [one] = readCast(splitWords(prompt, ENGLISH), ENGLISH);
  return one && [modeWhile(one, null), modeWhile(one, 'swim'), modeWhile(one, 'fly'), modeWhile(one, 'read')];
}

describe('how somebody meets the world', () => {
  it('changes for a person who swims, and for all who fly', () => {
    expect(modes('a girl')).toEqual(['ground', 'swim', 'air', 'ground']);
    expect(modes('a fish')).toEqual(['swim', 'swim', 'air', 'swim']);
  });
});
