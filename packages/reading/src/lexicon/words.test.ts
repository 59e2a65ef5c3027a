import { describe, expect, it } from 'vitest';

import { ENGLISH } from './en/english.ts';
import { chooseRule, findPhrase, formsOf, joinShown, splitWords as split } from './words.ts';

const splitWords = (text: string) => split(text, ENGLISH);

const parts = (text: string, list?: readonly string[]) =>
  split(text, { baseOf: (word) => word, ...(list && { elided: list }) })
    .map((word) => word.text)
    .join('|');

describe('words', () => {
  it('splits at hyphens and drops possessive endings', () => {
    expect(
      splitWords("A neon-lit cat’s alley, the dogs' 3 дома")
        .map(({ text }) => text)
        .join('|'),
    ).toBe('a|neon|lit|cat|alley|the|dogs|3|дома');
  });

  it('parts a word that is elided from the one behind it, in languages that elide', () => {
    const elided = ['l', 'd', 'qu', 'dell'];
    expect(parts("L'orage, d’un ciel qu'il dell'alba aujourd'hui", elided)).toBe(
      'l|orage|d|un|ciel|qu|il|dell|alba|aujourdhui',
    );
    expect(parts("l'orage don't dog's")).toBe('lorage|dont|dog');
  });

  it('shows an elided word with its apostrophe, and its stop behind the second', () => {
    const [first, second] = split("l'orage, fin", { baseOf: (word) => word, elided: ['l'] });
    expect([first, second]).toMatchObject([
      { shown: "l'", text: 'l', stops: false },
      { shown: 'orage', stops: true },
    ]);
    expect(joinShown(['vol', "d'", 'oiseaux'])).toBe("vol d'oiseaux");
  });

  it('takes the plural of a name where the language puts it', () => {
    const base = { baseOf: (word: string) => word.replace(/s$/, '') };
    expect(formsOf(split('barcos de papel', base), { headFirst: true })).toContain('barco de papel');
    expect(formsOf(split('globos altos', base), { headFirst: true })).toContain('globo alto');
    expect(formsOf(split('paper boats', base), {})).toEqual(['paper boats', 'paper boat']);
  });

  it('finds a phrase with its endings and plurals', () => {
    const words = splitWords('pans to the left over hills, panning left');
    expect(findPhrase(words, 'pan* left')).toEqual([{ start: 6, end: 8 }]);
    expect(findPhrase(words, 'hill')).toEqual([{ start: 5, end: 6 }]);
    expect(findPhrase(words, 'left over a')).toEqual([]);
  });

  it('chooses the first rule of the list, not of the prompt', () => {
    const rules = [
      ['one', ['late']],
      ['two', ['early']],
    ] as const;
    expect(chooseRule(splitWords('early and late'), rules)).toEqual({ value: 'one', spans: [{ start: 2, end: 3 }] });
    expect(chooseRule(splitWords('never'), rules)).toBeNull();
  });
});
