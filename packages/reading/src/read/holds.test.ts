import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;

/** How everybody stands to the others, and what they wear. */
const told = (prompt: string) =>
  planScene(prompt, OPTIONS).cast.map(({ name, relation, looks }) => [name, relation?.kind ?? looks.costume ?? null]);

describe('who can hold something', () => {
  it.each([
    ['ein Bär spielt Geige', 'bear'],
    ['a seal playing the accordion', 'seal'],
    ['a fox carrying a basket', 'fox'],
    ['a penguin holding a balloon', 'penguin'],
  ])('"%s" has it in the hands or the mouth', (prompt, name) => {
    expect(told(prompt)[0]).toEqual([name, 'holding']);
  });

  it('an animal that is only told of with a thing stands beside it', () => {
    expect(told('a fox with a basket')[0]).toEqual(['fox', 'beside']);
  });
});

describe('what is on or around somebody', () => {
  it('a crown on a frog is worn', () => {
    expect(told('a crown on a frog')).toEqual([['frog', 'crown']]);
  });

  it('an umbrella that a person holds is over the head', () => {
    expect(told('a woman holding a red umbrella')).toEqual([['woman', 'umbrella']]);
    expect(told('a monkey holding an umbrella')[0]).toEqual(['monkey', 'holding']);
  });

  it('who sits in a hat does not wear it', () => {
    expect(told('a rabbit sitting in a top hat')[0]?.[1]).not.toBe('top hat');
    expect(told('a rabbit in a top hat')).toEqual([['rabbit', 'top hat']]);
  });

  it('a turtle on a skateboard is ashore', () => {
    expect(planScene('a turtle on a skateboard', OPTIONS).set).toBe('park');
  });
});
