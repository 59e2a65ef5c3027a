import { addAir } from '../air/air.ts';
import { addMist } from '../air/mist.ts';
import type { AirKind } from '../plan/scene-plan.ts';
import { SHELTER } from '../plan/shelter.data.ts';
import type { Stage } from './stage.ts';

const WET: readonly AirKind[] = ['rain', 'snow'];

function weatherAir({ plan }: Stage): AirKind | null {
  if (plan.weather === 'snow') return 'snow';
  return plan.weather === 'rain' || plan.weather === 'storm' ? 'rain' : null;
}

function reaches({ plan }: Stage, kind: AirKind): boolean {
  if (SHELTER.airless.includes(plan.set)) return false;
  return !(SHELTER.dry.includes(plan.set) && WET.includes(kind));
}

function addFog(stage: Stage): void {
  const { frame } = stage;
  addMist(stage, { parallax: 0.5, y: frame.horizon, height: 260, gain: 0.75, speed: 10 });
  addMist(stage, { parallax: 1.1, y: frame.ground, height: 220, gain: 0.5, speed: 22 });
}

/** Whatever weather the plan names and the set has not painted itself. */
export function addMissingWeather(stage: Stage): void {
  for (const kind of [stage.plan.air, weatherAir(stage)]) {
    if (kind && !stage.airKinds.has(kind) && reaches(stage, kind)) addAir(stage, kind);
  }
  const outside = !SHELTER.airless.includes(stage.plan.set) && !SHELTER.dry.includes(stage.plan.set);
  if (stage.plan.weather === 'fog' && outside) addFog(stage);
}
