import type { Rig } from '@kinora/subjects';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { createSpriteBank } from './sprite-bank.ts';

it('draws each pose once, when it is needed, around the origin', () => {
  const drawn: number[] = [];
  const rig: Rig = {
    box: [-0.5, -1, 0.5, 0],
    frames: 4,
    draw: (ctx, phase) => {
      drawn.push(phase);
      ctx.fillRect(-0.5, -1, 1, 1);
    },
  };
  const bank = createSpriteBank(aStage().stage, { rig, looks: {}, size: 100, light: {} });
  expect(drawn).toEqual([]);
  expect(bank.at(0.3)).toBe(bank.at(1.49));
  expect(bank.at(-0.1)).toBe(bank.at(0.9));
  expect(drawn).toEqual([0.25, 0.75]);
  expect([bank.originX, bank.originY]).toEqual([56, 106]);
  expect(bank.at(0).width).toBe(112);
});
