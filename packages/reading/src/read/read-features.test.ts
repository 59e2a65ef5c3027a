import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;
const looksOf = (prompt: string) => planScene(prompt, OPTIONS).cast[0]?.looks;

describe('hair', () => {
  it.each([
    ['a girl with red hair', '#d63a2f'],
    ['ein rothaariger Junge', '#c2532c'],
    ['una mujer rubia', '#e6c46c'],
    ['une femme aux cheveux bleus', '#3b76c4'],
    ['金髪の女の子', '#e6c46c'],
    ['a blonde woman', '#e6c46c'],
    ['a girl in a red dress', undefined],
  ])('%s', (prompt, hair) => expect(looksOf(prompt)?.hair).toBe(hair));

  it('colours no clothes', () => {
    expect(looksOf('a red haired girl')?.tint).toBeUndefined();
  });

  it('is a beard too', () => {
    expect(looksOf('a man with a white beard')).toMatchObject({ isBearded: true, hair: '#f4f1ea' });
  });
});

it.each(['a house upside down', 'ein Haus kopfüber', 'una casa boca abajo', '逆さまの家'])(
  'is upside down: %s',
  (prompt) => {
    expect(looksOf(prompt)?.isInverted).toBe(true);
  },
);

it('hangs from what it is under with its head down', () => {
  const [bat] = planScene('a bat upside down under a bridge', OPTIONS).cast;
  expect(bat?.relation?.kind).toBe('hanging');
});

it.each(['five sheep, one of them is black', 'fünf Schafe, eines davon ist schwarz'])(
  'is one of another colour: %s',
  (prompt) => {
    expect(looksOf(prompt)?.odd).toBe('#34323c');
  },
);

it.each([
  ['a bulldog in the rain', 'bulldog'],
  ['mein Dackel im Park', 'dachshund'],
  ['mi perro salchicha', 'dachshund'],
  ['un berger allemand dans la neige', 'german shepherd'],
  ['柴犬が走る', 'shiba'],
  ['一只金毛在公园里睡觉', 'golden retriever'],
  ['eine Siamkatze auf dem Sofa', 'siamese'],
])('is a breed with its own coat, and understood: %s', (prompt, kind) => {
  const { cast, drawnAs } = planScene(prompt, OPTIONS);
  expect(cast[0]?.looks.kind).toBe(kind);
  expect(drawnAs).toEqual([]);
});

it('gives a breed the colour that words name', () => {
  expect(looksOf('a black shiba')).toMatchObject({ kind: 'shiba', tint: '#34323c' });
});
