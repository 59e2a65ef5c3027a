import { frameSize, type FrameShape } from '@kinora/drawing/frame';
import { nodePaintEnv } from '@kinora/drawing/testing';
import { planScene, type ScenePlan } from '@kinora/reading';
import { loadNodePaintEnv } from '@kinora/subjects/testing';
import { describe, expect, it } from 'vitest';

import { createStage } from '../scene/create-stage.ts';
import { loadSceneParts } from '../scene/scene-parts.ts';
import type { World } from '../stage/stage.ts';
import { extentOf } from './extent.ts';
import type { Member } from './member.ts';
import { placeMembers } from './place-members.ts';
import { poseOf } from './pose-of.ts';

const SHAPES: readonly FrameShape[] = ['16:9', '9:16', '1:1'];
const PROMPTS = [
  'three astronauts in space',
  'a horse, a dog and a mouse',
  'two horses on a farm',
  'a giraffe and a lion in the desert',
  'a train on a road',
  'four friends around a table',
  'a cat on a table',
  'an owl on a branch',
  'a penguin in a cup',
  'an elephant in a boat',
  'a balloon above a house',
  'a fox under a tree',
  'a whale under water',
  'a dragon and a knight in front of a castle',
  'seven rabbits in a meadow',
  'a boy and his grandmother in the kitchen',
  'a red car and a bus in the city',
  'a giant hamster beside a house',
  'a T-Rex in the jungle',
  'a parrot on a skateboard in the park',
  'a singer on a stage, seen from below',
  'a sailboat on the sea, seen from above',
  'a woman and a dog at the beach',
  'a robot watering plants in a greenhouse',
];

/** The cast of a plan as its set receives it, with the pose of each halfway through the clip. */
async function membersOf(plan: ScenePlan) {
  const parts = await loadSceneParts(plan);
  const environment = plan.pictures.length > 0 ? await loadNodePaintEnv(plan) : nodePaintEnv();
  const { stage } = createStage(plan, environment, parts);
  const found: { readonly members: Member[]; readonly world: World }[] = [];
  stage.addCast = (world) => found.push({ members: placeMembers(stage, world), world });
  parts.set(stage);
  const [{ members, world } = { members: [], world: {} }] = found;
  const camera = { x: 0, y: 0, zoom: 1, scroll: 0 };
  const moment = { stage, world, camera, time: plan.seconds / 2, course: 0 };
  return members.map((member) => ({ member, pose: poseOf(member, moment) }));
}

/** Share of one side of a body that is within the frame. */
const shareIn = (from: number, to: number, length: number) =>
  Math.max(0, Math.min(to, length) - Math.max(from, 0)) / (to - from);

async function sharesOf(prompt: string, shape: FrameShape) {
  const plan = planScene(prompt, { shape, resolution: '360p', seconds: 5, style: 'storybook', seed: 3 });
  const size = frameSize(shape, '360p');
  const bodies = await membersOf({ ...plan, ...size });
  const first = bodies.filter(({ member }) => member.index === 0 && !member.rig.spans);
  return first.map(({ member: { rig, size: unit, entry, facing }, pose }) => {
    const { left, right, height, below } = extentOf(rig, entry);
    const [one, other] = facing * pose.scaleX > 0 ? [left, right] : [-right, -left];
    const across = shareIn(pose.x + one * unit, pose.x + other * unit, size.width);
    return { name: entry.name, share: across * shareIn(pose.y - height * unit, pose.y + below * unit, size.height) };
  });
}

describe.each(SHAPES)('in a frame of %s', { timeout: 60_000 }, (shape) => {
  it.each(PROMPTS)('all who are named are whole: %s', async (prompt) => {
    const shares = await sharesOf(prompt, shape);
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.filter(({ share }) => share < 0.9)).toEqual([]);
  });
});
