import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import type { State } from '@kinora/subjects';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawState } from './draw-states.ts';
import type { Member } from './member.ts';
import type { Moment } from './pose.ts';

const rig = { box: [-0.5, -1, 0.5, 0], frames: 1, opening: [-0.4, -0.9, 0.4] } as const;
const pose = { x: 100, y: 150, turn: 0, scaleX: 1, scaleY: 1, phase: 0 };

function drawn(state: State | undefined, time = 1): readonly number[] {
  const { stage } = aStage();
  const canvas = nodeCanvas(200, 200);
  const ctx = contextOf(canvas);
  // All that is asked of a member and a moment here.
  const member = { entry: { name: 'coffee', rig: 'coffeeCup', looks: { state } }, rig, size: 80, facing: 1, luck: 0.3 };
  drawState(ctx, member as unknown as Member, { pose, moment: { stage, time } as Moment });
  return [...ctx.getImageData(0, 0, 200, 200).data];
}

describe('what happens to something', () => {
  it.each(['pouring', 'melting', 'foaming', 'smoking'] as const)('%s is drawn and moves', (state) => {
    expect(drawn(state).some((value) => value > 0)).toBe(true);
    expect(drawn(state)).toEqual(drawn(state));
    expect(drawn(state, 1.3)).not.toEqual(drawn(state));
  });
  it('is nothing where nothing is told', () => expect(drawn(undefined).every((value) => value === 0)).toBe(true));
});
