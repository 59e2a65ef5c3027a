import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 3 } as const;
const castOf = (prompt: string) =>
  planScene(prompt, OPTIONS).cast.map(({ name, rig, looks }) => `${name} as ${rig} is ${looks.shaped ?? 'itself'}`);

describe('things in the shape of others', () => {
  it.each([
    ['a hot air balloon shaped like an elephant'],
    ['an elephant-shaped hot air balloon'],
    ['ein Heißluftballon in Form eines Elefanten'],
    ['un globo aerostático con forma de elefante'],
    ['une montgolfière en forme d’éléphant'],
    ['um balão de ar quente em forma de elefante'],
    ['una mongolfiera a forma di elefante'],
    ['象の形をした気球'],
    ['大象形状的热气球'],
    ['fil şeklinde bir sıcak hava balonu'],
  ])('%s is one balloon', (prompt) =>
    expect(castOf(prompt)).toEqual(['hot air balloon as quadruped is hot air balloon']),
  );

  it('makes a lamp of a creature that is named right before it, and of no thing', () => {
    expect(castOf('a jellyfish lamp on a table')[0]).toBe('lamp as jelly is lamp');
    expect(castOf('an oil lamp on a table').join()).not.toContain('is lamp');
  });

  it('takes the colour of the thing and not of what it is like', () => {
    const [cast] = planScene('a red balloon in the shape of a grey dog', OPTIONS).cast;
    expect(cast?.looks).toMatchObject({ shaped: 'balloon', kind: 'dog', tint: '#d63a2f' });
  });

  it('leaves two alone that only stand together', () => {
    expect(castOf('a hot air balloon and an elephant')).toHaveLength(2);
    expect(castOf('a cake like a dream, a hedgehog').join()).not.toContain('is cake');
  });
});
