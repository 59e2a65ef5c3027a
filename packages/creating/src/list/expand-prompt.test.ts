import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { expandPrompt, literalPrompt, TEXTS_MAX } from './expand-prompt.ts';

const texts = (prompt: string) => expandPrompt(prompt).texts;

describe('expandPrompt', () => {
  it.each([
    [
      '{red|blue} boat at {dawn|night}',
      ['red boat at dawn', 'red boat at night', 'blue boat at dawn', 'blue boat at night'],
    ],
    ['a boat', ['a boat']],
    ['', ['']],
    ['a {small {red|blue}|large} boat', ['a small red boat', 'a small blue boat', 'a large boat']],
    ['a { red | blue } boat', ['a red boat', 'a blue boat']],
    ['a {big|} boat', ['a big boat', 'a boat']],
    ['a boat {at night|}, calm', ['a boat at night, calm', 'a boat, calm']],
    ['{|}', ['', '']],
    ['{a|b|a}', ['a', 'b', 'a']],
    [String.raw`a \{red\|blue\} boat`, ['a {red|blue} boat']],
    [String.raw`{a\|b|c}`, ['a|b', 'c']],
    [String.raw`C:\boats\n`, [String.raw`C:\boats\n`]],
    ['a | b', ['a | b']],
    ['two  spaces', ['two  spaces']],
  ])('makes of %j %j', (prompt, expected) => {
    expect(expandPrompt(prompt)).toEqual({ texts: expected, count: expected.length, literal: null });
  });

  it.each([
    ['a {red|blue boat', 'unclosed', ['a {red|blue boat']],
    ['a red} boat', 'unopened', ['a red} boat']],
    ['a {subject} boat', 'alone', ['a {subject} boat']],
    ['{{red|blue} boat', 'unclosed', ['{red boat', '{blue boat']],
    ['{a|b} of {c', 'unclosed', ['a of {c', 'b of {c']],
    ['{{a|b}}', 'alone', ['{a}', '{b}']],
    [`${'{'.repeat(17)}a|b${'}'.repeat(17)}`, 'deep', [`${'{'.repeat(17)}a|b${'}'.repeat(17)}`]],
  ])('keeps braces that mean nothing: %j is %s', (prompt, literal, expected) => {
    expect(expandPrompt(prompt)).toEqual({ texts: expected, count: expected.length, literal });
  });

  it('counts before it builds, and builds no more than it may', () => {
    expect(texts('{a|b}'.repeat(7))).toHaveLength(128);
    expect(expandPrompt('{a|b}'.repeat(8))).toEqual({ texts: [], count: 256, literal: null });
    const begun = performance.now();
    expect(expandPrompt('{a|b}'.repeat(8000)).count).toBe(Infinity);
    expect(expandPrompt('{'.repeat(40_000)).literal).toBe('deep');
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

interface Tree {
  readonly words: string;
  readonly ways: readonly Tree[];
}

const word = fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom('a', 'b', 'ß', '船', '-') });
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.record({
    words: word,
    ways: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant([]),
      fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
    ),
  }),
}));

const writtenAs = ({ words, ways }: Tree): string =>
  ways.length === 0 ? words : `${words}{${ways.map(writtenAs).join('|')}}`;
const meantBy = ({ words, ways }: Tree): string[] =>
  ways.length === 0 ? [words] : ways.flatMap(meantBy).map((end) => words + end);

describe('any prompt', () => {
  it('becomes exactly what its choices mean', () => {
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        const expected = meantBy(one).flatMap((start) => meantBy(other).map((end) => start + end));
        const { texts: made, count, literal } = expandPrompt(writtenAs(one) + writtenAs(other));
        expect([count, literal]).toEqual([expected.length, null]);
        expect(made).toEqual(count > TEXTS_MAX ? [] : expected);
      }),
    );
  });

  it('without braces is itself, and any text can be written so that it is itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '{', '|', '}', '\\', ',') }), (text) => {
        expect(texts(literalPrompt(text))).toEqual([text]);
        const bare = text.replace(/[{}\\]/g, '');
        expect(texts(bare)).toEqual([bare]);
      }),
    );
  });

  it('tells as many as it counts, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '{', '|', '}', '\\'), maxLength: 40 }), (text) => {
        const { texts: made, count } = expandPrompt(text);
        expect(made).toHaveLength(count > TEXTS_MAX ? 0 : count);
      }),
    );
  });
});
