import { frameSize } from '@kinora/drawing/frame';
import type { PhotoPlan } from '@kinora/footage';
import type { RecipeJob } from '@kinora/footage/effects';
import type { ScenePlan } from '@kinora/reading';

interface Scored {
  /** Words that the sound is composed for, as for a prompt; `null` leaves the film silent. */
  readonly score: string | null;
}

/** A camera that moves over pictures. */
export interface PhotoFilm extends Scored {
  readonly kind: 'photo';
  readonly plan: PhotoPlan;
}

/** An effect on pictures; its recipe must have passed `checkRecipe`. */
export interface RecipeFilm extends Scored {
  readonly kind: 'recipe';
  readonly job: RecipeJob;
}

/** A scene of words in the colours of pictures; its sound is the plan's. */
export interface ReferenceFilm {
  readonly kind: 'reference';
  readonly plan: ScenePlan;
}

/** A film that is made from a member's pictures; plain JSON. */
export type PicturesFilm = PhotoFilm | RecipeFilm | ReferenceFilm;

/** Pixels of the frames of a film. */
export function sizeOf(film: PicturesFilm): { readonly width: number; readonly height: number } {
  if (film.kind !== 'recipe') return film.plan;
  const { resolution, shape, size } = film.job.options;
  return size ?? frameSize(shape, resolution);
}

/** Whether its clip carries the mark. */
export const isMarked = (film: PicturesFilm) =>
  (film.kind === 'recipe' ? film.job.options : film.plan).watermark ?? false;
