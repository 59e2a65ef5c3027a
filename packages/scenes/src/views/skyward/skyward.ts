import type { Context2d } from '@kinora/drawing';
import { traitsOf } from '@kinora/reading';

import { addAir } from '../../air/air.ts';
import { usualAir } from '../../air/usual-air.ts';
import { addOpenSky } from '../../sky/open-sky.ts';
import type { Stage } from '../../stage/stage.ts';
import { isSnowy } from '../../stage/weather.ts';
import { paintGrass, paintMound, paintWaves } from './before.ts';
import { makeLookup, type Lookup } from './lookup.ts';
import { paintRocks, paintTowers, paintTrunks, paintWalls } from './rising.ts';
import { SURROUNDINGS, type Surrounding } from './surroundings.data.ts';

const BEHIND: Readonly<Partial<Record<Surrounding, (ctx: Context2d, lookup: Lookup) => void>>> = {
  towers: paintTowers,
  trunks: paintTrunks,
  rocks: paintRocks,
  walls: paintWalls,
};
const BEFORE: Readonly<Partial<Record<Surrounding, (ctx: Context2d, lookup: Lookup) => void>>> = {
  grass: paintGrass,
  trunks: paintGrass,
  waves: paintWaves,
};

/** Any place from below: sky or ceiling fills the frame, what stands there runs together, and the hero towers. */
export function paintSkyward(stage: Stage): void {
  const { height, plan, frame, unit } = stage;
  const sun = { x: frame.lightX, y: height * 0.24, radius: 42 * unit };
  addOpenSky(stage, { horizon: height * 1.15, sun, clouds: { count: 5, top: 0.04, bottom: 0.7, size: 1.5 } });
  const lookup = makeLookup(stage);
  const surrounding = SURROUNDINGS[plan.set] ?? 'walls';
  const place = { top: -height * 0.16, bottom: height * 1.16, fixed: true };
  const behind = BEHIND[surrounding];
  if (behind) stage.strip({ ...place, parallax: 0.5 }, (ctx) => behind(ctx, lookup));
  if (surrounding === 'rocks') stage.strip({ ...place, parallax: 1 }, (ctx) => paintMound(ctx, lookup));
  // Who jumps is seen in the air.
  const ground = height * (plan.cast[0]?.action === 'jump' ? 0.8 : 0.985);
  stage.addCast({
    ground: (_, { depth }) => ground + depth * height * 0.02,
    water: () => height * 0.9,
    airY: 0.4,
    swimY: 0.45,
    heroScale: 1.5,
    shadowGain: 0.2,
    mirrorGain: 0,
    hazeGain: 0.3,
    rimGain: 1,
  });
  const before = BEFORE[surrounding];
  if (before) stage.strip({ ...place, parallax: 1.6, blur: 3.2 }, (ctx) => before(ctx, lookup));
  const isInside = traitsOf(plan.set).indoors === true;
  addAir(stage, isInside ? 'dust' : usualAir(stage, isSnowy(stage)));
}
