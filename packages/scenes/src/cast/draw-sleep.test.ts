import type { CastEntry } from '@kinora/reading';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { drawSleep } from './draw-sleep.ts';
import { placeMembers } from './place-members.ts';

const OWL: CastEntry = {
  name: 'owl',
  rig: 'owl',
  mode: 'ground',
  size: 0.8,
  looks: {},
  count: 1,
  action: null,
  relation: null,
};

function drawnOf(action: CastEntry['action']): boolean {
  const built = aStage({ cast: [{ ...OWL, action }] });
  const [member] = placeMembers(built.stage, {});
  built.stage.screen((ctx, time, camera) => {
    const pose = { x: 160, y: 150, turn: 0, scaleX: 1, scaleY: 1, phase: 0 };
    if (member) drawSleep(ctx, member, { pose, moment: { stage: built.stage, world: {}, camera, time, course: 0 } });
  });
  return drawLayers(built, 1).data.some((value) => value > 0);
}

it('draws letters over who is asleep, and over nobody else', () => {
  expect(drawnOf('sleep')).toBe(true);
  expect(drawnOf(null)).toBe(false);
});
