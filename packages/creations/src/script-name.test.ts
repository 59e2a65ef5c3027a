import { expect, it } from 'vitest';

import { scriptName } from './script-name.ts';

it.each([
  ['Cyrl', 'en', 'Cyrillic'],
  ['Cyrl', 'de', 'Kyrillisch'],
  ['Thai', 'ar', 'التايلاندية'],
  ['vi', 'de', 'Vietnamesisch'],
  ['zh', 'en', 'Chinese'],
])('names %s in %s', (code, locale, name) => expect(scriptName(code, locale)).toBe(name));

it.each(['Zzzz', 'Other', ''])('has no name for "%s"', (code) => expect(scriptName(code, 'en')).toBeNull());
