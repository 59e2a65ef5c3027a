import type { Random } from '@kinora/drawing';

import { makeVerdure, type Verdure } from '../../land/verdure.ts';
import { makeHourLight, type HourLight } from '../../sets/hour-light.ts';
import type { Stage } from '../../stage/stage.ts';

/** What painters of a view from below are given. */
export interface Lookup {
  readonly stage: Stage;
  readonly light: HourLight;
  readonly verdure: Verdure;
  readonly random: Random;
  readonly unit: number;
  /** Where all uprights run together, above the frame. */
  readonly meeting: readonly [x: number, y: number];
  /** The lowest that is painted. */
  readonly foot: number;
}

export function makeLookup(stage: Stage): Lookup {
  const { width, height, unit } = stage;
  return {
    stage,
    light: makeHourLight(stage),
    verdure: makeVerdure(stage),
    random: stage.fork('skyward'),
    unit,
    meeting: [width / 2, -height * 0.5],
    foot: height * 1.12,
  };
}
