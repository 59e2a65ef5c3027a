import type { Pixels } from '../canvas/canvas.ts';
import { parseHex, type Colour } from '../numbers/colour.ts';
import { clamp, lerp } from '../numbers/math.ts';
import { curveThrough, type Curve, type CurvePoint } from './curve.ts';
import { wordAt } from './plane.ts';
import { toWord, wordsOf } from './words.ts';

/** A colourist's settings; all but `curve` and `saturation` are optional. */
export interface Grade {
  /** Contrast for all channels. */
  readonly curve: readonly CurvePoint[];
  /** 0 grey, 1 as it is. */
  readonly saturation: number;
  /** Level that black is lifted to, per channel. */
  readonly lift?: readonly [number, number, number];
  /** Exponent of the middle per channel; above 1 brightens. */
  readonly gamma?: readonly [number, number, number];
  /** Level that white reaches, as a share, per channel. */
  readonly gain?: readonly [number, number, number];
  /** Colours that shadows and highlights lean to, and how far in levels. */
  readonly split?: { readonly shadows: Colour; readonly highlights: Colour; readonly strength: number } | undefined;
}

type Channel = 0 | 1 | 2;
const eachChannel = <T>(make: (channel: Channel) => T): readonly [T, T, T] => [make(0), make(1), make(2)];

function channelCurve({ curve, lift, gamma, gain }: Grade, channel: Channel): Curve {
  const contrast = curveThrough(curve);
  const exponent = 1 / (gamma?.[channel] ?? 1);
  return contrast.map((level) => lerp(lift?.[channel] ?? 0, 255 * (gain?.[channel] ?? 1), (level / 255) ** exponent));
}

/** What split toning adds to a channel at each brightness, in parts of 256; nothing to pure black and white. */
function toneCurve({ split }: Grade, channel: Channel): Int32Array {
  return Int32Array.from({ length: 256 }, (_, level) => {
    if (!split) return 0;
    const share = clamp((level - 60) / 130);
    const [low, high] = [parseHex(split.shadows)[channel], parseHex(split.highlights)[channel]];
    const room = Math.min(1, level / 32, (255 - level) / 48 + 0.25);
    return ((lerp(low, high, share) - 128) / 128) * split.strength * room * 256;
  });
}

interface Tables {
  /** A channel's level after its curve in the lowest byte; above it its share of the result in parts of 256. */
  readonly shares: readonly [Int32Array, Int32Array, Int32Array];
  /** What each brightness adds to a channel, in parts of 256. */
  readonly tones: readonly [Int32Array, Int32Array, Int32Array];
}

function tablesOf(grade: Grade): Tables {
  const colour = Math.round(grade.saturation * 256);
  const shareOf = (channel: Channel) =>
    Int32Array.from(channelCurve(grade, channel), (level) => ((level * colour) << 8) | level);
  const toneOf = (channel: Channel) =>
    toneCurve(grade, channel).map((tone, grey) => (grey << 8) - grey * colour + tone);
  return { shares: eachChannel(shareOf), tones: eachChannel(toneOf) };
}

function gradeWords(words: Int32Array, { shares, tones }: Tables): void {
  const [red, green, blue] = shares;
  const [toneRed, toneGreen, toneBlue] = tones;
  for (let index = 0; index < words.length; index++) {
    const word = wordAt(words, index);
    const r = wordAt(red, word & 255);
    const g = wordAt(green, (word >> 8) & 255);
    const b = wordAt(blue, (word >> 16) & 255);
    const grey = (54 * (r & 255) + 183 * (g & 255) + 19 * (b & 255)) >> 8;
    words[index] = toWord(
      ((r >> 8) + wordAt(toneRed, grey)) >> 8,
      ((g >> 8) + wordAt(toneGreen, grey)) >> 8,
      ((b >> 8) + wordAt(toneBlue, grey)) >> 8,
    );
  }
}

/** Grades a picture in place: curves per channel, saturation, split toning. */
export function createGrade(grade: Grade): (pixels: Pixels) => void {
  const tables = tablesOf(grade);
  return (pixels) => gradeWords(wordsOf(pixels), tables);
}
