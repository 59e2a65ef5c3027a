import type { Pixels } from '@kinora/drawing';

/** The bytes of one channel, row by row; `stride` is from one row to the next. */
interface VideoPlane {
  readonly data: Uint8Array;
  readonly stride: number;
}

/** A frame as encoders have it: limited-range BT.709 whose two colours have half its width and height. */
export interface VideoPlanes {
  readonly luma: VideoPlane;
  readonly blue: VideoPlane;
  readonly red: VideoPlane;
}

/** Where paint lies on a plane, how much of the ground it hides, and what it adds. */
interface Spot {
  readonly x: number;
  readonly y: number;
  cover: number;
  first: number;
  second: number;
}

interface Colour {
  readonly luma: number;
  readonly blue: number;
  readonly red: number;
}

function videoColour(data: Pixels['data'], byte: number): Colour {
  const [r, g, b] = [data[byte] ?? 0, data[byte + 1] ?? 0, data[byte + 2] ?? 0];
  const bright = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return {
    luma: 16 + (bright * 219) / 255,
    blue: 128 + (((b - bright) / 1.8556) * 224) / 255,
    red: 128 + (((r - bright) / 1.5748) * 224) / 255,
  };
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

/** Every pixel that has paint. */
function* paintOf({ data, height, width }: Pixels, { left, top }: Corner) {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const byte = (y * width + x) * 4;
      const alpha = (data[byte + 3] ?? 0) / 255;
      if (alpha > 0) yield { x: left + x, y: top + y, alpha, colour: videoColour(data, byte) };
    }
  }
}

/** Luma spots are pixels; chroma spots are means of four, of which some may have no paint. */
function spotsOf(mark: Pixels, corner: Corner): { luma: readonly Spot[]; chroma: readonly Spot[] } {
  const luma: Spot[] = [];
  const chroma = new Map<number, Spot>();
  for (const { alpha, colour, x, y } of paintOf(mark, corner)) {
    luma.push({ x, y, cover: alpha, first: alpha * colour.luma, second: 0 });
    const [column, row] = [x >> 1, y >> 1];
    const key = row * 65_536 + column;
    const spot = chroma.get(key) ?? { x: column, y: row, cover: 0, first: 0, second: 0 };
    spot.cover += alpha / 4;
    spot.first += (alpha * colour.blue) / 4;
    spot.second += (alpha * colour.red) / 4;
    chroma.set(key, spot);
  }
  return { luma, chroma: [...chroma.values()] };
}

function blend({ data, stride }: VideoPlane, spots: readonly Spot[], paint: 'first' | 'second'): void {
  for (const spot of spots) {
    const place = spot.y * stride + spot.x;
    data[place] = Math.round((data[place] ?? 0) * (1 - spot.cover) + spot[paint]);
  }
}

/** Blends a picture into frames of video at a corner of it, in place: the same as blending before the conversion. */
export function createVideoStamp(mark: Pixels, corner: Corner): (planes: VideoPlanes) => void {
  let spots: ReturnType<typeof spotsOf> | null = null;
  return ({ blue, luma, red }) => {
    spots ??= spotsOf(mark, corner);
    blend(luma, spots.luma, 'first');
    blend(blue, spots.chroma, 'first');
    blend(red, spots.chroma, 'second');
  };
}
