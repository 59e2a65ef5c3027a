import { contextOf } from '@kinora/drawing';
import { planScene, type ScenePlan } from '@kinora/reading';
import { withoutPart } from '@kinora/reading/testing';
import { loadNodePaintEnv } from '@kinora/subjects/testing';
import { expect, it } from 'vitest';

import { createScene } from './create-scene.ts';
import { loadSceneParts } from './scene-parts.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 2, style: 'auto', seed: 3 } as const;
const SIZE = { width: 240, height: 135 };
const INSTANTS = [4, 24];
/** From here on a channel of 256 steps is seen to differ; and the least share of a frame that a claim has to change. */
const [VISIBLE, LEAST] = [20, 0.0012];

async function framesOf(plan: ScenePlan): Promise<readonly Uint8ClampedArray[]> {
  const environment = await loadNodePaintEnv(plan);
  const scene = createScene(plan, environment, await loadSceneParts(plan));
  return INSTANTS.map((index) => {
    const canvas = environment.canvas(plan.width, plan.height);
    const ctx = contextOf(canvas);
    scene.drawFrame(ctx, index);
    return ctx.getImageData(0, 0, plan.width, plan.height).data;
  });
}

/** Channels that differ, of the frame that differs most. */
function changed(frames: readonly Uint8ClampedArray[], others: readonly Uint8ClampedArray[]): number {
  const counts = frames.map((frame, at) => {
    const other = others[at];
    return frame.filter((value, index) => Math.abs(value - (other?.[index] ?? 0)) >= VISIBLE).length;
  });
  return Math.max(...counts) / (SIZE.width * SIZE.height);
}

it.each([
  'three red foxes running in a forest at night',
  'a t rex asleep, seen from below',
  'a blue fire engine in a rainy city',
  'a golden dragon flying over mountains in autumn, zoom out',
  'a sad girl in a yellow dress on a bench',
  'a giant snail made of glass, watercolour',
])('is drawn as it says: %s', async (prompt) => {
  const plan = { ...planScene(prompt, OPTIONS), ...SIZE };
  const frames = await framesOf(plan);
  const parts = new Set((plan.claims ?? []).map(({ part }) => part));
  const unseen: string[] = [];
  for (const part of parts) {
    if (changed(frames, await framesOf(withoutPart(plan, part))) < LEAST) unseen.push(part);
  }
  expect(plan.missed).toEqual([]);
  expect(unseen).toEqual([]);
});
