import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../lexicon/words.ts';
import type { DeedReading } from './read-deeds.ts';
import { withDreams } from './read-dreams.ts';
import { withRides } from './read-rides.ts';
import { withStandIns } from './read-stand-ins.ts';
import { withStates } from './read-states.ts';
import { withTools } from './read-tools.ts';
import { withTrays } from './read-trays.ts';

/** The cast with what they bring along, hold and dream of, and with what happens to things. */
export const withDoings = (
  words: readonly Word[],
  cast: readonly DeedReading[],
  lexicon: Lexicon,
): readonly DeedReading[] =>
  withStandIns(
    words,
    withDreams(words, withStates(words, withTrays(words, withTools(words, withRides(words, cast), lexicon)))),
  );
