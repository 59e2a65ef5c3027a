import type { Pixels } from '@kinora/drawing';
import {
  createBlur,
  type Blur,
  createEnlarge,
  createHalf,
  halve,
  weighLuma,
  type HalfFrame,
  createLanes,
  packOne,
  packPair,
  packUpper,
  type Lanes,
  type Plane,
  createSteady,
  type SteadyOptions,
} from '@kinora/drawing/pixels';

import type { RestyleFrame } from './restyle.ts';

/** The three colours of a half frame. */
type Colours = Pick<HalfFrame, 'blue' | 'green' | 'red'>;

/** One word for each pixel of a frame: red, green, blue and a fourth plane from its lowest byte to its highest. */
interface ColourSheet {
  readonly words: Int32Array;
  fill(colours: Colours, fourth?: Plane): void;
  /** Takes colours that are bytes already; the fourth plane of the lanes is overwritten. */
  fillFrom(colours: Lanes, fourth?: Plane): void;
}

/** One word for each pixel of a frame: the first plane in its lower half, the second in its upper half. */
interface PairSheet {
  readonly words: Int32Array;
  fill(first: Plane, second?: Plane): void;
  /** Takes two planes of half the size that are packed already. */
  fillFrom(words: Int32Array): void;
}

/** What most restyles work with: the frame at half size, calmed over time, and the way back to full size. */
export interface Bench {
  readonly half: HalfFrame;
  readonly blur: Blur;
  /** Reads a frame into the half-size planes, luma included. */
  take(pixels: Pixels, time: number): void;
  /** Room for colours (and one plane more) at full size. */
  colourSheet(): ColourSheet;
  /** Room for one or two planes at full size. */
  pairSheet(): PairSheet;
}

/** Without steadiness (`null`) each frame is taken as it is. */
export function createBench(frame: RestyleFrame, steadiness: SteadyOptions | null = {}): Bench {
  const half = createHalf(frame);
  const steady = steadiness && createSteady(half, steadiness);
  const enlarge = createEnlarge(half, frame);
  const area = frame.width * frame.height;
  return {
    half,
    blur: createBlur(half),
    take: (pixels, time) => {
      halve(pixels, half);
      steady?.(half, time);
      weighLuma(half);
    },
    colourSheet: () => {
      const words = new Int32Array(area);
      const lanes = createLanes(half);
      const fillFrom = (colours: Lanes, fourth?: Plane) => {
        if (fourth) packUpper(fourth, colours.odd);
        enlarge.all(colours, words);
      };
      const fill = ({ red, green, blue }: Colours, fourth?: Plane) => {
        packPair(red, blue, lanes.even);
        if (fourth) packPair(green, fourth, lanes.odd);
        else packOne(green, lanes.odd);
        enlarge.all(lanes, words);
      };
      return { words, fill, fillFrom };
    },
    pairSheet: () => {
      const words = new Int32Array(area);
      const small = new Int32Array(half.width * half.height);
      const fill = (first: Plane, second?: Plane) => {
        if (second) packPair(first, second, small);
        else packOne(first, small);
        enlarge.pair(small, words);
      };
      return { words, fill, fillFrom: (packed) => enlarge.pair(packed, words) };
    },
  };
}
