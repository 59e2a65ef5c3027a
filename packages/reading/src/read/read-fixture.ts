import { FIXTURE_WORDS } from '../lexicon/fixture-words.data.ts';
import { chooseRule, type Choice, type Word } from '../lexicon/words.ts';
import { FITTING } from '../plan/fitting.data.ts';
import type { FixtureName } from '../plan/fixtures.ts';
import type { SetName } from '../plan/set-traits.ts';

/** What the words put into a place. */
export const readFixture = (words: readonly Word[]): Choice<FixtureName> | null => chooseRule(words, FIXTURE_WORDS);

/** What stands in a place: only what has room there. */
export function fixtureIn(fixture: Choice<FixtureName> | null, set: SetName): Choice<FixtureName> | null {
  if (fixture?.value === 'openOven') return set === 'kitchen' ? fixture : null;
  return fixture && FITTING.includes(set) ? fixture : null;
}
