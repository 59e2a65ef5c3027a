import { contextOf, type Canvas, type PaintEnv, type Picture, type Pixels } from '@kinora/drawing';

/** Steps of light on a painted thing, and how much of a step is its soft edge. */
const [TONES, SOFT] = [5, 0.35];
/** The darkest and the palest that paint gets. */
const [DARKEST, PALEST] = [26, 236];
/** How far apart the channels of paint are; of what a screen has beyond, this share is kept. */
const [VIVID, BEYOND] = [96, 0.42];
/** How much of a pixel becomes paint, in 256ths; the rest keeps the fine lines of what is shown. */
const PAINT = 128;
/** Paper warms what is painted on it, in 256ths for each channel. */
const WARMTH = [256, 250, 236] as const;

/** Which lightness each one becomes. */
function makeTones(): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, lightness) => {
    const place = (lightness * TONES) / 256 - 0.5;
    const below = Math.floor(place);
    const rise = Math.max(0, Math.min(1, (place - below - 0.5) / SOFT + 0.5));
    const tone = Math.max(0, Math.min(TONES - 1, below + rise));
    return Math.round(DARKEST + ((PALEST - DARKEST) * tone) / (TONES - 1));
  });
}

/** What is left of the colour of a pixel whose channels are so far apart, in 256ths. */
function makeColours(): Uint16Array {
  return Uint16Array.from({ length: 256 }, (_, spread) =>
    spread <= VIVID ? 256 : Math.round((256 * (VIVID + (spread - VIVID) * BEYOND)) / spread),
  );
}

const TONE_OF = makeTones();
const COLOUR_OF = makeColours();

/** Puts the gloss of modelled pixels down to a few tones of paint, in place; whole numbers alone, the same everywhere. */
export function flattenPixels({ data }: Pixels): void {
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    const lightness = (red * 77 + green * 150 + blue * 29) >> 8;
    const tone = lightness + ((((TONE_OF[lightness] ?? 0) - lightness) * PAINT) >> 8);
    const colour = COLOUR_OF[Math.max(red, green, blue) - Math.min(red, green, blue)] ?? 0;
    // The array holds bytes and keeps to their range.
    data[at] = ((tone + (((red - lightness) * colour) >> 8)) * WARMTH[0]) >> 8;
    data[at + 1] = ((tone + (((green - lightness) * colour) >> 8)) * WARMTH[1]) >> 8;
    data[at + 2] = ((tone + (((blue - lightness) * colour) >> 8)) * WARMTH[2]) >> 8;
  }
}

const flattened = new WeakMap<Picture, Canvas>();

/** A picture as if it were painted; made once of each. */
export function flatten(environment: PaintEnv, picture: Picture): Canvas {
  const made = flattened.get(picture);
  if (made) return made;
  const { width, height } = picture;
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  ctx.drawImage(picture, 0, 0, width, height);
  const pixels = ctx.getImageData(0, 0, width, height);
  flattenPixels(pixels);
  ctx.putImageData(pixels, 0, 0);
  flattened.set(picture, canvas);
  return canvas;
}
