import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 3 } as const;
const statesOf = (prompt: string) =>
  planScene(prompt, OPTIONS).cast.flatMap(({ name, looks }) => (looks.state ? [`${name} ${looks.state}`] : []));

describe('what happens to things', () => {
  it.each([
    ['coffee pouring into a cup', 'coffee pouring'],
    ['Kaffee wird in eine Tasse gegossen', 'coffee pouring'],
    ['a snowman melting in the sun', 'snowman melting'],
    ['ein schmelzender Schneemann', 'snowman melting'],
    ['un muñeco de nieve que se derrite', 'snowman melting'],
    ['un bonhomme de neige qui fond', 'snowman melting'],
    ['溶けている雪だるま', 'snowman melting'],
    ['融化的雪人', 'snowman melting'],
  ])('%s', (prompt, state) => expect(statesOf(prompt)).toEqual([state]));

  it('happens to nobody to whom it cannot', () => {
    expect(statesOf('a fox melting')).toEqual([]);
    expect(planScene('a fox melting', OPTIONS).missed).toContain('melting');
    expect(statesOf('a dragon with smoke')).toEqual([]);
  });
});
