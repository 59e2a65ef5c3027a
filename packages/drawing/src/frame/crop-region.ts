import type { Crop } from '@kinora/contracts/catalogue';

import { clamp } from '../numbers/math.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of a picture, in its pixels. */
export interface CropRegion extends Size {
  readonly x: number;
  readonly y: number;
}

const CLOSEST = 3;

/**
 * The part of a picture that a crop keeps, in a shape (width through height): about its centre, or as near to that as
 * the edges of the picture allow. Browser and server cut by it.
 */
export function cropRegion({ width, height }: Size, aspect: number, crop: Crop): CropRegion {
  const zoom = clamp(crop.zoom, 1, CLOSEST);
  const across = Math.min(width, height * aspect) / zoom;
  const down = Math.min(height, width / aspect) / zoom;
  return {
    x: clamp(crop.x * width - across / 2, 0, width - across),
    y: clamp(crop.y * height - down / 2, 0, height - down),
    width: across,
    height: down,
  };
}

/** Fewer pixels of a video are never shown. */
const LEAST = 16;

const even = (pixels: number) => Math.round(pixels / 2) * 2;

/** The same in even pixels, as codecs want them; may be a pixel off the shape. */
export function evenCropRegion(size: Size, aspect: number, crop: Crop): CropRegion {
  const region = cropRegion(size, aspect, crop);
  const width = clamp(even(region.width), LEAST, size.width);
  const height = clamp(even(region.height), LEAST, size.height);
  return {
    x: clamp(even(region.x), 0, size.width - width),
    y: clamp(even(region.y), 0, size.height - height),
    width,
    height,
  };
}
