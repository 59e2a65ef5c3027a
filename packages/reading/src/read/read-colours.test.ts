import { describe, expect, it } from 'vitest';

import { COLOURS } from '../lexicon/colours.data.ts';
import { GERMAN } from '../lexicon/de/german.ts';
import { ENGLISH } from '../lexicon/en/english.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { splitWords } from '../lexicon/words.ts';
import { readCast } from './read-cast.ts';

const NAMES = new Map(Object.entries<string>(COLOURS).map(([name, colour]) => [colour, name]));

function coloured(prompt: string, lexicon: Lexicon = ENGLISH): string[] {
  return readCast(splitWords(prompt, lexicon), lexicon).map(({ entry: { name, count, looks } }) => {
    const tints = looks.tints ?? (looks.tint === undefined ? [] : [looks.tint]);
    return [count, name, ...tints.map((tint) => NAMES.get(tint))].join(' ');
  });
}

describe('the colours of a group', () => {
  it.each([
    ['three foxes red, blue and green', ['3 fox red blue green']],
    ['red, blue and green balloons', ['7 balloon red blue green']],
    ['a red and a blue car', ['2 car red blue']],
    ['a red and blue parrot', ['1 parrot blue']],
    ['two cats, one black and one white', ['2 cat black white']],
    ['two cats, black dogs', ['2 cat', '3 dog black']],
    ['a fox, a red and a blue car', ['1 fox', '2 car red blue']],
  ])('%s', (prompt, expected) => {
    expect(coloured(prompt)).toEqual(expected);
  });

  it('are read in German', () => {
    expect(coloured('drei Füchse, rot, blau und grün', GERMAN)).toEqual(['3 fox red blue green']);
  });
});
