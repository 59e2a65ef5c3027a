import { expect, test } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;
const hoistedIn = (prompt: string) =>
  planScene(prompt, OPTIONS).cast.flatMap(({ name, looks }) => (looks.isHoisted ? [name] : []));

test.each([
  ['a crane lifting a piano up the side of a building, people watching', 'piano'],
  ['a car hoisted by a crane', 'car'],
  ['ein Kran hebt ein Klavier', 'piano'],
  ['une grue soulève une voiture', 'car'],
  ['クレーンが車を持ち上げる', 'car'],
  ['起重机吊起一辆汽车', 'car'],
])('hangs what "%s" tells of from a crane', (prompt, name) => {
  expect(hoistedIn(prompt)).toEqual([name]);
});

test.each(['a crane flying over a lake', 'a piano, crane shot', 'a crane lifting a man'])(
  'hangs nothing of "%s"',
  (prompt) => {
    expect(hoistedIn(prompt)).toEqual([]);
  },
);
