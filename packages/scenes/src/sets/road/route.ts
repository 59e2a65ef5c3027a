import type { GroundPoint } from '../../stage/ground-plane.ts';

/** A place of the road's middle, and the way to its far side. */
interface Waypoint extends GroundPoint {
  /** Unit vector over the ground to the side where the poles stand. */
  readonly aside: readonly [across: number, depth: number];
}
/** The middle of a road over level ground, by the distance from the hero. */
export interface Route {
  at(distance: number): Waypoint;
}

export interface Bend {
  /** Where the hero is, across the view. */
  readonly across: number;
  /** The side on which it turns into the depth. */
  readonly side: 1 | -1;
  /** Distance from the hero to the bend. */
  readonly reach: number;
  readonly radius: number;
}

/** Passes the hero from side to side, then bends away into the depth. */
export function bendingRoute({ across, side, reach, radius }: Bend): Route {
  const quarter = (Math.PI / 2) * radius;
  return {
    at: (distance) => {
      const angle = Math.min(Math.max(0, distance - reach), quarter) / radius;
      const level = Math.min(distance, reach);
      const beyond = Math.max(0, distance - reach - quarter);
      return {
        across: across + side * (level + Math.sin(angle) * radius),
        depth: 1 + (1 - Math.cos(angle)) * radius + beyond,
        aside: [-side * Math.sin(angle), Math.cos(angle)],
      };
    },
  };
}

/** Runs straight into the depth below the hero's feet. */
export function straightRoute({ across, side }: Pick<Bend, 'across' | 'side'>): Route {
  return { at: (distance) => ({ across, depth: Math.max(0.42, 1 + distance), aside: [-side, 0] }) };
}

/** A point beside the middle, `offset` to the far side. */
export function besideRoute(route: Route, distance: number, offset: number): GroundPoint {
  const { across, depth, aside } = route.at(distance);
  return { across: across + aside[0] * offset, depth: Math.max(0.42, depth + aside[1] * offset) };
}
