import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createCanvas, GlobalFonts, loadImage, type Canvas } from '@napi-rs/canvas';

import { FONT_FACES } from '../caption/fonts.ts';
import type { PaintEnv, Picture } from '../painting/canvas.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';

const require = createRequire(import.meta.url);
const picturesFolder = fileURLToPath(new URL('../../pictures', import.meta.url));

export function nodeCanvas(width: number, height: number): Canvas {
  return createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
}

/** Canvases of Node, without pictures. */
export function nodePaintEnv(pictures: ReadonlyMap<string, Picture> = new Map()): PaintEnv {
  return { canvas: nodeCanvas, picture: (name) => pictures.get(name) ?? null };
}

/** Makes fonts of the engine known to every canvas of this process. */
export function loadFonts(families: readonly string[]): void {
  for (const face of FONT_FACES) {
    if (!families.includes(face.family) || GlobalFonts.has(face.family)) continue;
    const folder = dirname(require.resolve(`${face.package}/package.json`));
    GlobalFonts.registerFromPath(join(folder, face.file), face.family);
  }
}

async function loadPicture(name: string): Promise<readonly [string, Picture]> {
  return [name, await loadImage(readFileSync(join(picturesFolder, `${name}.webp`)))];
}

/** Canvases of Node with the plan's fonts and pictures loaded. */
export async function loadNodePaintEnv(plan: Pick<ScenePlan, 'pictures' | 'fonts'>): Promise<PaintEnv> {
  loadFonts(plan.fonts);
  return nodePaintEnv(new Map(await Promise.all(plan.pictures.map(loadPicture))));
}
