import type { PaintEnv, Picture } from '@kinora/drawing';
import type { ScenePlan } from '@kinora/reading';

import { loadEnvironment } from './load-environment.ts';
import { loadPicture } from './load-picture.ts';
import type { PictureSource } from './preview-scene.ts';

interface Wanted {
  /** What the engine calls the pictures, in their order. */
  readonly names: readonly string[];
  readonly fonts: ScenePlan['fonts'];
}

/** Canvases and fonts, and the pictures of a scene under the engine's names for them. */
export async function loadWithPictures(
  pictures: readonly PictureSource[],
  { names, fonts }: Wanted,
): Promise<PaintEnv> {
  const environment = await loadEnvironment({ fonts, pictures: [] });
  const loaded = await Promise.all(pictures.map((source) => loadPicture(source)));
  const byName = new Map<string, Picture>(loaded.map((picture, index) => [names[index] ?? '', picture]));
  return { ...environment, picture: (name) => byName.get(name) ?? null };
}
