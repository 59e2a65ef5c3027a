import { type Looks, COSTUMES, COUPLES, KINDS, OPEN_KINDS, PEOPLE_SUBJECTS } from '@kinora/subjects';
import { describe, expect, it } from 'vitest';

import { GERMAN } from '../lexicon/de/german.ts';
import { ENGLISH } from '../lexicon/en/english.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { splitWords } from '../lexicon/words.ts';
import { readCast } from './read-cast.ts';

const cast = (prompt: string, lexicon: Lexicon) =>
  readCast(splitWords(prompt, lexicon), lexicon).map(({ entry }) => `${entry.count} ${entry.name}`);
const looks = Object.values(PEOPLE_SUBJECTS).map((subject): Looks => subject.looks);

describe('people', () => {
  it('are drawn as a kind and in a costume that there are', () => {
    const kinds = new Set([KINDS, OPEN_KINDS, COUPLES].flatMap((table) => Object.keys(table)));
    expect(looks.filter(({ kind }) => kind === undefined || !kinds.has(kind))).toEqual([]);
    expect(looks.filter(({ costume }) => costume !== undefined && !Object.hasOwn(COSTUMES, costume))).toEqual([]);
  });

  it.each([
    ['a girl and two old men', ['1 girl', '2 grandfather']],
    ['policemen and a female doctor', ['3 police officer man', '1 doctor woman']],
    ['three superheroes', ['3 superhero']],
    ['a lady knight', ['1 lady knight']],
    ['grandma with her grandchildren', ['1 grandmother']],
    ['the chef', ['1 chef']],
    ['they cook', []],
    ['a couple in love', ['1 couple']],
    ['a couple of dogs', ['2 dog']],
    ['the bride and groom', ['1 newlyweds']],
    ['twins', ['1 two children']],
  ])('%s', (prompt, expected) => {
    expect(cast(prompt, ENGLISH)).toEqual(expected);
  });

  it.each([
    ['eine Ritterin und zwei Piraten', ['1 lady knight', '2 pirate']],
    ['drei Ärztinnen', ['3 doctor woman']],
    ['ein Junge', ['1 boy']],
    ['eine junge Katze', ['1 cat']],
    ['Oma beim Kochen', ['1 grandmother']],
    ['zwei Feuerwehrmänner', ['2 firefighter man']],
    ['ein alter Mann', ['1 grandfather']],
    ['Oma und Opa', ['1 old couple']],
    ['ein paar Vögel', ['3 bird']],
  ])('%s', (prompt, expected) => {
    expect(cast(prompt, GERMAN)).toEqual(expected);
  });
});
