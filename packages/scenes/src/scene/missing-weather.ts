import { mix } from '@kinora/drawing';
import { type AirKind, traitsOf } from '@kinora/reading';

import { addAir } from '../air/air.ts';
import { addMist } from '../air/mist.ts';
import type { Stage } from '../stage/stage.ts';
import { isWet } from '../stage/weather.ts';

const WET: readonly AirKind[] = ['rain', 'snow'];

function weatherAir(stage: Stage): AirKind | null {
  if (stage.plan.weather === 'snow') return 'snow';
  return isWet(stage) ? 'rain' : null;
}

function reaches({ plan }: Stage, kind: AirKind): boolean {
  const { airless, dry } = traitsOf(plan.set);
  return !airless && !(dry && WET.includes(kind));
}

function addFog(stage: Stage): void {
  const { frame, palette } = stage;
  const colour = mix(palette.mist, '#ffffff', 0.3);
  addMist(stage, { parallax: 0.2, y: frame.horizon, height: 330, gain: 0.95, speed: 6, colour });
  addMist(stage, { parallax: 0.6, y: (frame.horizon + frame.ground) / 2, height: 240, gain: 0.8, speed: 13, colour });
  addMist(stage, { parallax: 1.2, y: frame.ground * 1.06, height: 260, gain: 0.65, speed: 24, colour });
}

/** Whatever weather the plan names and the set has not painted itself. */
export function addMissingWeather(stage: Stage): void {
  for (const kind of [stage.plan.air, weatherAir(stage)]) {
    if (kind && !stage.airKinds.has(kind) && reaches(stage, kind)) addAir(stage, kind);
  }
  const { airless, dry } = traitsOf(stage.plan.set);
  if (stage.plan.weather === 'fog' && !airless && !dry) addFog(stage);
}
