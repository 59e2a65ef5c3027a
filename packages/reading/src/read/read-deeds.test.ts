import { describe, expect, it } from 'vitest';

import { ENGLISH } from '../lexicon/en/english.ts';
import { splitWords } from '../lexicon/words.ts';
import { readCast } from './read-cast.ts';
import { readDeeds } from './read-deeds.ts';

function deeds(prompt: string): string[] {
  const words = splitWords(prompt, ENGLISH);
  return readDeeds(words, readCast(words, ENGLISH), ENGLISH).map(({ entry: { name, action, relation } }) =>
    [name, action, relation?.kind].filter(Boolean).join(' '),
  );
}

function told(prompt: string): string[] {
  const words = splitWords(prompt, ENGLISH);
  const spans = readDeeds(words, readCast(words, ENGLISH), ENGLISH).flatMap((one) => one.deeds);
  return spans
    .filter(({ part }) => part !== 'self')
    .map(({ start, end }) =>
      words
        .slice(start, end)
        .map(({ text }) => text)
        .join(' '),
    );
}

describe('deeds', () => {
  it.each([
    ['a dog chasing a rabbit', ['dog run chasing', 'rabbit run']],
    ['an old man on a bench', ['grandfather sit on', 'bench']],
    ['a girl reading on a bench', ['girl read on', 'bench']],
    ['a dog on a bench', ['dog on', 'bench']],
    ['a dragon chasing a bird', ['dragon fly chasing', 'bird fly']],
    ['a person on a horse', ['person ride riding', 'horse walk']],
    ['a person riding a galloping horse', ['person ride riding', 'horse run']],
    ['a person hugging a dog', ['person hug hugging', 'dog']],
    ['a cat riding a horse', ['cat on', 'horse']],
    ['a mother and a child hugging', ['woman hug hugging', 'child hug']],
    ['a mother hugging her son on a boat', ['woman hug hugging', 'boy hug', 'sailboat']],
    ['two friends hugging', ['person hug hugging']],
    ['a dog and a cat hugging', ['dog hugging', 'cat']],
    ['a man playing guitar', ['man play']],
    ['a man with a guitar and a dog', ['man play', 'dog']],
    ['a robot playing the guitar', ['robot holding', 'guitar']],
    ['a detective with a magnifying glass', ['detective']],
    ['a girl playing the violin', ['girl holding', 'violin']],
    ['a girl playing the piano', ['girl work at', 'piano']],
    ['a boy playing football', ['boy jump', 'football']],
    ['a guitarist playing', ['musician play']],
    ['a woman driving a car', ['car drive']],
    ['a dog beside a man in a car', ['dog beside', 'car drive']],
    ['a cat on a car', ['cat on', 'car']],
    ['a cat sleeping on a car', ['cat sleep on', 'car']],
  ])('%s', (prompt, expected) => {
    expect(deeds(prompt)).toEqual(expected);
  });

  it('tell what is drawn, and keep silent about what is drawn only in part', () => {
    expect(told('a dog chasing a running rabbit')).toEqual(['chasing', 'chasing', 'running']);
    expect(told('a cat hugging a dog')).toEqual([]);
  });
});
