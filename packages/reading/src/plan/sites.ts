import type { Time } from './scene-plan.ts';
import type { SetName } from './set-traits.ts';
import { SITES } from './sites.data.ts';

/** What the rules of planning must know of a part of a place. */
export interface Site {
  readonly set: SetName;
  /** What stands there by itself, by the names of subjects. */
  readonly own: readonly string[];
  /** Its hour when the prompt names none; left out where it is that of its place. */
  readonly time?: Time;
  /** Has steps, on which who climbs walks. */
  readonly isClimbed?: true;
}

export type SiteName = keyof typeof SITES;

export function siteOf(name: SiteName): Site {
  return SITES[name];
}
