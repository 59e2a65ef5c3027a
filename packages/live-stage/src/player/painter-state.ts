import type { Scene } from '@kinora/scenes';

import type { PainterCanvas, PainterParts } from './painter-parts.ts';
import type { PreviewClock } from './preview-clock.ts';
import type { Film, FilmSize, PaintFilm } from './preview-film.ts';
import type { Pace } from './preview-size.ts';

/** One film at one size. */
export interface Take {
  readonly id: number;
  readonly full: Film;
  readonly paint: PaintFilm;
  readonly size: FilmSize;
  readonly scene: Scene;
}

/** All that a painter knows. */
export interface Painter {
  readonly parts: PainterParts;
  canvas: PainterCanvas | null;
  take: Take | null;
  clock: PreviewClock;
  /** The last one it was asked for. */
  seek: number;
  pace: Pace;
  /** Where it is seen, in the pixels of the screen. */
  place: FilmSize | null;
  /** The newest request; older ones that are still loading are dropped. */
  request: number;
  /** No frame of a film that plays is drawn before; milliseconds. */
  yieldsUntil: number;
  /** The size of its light; null while none is wanted. */
  light: FilmSize | null;
  litAt: number;
  drawn: number | null;
  /** How many frames it has drawn. */
  count: number;
  /** What the page knows of where the film stands. */
  told: string;
  /** Counts changes, so that a sharp still is only made where the picture stands. */
  turn: number;
  /** Done when the last small picture is. */
  sketches: Promise<void>;
}
