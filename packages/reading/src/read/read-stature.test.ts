import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 2, style: 'storybook', seed: 1 } as const;
const plan = (prompt: string) => planScene(prompt, OPTIONS);
const staturesOf = (prompt: string) => plan(prompt).cast.map(({ name, stature }) => `${stature ?? 'usual'} ${name}`);

describe('how large somebody is', () => {
  it.each([
    ['a tiny dragon and a cat', ['tiny dragon', 'usual cat']],
    ['a giant red fox beside a house', ['giant fox', 'usual house']],
    ['a cat and a huge dog', ['usual cat', 'giant dog']],
    ['eine winzige Katze und ein Hund', ['tiny cat', 'usual dog']],
    ['un gato gigante', ['giant cat']],
    ['a giant, a fox', ['usual fox']],
  ])('%s', (prompt, expected) => {
    expect(staturesOf(prompt).slice(-expected.length)).toEqual(expected);
  });

  it('changes its size, and is claimed with it', () => {
    const [giant, usual, tiny] = ['a giant fox', 'a fox', 'a tiny fox'].map(plan);
    expect(giant?.cast[0]?.size).toBeGreaterThan(usual?.cast[0]?.size ?? 9);
    expect(tiny?.cast[0]?.size).toBeLessThan(usual?.cast[0]?.size ?? 0);
    expect(giant?.seen).toEqual(['giant fox']);
  });
});
