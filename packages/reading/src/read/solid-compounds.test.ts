import { expect, it } from 'vitest';

import { tellNear, tellPlan } from '../testing/tell-plan.ts';

it.each([
  ['ein Schokoladenkuchen auf dem Tisch', 'schokoladenkuchen as kuchen'],
  ['ein Riesenfuchs im Wald', 'riesenfuchs as fuchs'],
  ['eine Blumenverkäuferin', 'blumenverkäuferin as frau'],
])('a German noun of two is drawn as the last of them, and said to be: %s', (prompt, near) => {
  expect(tellNear(prompt)).toEqual([near]);
});

it.each([
  'ein Wasserhahn',
  'ein Bildschirm',
  'ein Meerschweinchen',
  'ein Seeigel',
  'ein Lampenschirm',
  'ein schokoladenkuchen',
])('draws nothing for what only looks so, or is written small: %s', (prompt) => {
  expect(tellPlan(prompt).cast).toEqual([]);
});
