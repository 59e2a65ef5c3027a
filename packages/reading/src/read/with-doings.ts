import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../lexicon/words.ts';
import { withCooking } from './read-cooking.ts';
import type { DeedReading } from './read-deeds.ts';
import { withDreams } from './read-dreams.ts';
import { withHoisting } from './read-hoisting.ts';
import { withLampLight } from './read-lamp-light.ts';
import { withOven } from './read-oven.ts';
import { withRides } from './read-rides.ts';
import { withStandIns } from './read-stand-ins.ts';
import { withStates } from './read-states.ts';
import { withThrown } from './read-thrown.ts';
import { withTools } from './read-tools.ts';
import { withTrays } from './read-trays.ts';
import { withVisor } from './read-visor.ts';

type Doing = (words: readonly Word[], cast: readonly DeedReading[], lexicon: Lexicon) => readonly DeedReading[];

const DOINGS: readonly Doing[] = [
  withCooking,
  withRides,
  withTools,
  withOven,
  withTrays,
  withStates,
  withLampLight,
  withVisor,
  withHoisting,
  withThrown,
  withDreams,
  withStandIns,
];

/** The cast with what they bring along, hold and dream of, and with what happens to things. */
export const withDoings: Doing = (words, cast, lexicon) =>
  DOINGS.reduce((shown, read) => read(words, shown, lexicon), cast);
