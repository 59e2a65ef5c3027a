import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { inFrame, towersOver } from './as-filmed.ts';
import { makeMember } from './member.ts';

const PLACE = { x: 160, depth: 0, scale: 1, isCut: true } as const;

it('of what reaches far out of a macro only what the frame shows is drawn', () => {
  const { stage } = aStage({ framing: 'macro', cast: [anEntry()] });
  const member = makeMember(stage, {}, { entry: anEntry(), index: 0, place: { x: 160, depth: 0, scale: 1 } });
  if (!member) throw new Error('Nobody is there.');
  const { rig } = member;
  const [left, top, right] = inFrame(stage, rig, { place: PLACE, size: 2000, facing: 1 }).box;
  expect(right - left).toBeLessThan((stage.width * 1.6) / 2000);
  expect(top).toBeGreaterThan(rig.box[1]);
  expect(inFrame(stage, rig, { place: PLACE, size: 40, facing: -1 }).box).toEqual(rig.box);
});

it('who stands towers over us from below, and who flies does not', () => {
  const { stage } = aStage({ angle: 'below' });
  expect(towersOver(stage, anEntry())).toBe(true);
  expect(towersOver(stage, anEntry({ mode: 'air' }))).toBe(false);
  expect(towersOver(aStage().stage, anEntry())).toBe(false);
});
