import {
  fromOklab,
  mix,
  parseHex,
  toOklab,
  type Colour,
  clamp,
  contextOf,
  type Canvas,
  type Context2d,
  type Picture,
  type Pixels,
} from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';
import type { Style, Treatment } from './style.ts';
import { blendOnto, outsideOf } from './treat-layer.ts';

const PAPER = '#f3e7cd';
const BLACK = '#16181d';
/** Lines the knife leaves, from one to the next in rows of the print. */
const PITCH = 4;
/** Rows and columns of the print along the short side of the frame, so that every resolution has the same lines. */
const SHORT_SIDE = 360;
/** Shares of a print that may be all black and all paper. */
const DARKEST = 0.04;
const LIGHTEST = 0.96;

/** The four inks of a print, dark to light: black, two of the mood, and the paper. */
function inksOf({ palette }: Stage): readonly Colour[] {
  const [, hue, chroma] = toOklab(palette.sky[3]);
  const strength = Math.hypot(hue, chroma) || 1;
  const toned = (lightness: number, share: number) =>
    fromOklab([lightness, (hue / strength) * share, (chroma / strength) * share]);
  return [BLACK, mix(toned(0.42, 0.11), '#1f3550', 0.35), toned(0.72, 0.13), PAPER];
}

/** For each row of a line and each lightness the ink that is printed, as `0xrrggbb`. */
function buildPress(inks: readonly Colour[]): readonly Uint32Array[] {
  const values = inks.map((ink) => {
    const [red, green, blue] = parseHex(ink);
    return (red << 16) | (green << 8) | blue;
  });
  const steps = values.length - 1;
  return Array.from({ length: PITCH }, (_, row) => {
    // The knife goes deepest in the middle of its line.
    const depth = (Math.abs(row - (PITCH - 1) / 2) / PITCH) * 1.5 - 0.2;
    return Uint32Array.from({ length: 256 }, (__, light) => {
      const at = clamp((light / 255) ** 0.85) * steps + depth;
      return values[Math.round(clamp(at, 0, steps))] ?? 0;
    });
  });
}

interface Print {
  readonly plates: readonly Uint32Array[];
  readonly levels: Uint8Array;
}

/** The cut follows slow waves of the wood's grain, the same in every frame. */
function makeGrain(width: number, height: number): Int8Array {
  return Int8Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const wave = Math.sin(x * 0.018 + Math.sin(y * 0.021) * 1.7) * 5 + Math.sin(x * 0.047 + y * 0.013) * 1.5;
    return Math.round(y + wave + 64) % PITCH;
  });
}

const lightness = (data: Uint8ClampedArray, index: number) =>
  ((data[index] ?? 0) * 54 + (data[index + 1] ?? 0) * 183 + (data[index + 2] ?? 0) * 19) >> 8;

/** Spreads the lightness that the middle of the clip has over the whole range, so that a dim mood prints as well. */
function levelsOf({ data }: Pixels): Uint8Array {
  const counts = new Uint32Array(256);
  for (let index = 0; index < data.length; index += 4) {
    const light = lightness(data, index);
    counts[light] = (counts[light] ?? 0) + 1;
  }
  const total = data.length / 4;
  let sum = 0;
  const shares = Array.from(counts, (count) => (sum += count) / total);
  const low = shares.findIndex((share) => share > DARKEST);
  const high = Math.max(
    low + 1,
    shares.findIndex((share) => share >= LIGHTEST),
  );
  return Uint8Array.from({ length: 256 }, (_, light) => clamp((light - low) / (high - low)) * 255);
}

function press({ data }: Pixels, grain: Int8Array, { plates, levels }: Print): void {
  for (let pixel = 0, index = 0; pixel < grain.length; pixel++, index += 4) {
    const light = levels[lightness(data, index)] ?? 0;
    const ink = plates[grain[pixel] ?? 0]?.[light] ?? 0;
    data[index] = ink >> 16;
    data[index + 1] = (ink >> 8) & 255;
    data[index + 2] = ink & 255;
  }
}

/** A black contour with a pale lip inside it: shapes of one tone would melt into each other. */
function carveOutline({ environment, unit }: Stage, canvas: Canvas, sprite: boolean): void {
  const reach = Math.max(1, Math.round((sprite ? 3.4 : 2) * unit));
  const lip = outsideOf(environment, canvas, '#fff4dc');
  const edge = outsideOf(environment, canvas, BLACK);
  blendOnto(canvas, { mode: 'source-atop', alpha: sprite ? 0.3 : 0.4 }, (ctx) => ctx.drawImage(lip, 0, reach * 2));
  blendOnto(canvas, { mode: 'source-atop', alpha: sprite ? 0.95 : 0.5 }, (ctx) => {
    ctx.drawImage(edge, 0, reach);
    ctx.drawImage(edge, reach, -reach);
    ctx.drawImage(edge, -reach, -reach);
  });
}

function treatWood(stage: Stage): Treatment {
  const { environment, width, height } = stage;
  const scale = Math.max(1, Math.min(width, height) / SHORT_SIDE);
  const print = environment.canvas(width / scale, height / scale);
  const context = contextOf(print);
  const plates = buildPress(inksOf(stage));
  const grain = makeGrain(print.width, print.height);
  let levels: Uint8Array | null = null;
  const pull = (source: Picture) => {
    context.globalCompositeOperation = 'copy';
    context.imageSmoothingQuality = 'medium';
    context.drawImage(source, 0, 0, print.width, print.height);
    return context.getImageData(0, 0, print.width, print.height);
  };
  return {
    finish: (canvas, { kind }) => {
      if (kind !== 'sky') carveOutline(stage, canvas, kind === 'sprite');
    },
    post: (ctx: Context2d, reference) => {
      levels ??= levelsOf(pull(reference()));
      const image = pull(ctx.canvas);
      press(image, grain, { plates, levels });
      context.putImageData(image, 0, 0);
      ctx.imageSmoothingEnabled = true;
      ctx.imageSmoothingQuality = 'medium';
      ctx.drawImage(print, 0, 0, width, height);
    },
  };
}

/** A print from four blocks: knife lines along the grain instead of tones. */
export const woodcut: Style = {
  bloom: 0.15,
  grain: 0.05,
  vignette: 0.25,
  steps: 12,
  captionColour: '#f3e7cd',
  palette: (mood) => mood,
  treat: treatWood,
};
