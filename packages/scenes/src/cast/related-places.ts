import { clamp } from '@kinora/drawing';
import type { RelationKind } from '@kinora/reading';

import type { Frame, Place } from '../stage/stage.ts';

/** Two that belong together: where they would stand alone, and how wide and tall they are there, in pixels. */
export interface Pair {
  readonly own: Place;
  readonly other: Place;
  /** Half the width of both, side by side. */
  readonly gap: number;
  /** Height of the other over the height of the one. */
  readonly ratio: number;
  /** Width of the other over the width of the one. */
  readonly breadth: number;
  /** Room under the other, over the height of the one. */
  readonly shelter: number;
  /** How far from the middle of the other that room is, in pixels. */
  readonly archway: number;
  /** Most that the other may grow, to stay in the frame. */
  readonly growth: number;
  /** Both have arms to hold each other. */
  readonly embraces: boolean;
}
type Places = Pick<Pair, 'own' | 'other'>;

/** How far what leans is tilted, in radians. */
export const LEAN = 0.26;

/** Side by side about a middle that keeps both in the frame; `apart` in gaps. */
function sideBySide({ width, side }: Frame, { own, gap: wanted }: Pair, apart: number): Places {
  // In narrow frames both are smaller, and overlap a little, rather than one before the other.
  const share = Math.min(1, width / (apart + 1) / wanted);
  const gap = wanted * share;
  const reach = gap * (0.5 * apart + 0.5);
  const middle = clamp(own.x - side * gap * 0.4, Math.min(reach, width / 2), Math.max(width - reach, width / 2));
  const { depth } = own;
  const scale = own.scale * share ** 0.85;
  return {
    own: { x: middle + side * gap * 0.5 * apart, depth, scale },
    other: { x: middle - side * gap * 0.5 * apart, depth, scale },
  };
}

function chasing(frame: Frame, pair: Pair): Places {
  const { own, other } = sideBySide(frame, pair, 1.3);
  const [left, right] = own.x < other.x ? [own, other] : [other, own];
  return { own: { ...left, facing: 1 }, other: { ...right, facing: 1 } };
}

/** Face to face; `apart` in gaps. */
function faceToFace(frame: Frame, pair: Pair, apart: number): Places {
  const { own, other } = sideBySide(frame, pair, apart);
  const way = own.x < other.x ? 1 : -1;
  return { own: { ...own, facing: way }, other: { ...other, facing: way === 1 ? -1 : 1 } };
}

/** More room than this, over the height of who stands there, makes them look lost; and how much smaller it may be drawn. */
const ROOMY = 2;
const LEAST_ROOM = 0.55;
/** Narrower than this, over the width of who stands under it, is slender. */
const SLENDER = 1.3;

/** The one stands before the other, which is large enough to stand over it; else the one is small enough. */
function under({ side }: Frame, { own, other, shelter, archway, growth, gap, breadth }: Pair): Places {
  const wanted = shelter > ROOMY ? Math.max(LEAST_ROOM, ROOMY / shelter) : Math.max(1, 1 / shelter);
  const grown = Math.min(wanted, growth);
  // Beside what is as slender as a lamp, nobody hides it or is hidden.
  const aside = breadth < SLENDER ? gap * 0.5 : 0;
  return {
    own: { ...own, x: own.x - side * aside, scale: own.scale * (grown / wanted) },
    other: { ...other, x: own.x - archway * grown, depth: own.depth - 0.3, scale: own.scale * grown, isBehind: true },
  };
}

/** In the middle, with the first of the others on one side; `ringOf` has the next one on the other. */
function between({ width, side }: Frame, { own, gap }: Pair): Places {
  const share = Math.min(1, (width * 0.31) / gap);
  const middle = { ...own, x: width / 2, scale: own.scale * share };
  return { own: middle, other: { ...middle, x: width / 2 + side * gap * share * 1.06, depth: own.depth - 0.05 } };
}

/** What others stand around has the middle. */
function around({ width }: Frame, { own, other }: Pair): Places {
  return { own, other: { ...other, x: width / 2, depth: own.depth, scale: own.scale * SEATED } };
}

/** How much smaller what several stand around is than they are, and those behind it. */
const SEATED = 0.84;
const BEYOND = 0.8;

/** Those of a group who are around something: the outer ones at its ends, the inner ones behind it. */
function standAround({ width }: Frame, { own, gap, count }: Pair & { readonly count: number }): Place[] {
  const reach = Math.min(gap * 0.86, width * 0.37);
  return Array.from({ length: count }, (_, index): Place => {
    const across = count > 1 ? (index / (count - 1)) * 2 - 1 : 0;
    const isOuter = Math.abs(across) === 1;
    const x = width / 2 + across * reach * (isOuter ? 1 : 0.95);
    return {
      x,
      facing: across > 0 ? -1 : 1,
      depth: own.depth + (isOuter ? 0.1 : -0.35),
      scale: own.scale * (isOuter ? 1 : BEYOND),
    };
  });
}

/** Where the others of a group stand to what its first one is told of together with. */
export function ringOf(frame: Frame, kind: RelationKind, pair: Pair & { readonly count: number }): readonly Place[] {
  if (kind === 'around') return standAround(frame, pair);
  if (kind !== 'between') return [];
  const { other } = between(frame, pair);
  return [{ ...other, x: frame.width - other.x, facing: other.x > frame.width / 2 ? 1 : -1 }];
}

/** One tilted against the other, with its foot away from it. */
function leaning({ side }: Frame, { own, other, gap }: Pair): Places {
  const x = own.x + side * gap * 0.42;
  return {
    own: { ...own, x, depth: own.depth + 0.15, lean: -side * LEAN },
    other: { ...other, x: own.x - side * gap * 0.5, depth: own.depth, scale: own.scale },
  };
}

function behind({ side }: Frame, { own, gap }: Pair): Places {
  return {
    own: { ...own, x: own.x + side * gap * 0.24, depth: own.depth - 0.5, scale: own.scale * 0.84 },
    other: { ...own, x: own.x - side * gap * 0.24 },
  };
}

/** How two stand to each other: as they are told, or only turned to each other. */
export type Layout = RelationKind | 'facing';

const LAYOUTS: Partial<Record<Layout, (frame: Frame, pair: Pair) => Places>> = {
  facing: (frame, pair) => faceToFace(frame, pair, 1.05),
  beside: (frame, pair) => sideBySide(frame, pair, 1.05),
  chasing,
  hugging: (frame, pair) => faceToFace(frame, pair, pair.embraces ? 0.62 : 0.84),
  at: (frame, pair) => faceToFace(frame, pair, 0.9),
  under,
  behind,
  between,
  around,
  leaning,
};

/** Where two stand who are told of together; who bears the other is no matter of places. */
export function relatePlaces(frame: Frame, kind: Layout, pair: Pair): Places {
  return LAYOUTS[kind]?.(frame, pair) ?? pair;
}
