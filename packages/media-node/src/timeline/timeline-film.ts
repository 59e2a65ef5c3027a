import type { MediaTable, Ratio, TimelineDocument, TimeRange } from '@kinora/contracts/timeline';
import { frameAt } from '@kinora/timeline';

/** A timeline as it is to be exported; plain JSON. */
export interface TimelineFilm {
  readonly document: TimelineDocument;
  /** Facts of every medium that is seen or heard. */
  readonly media: MediaTable;
  /** Pixels of the result; even. */
  readonly width: number;
  readonly height: number;
  /** Frames a second of the result. */
  readonly rate: Ratio;
  /** The part of the timeline that is exported. */
  readonly range: TimeRange;
  /** Whether the clip carries the mark. */
  readonly watermark: boolean;
}

/** How many frames a part of a timeline has at a rate; what begins within the last one is shown whole. */
export const framesIn = ({ start, end }: TimeRange, rate: Ratio): number => frameAt(end - start - 1, rate) + 1;
