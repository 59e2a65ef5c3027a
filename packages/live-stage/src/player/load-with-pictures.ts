import type { PaintEnv, Picture } from '@kinora/drawing';
import type { ScenePlan } from '@kinora/reading';

import { loadEnvironment } from './load-environment.ts';
import { loadFinders } from './load-finders.ts';
import { loadPicture } from './load-picture.ts';
import type { PictureSource } from './preview-scene.ts';

interface Wanted {
  /** What the engine calls the pictures, in their order. */
  readonly names: readonly string[];
  readonly fonts: ScenePlan['fonts'];
  /** Whether the scene cuts out who is in the pictures. */
  readonly cutsOut: boolean;
}

/** Ours are drawn, and shown as they always were. */
const isOwn = ({ kind }: PictureSource) => kind === 'file';

/**
 * Canvases and fonts, and the pictures of a scene under the engine's names for them. What finds people and faces is
 * there before the first picture is drawn, so that no other cut flashes by.
 */
export async function loadWithPictures(
  pictures: readonly PictureSource[],
  { names, fonts, cutsOut }: Wanted,
): Promise<PaintEnv> {
  const [environment, finders, ...loaded] = await Promise.all([
    loadEnvironment({ fonts, pictures: [] }),
    cutsOut && pictures.some(isOwn) ? loadFinders() : {},
    ...pictures.map((source) => loadPicture(source)),
  ]);
  const byName = new Map<string, Picture>(loaded.map((picture, index) => [names[index] ?? '', picture]));
  return { ...environment, ...finders, picture: (name) => byName.get(name) ?? null };
}
