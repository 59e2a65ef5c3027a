import type { RigName } from '../all-rigs.ts';
import type { Looks } from '../rig/looks.ts';

/** How a subject meets the world: stands on the ground, rides the water, hangs in the air ... */
export type Mode = 'ground' | 'prop' | 'water' | 'swim' | 'air' | 'float' | 'party';

/** How a subject is drawn. */
export interface Subject {
  readonly rig: RigName;
  readonly mode: Mode;
  /** Height as a share of the frame's hero height. */
  readonly size: number;
  readonly looks: Looks;
  /** Goes on a road, which bends past it. */
  readonly vehicle?: true;
}
