import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readCells } from './read-cells.ts';

const cells = (text: string) => readCells(text).map((row) => row.cells);

const written = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Milliseconds of the quickest of five readings. */
function quickest(text: string): number {
  const times = [1, 2, 3, 4, 5].map(() => {
    const begun = performance.now();
    readCells(text);
    return performance.now() - begun;
  });
  return Math.min(...times);
}

describe('readCells', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '\uFEFFa;b\r\nc;d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\rc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a, b",c', [['a, b', 'c']]],
    ['"a ""big"" boat",c', [['a "big" boat', 'c']]],
    [
      '"two\nlines",c\nd,e',
      [
        ['two\nlines', 'c'],
        ['d', 'e'],
      ],
    ],
    [
      'a,,c\n,b,',
      [
        ['a', '', 'c'],
        ['', 'b', ''],
      ],
    ],
    ['a\n\n , \nb', [['a'], ['b']]],
    ['one line, with a comma', [['one line', 'with a comma']]],
    [
      '"a;b;c",d\ne,f',
      [
        ['a;b;c', 'd'],
        ['e', 'f'],
      ],
    ],
    ['', []],
    ['""', []],
  ])('reads %j as %j', (text, expected) => {
    expect(cells(text)).toEqual(expected);
    expect(readCells(text).every(({ isBroken }) => !isBroken)).toBe(true);
  });

  it.each(['"never closed, b\nc', 'a,"closed" too early'])('says that a quote is wrong in %j', (text) => {
    expect(readCells(text).some(({ isBroken }) => isBroken)).toBe(true);
  });

  it('reads back what was written with quotes', () => {
    const cell = fc.string({ minLength: 1, unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', 'ß') });
    const word = cell.filter((text) => text.trim() === text);
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(',', ';', '\t'),
        (rows, separator) => {
          expect(cells(rows.map((row) => row.map(written).join(separator)).join('\r\n'))).toEqual(rows);
        },
      ),
    );
  });

  it.each([
    ['rows', 'a "word", another\n', 20_000],
    ['quotes', '"', 100_001],
  ])('takes ten times as long for ten times as many %s, not a hundred', (_, part, count) => {
    const small = Math.max(1, quickest(part.repeat(Math.floor(count / 10))));
    expect(quickest(part.repeat(count)) / small).toBeLessThan(50);
  });
});
