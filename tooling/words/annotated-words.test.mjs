import { expect, it } from 'vitest';

import { annotatedWords } from './annotated-words.mjs';

const annotations = new Map([
  ['🦊', { name: 'zorro', keywords: ['cara', 'zorro', 'raposo'] }],
  ['🐱', { name: 'gato', keywords: ['cara', 'de'] }],
  ['🐶', { name: 'perro', keywords: ['cara'] }],
  ['🐻', { name: 'oso', keywords: ['cara'] }],
  ['🧑‍🎨', { name: 'artista', keywords: ['pintor'] }],
]);
const characters = [
  { character: '🦊', subject: 'fox', isExact: true },
  { character: '🐱', subject: 'cat', isExact: true },
  { character: '🧑‍🎨', subject: 'person', isExact: false },
];

it('takes names as exact where the picture is, and telling keywords as near', () => {
  const { names, near } = annotatedWords(annotations, characters);
  expect(Object.fromEntries(names)).toEqual({ zorro: 'fox', gato: 'cat' });
  expect(Object.fromEntries(near)).toEqual({ raposo: 'fox', artista: 'person', pintor: 'person' });
});

it('takes no keyword that is refused, or ends like a verb', () => {
  const { near } = annotatedWords(annotations, characters, { ending: /or$/u, refused: ['raposo'] });
  expect(Object.fromEntries(near)).toEqual({ artista: 'person' });
});
