import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;

describe('an hour by the clock', () => {
  it.each([
    ['a cat on a street, 3 am', 'night'],
    ['a cat on a street at 3am', 'night'],
    ['a cat on a street at seven in the morning', 'dawn'],
    ['a cat on a street at 6 p.m.', 'sunset'],
    ['eine Katze auf der Straße um vier Uhr früh', 'night'],
    ['eine Katze auf der Straße um 22 Uhr', 'night'],
    ['un gato en la calle a las tres de la madrugada', 'night'],
    ['un chat dans la rue à 4 heures du matin', 'night'],
    ['un gato na rua às 3 da manhã', 'night'],
    ['un gatto per strada alle 2 di notte', 'night'],
    ['午前3時の通りの猫', 'night'],
    ['凌晨3点街上的猫', 'night'],
    ['gece 3 sokakta bir kedi', 'night'],
  ])('%s', (prompt, time) => {
    const plan = planScene(prompt, OPTIONS);
    expect(plan.time).toBe(time);
    expect(plan.cast[0]).toMatchObject({ name: 'cat', count: 1 });
  });

  it.each(['four cats in the garden', '3 foxes in a forest'])('is no number of: %s', (prompt) => {
    expect(planScene(prompt, OPTIONS).cast[0]?.count).toBeGreaterThan(2);
  });
});
