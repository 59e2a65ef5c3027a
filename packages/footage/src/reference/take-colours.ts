import { formatHex, fromOklab, parseHex, toOklab, clamp, lerp, type Pixels } from '@kinora/drawing';
import { wordAt, toWord, wordsOf } from '@kinora/drawing/pixels';

import { STEPS, type ReferenceColours } from './read-colours.ts';

/** How far the light goes over to that of the pictures: all of it would lose what the scene shows. */
const LIGHT = 0.42;
/** How much of a tint is laid on, and how much of a pixel's own colour stays, in parts of 256. */
const TINT = 0.92;
const OWN = 118;

/** A value between the two steps around a share. */
function between(steps: readonly number[], share: number): number {
  const place = clamp(share) * (STEPS - 1);
  const low = Math.floor(place);
  return lerp(steps[low] ?? 0, steps[low + 1] ?? steps[low] ?? 0, place - low);
}

interface Table {
  /** Levels of red, green and blue for each brightness, less the share of it that pixels keep, in parts of 256. */
  readonly red: Int32Array;
  readonly green: Int32Array;
  readonly blue: Int32Array;
}

function tableOf({ lightness, tints }: ReferenceColours): Table {
  const [as, bs] = [tints.map(([a]) => a), tints.map(([, b]) => b)];
  const levels = Array.from({ length: 256 }, (_, grey) => {
    const [own] = toOklab(formatHex([grey, grey, grey]));
    const light = lerp(own, between(lightness, own), LIGHT);
    return parseHex(fromOklab([light, between(as, light) * TINT, between(bs, light) * TINT]));
  });
  const channel = (place: 0 | 1 | 2) => Int32Array.from(levels, (level, grey) => (level[place] << 8) - grey * OWN);
  return { red: channel(0), green: channel(1), blue: channel(2) };
}

/**
 * Gives opaque RGBA frames the colours and the light of pictures, in place. Brightness goes through a tone curve between
 * the frame's own and the pictures' (matching of cumulative histograms), each brightness takes on the mean colour of what
 * is as light there, and a part of the difference between a pixel and its grey stays.
 */
export function createTakeColours(colours: ReferenceColours): (pixels: Pixels) => void {
  const { red, green, blue } = tableOf(colours);
  return (pixels) => {
    const words = wordsOf(pixels);
    for (let index = 0; index < words.length; index++) {
      const word = wordAt(words, index);
      const [r, g, b] = [word & 255, (word >> 8) & 255, (word >> 16) & 255];
      const grey = (54 * r + 183 * g + 19 * b) >> 8;
      words[index] = toWord(
        (wordAt(red, grey) + r * OWN) >> 8,
        (wordAt(green, grey) + g * OWN) >> 8,
        (wordAt(blue, grey) + b * OWN) >> 8,
      );
    }
  };
}
