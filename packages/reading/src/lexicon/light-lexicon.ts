import { SET_TRAITS } from '../plan/set-traits.data.ts';
import type { SetName } from '../plan/set-traits.ts';
import type { ConditionWords, Lexicon, SmallWords } from './lexicon.ts';

/** The grammar and the commonest words of a language whose other nouns come from a table. */
export interface LightWords
  extends
    Pick<
      Lexicon,
      | 'baseOf'
      | 'colours'
      | 'coloursFollow'
      | 'elided'
      | 'headFirst'
      | 'language'
      | 'numbers'
      | 'places'
      | 'relations'
      | 'subjects'
      | 'unspaced'
    >,
    Partial<Pick<Lexicon, 'daylight' | 'diving' | 'iceberg' | 'pronouns'>> {
  readonly shown?: Partial<Lexicon['shown']>;
  /** Nouns that hour and weather fill. */
  readonly carriers?: Lexicon['conveyed']['carriers'];
  readonly conditions: Omit<ConditionWords, 'loneCameras'>;
  readonly small: Partial<SmallWords> &
    Pick<SmallWords, 'alternatives' | 'articles' | 'breaks' | 'denials' | 'fillers' | 'joins' | 'linking' | 'sounds'>;
}

// The keys of a record with exactly these names.
const SETS = Object.keys(SET_TRAITS) as SetName[];

/** A whole lexicon of the little that is known of a language: what it does not list means nothing. */
export function lightLexicon({ carriers = [], conditions, shown = {}, small, ...words }: LightWords): Lexicon {
  return {
    pronouns: [],
    daylight: [],
    diving: [],
    iceberg: [],
    ...words,
    conditions: { ...conditions, loneCameras: [] },
    // The keys are exactly the sets.
    shown: Object.fromEntries(SETS.map((set) => [set, shown[set] ?? []])) as unknown as Lexicon['shown'],
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
      carriers,
      flown: [],
      motions: [],
      looks: NO_LOOKS,
      moods: {},
      foliage: [],
    },
    greeting: { openings: [], scene: [] },
    clothing: { pieces: [], wearing: [], disguises: [], costumes: [] },
    shots: { headings: [], cuts: [] },
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
