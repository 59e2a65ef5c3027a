import { formatHex, toOklab, clamp, lerp, type Pixels } from '@kinora/drawing';

/** The colours and the light of pictures, by OKLab's lightness from dark to bright. */
export interface ReferenceColours {
  /** The lightness below which each share of the pixels lies: from the darkest to the brightest, in even steps. */
  readonly lightness: readonly number[];
  /** The mean of OKLab's a and b of what is about as light as each of as many steps from 0 to 1. */
  readonly tints: readonly (readonly [a: number, b: number])[];
}

export const STEPS = 33;
/** How far in lightness a pixel speaks for its neighbours. */
const REACH = 0.09;
/** Pixels looked at, evenly spread. */
const SAMPLES = 12_000;

type Lab = readonly [lightness: number, a: number, b: number];

/** Opaque pixels, evenly spread; colours are rounded to 5 bits a channel, which nobody sees in a mean. */
function labsOf({ data }: Pixels, most: number): readonly Lab[] {
  const count = data.length >> 2;
  const step = Math.max(1, Math.floor(count / most));
  const labs: Lab[] = [];
  for (let index = 0; index < count; index += step) {
    const byte = index * 4;
    const level = (channel: number) => (data[byte + channel] ?? 0) & 0xf8;
    if ((data[byte + 3] ?? 0) >= 128) labs.push(toOklab(formatHex([level(0), level(1), level(2)])));
  }
  return labs;
}

function quantiles(sorted: readonly number[]): readonly number[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const place = (step / (STEPS - 1)) * (sorted.length - 1);
    const low = Math.floor(place);
    return lerp(sorted[low] ?? 0, sorted[low + 1] ?? sorted[low] ?? 0, place - low);
  });
}

function tintAt(labs: readonly Lab[], at: number): readonly [number, number] {
  // Every pixel counts a little: where nothing is as light, the tint is that of all.
  let [a, b, total] = [0, 0, 0];
  for (const [lightness, one, other] of labs) {
    const weight = Math.exp(-(((lightness - at) / REACH) ** 2)) + 1e-4;
    a += one * weight;
    b += other * weight;
    total += weight;
  }
  return [a / total, b / total];
}

/** Reads the colours of one or more pictures in RGBA, each counting the same; `null` where nothing in them is opaque. */
export function readColours(pictures: readonly Pixels[]): ReferenceColours | null {
  const most = SAMPLES / Math.max(1, pictures.length);
  const labs = pictures.flatMap((one) => labsOf(one, most));
  if (labs.length === 0) return null;
  const lightness = labs.map(([level]) => clamp(level)).toSorted((one, other) => one - other);
  return {
    lightness: quantiles(lightness),
    tints: Array.from({ length: STEPS }, (_, step) => tintAt(labs, step / (STEPS - 1))),
  };
}
