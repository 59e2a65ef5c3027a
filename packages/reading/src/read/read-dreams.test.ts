import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 3 } as const;
const castOf = (prompt: string) =>
  planScene(prompt, OPTIONS).cast.map(({ name, action, looks }) =>
    [name, action, looks.isDreamt ? 'dreamt' : null].filter(Boolean).join(' '),
  );

describe('dreams', () => {
  it.each([
    ['a cat dreaming of a fish'],
    ['eine Katze träumt von einem Fisch'],
    ['un gato sueña con un pez'],
    ['un chat rêve d’un poisson'],
    ['un gatto sogna un pesce'],
    ['um gato sonha com um peixe'],
    ['魚の夢を見る猫'],
    ['猫梦见鱼'],
  ])('%s', (prompt) => expect(castOf(prompt)).toEqual(['cat sleep', 'fish dreamt']));

  it('are not dreamt by things', () => expect(castOf('a teapot dreaming of a fish').join()).not.toContain('dreamt'));
});
