import type { PaintEnv, Picture } from '@kinora/drawing';
import { FONT_FACES } from '@kinora/drawing/type';
import type { ScenePlan } from '@kinora/reading';
import { commands } from 'vitest/browser';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

async function loadPicture(name: string): Promise<readonly [string, Picture]> {
  return [name, await createImageBitmap(new Blob([bytesOf(await commands.readPicture(name))]))];
}

async function loadFont(family: string): Promise<void> {
  const face = FONT_FACES.find((one) => one.family === family);
  if (!face) return;
  const font = new FontFace(face.family, bytesOf(await commands.readFont(face)), { weight: face.weight });
  document.fonts.add(await font.load());
}

/** Canvases of the browser with the plan's fonts and pictures loaded, as the live preview has them. */
export async function loadBrowserPaintEnv({
  fonts,
  pictures,
}: Pick<ScenePlan, 'fonts' | 'pictures'>): Promise<PaintEnv> {
  const [loaded] = await Promise.all([Promise.all(pictures.map(loadPicture)), ...fonts.map(loadFont)]);
  const byName = new Map(loaded);
  return {
    canvas: (width, height) => new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))),
    picture: (name) => byName.get(name) ?? null,
  };
}
