import { type ScenePlan, traitsOf, type Sound } from '@kinora/reading';

/** Birds by day and crickets by night, where something lives and the weather is fair. */
function livingSound({ set, time, weather, season }: ScenePlan): readonly Sound[] {
  if (!traitsOf(set).living || weather === 'storm' || weather === 'rain' || season === 'winter') return [];
  return time === 'night' || time === 'dusk' ? ['crickets'] : ['birds'];
}

function weatherSound({ set, weather }: ScenePlan): readonly Sound[] {
  const { muffled, indoors: inside } = traitsOf(set);
  if (muffled) return [];
  if (weather === 'rain') return [inside ? 'rain-outside' : 'rain'];
  return weather === 'storm' ? [inside ? 'rain-outside' : 'rain', 'thunder'] : [];
}

/** What can be heard in a scene besides music. */
export function soundsOf(plan: ScenePlan): Sound[] {
  return [...traitsOf(plan.set).sounds, ...weatherSound(plan), ...livingSound(plan)];
}
