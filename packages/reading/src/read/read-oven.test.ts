import { expect, test } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;

test.each([
  'a woman takes a cake out of the oven',
  'eine Frau zieht einen Kuchen aus dem Ofen',
  'una mujer saca una tarta del horno',
  'une femme sort un gâteau du four',
  'オーブンからケーキを取り出す女性',
])('has a tray in the hands of who takes something out: %s', (prompt) => {
  const { cast, fixture, set } = planScene(prompt, OPTIONS);
  expect(set).toBe('kitchen');
  expect(fixture).toBe('openOven');
  const tray = cast.findIndex(({ looks }) => looks.kind === 'tray');
  expect(cast.find(({ rig }) => rig === 'person')?.relation).toEqual({ kind: 'holding', to: tray });
  expect(cast.find(({ name }) => name === 'cake')?.relation).toEqual({ kind: 'on', to: tray });
});

test.each(['a woman in a kitchen with an oven', 'a cake in the oven'])('puts no tray into "%s"', (prompt) => {
  const { cast, fixture } = planScene(prompt, OPTIONS);
  expect(fixture).toBeUndefined();
  expect(cast.some(({ looks }) => looks.kind === 'tray')).toBe(false);
});
