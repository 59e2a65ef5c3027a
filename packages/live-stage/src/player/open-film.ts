import type { Film } from './preview-film.ts';
import type { PreviewScene } from './preview-scene.ts';
import { openPromptFilm } from './prompt-film.ts';

/** The film of a scene. What works on pictures is loaded with the first one: a prompt's preview never waits for it. */
export function openFilm(scene: PreviewScene): Promise<Film> {
  if (scene.kind === 'prompt') {
    const { references } = scene;
    if (!references) return openPromptFilm(scene);
    return import('./reference-film.ts').then(({ openReferenceFilm }) => openReferenceFilm(scene, references));
  }
  if (scene.kind === 'photo') return import('./photo-film.ts').then(({ openPhotoFilm }) => openPhotoFilm(scene));
  if (scene.kind === 'video') return import('./video-film.ts').then(({ openVideoFilm }) => openVideoFilm(scene));
  return import('./recipe-film.ts').then(({ openRecipeFilm }) => openRecipeFilm(scene));
}
