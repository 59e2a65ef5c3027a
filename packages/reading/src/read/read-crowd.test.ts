import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;

describe('more than the foreground holds', () => {
  it.each([
    ['hundreds of foxes', 140],
    ['a dozen foxes', 12],
    ['20 foxes', 20],
    ['Hunderte Füchse', 140],
    ['cientos de zorros', 140],
    ['des centaines de renards', 140],
    ['何百もの蝶', 140],
    ['成千上万的蝴蝶', 140],
    ['three foxes', undefined],
    ['a fox', undefined],
  ])('%s', (prompt, crowd) => expect(planScene(prompt, OPTIONS).cast[0]?.crowd).toBe(crowd));

  it('stands in the foreground as far as there is room', () => {
    expect(planScene('hundreds of foxes', OPTIONS).cast[0]?.count).toBe(7);
  });
});
