import { contextOf, type PaintEnv, type Picture, type Pixels } from '@kinora/drawing';

import { createPlane, resizePlane, type Plane } from './plane.ts';

/** What all measures on a picture start from, at the small size they are taken at. */
export interface ColourPlanes {
  readonly width: number;
  readonly height: number;
  /** Gamma-coded, 0 to 1. */
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
  /** Rec. 709 luma, 0 to 1. */
  readonly luma: Plane;
  readonly alpha: Plane;
}

/** Longest side of the picture that is measured; more detail changes no decision and costs time. */
const MEASURED_SIDE = 240;

function planesOf({ width, height, data }: Pixels): ColourPlanes {
  const [red, green, blue, luma, alpha] = [0, 1, 2, 3, 4].map(() => createPlane(width, height)) as [
    Plane,
    Plane,
    Plane,
    Plane,
    Plane,
  ];
  for (let index = 0; index < width * height; index++) {
    const r = (data[index * 4] ?? 0) / 255;
    const g = (data[index * 4 + 1] ?? 0) / 255;
    const b = (data[index * 4 + 2] ?? 0) / 255;
    red.data[index] = r;
    green.data[index] = g;
    blue.data[index] = b;
    luma.data[index] = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    alpha.data[index] = (data[index * 4 + 3] ?? 0) / 255;
  }
  return { width, height, red, green, blue, luma, alpha };
}

/** Shrinks a picture by halves, so that no detail is skipped, and reads its colours. */
export function measureColours(environment: PaintEnv, picture: Picture, side = MEASURED_SIDE): ColourPlanes {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(8, Math.round(picture.width * scale));
  const height = Math.max(8, Math.round(picture.height * scale));
  let source = picture;
  while (source.width > width * 2.5 && source.height > height * 2.5) {
    const half = environment.canvas(Math.ceil(source.width / 2), Math.ceil(source.height / 2));
    contextOf(half).drawImage(source, 0, 0, half.width, half.height);
    source = half;
  }
  const ctx = contextOf(environment.canvas(width, height));
  ctx.imageSmoothingQuality = 'medium';
  ctx.drawImage(source, 0, 0, width, height);
  return planesOf(ctx.getImageData(0, 0, width, height));
}

/** The same planes with a shorter longest side. */
export function shrinkPlanes(planes: ColourPlanes, side: number): ColourPlanes {
  const scale = Math.min(1, side / Math.max(planes.width, planes.height));
  const width = Math.max(8, Math.round(planes.width * scale));
  const height = Math.max(8, Math.round(planes.height * scale));
  const shrink = (plane: Plane) => resizePlane(plane, width, height);
  return {
    width,
    height,
    red: shrink(planes.red),
    green: shrink(planes.green),
    blue: shrink(planes.blue),
    luma: shrink(planes.luma),
    alpha: shrink(planes.alpha),
  };
}
