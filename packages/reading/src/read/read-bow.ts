import { BOW_WORDS } from '../lexicon/bow.data.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { Time, Weather } from '../plan/scene-plan.ts';
import { traitsOf, type SetName } from '../plan/set-traits.ts';

export interface Bow {
  readonly spans: readonly Span[];
  /** "after the rain": it is over. */
  readonly isAfterRain: boolean;
}

/** English alone puts the bare word before what has its colours. */
function isInTheSky(words: readonly Word[], { end }: Span): boolean {
  const [last, next] = [words[end - 1], words[end]];
  if (!last?.text.startsWith('rainbow') || last.stops || !next) return true;
  return BOW_WORDS.goesOn.includes(next.text);
}

/** The rainbow that the words put into the sky, or null. */
export function readBow(words: readonly Word[]): Bow | null {
  const bows = findPhrases(words, BOW_WORDS.names).filter((span) => isInTheSky(words, span));
  if (bows.length === 0) return null;
  const before = findPhrases(words, BOW_WORDS.before);
  return { spans: [...bows, ...before], isAfterRain: before.length > 0 };
}

/** No bow stands in a storm, and none where the rain is over. */
export function weatherUnder(bow: Bow | null, weather: Weather): Weather {
  if (!bow || weather === 'fog' || weather === 'snow') return weather;
  return weather === 'storm' || bow.isAfterRain ? 'clear' : weather;
}

/** Whether a place shows a bow: by day, under the sky of the hour. */
export function showsBow(set: SetName, time: Time, weather: Weather): boolean {
  const { dry, indoors, ownSky, timeless } = traitsOf(set);
  const isOpen = !dry && !indoors && !ownSky && !timeless;
  return isOpen && time !== 'night' && time !== 'dusk' && (weather === 'clear' || weather === 'rain');
}
