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
  /** Both have arms to hold each other. */
  readonly embraces: boolean;
}
type Places = Pick<Pair, 'own' | 'other'>;

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
function facing(frame: Frame, pair: Pair, apart: number): Places {
  const { own, other } = sideBySide(frame, pair, apart);
  const way = own.x < other.x ? 1 : -1;
  return { own: { ...own, facing: way }, other: { ...other, facing: way === 1 ? -1 : 1 } };
}

/** The one stands before the other, which is large enough to stand over it. */
function under(_frame: Frame, { own, other, ratio }: Pair): Places {
  const taller = Math.max(1, 1.7 / ratio);
  return {
    own: { ...own, scale: own.scale * (taller > 1.4 ? 1.4 / taller : 1) },
    other: { ...other, x: own.x, depth: own.depth - 0.3, scale: own.scale * Math.min(taller, 1.4) },
  };
}

function behind({ side }: Frame, { own, gap }: Pair): Places {
  return {
    own: { ...own, x: own.x + side * gap * 0.24, depth: own.depth - 0.5, scale: own.scale * 0.84 },
    other: { ...own, x: own.x - side * gap * 0.24 },
  };
}

const LAYOUTS: Partial<Record<RelationKind, (frame: Frame, pair: Pair) => Places>> = {
  beside: (frame, pair) => sideBySide(frame, pair, 1.05),
  chasing,
  hugging: (frame, pair) => facing(frame, pair, pair.embraces ? 0.62 : 0.84),
  at: (frame, pair) => facing(frame, pair, 0.9),
  under,
  behind,
};

/** Where two stand who are told of together; who bears the other is no matter of places. */
export function relatePlaces(frame: Frame, kind: RelationKind, pair: Pair): Places {
  return LAYOUTS[kind]?.(frame, pair) ?? pair;
}
