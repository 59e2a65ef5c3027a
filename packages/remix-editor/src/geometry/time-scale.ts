import { TICKS_PER_SECOND, type Ticks } from '@kinora/contracts/timeline';

/** Pixels between the edge of the lanes and the time 0. */
export const LANE_INSET = 12;
/** Browsers lay nothing out that is longer. */
const LANE_PIXELS_MAX = 16_000_000;

/** Pixels a second: three hours fit on a screen, and a frame is never wider than a thumb. */
const ZOOM_MIN = 0.05;
export const ZOOM_MAX = 2400;

/** Where a time stands in the lanes. */
export const pixelsAt = (time: Ticks, zoom: number): number => LANE_INSET + (time / TICKS_PER_SECOND) * zoom;

/** How long so many ticks are. */
export const pixelsFor = (ticks: Ticks, zoom: number): number => (ticks / TICKS_PER_SECOND) * zoom;

/** How many ticks so many pixels are: a whole number. */
export const ticksFor = (pixels: number, zoom: number): Ticks => Math.round((pixels / zoom) * TICKS_PER_SECOND);

/** The time at a place in the lanes, never before 0. */
export const timeAtPixel = (pixel: number, zoom: number): Ticks => Math.max(0, ticksFor(pixel - LANE_INSET, zoom));

/** A zoom that can be shown for a project of this length. */
export function boundZoom(zoom: number, length: Ticks): number {
  const longest = (LANE_PIXELS_MAX / Math.max(1, length)) * TICKS_PER_SECOND;
  return Math.min(ZOOM_MAX, longest, Math.max(ZOOM_MIN, zoom));
}

/** How wide the lanes are: half a window stays free behind the last clip. */
export const laneWidth = (length: Ticks, zoom: number, width: number): number =>
  Math.ceil(Math.max(width, pixelsAt(length, zoom) + width / 2));
