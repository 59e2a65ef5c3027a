import { describe, expect, it } from 'vitest';

import { ENGLISH } from './en/english.ts';
import { chooseRule, findPhrase, splitWords as split } from './words.ts';

const splitWords = (text: string) => split(text, ENGLISH);

describe('words', () => {
  it('splits at hyphens and drops possessive endings', () => {
    expect(
      splitWords("A neon-lit cat’s alley, the dogs' 3 дома")
        .map(({ text }) => text)
        .join('|'),
    ).toBe('a|neon|lit|cat|alley|the|dogs|3|дома');
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
