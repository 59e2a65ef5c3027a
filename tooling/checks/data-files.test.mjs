import { describe, expect, it } from 'vitest';

import { checkDataFiles } from './data-files.mjs';
import { plantPackages } from './testing/plant.mjs';

const check = (text) => checkDataFiles(plantPackages({ core: { rank: 1, files: { 'src/words.data.ts': text } } }));
const PLACE = 'packages/core/src/words.data.ts: ';

describe('a data file', () => {
  it.each([
    `import type { Word } from './word.ts';\nexport const WORDS: readonly Word[] = [{ text: 'a', weight: -1 }];`,
    `interface Word { text: string }\nexport const WORDS = { a: { text: 'a' } } as const satisfies Record<string, Word>;`,
    `export const WORDS = ['a'] as const;`,
  ])('may hold one typed constant (%#)', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    [`export const WORDS = ['a'];`, 'its constant has no type'],
    [`const A: string[] = [];\nexport const WORDS: string[] = A;`, 'holds not just one exported constant'],
    [`const WORDS: string[] = [];`, 'holds not just one exported constant'],
    [`export function words(): string[] { return []; }`, 'holds not just one exported constant'],
    [`export const WORDS: string[] = 'a b'.split(' ');`, 'holds logic'],
    [`export const WORDS: (() => string)[] = [() => 'a'];`, 'holds logic'],
  ])('may not hold %s', (text, reason) => {
    expect(check(text)).toEqual([PLACE + reason]);
  });
});
