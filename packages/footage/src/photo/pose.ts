import { lerp } from '@kinora/drawing';

/**
 * What the camera does at one moment. Lengths are in frame heights, the middle of the frame is 0, 0. A point of the
 * picture lies at a distance between `NEAR` and `FAR`; moving the camera shifts near things more than far ones.
 */
export interface Pose {
  /** Where the camera went, to the right, down and forward. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The part of the picture in the middle of the frame. */
  readonly panX: number;
  readonly panY: number;
  readonly zoom: number;
  /** Radians, clockwise. */
  readonly roll: number;
  /** Whether the camera keeps looking at the plane in focus while it moves aside. */
  readonly locked: boolean;
  /** Whether the plane in focus keeps its size while the camera moves forward. */
  readonly sized: boolean;
}

export const REST: Pose = { x: 0, y: 0, z: 0, panX: 0, panY: 0, zoom: 1, roll: 0, locked: true, sized: false };
const NEAR = 1;
const FAR = 3.2;

/** Distance of a depth from 0 (far) to 1 (near). */
const distanceOf = (depth: number) => 1 / lerp(1 / FAR, 1 / NEAR, depth);

export interface Point {
  x: number;
  y: number;
}

/** A pose with what is the same for all points of a moment worked out. */
export interface View {
  /** The place of the picture that a place of the frame shows, if it lies at this depth; written into `point`. */
  toPicture(point: Point, depth: number): void;
  /** The opposite: where a place of the picture at this depth shows in the frame. */
  toFrame(point: Point, depth: number): void;
  /** How much larger than at rest a thing at this depth shows. */
  scaleAt(depth: number): number;
}

export function viewFrom(pose: Pose, focus: number): View {
  const far = distanceOf(focus);
  const keep = pose.sized ? (far - pose.z) / far : 1;
  const lookX = pose.locked ? pose.x / (far - pose.z) : 0;
  const lookY = pose.locked ? pose.y / (far - pose.z) : 0;
  const cos = Math.cos(pose.roll);
  const sin = Math.sin(pose.roll);
  return {
    toPicture: (point, depth) => {
      const distance = distanceOf(depth);
      const x = (point.x * cos + point.y * sin) / pose.zoom / keep - lookX;
      const y = (point.y * cos - point.x * sin) / pose.zoom / keep - lookY;
      point.x = (x * (distance - pose.z) + pose.x) / distance + pose.panX;
      point.y = (y * (distance - pose.z) + pose.y) / distance + pose.panY;
    },
    toFrame: (point, depth) => {
      const distance = distanceOf(depth);
      const x = (((point.x - pose.panX) * distance - pose.x) / (distance - pose.z) + lookX) * keep * pose.zoom;
      const y = (((point.y - pose.panY) * distance - pose.y) / (distance - pose.z) + lookY) * keep * pose.zoom;
      point.x = x * cos - y * sin;
      point.y = x * sin + y * cos;
    },
    scaleAt: (depth) => {
      const distance = distanceOf(depth);
      return (distance / (distance - pose.z)) * keep * pose.zoom;
    },
  };
}
