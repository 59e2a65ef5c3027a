import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;
const madeOf = (prompt: string) => planScene(prompt, OPTIONS).cast.map(({ looks }) => looks.material ?? null);

describe('what a noun is made of', () => {
  it.each([
    ['a violin made of ice', ['ice']],
    ['a wooden elephant and a fox', ['wood', null]],
    ['ein Elefant aus Holz', ['wood']],
    ['un caballo de piedra', ['stone']],
    ['un renard en verre', ['glass']],
    ['un gatto di lana', ['wool']],
    ['um urso de pedra', ['stone']],
    ['buzdan bir ejderha', ['ice']],
    ['حصان من ماء', ['water']],
    ['ガラスの猫', ['glass']],
    ['玻璃做的天鹅', ['glass']],
  ])('%s', (prompt, materials) => expect(madeOf(prompt)).toEqual(materials));

  it.each([
    'a paper boat on the sea',
    'a fox on the ice',
    'a dog in the woods',
    'ein Eisbär im Eis',
    'a cat, wooden floor',
  ])('is its own in: %s', (prompt) => expect(madeOf(prompt).every((material) => material === null)).toBe(true));

  it('is seen, and is no place', () => {
    const plan = planScene('a fox made of ice in a forest', OPTIONS);
    expect(plan).toMatchObject({ set: 'forest', missed: [] });
  });
});
