import { contextOf, type PaintEnv, type Picture } from '@kinora/drawing';

import type { Plane } from './plane.ts';
import { cutRegion, type Region } from './raster.ts';

/** Longest side of what is looked at; more detail costs time and finds nobody else. */
const SEEN_SIDE = 640;
/** Longest side of the mask, the one at which pictures are measured. */
const MASK_SIDE = 240;
const SMALLEST = 16;

export function fit({ width, height }: Region, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  const [across, down] = [width, height].map((length) => Math.max(SMALLEST, Math.round(length * scale)));
  return { width: across ?? SMALLEST, height: down ?? SMALLEST };
}

/** Masks by parts of pictures: the same for every size of frame and every effect; forgotten with the picture. */
const known = new WeakMap<Picture, Map<string, Plane>>();

/** Which share of each pixel in a part of a picture belongs to people; `null` where nobody is looked for. */
export function peopleMask(environment: PaintEnv, picture: Picture, region: Region): Plane | null {
  const { findPeople } = environment;
  if (!findPeople) return null;
  const masks = known.get(picture) ?? new Map<string, Plane>();
  known.set(picture, masks);
  const key = [region.x, region.y, region.width, region.height].join(' ');
  const before = masks.get(key);
  if (before) return before;
  const canvas = cutRegion(environment, picture, { region, ...fit(region, SEEN_SIDE) });
  const size = fit(region, MASK_SIDE);
  const mask = {
    ...size,
    data: findPeople(contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height), size),
  };
  masks.set(key, mask);
  return mask;
}
