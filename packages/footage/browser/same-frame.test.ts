import { contextOf, type Pixels } from '@kinora/drawing';
import { planScene, type ScenePlan, type StyleName, SET_TRAITS, type SetName } from '@kinora/reading';
import { createScene, loadSceneParts, STYLES } from '@kinora/scenes';
import { describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';

import { loadBrowserPaintEnv } from './browser-paint-env.ts';
import { bytesOf, peakSignalToNoise } from './likeness.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 2 } as const;
const FRAME = 50;
/** In decibels. */
const ALIKE = 40;
/** Where each pixel becomes one of a few colours, the least difference before shows as a whole step behind. */
const STEPPED: Partial<Record<StyleName, number>> = { pixel: 36, woodcut: 32 };
const SIZE = { width: 480, height: 270 };

async function drawHere(plan: ScenePlan): Promise<Pixels> {
  const environment = await loadBrowserPaintEnv(plan);
  const scene = createScene(plan, environment, await loadSceneParts(plan));
  const ctx = contextOf(environment.canvas(plan.width, plan.height));
  scene.drawFrame(ctx, FRAME);
  return ctx.getImageData(0, 0, plan.width, plan.height);
}

async function likeness(wish: ScenePlan): Promise<number> {
  const plan = { ...wish, ...SIZE };
  const [here, there] = [await drawHere(plan), await commands.drawInNode(plan, FRAME)];
  const bytes = bytesOf(there);
  expect(bytes).toHaveLength(here.data.length);
  return peakSignalToNoise(here.data, bytes);
}

describe('the browser draws the frame that Node draws', () => {
  // The keys of a record with exactly these names.
  it.each(Object.keys(SET_TRAITS) as SetName[])('in the set %s', async (set) => {
    const plan = { ...planScene('two foxes and a bird at dusk', OPTIONS), set };
    expect(await likeness(plan)).toBeGreaterThan(ALIKE);
  });

  it.each(STYLES)('in the style %s, with a picture and a caption', async (style) => {
    const plan = planScene('a fox and a sloth in a forest at sunset "The lake keeps"', { ...OPTIONS, style });
    expect(plan.pictures.length + plan.fonts.length).toBeGreaterThan(1);
    expect(await likeness(plan)).toBeGreaterThan(STEPPED[style] ?? ALIKE);
  });

  it.each(['البحيرة تحتفظ بالصباح', '湖は朝を抱いている'])('with the caption %s', async (words) => {
    expect(await likeness(planScene(`a canoe on a lake "${words}"`, OPTIONS))).toBeGreaterThan(ALIKE);
  });
});
