import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const read = (prompt: string) =>
  planScene(prompt, { shape: '16:9', resolution: '360p', seconds: 5, seed: 3, style: 'storybook' });

it.each([
  ['a crying clown', 'crying'],
  ['a man laughing in the park', 'laughing'],
  ['an angry chef in a kitchen', 'angry'],
  ['eine traurige Königin', 'sad'],
  ['primer plano de una mujer llorando', 'crying'],
  ['泣いている女の子', 'crying'],
] as const)('shows on the face what is said of it: %s', (prompt, feeling) => {
  const { cast, missed } = read(prompt);
  expect(cast[0]?.looks.feeling).toBe(feeling);
  expect(missed).toEqual([]);
});

it('gives each feeling to whoever has it, and claims none that nothing draws', () => {
  const { cast, missed } = read('a happy man with an angry owl');
  expect(cast.map(({ looks }) => looks.feeling)).toEqual(['glad', undefined]);
  expect(missed).toEqual(['angry']);
});

it.each(['a woman from behind', 'a man walking away', 'ein Mann von hinten', 'una mujer de espaldas'])(
  'shows people from behind: %s',
  (prompt) => {
    const { cast, missed } = read(prompt);
    expect(cast[0]?.looks.isTurned).toBe(true);
    expect(missed).toEqual([]);
  },
);

it('claims no back that it has no drawing of', () => {
  expect(read('a dog seen from behind').missed).toEqual(['seen from behind']);
  const bear = read('a bear walking away into the forest');
  expect(bear.seen).toContain('walking');
  expect(bear.missed).toEqual(['away']);
});

it('stands behind a thing and not with the back to us', () => {
  const { cast } = read('a cat jumps from behind a sofa');
  expect(cast[0]?.looks.isTurned).toBeUndefined();
});

it('claims sleep of whoever is drawn asleep', () => {
  expect(read('a sleeping cat').missed).toEqual([]);
  expect(read('a sleeping koala').missed).toEqual(['sleeping']);
});
