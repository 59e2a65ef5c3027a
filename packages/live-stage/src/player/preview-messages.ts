import type { Crop } from '@kinora/contracts/catalogue';
import type { DrawnAs } from '@kinora/reading';
import type { Soundtrack } from '@kinora/scenes/sound';

import type { FilmSize } from './preview-film.ts';
import type { PictureSource, PreviewScene } from './preview-scene.ts';

/** A picture that is cut for a clip with frames of a size. */
export interface CutRequest {
  readonly picture: PictureSource;
  readonly frame: FilmSize;
}

/** From the page to the worker. */
export type PreviewRequest =
  | { readonly kind: 'open'; readonly canvas: OffscreenCanvas }
  | { readonly kind: 'show'; readonly id: number; readonly scene: PreviewScene }
  /** Draws a scene's picture once, small. */
  | { readonly kind: 'sketch'; readonly sketch: number; readonly scene: PreviewScene }
  /** Finds how a picture is cut where nobody chose. */
  | { readonly kind: 'cut'; readonly cut: number; readonly request: CutRequest }
  /** Plays the sound of the film that `show` asked for with this id. */
  | { readonly kind: 'listen'; readonly id: number }
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' }
  /** Somebody pressed something: the page answers first, on a device where both share few processors. */
  | { readonly kind: 'yield' }
  /** The size of the place that the film lights around itself; null for none. */
  | { readonly kind: 'light'; readonly place: FilmSize | null }
  /** The place it is seen in, in the pixels of the screen. */
  | { readonly kind: 'fit'; readonly width: number; readonly height: number }
  /** `seek` counts them. */
  | { readonly kind: 'seek'; readonly seek: number; readonly frame: number };

/** What was understood of a prompt. */
export interface Understood {
  /** In the prompt's order. */
  readonly seen: readonly string[];
  /** What is drawn as something near to it. */
  readonly drawnAs: readonly DrawnAs[];
  readonly missed: readonly string[];
  /** Whether nothing of what the prompt is about is drawn, at most its place. */
  readonly isSubjectMissed: boolean;
  /** A style that the words ask for while another one is chosen. */
  readonly styleNamed: string | null;
  /** A script that captions cannot be drawn in yet. */
  readonly unsupportedScript: string | null;
}

/** From the worker to the page; `id` is the one of the request. */
export type PreviewNews =
  | {
      readonly kind: 'planned';
      readonly id: number;
      readonly understood: Understood;
      readonly frames: number;
      readonly fps: number;
    }
  /** Its first frame is on the canvas. */
  | { readonly kind: 'shown'; readonly id: number }
  /** Ten times a second while it plays. `seek` is the last one that was known when it was drawn. */
  | {
      readonly kind: 'frame';
      readonly seek: number;
      readonly frame: number;
      /** How many this worker has drawn. */
      readonly drawn: number;
      readonly width: number;
      readonly height: number;
    }
  /** Null where it could not be drawn. */
  | { readonly kind: 'sketched'; readonly sketch: number; readonly picture: ImageBitmap | null }
  /** The film's light as it is now. */
  | { readonly kind: 'lit'; readonly picture: ImageBitmap }
  /** Null where that could not be found. */
  | { readonly kind: 'found'; readonly cut: number; readonly crop: Crop | null }
  | { readonly kind: 'sound'; readonly id: number; readonly track: Soundtrack }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
