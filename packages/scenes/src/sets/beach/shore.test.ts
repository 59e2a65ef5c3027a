import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { layShore } from './shore.ts';

const SHAPES = [
  { width: 320, height: 180 },
  { width: 180, height: 320 },
  { width: 180, height: 180 },
];
const BOAT = anEntry({ name: 'sailboat', rig: 'sailboat', mode: 'water', looks: {} });

it.each(SHAPES)('keeps the feet of the hero dry in $width x $height', (shape) => {
  const { stage } = aStage(shape);
  expect(layShore(stage).lineAt(stage.frame.heroX)).toBeLessThan(stage.frame.ground - stage.height * 0.02);
});

it.each(SHAPES)('gives a boat water under its keel in $width x $height', (shape) => {
  const { stage } = aStage({ ...shape, cast: [BOAT] });
  expect(layShore(stage).lineAt(stage.frame.heroX)).toBeGreaterThan(stage.frame.ground + stage.height * 0.05);
});
