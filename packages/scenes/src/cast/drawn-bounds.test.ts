import type { RigOptions } from '@kinora/subjects';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawnBounds } from './drawn-bounds.ts';

it('tells how tall somebody is in the pose that is drawn', () => {
  const { stage } = aStage();
  const person = stage.rigs.get('person');
  if (!person) throw new Error('There is no person.');
  const over = (activity: RigOptions['activity']) => drawnBounds(stage, person, { activity })?.over ?? 0;
  expect(over('sit')).toBeLessThan(over('idle') * 0.8);
});

it('tells nothing of what is not drawn', () => {
  const { stage } = aStage();
  const rig = { box: [-1, -1, 1, 0], frames: 1, draw: () => undefined } as const;
  expect(drawnBounds(stage, rig, {})).toBeNull();
});
