import type { Clip, Ratio, Transition } from '@kinora/contracts/timeline';
import type { Peaks } from '@kinora/footage/sound';

import type { Band, Row } from '../../geometry/rows.ts';
import type { EditorMedium } from '../../state/media-atoms.ts';
import type { Area, RowBoxes } from './clip-boxes.ts';
import type { Ink, Inks } from './inks.ts';

/** A sprite as it was loaded: twelve tiles of this shape. */
interface Film {
  readonly image: CanvasImageSource;
  readonly tileWidth: number;
  readonly tileHeight: number;
}

/** What is known and loaded of media. */
export interface MediaPictures {
  readonly medium: (mediaId: string) => EditorMedium | undefined;
  readonly film: (mediaId: string) => Film | null;
  readonly peaks: (mediaId: string) => Peaks | null;
}

/** What does not change from tile to tile. */
export interface Look {
  readonly inks: Inks;
  readonly zoom: number;
  readonly rate: Ratio;
  readonly selected: ReadonlySet<string>;
  /** Clips whose ghost is dragged: they wait, dimmed. */
  readonly dragged: ReadonlySet<string>;
  readonly transitions: readonly Transition[];
  readonly pictures: MediaPictures;
  readonly words: {
    readonly muted: (name: string) => string;
    readonly missing: (name: string) => string;
  };
}

/** One tile that is being painted. */
export interface Painting extends Look {
  readonly context: CanvasRenderingContext2D;
  readonly area: Area;
  readonly band: Band;
}

export interface PaintedRow extends RowBoxes {
  readonly row: Row;
}

export const isMediaMissing = (clip: Clip, pictures: MediaPictures): boolean =>
  'mediaId' in clip && pictures.medium(clip.mediaId) === undefined;

/** The ink of a clip's ground. */
export function groundOf(clip: Clip, pictures: MediaPictures): Ink {
  if (isMediaMissing(clip, pictures)) return 'missing';
  return clip.kind === 'image' ? 'video' : clip.kind;
}

const OVERHANG = 24;

/** A box without what lies far outside of its tile: canvases are slow and coarse out there. */
export function boundBox({ x, width }: { x: number; width: number }, within: number) {
  const left = Math.max(x, -OVERHANG);
  return { left, width: Math.max(0.5, Math.min(x + width, within + OVERHANG) - left) };
}
