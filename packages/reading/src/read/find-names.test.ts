import { describe, expect, it } from 'vitest';

import { GERMAN } from '../lexicon/de/german.ts';
import { ENGLISH } from '../lexicon/en/english.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { splitWords } from '../lexicon/words.ts';
import { openWords } from '../words/word-table.ts';
import { findSubjects } from './find-names.ts';

const near = { bird: 'cuckoo|swift', leopard: 'dusk|ocelot', 'oil-drum': 'oil', candle: 'torch' };
const words = openWords([
  { version: '1', language: 'en', names: { eagle: 'bald eagle', egg: 'ein' }, near },
  { version: '1', language: 'de', names: { egg: 'ein' }, near: {} },
]);

function found(text: string, lexicon: Lexicon = ENGLISH): string[] {
  const meanings = words.get(lexicon.language)?.meanings ?? new Map();
  return findSubjects(splitWords(text, lexicon), { lexicon, meanings, taken: [] }).namings.map(
    ({ name, isNear }) => `${isNear ? 'near ' : ''}${name}`,
  );
}

describe('what a prompt names', () => {
  it('is what the lexicon knows, what a table knows, and what is near', () => {
    expect(found('a fox, a bald eagle and two ocelots')).toEqual(['fox', 'eagle', 'near leopard']);
  });

  it('is no noun that only tells the kind of the next one', () => {
    expect(found('an oil torch')).toEqual(['near candle']);
    expect(found('oil, torch')).toEqual(['near oil-drum', 'near candle']);
  });

  it('is no word that means something else in the language', () => {
    expect(found('a cuckoo at dusk')).toEqual(['near bird']);
    expect(found('ein Fuchs', GERMAN)).toEqual(['fox']);
  });
});
