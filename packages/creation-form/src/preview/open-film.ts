import type { Film } from './preview-film.ts';
import type { PreviewScene } from './preview-scene.ts';
import { openPromptFilm } from './prompt-film.ts';

/** The film of a scene. Effects are loaded with the first one: a prompt's preview never waits for them. */
export function openFilm(scene: PreviewScene): Film | Promise<Film> {
  if (scene.kind === 'prompt') return openPromptFilm(scene);
  return import('./recipe-film.ts').then(({ openRecipeFilm }) => openRecipeFilm(scene));
}
