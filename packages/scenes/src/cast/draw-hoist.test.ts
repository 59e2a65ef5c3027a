import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawHoist, hoist } from './draw-hoist.ts';
import type { Member } from './member.ts';
import type { Moment } from './pose.ts';

const rig = { box: [-0.5, -1, 0.5, 0], frames: 1 } as const;

// All that is asked of a member here.
const memberWith = (isHoisted: boolean | undefined, index = 0) =>
  ({
    entry: { name: 'piano', rig: 'piano', looks: { isHoisted } },
    rig,
    size: 40,
    facing: 1,
    luck: 0.3,
    index,
    place: { x: 120 },
  }) as unknown as Member;

function isDrawn(member: Member): boolean {
  const { stage } = aStage();
  const ctx = contextOf(nodeCanvas(stage.width, stage.height));
  const pose = { x: 120, y: 110, turn: 0, scaleX: 1, scaleY: 1, phase: 0 };
  drawHoist(ctx, member, { pose, moment: { stage, time: 1, course: 0 } as Moment });
  return ctx.getImageData(0, 0, stage.width, stage.height).data.some((value) => value > 0);
}

it('draws one crane and rope for what hangs from it, and none for all else', () => {
  expect(isDrawn(memberWith(true))).toBe(true);
  expect(isDrawn(memberWith(true, 1))).toBe(false);
  expect(isDrawn(memberWith(undefined))).toBe(false);
});

it('pulls it up in the course of the clip', () => {
  const { stage } = aStage();
  const heightAt = (course: number) => hoist(memberWith(true), { stage, course, time: 0 } as Moment, 150).y ?? 150;
  expect(heightAt(-0.5)).toBeLessThan(150);
  expect(heightAt(0.5)).toBeLessThan(heightAt(-0.5));
});
