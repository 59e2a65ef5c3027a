import { loadFile } from '@kinora/api-client';
import type { PaintEnv, Picture } from '@kinora/drawing';
import { FONT_FACES } from '@kinora/drawing/type';
import type { ScenePlan } from '@kinora/reading';

import { FONT_URLS } from './font-urls.ts';
import { PICTURE_URLS } from './picture-urls.gen.ts';

// Everything is loaded once for the life of the worker.
const fonts = new Map<string, Promise<void>>();
const pictures = new Map<string, Promise<ImageBitmap | null>>();

function workerFonts(): FontFaceSet {
  // A worker's global scope has `fonts`, which the DOM types put on `document`.
  return (globalThis as unknown as { readonly fonts: FontFaceSet }).fonts;
}

async function addFont(family: string): Promise<void> {
  const face = FONT_FACES.find((one) => one.family === family);
  const url = face && FONT_URLS[face.file];
  if (!face || url === undefined) return;
  const font = new FontFace(face.family, `url(${url})`, { weight: face.weight });
  await font.load();
  workerFonts().add(font);
}

async function decode(name: string): Promise<ImageBitmap | null> {
  const list = await PICTURE_URLS[name.charAt(0)]?.();
  const url = list?.URLS[name];
  if (url === undefined) return null;
  return createImageBitmap(await loadFile(url));
}

function once<Value>(made: Map<string, Promise<Value>>, name: string, make: (name: string) => Promise<Value>) {
  const before = made.get(name);
  if (before) return before;
  const value = make(name);
  made.set(name, value);
  // A file that could not be loaded is tried again by the next scene.
  value.catch(() => made.delete(name));
  return value;
}

/** Null instead of a rejection: a scene without one of its pictures is better than no scene. */
const orNull = <Value>(value: Promise<Value>) => value.catch(() => null);

/** Canvases of this worker, and the fonts and pictures that a plan needs. */
export async function loadEnvironment(plan: Pick<ScenePlan, 'fonts' | 'pictures'>): Promise<PaintEnv> {
  const loaded = new Map<string, Picture | null>();
  const loadPicture = async (name: string) => {
    loaded.set(name, await orNull(once(pictures, name, decode)));
  };
  await Promise.all([
    ...plan.fonts.map((family) => orNull(once(fonts, family, addFont))),
    ...plan.pictures.map((name) => loadPicture(name)),
  ]);
  return {
    canvas: (width, height) => new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))),
    picture: (name) => loaded.get(name) ?? null,
  };
}
