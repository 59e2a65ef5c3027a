import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { FONT_FACES, type FontFace, type PaintEnv, type ScenePlan } from '@kinora/media-core';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';

const require = createRequire(import.meta.url);

/** Canvases, fonts and pictures for the engine, of the same files that the browser loads. */
export async function createNodePaintEnv({
  fonts,
  pictures,
}: Pick<ScenePlan, 'fonts' | 'pictures'>): Promise<PaintEnv> {
  for (const face of FONT_FACES.filter(({ family }) => fonts.includes(family))) register(face);
  const loaded = await Promise.all(pictures.map(async (name) => [name, await loadPicture(name)] as const));
  const byName = new Map(loaded);
  return {
    canvas: (width, height) => createCanvas(wholePixels(width), wholePixels(height)),
    picture: (name) => byName.get(name) ?? null,
  };
}

const wholePixels = (length: number) => Math.max(1, Math.ceil(length));

function register({ family, file, package: name }: FontFace) {
  if (GlobalFonts.has(family)) return;
  const path = join(dirname(require.resolve(`${name}/package.json`)), file);
  if (GlobalFonts.registerFromPath(path, family) === null) throw new Error(`The font ${path} cannot be read.`);
}

const loadPicture = (name: string) => loadImage(require.resolve(`@kinora/media-core/pictures/${name}.webp`));
