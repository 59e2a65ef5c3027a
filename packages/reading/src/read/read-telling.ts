import { hashText } from '@kinora/drawing';

import { FEELING_WORDS } from '../lexicon/feeling-words.data.ts';
import { FELT, type Felt } from '../lexicon/felt.data.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { MOODS } from '../lexicon/moods.data.ts';
import { chooseRule, findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { Mood } from '../plan/scene-plan.ts';
import type { CastReading } from './read-cast.ts';
import type { Reading } from './reading.ts';
import { TELLINGS, type Telling } from './telling.data.ts';

/** The picture of a feeling, with the words that name it. */
export interface ToldFeeling {
  readonly telling: Telling;
  readonly spans: readonly Span[];
}

interface Said {
  readonly words: readonly Word[];
  readonly denied: readonly Word[];
  readonly cast: readonly CastReading[];
  readonly lexicon: Lexicon;
  readonly seed: number;
}

/** How a feeling that is all there is to a prompt is shown; `null` where words say who or where, or that nobody is there. */
export function readTelling({ words, denied, cast, lexicon, seed }: Said): ToldFeeling | null {
  const felt: { value: Felt | Mood; spans: readonly Span[] } | null =
    chooseRule(words, FELT) ?? chooseRule(words, MOODS);
  const isElsewhere = chooseRule(words, lexicon.places) !== null;
  if (!felt || cast.length > 0 || denied.length > 0 || isElsewhere) return null;
  const tellings = TELLINGS[felt.value];
  const telling = tellings[(hashText(felt.value) + seed) % tellings.length];
  return telling ? { telling, spans: [...felt.spans, ...findPhrases(words, FEELING_WORDS)] } : null;
}

/** A reading whose feeling is shown by somebody: where and when that is, but for what its words say. */
export function shownFeeling(reading: Reading): Pick<Reading, 'setting' | 'air' | 'framing'> {
  const { setting, air, framing, told, namesHour, lexicon, scene } = reading;
  if (!told) return { setting, air, framing };
  const { telling } = told;
  const namesWeather = chooseRule(scene, lexicon.conditions.weathers) !== null;
  return {
    setting: {
      ...setting,
      set: telling.set,
      site: telling.site ?? null,
      time: namesHour ? setting.time : telling.time,
      weather: namesWeather ? setting.weather : (telling.weather ?? setting.weather),
    },
    air: air ?? (telling.air ? { value: telling.air, spans: [] } : null),
    framing: framing ?? (telling.framing ? { value: telling.framing, spans: [] } : null),
  };
}
