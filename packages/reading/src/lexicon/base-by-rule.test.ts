import { describe, expect, it } from 'vitest';

import { baseByRule } from './base-by-rule.ts';

const baseOf = baseByRule({
  subjects: { fox: { words: ['zorro'] }, bus: { words: ['bus'] } },
  places: [['lake', ['lago', 'orillas']]],
  colours: { rojo: 'red' },
  irregular: new Map([['lunes', 'lunes']]),
  endings: [
    [/es$/u, ''],
    [/(?<!u)s$/u, ''],
  ],
  rareEndings: [[/tes$/u, 'rro']],
  colourEndings: [[/a$/u, 'o']],
});

describe('a base by rule', () => {
  it.each([
    ['what is listed stays', 'orillas', 'orillas'],
    ['a listed noun comes before the usual ending', 'zorros', 'zorro'],
    ['a rare ending counts where it gives a listed noun', 'zotes', 'zorro'],
    ['the usual ending else', 'leones', 'leon'],
    ['irregular ones are listed', 'lunes', 'lunes'],
    ['a colour takes its listed form', 'rojas', 'rojo'],
    ['short words stay', 'los', 'los'],
  ])('%s: %s', (_, word, base) => {
    expect(baseOf(word)).toBe(base);
  });
});
