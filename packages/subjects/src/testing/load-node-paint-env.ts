import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { PaintEnv, Picture } from '@kinora/drawing';
import { loadFonts, nodePaintEnv } from '@kinora/drawing/testing';
import { loadImage } from '@napi-rs/canvas';

const picturesFolder = fileURLToPath(new URL('../../pictures', import.meta.url));

async function loadPicture(name: string): Promise<readonly [string, Picture]> {
  return [name, await loadImage(readFileSync(join(picturesFolder, `${name}.webp`)))];
}

/** What must be loaded before a scene is drawn; part of every plan. */
interface Needs {
  readonly pictures: readonly string[];
  readonly fonts: readonly string[];
}

/** Canvases of Node with the plan's fonts and pictures loaded. */
export async function loadNodePaintEnv(plan: Needs): Promise<PaintEnv> {
  loadFonts(plan.fonts);
  return nodePaintEnv(new Map(await Promise.all(plan.pictures.map(loadPicture))));
}
