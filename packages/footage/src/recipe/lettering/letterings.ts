import { mix, rgba, shade, TAU, type Context2d, type Paint } from '@kinora/drawing';
import type { FontFamily } from '@kinora/drawing/type';

import { paintRibbon } from './ribbon.ts';

/** Fills the word once, moved by parts of its size. */
type Print = (paint: Paint, across?: number, down?: number) => void;

/** A word that is being painted; the context measures in pixels, `size` is that of the type. */
interface Lettered {
  readonly ctx: Context2d;
  readonly print: Print;
  readonly size: number;
  readonly colour: string;
  /** A paint that runs down the letters. */
  readonly downward: (stops: readonly string[]) => Paint;
}

/** A line of type from its upper left corner, in pixels. */
export interface Strip {
  readonly width: number;
  readonly height: number;
  /** How far it is unrolled, 0 to 1. */
  readonly shown: number;
  readonly colour: string;
}

/** A way to draw letters. */
export interface Lettering {
  readonly family: FontFamily;
  readonly weight: number;
  /** More space between words, in parts of the size: rims fill what the font leaves. */
  readonly spread?: number;
  readonly paint: (word: Lettered) => void;
  /** What lies under a whole line. */
  readonly under?: (ctx: Context2d, strip: Strip) => void;
}

/** Prints all around, so that the letters get a rim of this width, in parts of their size. */
function rim(print: Print, paint: Paint, width: number): void {
  for (let step = 0; step < 16; step++) {
    print(paint, Math.cos((step / 16) * TAU) * width, Math.sin((step / 16) * TAU) * width);
  }
}

/** A soft light or shade about what is printed. */
function halo({ ctx, print, size }: Lettered, colour: string, reach: number): void {
  ctx.shadowColor = colour;
  ctx.shadowBlur = reach * size;
  print(colour);
  ctx.shadowBlur = 0;
}

const isDark = (colour: string) => parseInt(colour.slice(1, 3), 16) < 128;

const title: Lettering = {
  family: 'Kinora Fraunces',
  weight: 700,
  paint: (word) => {
    // Once wide and once near, so that pale words stand on snow too.
    halo(word, 'rgba(8,6,20,.5)', 0.5);
    halo(word, 'rgba(8,6,20,.6)', 0.16);
    for (const drop of [0.03, 0.06]) word.print('rgba(8,6,20,.5)', 0, drop);
    word.print(word.colour);
  },
};

const handwritten: Lettering = {
  family: 'Kinora Caveat',
  weight: 700,
  paint: (word) => {
    // Ink on paper needs no shadow; chalk on a picture does.
    if (!isDark(word.colour)) {
      halo(word, 'rgba(8,6,20,.5)', 0.26);
      word.print('rgba(8,6,20,.45)', 0.015, 0.035);
    }
    word.print(word.colour);
  },
};

const neon: Lettering = {
  family: 'Kinora Outfit',
  weight: 400,
  paint: (word) => {
    const { print, colour } = word;
    halo(word, rgba(colour, 0.9), 0.62);
    halo(word, rgba(colour, 0.9), 0.24);
    rim(print, colour, 0.016);
    halo(word, mix(colour, '#ffffff', 0.82), 0.05);
  },
};

const gold: Lettering = {
  family: 'Kinora Fraunces',
  weight: 800,
  spread: 0.08,
  paint: (word) => {
    const { print, downward } = word;
    halo(word, 'rgba(20,8,0,.6)', 0.3);
    rim(print, '#5a3206', 0.035);
    print('#3a1e02', 0.01, 0.06);
    print('#fff6cf', -0.012, -0.014);
    print(downward(['#fff3b8', '#f5c84c', '#b9781a', '#f7d672', '#fff0b0', '#c98d22']));
  },
};

const sticker: Lettering = {
  family: 'Kinora Outfit',
  weight: 800,
  spread: 0.16,
  paint: (word) => {
    const { print, colour, downward } = word;
    halo(word, 'rgba(10,6,24,.45)', 0.2);
    rim((paint, across = 0, down = 0) => print(paint, across, down + 0.05), 'rgba(20,10,40,.28)', 0.1);
    rim(print, '#ffffff', 0.1);
    print(downward([mix(colour, '#ffffff', 0.18), colour, shade(colour, -0.1)]));
  },
};

const pixel: Lettering = {
  family: 'Kinora Silkscreen',
  weight: 400,
  paint: ({ print, colour }) => {
    for (const [across, down] of [
      [0.06, 0],
      [-0.06, 0],
      [0, 0.06],
      [0, -0.06],
      [0.06, 0.06],
    ] as const) {
      print('#0c0a24', across, down);
    }
    print(shade(colour, -0.32), 0.06, 0.06);
    print(colour);
  },
};

const banner: Lettering = {
  family: 'Kinora Fraunces',
  weight: 700,
  spread: 0.1,
  paint: ({ print }) => {
    print('rgba(20,4,12,.4)', 0, 0.04);
    print('#fffaf0');
  },
  under: paintRibbon,
};

const printed: Lettering = {
  family: 'Kinora Outfit',
  weight: 700,
  paint: ({ print, colour }) => print(colour),
};

/** Every way to draw letters, by name. */
export const LETTERINGS: Readonly<Record<string, Lettering>> = {
  title,
  handwritten,
  neon,
  gold,
  sticker,
  pixel,
  banner,
  printed,
};
