import type { LayerSpace } from './ground-line.ts';
import type { Across } from './layer.ts';

/** Level ground in one-point perspective, as if the hero stood on the left; lengths in heights of a person. */
export interface Depth {
  /** Where parallel lines into the depth meet. */
  readonly x: number;
  readonly y: number;
  /** Pixels of a length at a depth; the hero stands at depth 1. */
  readonly scale: (depth: number) => number;
  /** Where a point is seen: across from the middle, up from the ground, and how deep. */
  readonly at: (across: number, up: number, depth: number) => readonly [x: number, y: number];
}

/** `eye` is how high the lens is over the ground. */
export function makeDepth({ stage, person, xOf }: LayerSpace, middle: Across, eye: number): Depth {
  const [x, y] = [xOf(middle), stage.frame.ground - eye * person];
  return {
    x,
    y,
    scale: (depth) => person / depth,
    at: (across, up, depth) => [x + (across * person) / depth, y + ((eye - up) * person) / depth],
  };
}

/** A face that runs into the depth along one side. */
export interface Face {
  readonly across: number;
  readonly from: number;
  readonly to: number;
  readonly foot: number;
  readonly top: number;
}

export const faceOf = ({ at }: Depth, { across, from, to, foot, top }: Face): number[] => [
  ...at(across, foot, from),
  ...at(across, top, from),
  ...at(across, top, to),
  ...at(across, foot, to),
];
