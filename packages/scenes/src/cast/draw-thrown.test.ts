import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import type { Thrown } from '@kinora/subjects';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { bathe, drawThrown } from './draw-thrown.ts';
import type { Member } from './member.ts';
import type { Moment } from './pose.ts';

const rig = { box: [-0.5, -1, 0.5, 0], frames: 1 } as const;
const pose = { x: 100, y: 150, turn: 0, scaleX: 1, scaleY: 1, phase: 0 };

// All that is asked of a member here.
const memberWith = (throws: Thrown | undefined) =>
  ({
    entry: { name: 'cat', rig: 'quadruped', looks: { throws } },
    rig,
    size: 80,
    facing: 1,
    luck: 0.3,
  }) as unknown as Member;

function drawn(throws: Thrown | undefined, time = 1): readonly number[] {
  const { stage } = aStage();
  const ctx = contextOf(nodeCanvas(200, 200));
  drawThrown(ctx, memberWith(throws), { pose, moment: { stage, time } as Moment });
  return [...ctx.getImageData(0, 0, 200, 200).data];
}

describe('what flies about somebody', () => {
  it.each(['sand', 'mud', 'water', 'leaves', 'snow', 'flour'] as const)('%s is drawn and moves', (stuff) => {
    expect(drawn(stuff).some((value) => value > 0)).toBe(true);
    expect(drawn(stuff)).toEqual(drawn(stuff));
    expect(drawn(stuff, 1.3)).not.toEqual(drawn(stuff));
  });
  it('is nothing where nothing is told', () => expect(drawn(undefined).every((value) => value === 0)).toBe(true));
  it('has whoever bathes sink into it', () => {
    expect(bathe(memberWith('sand'), { time: 0 } as Moment, 150).y).toBeGreaterThan(150);
  });
});
