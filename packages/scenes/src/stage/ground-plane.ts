import { viewLayer } from './camera.ts';
import type { CameraPose, Frame } from './stage.ts';

/** A point of level ground: `across` the view in focal lengths, and `depth`, 1 at the hero's feet. */
export interface GroundPoint {
  readonly across: number;
  readonly depth: number;
}

export interface GroundView {
  /** Where parallel lines into the depth meet. */
  readonly x: number;
  readonly horizon: number;
  /** Screen height of the hero's feet, at depth 1. */
  readonly ground: number;
  /** Pixels that one unit across takes at depth 1. */
  readonly focal: number;
}

/** Level ground in one-point perspective. */
export interface GroundPlane extends GroundView {
  /** Screen place of a point as this camera sees it, flat: x, y. */
  project(point: GroundPoint, camera: CameraPose): [x: number, y: number];
}

/** What is nearer moves more under the camera, by one over its depth: the parallax of painted layers. */
export function makeGroundPlane(frame: Frame, view: GroundView): GroundPlane {
  const { x, horizon, ground, focal } = view;
  return {
    ...view,
    project: ({ across, depth }, camera) => {
      const parallax = 1 / depth;
      const layer = viewLayer(camera, parallax, frame);
      const [flatX, flatY] = [x + across * focal * parallax, horizon + (ground - horizon) * parallax];
      return [flatX * layer.scale + layer.x, flatY * layer.scale + layer.y];
    },
  };
}
