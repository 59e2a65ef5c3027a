import { nodePaintEnv } from '@kinora/drawing/testing';
import { planScene, type PlanOptions } from '@kinora/reading';
import { expect, it } from 'vitest';

import { MOTIONS } from '../cast/motion.ts';
import { placeMembers } from '../cast/place-members.ts';
import { createStage } from './create-stage.ts';
import { loadSceneParts } from './scene-parts.ts';

const AREA = { x: 0.45, y: 0.08, width: 0.5, height: 0.52 };
const OPTIONS: PlanOptions = {
  shape: '16:9',
  resolution: '360p',
  seconds: 5,
  style: 'storybook',
  seed: 3,
  safeArea: AREA,
};
const SIZE = { width: 160, height: 90 };
const STILL = { x: 0, y: 0, zoom: 1, scroll: 0 };

/** Middle of the hero half-way through the clip, and the light, in shares of the frame. */
async function seenOf(prompt: string, seed: number) {
  const plan = { ...planScene(prompt, { ...OPTIONS, seed }), ...SIZE };
  const parts = await loadSceneParts(plan);
  const { stage } = createStage(plan, nodePaintEnv(), parts);
  const heroes: { x: number; y: number }[] = [];
  stage.addCast = (world) => {
    const hero = placeMembers(stage, world).find(({ index, entry }) => index === 0 && entry === plan.cast[0]);
    if (!hero) return;
    const { x, y } = MOTIONS[hero.mode](hero, { stage, world, camera: STILL, time: 2.5, course: 0 });
    const [, top, , bottom] = hero.rig.box;
    heroes.push({ x: x / SIZE.width, y: (y + (hero.size * (top + bottom)) / 2) / SIZE.height });
  };
  parts.set(stage);
  return { hero: heroes[0], light: { x: stage.sun.x / SIZE.width, y: stage.sun.y / SIZE.height } };
}

/** Waves move a boat a little out of it. */
const SLACK = 0.06;

function isInside({ x, y }: { x: number; y: number }): boolean {
  const across = x > AREA.x && x < AREA.x + AREA.width;
  return across && y > 0 && y < AREA.y + AREA.height + SLACK;
}

it.each([
  'a sailboat on a calm sea at sunset',
  'a paper boat on a storm at night',
  'a lighthouse by the sea at night',
  'a fox in a meadow',
  'an astronaut floating above earth',
  'a hot air balloon over a green valley',
  'a canoe on a lake',
  'a girl on the beach',
  'a bird in the park',
  'a horse on a farm',
])('shows the hero and the light of "%s" in the safe area', async (prompt) => {
  for (const seed of [1, 2, 3]) {
    const { hero, light } = await seenOf(prompt, seed);
    expect({ hero, isIn: hero && isInside(hero) }).toMatchObject({ isIn: true });
    expect({ light, isIn: isInside(light) }).toMatchObject({ isIn: true });
  }
});

// The sun of a castle stands behind it, and that of the sea above it.
it.each(['a dragon over a castle', 'a whale under water'])('shows the hero of "%s" in it', async (prompt) => {
  const { hero } = await seenOf(prompt, 3);
  expect({ hero, isIn: hero && isInside(hero) }).toMatchObject({ isIn: true });
});
