import { contextOf, parseHex, type Canvas, type PaintEnv, type Pixels } from '@kinora/drawing';

/** Steps of hue that the main colour of a picture is looked for among. */
const HUES = 24;
/** Channels closer than this are grey; and a picture is grey where fewer pixels than this share are not. */
const [GREY, LEAST_COLOURED] = [30, 0.22];
/** Darker than this is a line or a wheel, which keeps its colour. */
const DARK = 46;
/** How far from the main hue a pixel is repainted whole, and from where on it isn't, in steps of hue. */
const [NEAR, FAR] = [1.7, 2.8];
const OPAQUE = 90;

type Triple = readonly [red: number, green: number, blue: number];

const spreadOf = ([red, green, blue]: Triple) => Math.max(red, green, blue) - Math.min(red, green, blue);
const lightnessOf = ([red, green, blue]: Triple) => (red * 77 + green * 150 + blue * 29) / 256;

/** The hue of a pixel that is not grey, in steps. */
function hueOf(pixel: Triple): number {
  const [red, green, blue] = pixel;
  const spread = Math.max(1, spreadOf(pixel));
  const most = Math.max(red, green, blue);
  let sixth = 4 + (red - green) / spread;
  if (most === red) sixth = (green - blue) / spread;
  else if (most === green) sixth = 2 + (blue - red) / spread;
  return (((sixth / 6) * HUES) % HUES) + (sixth < 0 ? HUES : 0);
}

const pixelAt = ({ data }: Pixels, at: number): Triple => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];

/** Steps of hue between two, around the circle. */
const apart = (one: number, other: number) => Math.min(Math.abs(one - other), HUES - Math.abs(one - other));

/** The hue most of a picture has; null of one that is grey, white or black. */
function mainHue(pixels: Pixels): number | null {
  const counts = new Float64Array(HUES);
  let [opaque, coloured] = [0, 0];
  for (let at = 0; at < pixels.data.length; at += 4) {
    if ((pixels.data[at + 3] ?? 0) <= OPAQUE) continue;
    opaque += 1;
    const pixel = pixelAt(pixels, at);
    if (spreadOf(pixel) < GREY) continue;
    coloured += 1;
    const hue = Math.floor(hueOf(pixel)) % HUES;
    counts[hue] = (counts[hue] ?? 0) + spreadOf(pixel);
  }
  if (coloured < opaque * LEAST_COLOURED) return null;
  const around = [...counts].map((count, hue) => {
    const [before, after] = [counts[(hue + HUES - 1) % HUES] ?? 0, counts[(hue + 1) % HUES] ?? 0];
    return count + (before + after) * 0.5;
  });
  return around.indexOf(Math.max(...around)) + 0.5;
}

/** How much of a pixel has the main colour of its picture: 0 to 1. */
function partOfMain(pixel: Triple, hue: number | null): number {
  const spread = spreadOf(pixel);
  if (hue === null) return spread < GREY * 1.6 && lightnessOf(pixel) > DARK ? 1 : 0;
  const near = Math.max(0, Math.min(1, (FAR - apart(hueOf(pixel), hue)) / (FAR - NEAR)));
  return near * Math.max(0, Math.min(1, (spread - GREY * 0.4) / GREY));
}

/** The mean lightness of what has the main colour. */
function mainLightness(pixels: Pixels, hue: number | null): number {
  let [sum, weight] = [0, 0];
  for (let at = 0; at < pixels.data.length; at += 4) {
    if ((pixels.data[at + 3] ?? 0) <= OPAQUE) continue;
    const pixel = pixelAt(pixels, at);
    const part = partOfMain(pixel, hue);
    sum += lightnessOf(pixel) * part;
    weight += part;
  }
  return weight > 0 ? sum / weight : 128;
}

/** A colour as dark or as light as something is against its mean. */
function lit(tint: Triple, share: number): Triple {
  const [red, green, blue] = tint;
  if (share <= 1) return [red * share, green * share, blue * share];
  const white = Math.min(1, (share - 1) * 0.8);
  return [red + (255 - red) * white, green + (255 - green) * white, blue + (255 - blue) * white];
}

/** Gives pixels of the main colour of a picture another one, in place; lights and shades stay. */
export function repaintPixels(pixels: Pixels, tint: Triple): void {
  const hue = mainHue(pixels);
  const mean = Math.max(1, mainLightness(pixels, hue));
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) === 0) continue;
    const pixel = pixelAt(pixels, at);
    const part = partOfMain(pixel, hue);
    if (part === 0) continue;
    const colour = lit(tint, lightnessOf(pixel) / mean);
    for (const channel of [0, 1, 2] as const) {
      data[at + channel] = Math.round(pixel[channel] + (colour[channel] - pixel[channel]) * part);
    }
  }
}

const repainted = new WeakMap<Canvas, Map<string, Canvas>>();

/** A picture with its main colour in the one that words give it; made once of each. */
export function repaint(environment: PaintEnv, picture: Canvas, tint: string | undefined): Canvas {
  if (tint === undefined) return picture;
  const known = repainted.get(picture) ?? new Map<string, Canvas>();
  repainted.set(picture, known);
  const made = known.get(tint);
  if (made) return made;
  const { width, height } = picture;
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  ctx.drawImage(picture, 0, 0);
  const pixels = ctx.getImageData(0, 0, width, height);
  repaintPixels(pixels, parseHex(tint));
  ctx.putImageData(pixels, 0, 0);
  known.set(tint, canvas);
  return canvas;
}
