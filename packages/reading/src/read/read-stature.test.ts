import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 2, style: 'storybook', seed: 1 } as const;
const plan = (prompt: string) => planScene(prompt, OPTIONS);
const staturesOf = (prompt: string) => plan(prompt).cast.map(({ name, stature }) => `${stature ?? 'usual'} ${name}`);

const sizeOf = (prompt: string) => plan(prompt).cast[0]?.size;

describe('how large somebody is', () => {
  it.each([
    ['a tiny dragon and a cat', ['tiny dragon', 'usual cat']],
    ['a giant red fox beside a house', ['giant fox', 'usual house']],
    ['a cat and a huge dog', ['usual cat', 'giant dog']],
    ['eine winzige Katze und ein Hund', ['tiny cat', 'usual dog']],
    ['un gato gigante', ['giant cat']],
    ['كلب صغير وقطة', ['small dog', 'usual cat']],
    ['قارب شراعي ضخم', ['giant sailboat']],
    ['a giant, a fox', ['usual fox']],
  ])('%s', (prompt, expected) => {
    expect(staturesOf(prompt).slice(-expected.length)).toEqual(expected);
  });

  it('changes its size', () => {
    const [giant = 0, usual = 0, tiny = 0] = ['a giant fox', 'a fox', 'a tiny fox'].map(sizeOf);
    expect([tiny, usual, giant]).toEqual([tiny, usual, giant].toSorted((one, other) => one - other));
    expect(tiny).toBeLessThan(giant / 2);
  });

  it('is claimed with the one it is told of', () => {
    expect(plan('a giant fox').seen).toEqual(['giant fox']);
  });
});
