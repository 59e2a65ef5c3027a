import { nodePaintEnv } from '@kinora/drawing/testing';
import { planScene, type PlanOptions } from '@kinora/reading';
import { expect, it } from 'vitest';

import { placeMembers } from '../cast/place-members.ts';
import { createStage } from './create-stage.ts';
import { loadSceneParts } from './scene-parts.ts';

const OPTIONS: PlanOptions = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 9 };
/** Large enough to place everything, small enough to paint hundreds. */
const SIZE = { width: 160, height: 90 };

/** Where everything of a prompt stands: its hero and the others, the horizon and the light. */
async function compositionOf(prompt: string, changes: Partial<PlanOptions> = {}) {
  const plan = { ...planScene(prompt, { ...OPTIONS, ...changes }), ...SIZE };
  const parts = await loadSceneParts(plan);
  const { stage } = createStage(plan, nodePaintEnv(), parts);
  const places: object[] = [];
  stage.addCast = (world) => {
    for (const { entry, place, facing } of placeMembers(stage, world))
      places.push({ ...place, facing, name: entry.name });
  };
  const { horizon, heroX, lightX, side } = stage.frame;
  const { x, y } = stage.sun;
  parts.set(stage);
  return { set: plan.set, places, horizon, heroX, lightX, side, sun: { x, y } };
}

const PROMPTS = [
  'a lighthouse by the sea',
  'a sailboat on the sea',
  'a fox in the forest',
  'two foxes in the forest',
  'three rabbits in a meadow',
  'a dragon over a castle',
  'a castle on a hill',
  'a red car on a road',
  'a bus in the city',
  'a whale under water',
  'a jellyfish',
  'an astronaut in space',
  'a rocket in space',
  'a cat in a room',
  'a cup of coffee by the window',
  'a canoe on a lake',
  'a swan on a lake',
  'a robot in a greenhouse',
  'hot air balloons over a valley',
  'a goat on a mountain top',
  'a crab on the beach',
  'a girl on the beach',
  'a fishing boat in the harbour',
  'a tiger in the jungle',
  'a parrot in the jungle',
  'a dog in the park',
  'a horse on a farm',
  'a tractor on a farm',
  'a fox in a kitchen',
  'an owl in a library',
  'a doctor in a hospital',
  'a teacher in a classroom',
  'a singer on a stage',
  'a woman at a market',
  'a footballer in a stadium',
  'a bear in a cave',
  'a camel in the desert',
  'a bowl of ramen in an alley',
  'a knight and a dragon in a valley',
  'a boy with a kite in a meadow',
  'a penguin in the valley',
];
const PLAIN = ['slow push in', 'pan left', 'orbit', 'the sound of soft music', 'watercolour', 'handheld camera, 4k'];
const SKIES = ['fog', 'at night', 'rain', 'golden hour'];
const GROUNDED = ['set', 'places', 'horizon', 'heroX', 'lightX', 'side'] as const;
const grounded = (made: Awaited<ReturnType<typeof compositionOf>>) => GROUNDED.map((key) => made[key]);

const turned = (list: readonly string[], by: number) => list[by % list.length] ?? '';

it.each(PROMPTS.map((prompt, index) => [prompt, index] as const))(
  '%s stays where it is, whatever is said of camera, sound, style and sky',
  async (prompt, index) => {
    const bare = await compositionOf(prompt);
    const plain = await compositionOf(`${prompt}, ${turned(PLAIN, index)}, ${turned(PLAIN, index + 1)}`);
    expect(plain).toEqual(bare);
    const sky = await compositionOf(`${prompt}, ${turned(SKIES, index)}`, { style: 'watercolour', camera: 'orbit' });
    expect(grounded(sky)).toEqual(grounded(bare));
  },
);

it('is another with another seed', async () => {
  const sides = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => compositionOf(PROMPTS[0] ?? '', { seed })));
  expect(new Set(sides.map(({ side }) => side)).size).toBe(2);
});
