import { CROP_ZOOM_MAX, type Crop } from '@kinora/contracts/catalogue';
import { cropRegion } from '@kinora/drawing/frame';
import type { CropPinch } from '@kinora/ui';

/** What is cut: its size in pixels, and the shape it is cut to, width through height. */
export interface Cut {
  readonly width: number;
  readonly height: number;
  readonly aspect: number;
}

/** A rectangle in shares of the picture. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a frame starts before it is moved. */
export const MIDDLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** A step of zoom. */
const STEP = 0.1;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
const rounded = (value: number, steps: number) => Math.round(value * steps) / steps;

export function frameOf(cut: Cut, crop: Crop): Frame {
  const { x, y, width, height } = cropRegion(cut, cut.aspect, crop);
  return { x: x / cut.width, y: y / cut.height, width: width / cut.width, height: height / cut.height };
}

/** The same part with its true centre: what lies too near to an edge moves in. */
export function settled(cut: Cut, crop: Crop): Crop {
  const { x, y, width, height } = frameOf(cut, crop);
  return { ...crop, x: rounded(x + width / 2, 10_000), y: rounded(y + height / 2, 10_000) };
}

export const moved = (cut: Cut, crop: Crop, { x, y }: Pick<Crop, 'x' | 'y'>): Crop =>
  settled(cut, { ...crop, x: within(x, 0, 1), y: within(y, 0, 1) });

const zoomAt = (zoom: number, steps: number) => rounded(within(zoom, 1, CROP_ZOOM_MAX), steps);

/** Nearer as the fingers spread; what lies between them stays there as far as the edges allow. */
export function pinched(cut: Cut, { frame, from, to, times }: CropPinch): Crop {
  const before = frameOf(cut, MIDDLE).width / frame.width;
  const zoom = zoomAt(before * times, 1000);
  const share = before / zoom;
  const [x, y] = [frame.x + frame.width / 2 - from.x, frame.y + frame.height / 2 - from.y];
  return moved(cut, { ...MIDDLE, zoom }, { x: to.x + x * share, y: to.y + y * share });
}

/** Nearer or further by so many steps; the centre stays wanted where it is. */
export const zoomed = (crop: Crop, steps: number): Crop => ({
  ...crop,
  zoom: zoomAt(crop.zoom + steps * STEP, 100),
});
