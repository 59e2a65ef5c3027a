import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { createCanvas, GlobalFonts, type Canvas } from '@napi-rs/canvas';

import type { PaintEnv, Picture } from '../canvas/canvas.ts';
import { FONT_FACES } from '../type/fonts.ts';

const require = createRequire(import.meta.url);

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
