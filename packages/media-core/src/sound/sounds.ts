import type { ScenePlan, SetName } from '../plan/scene-plan.ts';

export type Sound =
  | 'rain'
  | 'rain-outside'
  | 'wind'
  | 'waves'
  | 'lapping'
  | 'deep'
  | 'room'
  | 'city'
  | 'birds'
  | 'crickets'
  | 'thunder';

const PLACES: Readonly<Record<SetName, readonly Sound[]>> = {
  sea: ['waves', 'wind'],
  forest: ['wind'],
  alley: ['city'],
  desert: ['wind'],
  underwater: ['deep'],
  space: ['deep'],
  room: ['room'],
  lake: ['lapping', 'wind'],
  castle: ['wind'],
  greenhouse: ['room'],
  valley: ['wind'],
  party: ['room'],
};
const LIVING: readonly SetName[] = ['forest', 'valley', 'lake', 'greenhouse', 'castle'];
const OUT_OF_WEATHER: readonly SetName[] = ['underwater', 'space', 'party'];

/** Birds by day and crickets by night, where something lives and the weather is fair. */
function livingSound({ set, time, weather, season }: ScenePlan): readonly Sound[] {
  if (!LIVING.includes(set) || weather === 'storm' || weather === 'rain' || season === 'winter') return [];
  return time === 'night' || time === 'dusk' ? ['crickets'] : ['birds'];
}

function weatherSound({ set, weather }: ScenePlan): readonly Sound[] {
  if (OUT_OF_WEATHER.includes(set)) return [];
  const inside = set === 'room' || set === 'greenhouse';
  if (weather === 'rain') return [inside ? 'rain-outside' : 'rain'];
  return weather === 'storm' ? [inside ? 'rain-outside' : 'rain', 'thunder'] : [];
}

/** What can be heard in a scene besides music. */
export function soundsOf(plan: ScenePlan): Sound[] {
  return [...PLACES[plan.set], ...weatherSound(plan), ...livingSound(plan)];
}
