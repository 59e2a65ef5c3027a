import type { Edges } from '@kinora/contracts/timeline';
import { clamp, modulo, TAU } from '@kinora/drawing';
import type { Size } from '@kinora/drawing/pixels';
import type { LayerPlacement } from '@kinora/timeline';

/** Where a picture is taken from and where it is drawn. */
export interface PicturePlace {
  /** The part that is shown, in pixels of the picture. */
  readonly source: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Middle of the picture, in pixels of the frame. */
  readonly x: number;
  readonly y: number;
  /** In pixels of the frame. */
  readonly width: number;
  readonly height: number;
  /** In radians, clockwise. */
  readonly angle: number;
}

/** At least this share of a picture stays, however much is cut off. */
const LEAST_SHOWN = 0.001;
const FURTHEST = 100;
const LARGEST = 100;

/** A number that can be drawn with; `usual` where there is none. */
export function within(value: number, [low, high]: readonly [number, number], usual: number): number {
  return Number.isFinite(value) ? clamp(value, low, high) : usual;
}

/** Start and length of what two edges leave of a side, as shares. */
function remains(before: number, after: number): readonly [start: number, length: number] {
  const start = within(before, [0, 1 - LEAST_SHOWN], 0);
  const end = 1 - within(after, [0, 1 - LEAST_SHOWN], 0);
  return [Math.min(start, 1 - LEAST_SHOWN), Math.max(LEAST_SHOWN, end - start)];
}

function croppedPart({ width, height }: Size, crop: Edges): PicturePlace['source'] {
  const [left, across] = remains(crop.left, crop.right);
  const [top, down] = remains(crop.top, crop.bottom);
  return { x: left * width, y: top * height, width: across * width, height: down * height };
}

/** The size that `fit` gives to what the crop leaves, in pixels of the frame. */
export function fitPicture(picture: Size, { crop, fit }: Pick<LayerPlacement, 'crop' | 'fit'>, frame: Size): Size {
  const { width, height } = croppedPart(picture, crop);
  const [across, down] = [frame.width / width, frame.height / height];
  const factor = fit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  return { width: width * factor, height: height * factor };
}

interface Placing {
  readonly source: PicturePlace['source'];
  /** In pixels of the frame at scale 1. */
  readonly size: Size;
  readonly placement: LayerPlacement;
}

function place({ source, size, placement }: Placing, frame: Size): PicturePlace {
  const scale = within(placement.scale, [0, LARGEST], 1);
  const reach = [-FURTHEST, FURTHEST] as const;
  return {
    source,
    x: frame.width * (0.5 + within(placement.x, reach, 0)),
    y: frame.height * (0.5 + within(placement.y, reach, 0)),
    width: size.width * scale,
    height: size.height * scale,
    angle: (modulo(within(placement.rotation, [-1e6, 1e6], 0), 360) / 360) * TAU,
  };
}

/** Places a picture of some size in a frame. What the crop leaves is the picture: `fit` sizes that. */
export function placePicture(picture: Size, placement: LayerPlacement, frame: Size): PicturePlace {
  const source = croppedPart(picture, placement.crop);
  return place({ source, size: fitPicture(picture, placement, frame), placement }, frame);
}

/** Places a picture that has its size already; `density` is how many of its pixels make one of the frame at scale 1. */
export function placeSized(
  picture: Size & { readonly density: number },
  placement: LayerPlacement,
  frame: Size,
): PicturePlace {
  const source = croppedPart(picture, placement.crop);
  const size = { width: source.width / picture.density, height: source.height / picture.density };
  return place({ source, size, placement }, frame);
}
