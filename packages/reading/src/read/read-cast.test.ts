import { describe, expect, it } from 'vitest';

import { GERMAN } from '../lexicon/de/german.ts';
import { ENGLISH } from '../lexicon/en/english.ts';
import { findPhrases, splitWords as split, type Span, type Word } from '../lexicon/words.ts';
import { readCast as read } from './read-cast.ts';

const splitWords = (text: string) => split(text, ENGLISH);
const readCast = (words: readonly Word[], taken?: readonly Span[]) => read(words, ENGLISH, { taken: taken ?? [] });

const names = (prompt: string) => readCast(splitWords(prompt)).map(({ entry }) => `${entry.count} ${entry.name}`);

describe('the cast of a prompt', () => {
  it.each([
    ['a paper boat', ['1 paper boat']],
    ['three red foxes and a blue whale', ['3 fox', '1 whale']],
    ['a pack of wolves', ['4 wolf']],
    ['2 horses', ['2 horse']],
    ['40 birds', ['7 bird']],
    ['birds', ['3 bird']],
    ['hot air balloons', ['5 hot air balloon']],
    ['cats, dogs, owls, bears', ['2 cat', '2 dog', '2 owl', '1 bear']],
    ['a cake with five candles', ['1 cake']],
    ['candles and a guitar', ['3 candle', '1 guitar']],
    ['a strange gizmo', []],
    ['french fries', ['3 fries']],
    ['they fry', []],
    ['a panda chef', ['1 panda']],
    ['a pirate ship', ['1 pirate ship']],
    ['a panda, a chef', ['1 panda', '1 chef']],
    ['a giraffe and a mouse being friends', ['1 giraffe', '1 mouse']],
    ['headphones', ['1 headphone']],
    ['a crowd of cats', ['7 cat']],
    ['two grandparents', ['1 old couple']],
    ['three old couples', ['3 old couple']],
  ])('%s', (prompt, expected) => {
    expect(names(prompt)).toEqual(expected);
  });

  it.each([
    ['Junge spielt', ['1 boy']],
    ['ein Junge und ein Hund', ['1 boy', '1 dog']],
    ['eine junge Frau', ['1 woman']],
    ['junge Katze', ['1 cat']],
    ['Junge Hunde', ['3 dog']],
    ['eine junge blonde Frau', ['1 woman']],
    ['zwei Jungen', ['2 boy']],
  ])('%s', (prompt, expected) => {
    const readings = read(split(prompt, GERMAN), GERMAN);
    expect(readings.map(({ entry }) => `${entry.count} ${entry.name}`)).toEqual(expected);
  });

  it('gives a colour to the noun it stands before', () => {
    const [fox, owl] = readCast(splitWords('a red fox and an owl'));
    expect(fox?.entry.looks).toMatchObject({ kind: 'fox', tint: '#d63a2f' });
    expect(owl?.entry.looks.tint).toBeUndefined();
  });

  it('spans the noun with its number and colour', () => {
    expect(readCast(splitWords('over there two red foxes run'))[0]?.span).toEqual({ start: 2, end: 5 });
  });

  it('ignores words that mean something else here', () => {
    const words = splitWords('crane shot of a crane');
    const readings = readCast(words, findPhrases(words, ['crane shot']));
    expect(readings.map(({ span }) => span)).toEqual([{ start: 3, end: 5 }]);
  });
});
