import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { drawLampLight } from './draw-lamp-light.ts';
import { placeMembers } from './place-members.ts';

function shines(shaped: 'lamp' | 'cake'): boolean {
  const built = aStage({ cast: [anEntry({ looks: { kind: 'fox', shaped } })] });
  const [member] = placeMembers(built.stage, {});
  built.stage.screen((ctx, time, camera) => {
    const pose = { x: 160, y: 150, turn: 0, scaleX: 1, scaleY: 1, phase: 0 };
    if (member)
      drawLampLight(ctx, member, { pose, moment: { stage: built.stage, world: {}, camera, time, course: 0 } });
  });
  return drawLayers(built, 1).data.some((value) => value > 0);
}

it('is around a lamp, and nothing else', () => {
  expect([shines('lamp'), shines('cake')]).toEqual([true, false]);
});
