import {
  readShot,
  type Reading,
  type CameraMove,
  type Weather,
  sortWords,
  type SortedWords,
  chooseRule,
  type Choice,
} from '@kinora/reading';

import type { Atmosphere } from './atmosphere.ts';
import type { PhotoMove } from './camera-moves.ts';

/** What a picture can do of what the words ask for. */
export interface PictureWish extends SortedWords {
  /** Null where no word speaks of the camera. */
  readonly move: PhotoMove | null;
  readonly atmospheres: readonly Atmosphere[];
}

/** The moves of a painted scene, as near as a camera before a picture comes to them. */
const MOVES: Readonly<Record<CameraMove, PhotoMove>> = {
  still: 'still',
  drift: 'drift',
  'pan-left': 'pan-left',
  'pan-right': 'pan-right',
  'tilt-up': 'tilt-up',
  'tilt-down': 'tilt-down',
  'zoom-in': 'dolly-in',
  'zoom-out': 'dolly-out',
  crane: 'rise',
  orbit: 'orbit',
  track: 'parallax',
  'whip-pan': 'pan-right',
  'crash-zoom': 'dolly-in',
  'dolly-zoom': 'vertigo',
  'crane-down': 'tilt-down',
  reveal: 'dolly-out',
  spiral: 'swoop',
  handheld: 'drift',
  sway: 'sway',
};

const WEATHERS: Readonly<Record<Weather, Atmosphere | null>> = {
  clear: null,
  fog: 'fog',
  rain: 'rain',
  snow: 'snow',
  storm: 'rain',
};

const LONGEST_PROMPT = 5000;
const NOTHING = { value: null, spans: [] };

interface AtmosphereReading {
  readonly atmospheres: readonly Atmosphere[];
  /** The words that name them. */
  readonly spans: Choice<unknown>['spans'];
}

/** Words of weather and air that can be seen before a picture; a clear sky is in the picture or it is not. */
export function readAtmospheres({
  words,
  lexicon,
  air,
}: Pick<Reading, 'air' | 'lexicon' | 'words'>): AtmosphereReading {
  const named = chooseRule(words, lexicon.conditions.weathers);
  const weather = named && WEATHERS[named.value] !== null ? named : null;
  const kinds: readonly (Atmosphere | null)[] = [weather && WEATHERS[weather.value], (air ?? NOTHING).value];
  return {
    atmospheres: kinds.filter((kind) => kind !== null),
    spans: [...(weather ?? NOTHING).spans, ...(air ?? NOTHING).spans],
  };
}

/**
 * Reads the words beside a picture: how the camera moves, and what falls or hangs in the air. Who is in the picture and
 * what they do is in the picture already, so those words are `missed`.
 */
export function readPictureWish(prompt: string): PictureWish {
  const reading = readShot(prompt.slice(0, LONGEST_PROMPT), { seed: 0, avoid: '' });
  const { atmospheres, spans } = readAtmospheres(reading);
  const { value: camera, spans: moves } = reading.camera ?? NOTHING;
  const understood = [
    { kind: 'camera', spans: moves },
    { kind: 'setting', spans },
  ] as const;
  return {
    move: camera && MOVES[camera],
    atmospheres,
    ...sortWords(reading.words, { understood }, reading.lexicon),
  };
}
