import type { Crop } from '@kinora/contracts/catalogue';
import type { Context2d } from '@kinora/drawing';

import type { Film, FilmSize } from './preview-film.ts';
import type { CutRequest, PreviewNews } from './preview-messages.ts';
import type { PreviewScene } from './preview-scene.ts';

/** What the painter needs of the engine, the worker and time; tests give their own. */
export interface PainterParts {
  /** Reads a scene; what is only needed for some scenes is loaded by need. */
  readonly openFilm: (scene: PreviewScene) => Film | Promise<Film>;
  /** Draws one frame of a film, small. */
  readonly sketch: (film: Film, frame: number) => Promise<ImageBitmap>;
  /** Draws the light of what is on a canvas, small. */
  readonly light: (canvas: PainterCanvas, size: FilmSize) => ImageBitmap;
  /** Finds how a picture is cut where nobody chose. */
  readonly cut: (request: CutRequest) => Promise<Crop>;
  readonly now: () => number;
  /** Runs something before the next picture of the screen. */
  readonly nextPaint: (run: () => void) => void;
  /** Runs something when what is drawn had time to reach the screen. */
  readonly soon: (run: () => void) => void;
  /** Runs something when nothing happened for a moment. */
  readonly later: (run: () => void) => void;
  readonly say: (news: PreviewNews) => void;
}

/** A canvas that the scene draws on. */
export interface PainterCanvas {
  width: number;
  height: number;
  getContext(kind: '2d'): Context2d | null;
}
