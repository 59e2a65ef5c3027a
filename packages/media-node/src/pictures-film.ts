import { frameSize, type PhotoPlan, type RecipeJob } from '@kinora/media-core';

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

/** A film that is made from a member's pictures; plain JSON. */
export type PicturesFilm = PhotoFilm | RecipeFilm;

/** Pixels of the frames of a film. */
export function sizeOf(film: PicturesFilm): { readonly width: number; readonly height: number } {
  if (film.kind === 'photo') return film.plan;
  const { resolution, shape, size } = film.job.options;
  return size ?? frameSize(shape, resolution);
}

/** Whether its clip carries the mark. */
export const isMarked = (film: PicturesFilm) =>
  (film.kind === 'photo' ? film.plan : film.job.options).watermark ?? false;
