import { expect, it } from 'vitest';

import { clipScene } from '../../../domain/creations/clip-scene.ts';
import { readWords } from './read-words.ts';

const words = readWords();
const drawn = (prompt: string) => clipScene({ prompt }, { watermark: false, words }).cast.map(({ name }) => name);

it('opens the nouns of ten languages', () => {
  expect([...words.keys()].toSorted()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'pt', 'tr', 'zh']);
});

it('draws a noun of any of them as what is near to it', () => {
  expect(drawn('a cuckoo at night')).toEqual(['bird']);
  expect(drawn('un accordéon dans la forêt')).toEqual(['accordion']);
  expect(drawn('アコーディオン')).toEqual(['accordion']);
});
