import type { Depth } from './depth.ts';
import type { LayerSpace } from './ground-line.ts';
import type { Layer } from './layer.ts';

export type Hall = Layer<'hall'>;
export type Side = -1 | 1;

export const HALF = 1.2;
export const HIGH = 2.05;
export const NEAR = 0.3;
export const END = 5.6;
export const DADO = 0.55;
/** Doors come at even distances; depths of their near edges. */
export const DOORS = [5.05, 4.36, 3.67, 2.98, 2.29, 1.6, 0.91];
export const DOOR = { wide: 0.38, high: 1.36 };
/** The door that may stand ajar, on the side of the light. */
export const AJAR = 1.6;

export interface Painted {
  readonly space: LayerSpace;
  readonly layer: Hall;
  readonly depth: Depth;
}
