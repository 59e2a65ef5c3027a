import { createRandom, type Random } from '@kinora/drawing';
import type { Framing } from '@kinora/reading';

import type { Frame, Place } from './stage.ts';

interface Shares {
  readonly horizon: number;
  readonly ground: number;
  readonly air: number;
  readonly captionY: number;
  readonly margin: number;
  /** Places of hero and light, as shares of the width, with the hero left (-1) or right (1). */
  readonly heroX: (side: number) => number;
  readonly lightX: (side: number) => number;
}

/** Portrait and square frames are composed, not cropped. */
const SHARES: Record<Frame['shape'], Shares> = {
  // The hero stands on a third, with the light opposite.
  wide: {
    horizon: 0.62,
    ground: 0.8,
    air: 0.42,
    captionY: 0.925,
    margin: 0.16,
    heroX: (side) => (side < 0 ? 0.37 : 0.61),
    lightX: (side) => (side < 0 ? 0.7 : 0.29),
  },
  square: {
    horizon: 0.58,
    ground: 0.77,
    air: 0.42,
    captionY: 0.915,
    margin: 0.24,
    heroX: (side) => 0.5 + side * 0.07,
    lightX: (side) => (side < 0 ? 0.72 : 0.27),
  },
  tall: {
    horizon: 0.55,
    ground: 0.74,
    air: 0.4,
    captionY: 0.87,
    margin: 0.24,
    heroX: (side) => 0.5 + side * 0.03,
    lightX: (side) => (side < 0 ? 0.7 : 0.3),
  },
};

function shapeOf(aspect: number): Frame['shape'] {
  if (aspect > 1.25) return 'wide';
  return aspect < 0.8 ? 'tall' : 'square';
}

/** A pixel of a 1280 x 720 frame, for a frame of any size and shape. */
export const unitOf = ({ width, height }: { width: number; height: number }) => Math.sqrt(width * height) / 960;

/** Height of the hero against a medium shot. */
const HERO: Readonly<Record<Framing, number>> = { wide: 0.62, medium: 1, close: 1.5 };

interface FrameWish {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly framing?: Framing;
}

/** Decides where things go in a frame; the seed decides the side of the hero. */
export function composeFrame({ width, height, seed, framing = 'medium' }: FrameWish): Frame {
  const shape = shapeOf(width / height);
  const share = SHARES[shape];
  const side = createRandom(seed)() < 0.5 ? -1 : 1;
  return {
    width,
    height,
    shape,
    wide: shape === 'wide',
    tall: shape === 'tall',
    unit: unitOf({ width, height }),
    side,
    horizon: height * share.horizon,
    heroX: width * share.heroX(side),
    lightX: width * share.lightX(side),
    hero: Math.min(shape === 'tall' ? width * 0.62 : height * 0.4, height * 0.5) * HERO[framing],
    ground: height * share.ground,
    air: height * share.air,
    captionY: height * share.captionY,
    margin: Math.ceil(width * share.margin),
  };
}

/** Offsets of a group: across, back, and scale. The first is the hero; the rest recede in a triangle. */
const GROUP = [
  [0, 0, 1],
  [-1, -0.5, 0.72],
  [0.95, -0.85, 0.54],
  [-1.75, -1.05, 0.42],
  [1.7, -0.3, 0.62],
  [0.35, -1.4, 0.34],
  [-0.7, -1.7, 0.28],
] as const;

/** Places for up to seven subjects around the hero, never in a row. */
export function placeGroup(frame: Frame, count: number, random: Random): Place[] {
  const spread = frame.width * (frame.tall ? 0.27 : 0.25 + (frame.wide ? 0.03 : 0));
  return GROUP.slice(0, count).map(([across, depth, scale], index) => {
    const jitter = index === 0 ? 0 : (random() - 0.5) * spread * 0.2;
    return { x: frame.heroX + frame.side * across * spread * 0.9 + jitter, depth, scale };
  });
}
