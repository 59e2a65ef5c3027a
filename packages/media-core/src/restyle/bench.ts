import type { Pixels } from '../painting/canvas.ts';
import { createBlur, type Blur } from '../pixels/blur.ts';
import { createEnlarge } from '../pixels/enlarge.ts';
import { createHalf, halve, weighLuma, type HalfFrame } from '../pixels/half.ts';
import { createBytePlane, type BytePlane, type Plane } from '../pixels/plane.ts';
import { createSteady, type SteadyOptions } from '../pixels/steady.ts';
import type { RestyleFrame } from './restyle.ts';

/** The three colours of a half frame. */
type Colours = Pick<HalfFrame, 'blue' | 'green' | 'red'>;

/** Full-size bytes of three planes. */
export interface ColourSheets {
  readonly red: Uint8ClampedArray;
  readonly green: Uint8ClampedArray;
  readonly blue: Uint8ClampedArray;
  fill(colours: Colours): void;
}

/** What most restyles work with: the frame at half size, calmed over time, and the way back to full size. */
export interface Bench {
  readonly half: HalfFrame;
  readonly blur: Blur;
  /** Reads a frame into the half-size planes, luma included. */
  take(pixels: Pixels, time: number): void;
  /** A new full-size byte plane. */
  sheet(): BytePlane;
  /** Three new full-size byte planes. */
  colourSheets(): ColourSheets;
  enlarge(plane: Plane, target: BytePlane): void;
}

/** Without steadiness (`null`) each frame is taken as it is. */
export function createBench(frame: RestyleFrame, steadiness: SteadyOptions | null = {}): Bench {
  const half = createHalf(frame);
  const steady = steadiness && createSteady(half, steadiness);
  const enlarge = createEnlarge(half, frame);
  const sheet = () => createBytePlane(frame);
  return {
    half,
    blur: createBlur(half),
    take: (pixels, time) => {
      halve(pixels, half);
      steady?.(half, time);
      weighLuma(half);
    },
    sheet,
    colourSheets: () => {
      const [red, green, blue] = [sheet(), sheet(), sheet()];
      const fill = (colours: Colours) => {
        enlarge(colours.red, red);
        enlarge(colours.green, green);
        enlarge(colours.blue, blue);
      };
      return { red: red.data, green: green.data, blue: blue.data, fill };
    },
    enlarge,
  };
}
