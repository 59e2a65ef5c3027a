import { formatHex, contextOf, type PaintEnv, type Picture, type Pixels } from '@kinora/drawing';

/** The opaque part of a picture (as shares of its width and height) and its mean colour, saturated parts first. */
export interface PictureBounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

const GRID = 64;
const OPAQUE = 90;

type Sums = readonly [red: number, green: number, blue: number, weight: number];

function weighted({ data }: Pixels, pixel: number): Sums {
  const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
  const weight = Math.max(red, green, blue) - Math.min(red, green, blue) + 8;
  return [red * weight, green * weight, blue * weight, weight];
}

function meanColour(pixels: Pixels, opaque: readonly number[]): string {
  const [red, green, blue, weight] = opaque
    .map((pixel) => weighted(pixels, pixel))
    .reduce<Sums>(
      (sums, one) => [sums[0] + one[0], sums[1] + one[1], sums[2] + one[2], sums[3] + one[3]],
      [0, 0, 0, 0],
    );
  const total = Math.max(1, weight);
  return formatHex([Math.round(red / total), Math.round(green / total), Math.round(blue / total)]);
}

export function measurePicture(environment: PaintEnv, picture: Picture): PictureBounds {
  const ctx = contextOf(environment.canvas(GRID, GRID));
  ctx.drawImage(picture, 0, 0, GRID, GRID);
  const pixels = ctx.getImageData(0, 0, GRID, GRID);
  const opaque = Array.from({ length: GRID * GRID }, (_, pixel) => pixel).filter(
    (pixel) => (pixels.data[pixel * 4 + 3] ?? 0) > OPAQUE,
  );
  if (opaque.length === 0) return { x: 0, y: 0, width: 1, height: 1, colour: '#808080' };
  const columns = opaque.map((pixel) => pixel % GRID);
  const rows = opaque.map((pixel) => Math.floor(pixel / GRID));
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return {
    x: left / GRID,
    y: top / GRID,
    width: (Math.max(...columns) - left + 1) / GRID,
    height: (Math.max(...rows) - top + 1) / GRID,
    colour: meanColour(pixels, opaque),
  };
}
