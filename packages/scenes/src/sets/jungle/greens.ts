import { mix, type Colour } from '@kinora/drawing';

import { makeVerdure } from '../../land/verdure.ts';
import type { Stage } from '../../stage/stage.ts';

/** The deep greens of one jungle. */
export interface Greens {
  readonly snowy: boolean;
  readonly side: 1 | -1;
  /** Leaves at a depth, 0 far and misty to 1 near. */
  readonly leaf: (depth: number) => Colour;
  /** Leaves in the light. */
  readonly lit: (depth: number) => Colour;
  readonly bark: (depth: number) => Colour;
  readonly local: (colour: Colour, depth: number) => Colour;
}

const hazeAt = (depth: number) => Math.max(0, 0.62 - depth * 0.95);

/** Evergreen: autumn and snow only touch the leaves. */
export function makeGreens(stage: Stage): Greens {
  const { palette, plan } = stage;
  const season = makeVerdure(stage);
  const green = makeVerdure({ ...stage, plan: { ...plan, season: 'summer', weather: 'clear' } });
  const touched = season.snowy ? 0.5 : 0.3;
  const leaf = (depth: number) => {
    const own = mix(green.leaf(0.25 + depth * 0.75), season.leaf(0.25 + depth * 0.75), touched);
    return mix(own, palette.mist, hazeAt(depth));
  };
  return {
    snowy: season.snowy,
    side: season.side,
    leaf,
    lit: (depth) => mix(leaf(depth * 0.55), season.snowy ? '#f2f7fb' : palette.glow, 0.24),
    bark: (depth) =>
      mix(
        mix(season.local('#6d5643', 0.75), palette.ramp[3], 0.35),
        mix(leaf(depth), palette.mist, 0.4),
        0.75 - depth * 0.6,
      ),
    local: season.local,
  };
}
