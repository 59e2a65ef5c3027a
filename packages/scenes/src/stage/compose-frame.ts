import { clamp, type Random } from '@kinora/drawing';
import type { Angle, Framing, SafeArea, ScenePlan } from '@kinora/reading';

import type { Frame, Palette, Place } from './stage.ts';

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
const HERO: Readonly<Record<Framing, number>> = { wide: 0.62, medium: 1, close: 1.5, macro: 1.8 };

/** How horizon and ground move, in shares of the height, and how far from the middle the hero stands. */
const ANGLES: Readonly<Record<Angle, { horizon: number; ground: number; hero: number; outwards: number }>> = {
  level: { horizon: 0, ground: 0, hero: 1, outwards: 0 },
  low: { horizon: 0.07, ground: 0.05, hero: 1.12, outwards: 0 },
  high: { horizon: -0.09, ground: -0.02, hero: 0.94, outwards: 0 },
  aside: { horizon: 0, ground: 0.01, hero: 1.05, outwards: 0.1 },
  below: { horizon: 0.24, ground: 0.14, hero: 1.5, outwards: 0 },
  above: { horizon: -0.36, ground: -0.1, hero: 0.6, outwards: 0 },
};

interface FrameWish extends Pick<ScenePlan, 'width' | 'height'> {
  readonly framing?: Framing;
  readonly angle?: Angle;
  readonly side?: -1 | 1;
  readonly safeArea?: SafeArea | null;
}

const WHOLE: SafeArea = { x: 0, y: 0, width: 1, height: 1 };
/** Narrower or lower than this nothing can be composed. */
const LEAST = 0.25;

function knownArea(area: SafeArea): SafeArea {
  const [width, height] = [clamp(area.width, LEAST, 1), clamp(area.height, LEAST, 1)];
  return { width, height, x: clamp(area.x, 0, 1 - width), y: clamp(area.y, 0, 1 - height) };
}

/** How much of its height the hero may reach below the safe area. */
const BELOW = 0.05;

/** By how much horizon and ground rise, so that the hero stands in the safe area; 1 where there is none. */
function liftInto(area: SafeArea, ground: number, hero: number): number {
  return area === WHOLE ? 1 : Math.min(1, Math.max(0.6, (area.y + area.height + hero * BELOW) / ground));
}

/** Where the ground is at the foot of the frame, because the hero fills it. */
function groundOf(framing: Framing, angle: Angle): number | null {
  if (framing === 'macro') return 0.95;
  return angle === 'below' ? 0.97 : null;
}

/** Decides where things go in a frame. */
export function composeFrame(wish: FrameWish): Frame {
  const { width, height, framing = 'medium', angle = 'level', side = -1, safeArea } = wish;
  const shape = shapeOf(width / height);
  const share = SHARES[shape];
  const seen = ANGLES[angle];
  const area = safeArea ? knownArea(safeArea) : WHOLE;
  const acrossX = (own: number) => width * (area.x + area.width * own);
  const usual = Math.min(shape === 'tall' ? width * 0.62 : height * 0.4, height * 0.5);
  const hero = usual * HERO[framing] * seen.hero * clamp(area.width * 1.6, 0.65, 1);
  const ground = groundOf(framing, angle) ?? share.ground + seen.ground;
  const lift = liftInto(area, ground, hero / height);
  const outwards = side * seen.outwards * (shape === 'wide' ? 1 : 0.6);
  return {
    width,
    height,
    shape,
    wide: shape === 'wide',
    tall: shape === 'tall',
    unit: unitOf({ width, height }),
    side,
    horizon: height * (share.horizon + seen.horizon) * lift,
    heroX: acrossX(framing === 'macro' ? 0.5 : share.heroX(side) + outwards),
    lightX: acrossX(share.lightX(side)),
    hero,
    ground: height * ground * lift,
    air: height * Math.min(share.air, area.y + area.height * 0.6),
    lowest: height * (area.y + area.height * 0.75),
    acrossX,
    lift,
    top: height * area.y,
    captionY: height * share.captionY,
    margin: Math.ceil(width * share.margin),
  };
}

/** A palette whose sun or moon stands in the safe area. */
export function lightIn({ height, horizon, top }: Frame, palette: Palette): Palette {
  const highest = (horizon - top) / height - (top > 0 ? 0.06 : 0);
  return palette.elevation <= highest ? palette : { ...palette, elevation: Math.max(0, highest) };
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
  const spread = (frame.acrossX(1) - frame.acrossX(0)) * (frame.tall ? 0.27 : 0.25 + (frame.wide ? 0.03 : 0));
  return GROUP.slice(0, count).map(([across, depth, scale], index) => {
    const jitter = index === 0 ? 0 : (random() - 0.5) * spread * 0.2;
    return { x: frame.heroX + frame.side * across * spread * 0.9 + jitter, depth, scale };
  });
}
