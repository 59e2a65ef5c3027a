import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;
const seatedIn = (prompt: string) =>
  planScene(prompt, OPTIONS).cast.map(({ name, looks }) => `${name} ${looks.isSeated === true}`);

it.each([
  ['a boy in a train', ['boy true']],
  ['a girl and a sleeping fox in a train', ['girl true', 'fox true']],
  ['a girl in a train, a fox on the seat opposite', ['girl true', 'fox true']],
  ['ein Mädchen im Zug, ein Fuchs auf dem Sitz', ['girl true', 'fox true']],
  ['a woman and a man sit in a café', ['woman true', 'man true']],
  ['a woman sits on a bench', ['woman true', 'bench false']],
])('sits where there are seats: %s', (prompt, cast) => {
  expect(seatedIn(prompt)).toEqual(cast);
});

it.each([
  ['a fox in a train', ['fox false']],
  ['a woman dances in a train', ['woman false']],
  ['a woman in a café', ['woman false']],
  ['close-up of a girl in a train', ['girl false']],
  ['five men in a train', ['man false']],
  ['a man sits in a park', ['man false']],
])('stands, or sits on the ground, elsewhere: %s', (prompt, cast) => {
  expect(seatedIn(prompt)).toEqual(cast);
});

it('lays the head of who sits aside, and says so', () => {
  const { cast, claims } = planScene('a girl leans her head on the window of a train', OPTIONS);
  expect(cast[0]?.looks).toMatchObject({ isSeated: true, isLeaning: true });
  expect(claims).toContainEqual({ words: 'leans her head', part: 'cast/0/looks/isLeaning' });
  expect(planScene('a girl leans her head in a park', OPTIONS).cast[0]?.looks.isLeaning).toBeUndefined();
});
