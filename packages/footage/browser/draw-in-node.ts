import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { contextOf } from '@kinora/drawing';
import { loadFonts, nodeCanvas, nodePaintEnv } from '@kinora/drawing/testing';
import type { FontFace } from '@kinora/drawing/type';
import type { ScenePlan } from '@kinora/reading';
import { createScene, loadSceneParts } from '@kinora/scenes';
import { loadNodePaintEnv } from '@kinora/subjects/testing';

import type { RestyleName } from '../src/restyle/all-restyles.ts';
import { createRestyle } from '../src/restyle/create-restyle.ts';
import { composeTimeline, TIMELINE_FONTS, type TimelineSceneName } from './compose-timeline.ts';
import { playRecipe, RECIPE_FONTS, withSamples } from './play-recipe.ts';
import { samplePicture } from './sample-picture.ts';

const require = createRequire(import.meta.url);

/** A frame of a plan as the server draws it: RGBA bytes in base64. */
export async function drawInNode(plan: ScenePlan, frame: number): Promise<string> {
  const scene = createScene(plan, await loadNodePaintEnv(plan), await loadSceneParts(plan));
  const ctx = contextOf(nodeCanvas(plan.width, plan.height));
  scene.drawFrame(ctx, frame);
  const { data } = ctx.getImageData(0, 0, plan.width, plan.height);
  return Buffer.from(data.buffer).toString('base64');
}

loadFonts([...RECIPE_FONTS, ...TIMELINE_FONTS]);
const studio = withSamples(nodePaintEnv());

/** A frame of a recipe as the server draws it: RGBA bytes in base64. */
export function playInNode(id: string): string {
  return Buffer.from(playRecipe(id, studio).data).toString('base64');
}

/** A frame of a timeline as the server draws it: RGBA bytes in base64. */
export function composeInNode(name: TimelineSceneName): string {
  return Buffer.from(composeTimeline(name, studio).data).toString('base64');
}

/** The sample picture in a material, as the server makes it. */
export function restyleInNode(name: RestyleName): string {
  const pixels = samplePicture('person');
  createRestyle(name, { width: pixels.width, height: pixels.height, seed: 1 }).apply(pixels, 0);
  return Buffer.from(pixels.data).toString('base64');
}

/** The bytes of a font file and of a picture, in base64. */
export function readFont(face: Pick<FontFace, 'package' | 'file'>): string {
  return readFileSync(join(dirname(require.resolve(`${face.package}/package.json`)), face.file), 'base64');
}

export const readPicture = (name: string) =>
  readFileSync(require.resolve(`@kinora/subjects/pictures/${name}.webp`), 'base64');
