import { describe, expect, it } from 'vitest';

import { breakLines } from './line-break.ts';

const words = (...widths: number[]) => widths.map((width, index) => ({ text: String(index), width }));

describe('line breaks', () => {
  it('keep a short text on one line', () => {
    const [line, ...others] = breakLines(words(10, 20, 30), { space: 5, width: 100 });
    expect(line?.width).toBe(70);
    expect(others).toEqual([]);
  });

  it('balance lines instead of filling the first', () => {
    const lines = breakLines(words(20, 20, 20, 20, 20, 20), { space: 0, width: 100 });
    expect(lines.map(({ words: row }) => row.length)).toEqual([3, 3]);
  });

  it('never lose a word', () => {
    const lines = breakLines(words(5, 90, 5, 90, 5), { space: 2, width: 60 });
    expect(lines.flatMap((line) => line.words.map(({ text }) => text)).join('')).toBe('01234');
  });
});
