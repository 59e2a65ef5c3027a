import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { drawBubble } from './draw-bubble.ts';
import { placeMembers } from './place-members.ts';
import { poseOf } from './pose-of.ts';

function drawnOf(isDreamt: boolean): boolean {
  const dream = { name: 'mug', rig: 'mug', mode: 'prop', size: 0.5, looks: { isDreamt } } as const;
  const cast = [anEntry({ action: 'sleep' }), anEntry({ ...dream, relation: { kind: 'over', to: 0 } })];
  const built = aStage({ cast });
  const member = placeMembers(built.stage, {}).find(({ carrier }) => carrier !== null);
  built.stage.screen((ctx, time, camera) => {
    const moment = { stage: built.stage, world: {}, camera, time, course: 0 };
    if (member) drawBubble(ctx, member, { pose: poseOf(member, moment), moment });
  });
  return drawLayers(built, 1).data.some((value) => value > 0);
}

it('is around what is dreamt of, and around nothing else', () => {
  expect(drawnOf(true)).toBe(true);
  expect(drawnOf(false)).toBe(false);
});
