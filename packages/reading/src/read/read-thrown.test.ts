import { expect, test } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;
const throwsOf = (prompt: string) => planScene(prompt, OPTIONS).cast[0]?.looks.throws;

test.each([
  ['a pig wallowing in the mud', 'mud'],
  ['a dog rolling in a pile of leaves', 'leaves'],
  ['a girl splashing in puddles', 'water'],
  ['a cat taking a dust bath', 'sand'],
  ['ein Elefant nimmt ein Schlammbad', 'mud'],
  ['un perro se revuelca en el barro', 'mud'],
  ['un chien se roule dans la neige', 'snow'],
  ['un cane si rotola nel fango', 'mud'],
  ['um porco tomando banho de lama', 'mud'],
  ['çamurda yuvarlanan bir köpek', 'mud'],
  ['كلب يتمرغ في الطين', 'mud'],
  ['泥浴びをする象', 'mud'],
  ['一只狗在雪地里打滚', 'snow'],
])('sinks who is told of in "%s"', (prompt, stuff) => {
  expect(throwsOf(prompt)).toBe(stuff);
});

test.each([
  'a dog in the snow',
  'a bad snow storm over a cat',
  'a camel on rolling sand dunes',
  'a cat in a bath, sand outside',
])('sinks nobody in "%s"', (prompt) => {
  expect(throwsOf(prompt)).toBeUndefined();
});

test('claims what is done and what it is done in, of who does it', () => {
  const { claims = [], cast } = planScene('a pig wallowing in the mud', OPTIONS);
  expect(cast).toHaveLength(1);
  expect(claims.filter(({ part }) => part === 'cast/0/looks/throws').map(({ words }) => words)).toEqual([
    'wallowing',
    'mud',
  ]);
});

test('lets flour fly about who bakes, and about nobody else', () => {
  expect(throwsOf('a woman baking, flour everywhere')).toBe('flour');
  expect(throwsOf('a woman baking bread, flour everywhere')).toBe('flour');
  expect(throwsOf('a woman with a bag of flour')).toBeUndefined();
});
