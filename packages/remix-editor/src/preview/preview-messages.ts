import type { Change, Edit, Ticks, TimelineDocument } from '@kinora/contracts/timeline';

import type { EditorMedia } from '../state/media-atoms.ts';
import type { PlayClock } from './play-clock.ts';

/** Pixels. */
export interface PreviewSize {
  readonly width: number;
  readonly height: number;
}

/** From the page to the worker that draws. Moments of clocks are milliseconds since 1970, the same on both sides. */
export type PreviewRequest =
  | {
      readonly kind: 'open';
      readonly canvas: OffscreenCanvas;
      /** Where the engine's font files are, by their path in the npm package. */
      readonly fontUrls: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'document'; readonly document: TimelineDocument }
  | { readonly kind: 'edits'; readonly edits: readonly Edit[] }
  /** How the document looks while something is dragged: what differs, or all of it; null when the drag is over. */
  | { readonly kind: 'draft'; readonly draft: readonly Change[] | TimelineDocument | null }
  | { readonly kind: 'media'; readonly media: EditorMedia }
  | { readonly kind: 'clock'; readonly clock: PlayClock }
  | ({ readonly kind: 'size' } & PreviewSize);

/** From the worker to the page. */
export type PreviewNews =
  /** A frame is on the canvas: at rest each, while it plays the first. Exact is as an export would draw it. */
  | { readonly kind: 'shown'; readonly time: Ticks; readonly isExact: boolean; readonly isPlaying: boolean }
  /** A file couldn't be read: its signed address has probably expired. */
  | { readonly kind: 'stale'; readonly mediaId: string };
