import type { Scene } from '@kinora/scenes';
import type { Soundtrack } from '@kinora/scenes/sound';

import type { Understood } from './preview-messages.ts';

/** Size of a frame in pixels. */
export interface FilmSize {
  readonly width: number;
  readonly height: number;
}

/** Paints a film at a size, ready to draw its frames. `isPlain` leaves the watermark out. */
export type PaintFilm = (size: FilmSize & { readonly isPlain?: boolean }) => Scene;

/** A film that is known but not loaded; its size is that of a paid clip. */
export interface Film extends FilmSize {
  readonly frames: number;
  readonly fps: number;
  readonly understood: Understood;
  /** Its size was asked for: a small picture of it has the same. */
  readonly keepsSize?: boolean;
  /** Loads what it is drawn with; what comes back paints the same film at any size. */
  readonly load: () => Promise<PaintFilm>;
  /** Null where it has no sound, before or after it was asked for. */
  readonly synthesise: (() => Soundtrack | Promise<Soundtrack | null>) | null;
}
