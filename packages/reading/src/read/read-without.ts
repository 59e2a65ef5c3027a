import { CLOUDLESS } from '../lexicon/cloudless.data.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { WITHOUT } from '../lexicon/without.data.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { Weather, Without } from '../plan/scene-plan.ts';

/** What of the sky is refused, with the words that say that it is clear. */
export interface WithoutReading {
  readonly without: readonly Without[];
  readonly spans: readonly Span[];
}

/** Reads what the sky shall not have: what is denied, and clouds where it is told to be clear. */
export function readWithout(words: readonly Word[], denied: readonly Word[], { conditions }: Lexicon): WithoutReading {
  const refused = WITHOUT.filter(([, phrases]) => findPhrases(denied, phrases).length > 0).map(([name]) => name);
  const spans = findPhrases(words, CLOUDLESS);
  const isRainy = conditions.weathers.some(
    ([name, called]) => name === 'rain' && findPhrases(words, called).length > 0,
  );
  // Storm clouds whose lightning is refused are only clouds.
  const dry: Without[] = refused.includes('lightning') && !isRainy ? ['rain'] : [];
  const clear: Without[] = spans.length > 0 ? ['clouds'] : [];
  return { without: [...new Set([...refused, ...dry, ...clear])], spans };
}

const REFUSES: Partial<Record<Weather, Without>> = { rain: 'rain', snow: 'snow', fog: 'fog' };

/** The weather, where it is not refused. */
export function weatherBut(weather: Weather, without: readonly Without[]): Weather {
  const refused = REFUSES[weather];
  return refused && without.includes(refused) ? 'clear' : weather;
}
