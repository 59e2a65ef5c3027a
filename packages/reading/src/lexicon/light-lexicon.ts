import { SET_TRAITS } from '../plan/set-traits.data.ts';
import type { SetName } from '../plan/set-traits.ts';
import type { ConditionWords, Lexicon, SmallWords } from './lexicon.ts';

/** The grammar and the commonest words of a language whose other nouns come from a table. */
export interface LightWords extends Pick<
  Lexicon,
  'baseOf' | 'colours' | 'coloursFollow' | 'language' | 'numbers' | 'places' | 'relations' | 'subjects' | 'unspaced'
> {
  readonly conditions: Omit<ConditionWords, 'loneCameras'>;
  readonly small: Pick<
    SmallWords,
    'alternatives' | 'articles' | 'breaks' | 'denials' | 'fillers' | 'joins' | 'linking' | 'sounds'
  >;
}

// The keys of a record with exactly these names.
const SETS = Object.keys(SET_TRAITS) as SetName[];

/** A whole lexicon of the little that is known of a language: what it does not list means nothing. */
export function lightLexicon({ conditions, small, ...words }: LightWords): Lexicon {
  return {
    ...words,
    conditions: { ...conditions, loneCameras: [] },
    // The keys are exactly the sets.
    shown: Object.fromEntries(SETS.map((set) => [set, []])) as unknown as Lexicon['shown'],
    small: {
      notDenied: [],
      idioms: [],
      notNames: [],
      having: '',
      describing: [],
      attributive: [],
      broods: [],
      paces: [],
      ...small,
      fillers: [...small.articles, ...small.denials, ...small.joins, ...small.linking, ...small.fillers],
    },
    conveyed: {
      carriers: [],
      flown: [],
      motions: [],
      looks: NO_LOOKS,
      moods: {},
      foliage: [],
    },
    greeting: { openings: [], scene: [] },
    clothing: { pieces: [], wearing: [], disguises: [], costumes: [] },
    shots: { headings: [], cuts: [] },
    pronouns: [],
    daylight: [],
    diving: [],
    iceberg: [],
  };
}

const NO_LOOKS: Lexicon['conveyed']['looks'] = {
  dawn: [],
  day: [],
  sunset: [],
  dusk: [],
  night: [],
  clear: [],
  storm: [],
  snow: [],
  rain: [],
  fog: [],
  summer: [],
  autumn: [],
  winter: [],
};
