import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 2, style: 'storybook', seed: 1 } as const;
const facingIn = (prompt: string) => planScene(prompt, OPTIONS).cast.map(({ isFacing }) => isFacing === true);

it.each([
  ['two foxes face to face in the snow', [true]],
  ['a cat and a dog looking at each other', [true, true]],
  ['zwei Füchse von Angesicht zu Angesicht', [true]],
  ['dos zorros cara a cara', [true]],
  ['deux renards face à face', [true]],
  ['iki tilki yüz yüze', [true]],
  ['向かい合って座る二匹の猫', [true]],
  ['两只猫面对面', [true]],
])('turns two to each other: %s', (prompt, facing) => {
  expect(facingIn(prompt)).toEqual(facing);
});

it('turns nobody where it is not plain who is meant', () => {
  expect(facingIn('three foxes face to face')).toEqual([false]);
  expect(facingIn('two foxes and a bear looking at each other')).toEqual([false, false]);
  expect(facingIn('two foxes in the snow')).toEqual([false]);
});

it('claims the words by what draws them', () => {
  const { claims } = planScene('two foxes face to face', OPTIONS);
  expect(claims).toContainEqual(expect.objectContaining({ part: 'cast/0/isFacing' }));
});
