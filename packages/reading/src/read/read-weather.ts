import { BOW_WORDS } from '../lexicon/bow.data.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { chooseRule, findPhrases, type Word } from '../lexicon/words.ts';
import type { Weather } from '../plan/scene-plan.ts';
import { blank } from './read-camera.ts';

/** The weather that is named; rain that is only heard falls as well. What is over is not there any more. */
export function weatherTold(
  words: readonly Word[],
  heard: readonly Word[],
  { conditions: { weathers } }: Lexicon,
): Weather {
  const left = blank(words, findPhrases(words, BOW_WORDS.before));
  return chooseRule(left, weathers)?.value ?? chooseRule(heard, weathers)?.value ?? 'clear';
}
