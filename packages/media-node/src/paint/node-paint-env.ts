import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { PaintEnv } from '@kinora/drawing';
import { FONT_FACES, type FontFace } from '@kinora/drawing/type';
import type { ScenePlan } from '@kinora/reading';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';

import { unreadableFile } from '../codec/media-problem.ts';
import { loadFinders } from './load-finders.ts';

const require = createRequire(import.meta.url);

interface Needs extends Pick<ScenePlan, 'fonts' | 'pictures'> {
  /** Absolute paths of a member's pictures, by the names they are to have. */
  readonly files?: Readonly<Record<string, string>> | undefined;
}

/**
 * Canvases, fonts and pictures for the engine, of the same files that the browser loads; and what finds people and
 * faces where a member's pictures may show some.
 */
export async function createNodePaintEnv({ files = {}, fonts, pictures }: Needs): Promise<PaintEnv> {
  for (const face of FONT_FACES.filter(({ family }) => fonts.includes(family))) register(face);
  const own = pictures.map(async (name) => [name, await readPicture(ownPicture(name))] as const);
  const given = Object.entries(files).map(async ([name, path]) => [name, await readGiven(path)] as const);
  const byName = new Map(await Promise.all([...own, ...given]));
  const finders = given.length > 0 ? await loadFinders() : {};
  return {
    canvas: (width, height) => createCanvas(wholePixels(width), wholePixels(height)),
    picture: (name) => byName.get(name) ?? null,
    ...finders,
  };
}

const wholePixels = (length: number) => Math.max(1, Math.ceil(length));

function register({ family, file, package: name }: FontFace) {
  if (GlobalFonts.has(family)) return;
  const path = join(dirname(require.resolve(`${name}/package.json`)), file);
  if (GlobalFonts.registerFromPath(path, family) === null) throw new Error(`The font ${path} cannot be read.`);
}

/** By its bytes: a path that is not there would be taken for an address and fetched. */
const readPicture = async (path: string) => loadImage(await readFile(path));

/** Decodes a member's picture. */
export const readGiven = (path: string) =>
  readPicture(path).catch((error: unknown) => {
    throw unreadableFile(path, error);
  });

const ownPicture = (name: string) => require.resolve(`@kinora/subjects/pictures/${name}.webp`);
