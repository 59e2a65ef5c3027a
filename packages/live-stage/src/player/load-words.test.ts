import { planScene } from '@kinora/reading';
import { expect, it } from 'vitest';

import { loadWords } from './load-words.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 3, style: 'storybook', seed: 1 } as const;

it('loads the nouns of the language that a prompt is written in, and of no other', async () => {
  expect([...(await loadWords('a cuckoo in the snow')).keys()]).toEqual(['en']);
  expect([...(await loadWords('ein Kuckuck im Schnee')).keys()]).toEqual(['de']);
});

it('draws a noun that nobody drew as something near, and says so', async () => {
  const prompt = 'a cuckoo in the snow';
  const plan = planScene(prompt, OPTIONS, await loadWords(prompt));
  expect(plan).toMatchObject({ cast: [{ name: 'bird' }], drawnAs: [{ words: 'cuckoo', as: 'bird' }], missed: [] });
});
