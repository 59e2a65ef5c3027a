import { describe, expect, it } from 'vitest';

import { LEXICONS } from '../lexicon/all-lexicons.ts';
import { planScene, type PlanOptions } from './plan-scene.ts';

const OPTIONS: PlanOptions = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 9 };
const said = (prompt: string) => {
  const { seen, missed } = planScene(prompt, OPTIONS);
  return [seen.join(' | '), missed.join(' | ')];
};

describe('what is drawn is said to be seen', () => {
  it.each([
    ['snow in the air', 'snow in the air'],
    ['a fox in a golden autumn forest', 'fox | golden autumn forest'],
    ['golden trees in autumn', 'golden trees | autumn'],
    ['a cup of coffee, steam rising, morning light', 'cup of coffee | steam rising | morning light'],
    ['a whale under the stars', 'whale | stars'],
    [
      'a fox runs, leaves falling through the golden evening light',
      'fox | runs | leaves falling | golden evening light',
    ],
    [
      'a lighthouse at night, waves crashing, stars twinkling above',
      'lighthouse | night | waves crashing | stars twinkling',
    ],
    ['a red fox in the deep white snow', 'red fox | deep white snow'],
    ['a dragon in the air over a castle', 'dragon | air | castle'],
    [
      'a lake at dawn, soft light, mountains in the background',
      'lake | dawn | soft light | mountains in the background',
    ],
    ['a dark forest at night', 'dark forest | night'],
    ['twinkling stars over a lake at night', 'twinkling stars | lake | night'],
    ['a dog beneath a tree', 'dog | tree'],
    ['ein Fuchs im goldenen Herbstwald, Blätter fallen', 'fuchs | goldenen herbstwald | blätter fallen'],
    ['eine Tasse Kaffee, Dampf steigt auf, Morgenlicht', 'tasse kaffee | dampf steigt | morgenlicht'],
    ['Schnee in der Luft', 'schnee in der luft'],
  ])('%s', (prompt, seen) => {
    expect(said(prompt)).toEqual([seen, '']);
  });
});

describe('what is not drawn is said to be missed', () => {
  it.each([
    ['a fox in the air', 'fox', 'air'],
    ['a fox, velvet light', 'fox', 'velvet light'],
    ['a blue castle at night', 'castle | night', 'blue'],
    ['a golden forest in summer', 'forest | summer', 'golden'],
    ['a fox in the forest, a teapot rising', 'fox | forest | teapot', 'rising'],
    ['a whale under water, dark stars', 'whale | under water', 'dark stars'],
    ['a forest at noon, dark', 'forest | noon', 'dark'],
  ])('%s', (prompt, seen, missed) => {
    expect(said(prompt)).toEqual([seen, missed]);
  });
});

describe.each(LEXICONS.map((lexicon) => [lexicon.language, lexicon] as const))('in %s', (_, { small, conveyed }) => {
  it('small words stand in neither list', () => {
    for (const word of small.fillers) {
      const [seen, missed] = said(`${small.articles.join(' ')} ${word}`);
      expect({ word, seen, missed }).toEqual({ word, seen: '', missed: '' });
    }
  });

  it('a noun that is filled means nothing alone', () => {
    const shown = conveyed.carriers.filter((word) => said(word)[0] !== '');
    expect(shown.length).toBeLessThanOrEqual(conveyed.carriers.length / 3);
  });
});
