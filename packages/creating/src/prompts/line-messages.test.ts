import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { lineWords, linesProblemWords, literalWords } from './line-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('lineWords', () => {
  it.each([
    ['missing', 'No text'],
    ['too-long', 'up to 2000 characters'],
    ['too-many', 'more than 200 prompts'],
    ['cells', 'More cells than columns'],
    ['quote', 'A quote isn’t closed'],
  ] as const)('says of %s what to do', (problem, words) => {
    expect(i18n._(lineWords(problem, 2000))).toContain(words);
  });
});

describe('linesProblemWords', () => {
  it.each([
    ['missing', true, 'Line 3 can’t be created yet'],
    ['total', true, 'The list makes more than 200'],
    ['missing', false, 'One of the variations is empty'],
    ['too-long', false, 'longer than the 2000 characters'],
    ['too-many', false, 'This prompt makes more than 200'],
  ] as const)('says of %s, in a list: %s', (problem, isList, words) => {
    expect(i18n._(linesProblemWords({ line: 3, problem }, { isList, max: 2000 }))).toContain(words);
  });
});

describe('literalWords', () => {
  it.each([
    ['unclosed', 'isn’t closed, so it’s treated as text. Write variations like this: {red|blue}.'],
    ['unopened', 'isn’t opened'],
    ['alone', 'around a single option'],
    ['deep', '16 levels'],
  ] as const)('says why a brace is only a letter: %s', (literal, words) => {
    expect(i18n._(literalWords(literal))).toContain(words);
  });
});
