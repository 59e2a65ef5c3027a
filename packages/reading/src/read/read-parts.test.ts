import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;

/** Who is on which part of whom. */
function touchesIn(prompt: string): string[] {
  const { cast } = planScene(prompt, OPTIONS);
  return cast.flatMap(({ name, relation }) =>
    relation?.part ? [`${name} on the ${relation.part} of ${cast[relation.to]?.name}`] : [],
  );
}

it.each([
  ['a cat asleep on grandma’s lap', 'cat on the lap of grandmother'],
  ['ein Hund auf dem Schoß eines alten Mannes', 'dog on the lap of grandfather'],
  ['un gato en el regazo de la abuela', 'cat on the lap of grandmother'],
  ['un chat sur les genoux de la grand-mère', 'cat on the lap of grandmother'],
  ['おばあさんの膝の上の猫', 'cat on the lap of grandmother'],
  ['a butterfly on a dog’s nose', 'butterfly on the nose of dog'],
  ['a seal balancing a football on its nose', 'football on the nose of seal'],
  ['a parrot on the shoulder of a pirate', 'parrot on the shoulder of pirate'],
])('in "%s" it is read who is on what', (prompt, touch) => {
  expect(touchesIn(prompt)).toEqual([touch]);
});

it('a head that nothing is on bears nobody', () => {
  expect(touchesIn('a cat and a dog with a big head')).toEqual([]);
  expect(touchesIn('a cat on a table')).toEqual([]);
});
