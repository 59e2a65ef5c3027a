import { SET_TRAITS } from '../plan/set-traits.data.ts';
import { traitsOf, type SetName } from '../plan/set-traits.ts';
import type { ConditionWords } from './condition-words.ts';
import type { Lexicon, SmallWords } from './lexicon.ts';

/** The grammar and the commonest words of a language whose other nouns come from a table. */
export interface LightWords
  extends
    Pick<
      Lexicon,
      | 'ages'
      | 'baseOf'
      | 'colours'
      | 'coloursFollow'
      | 'compounding'
      | 'compounds'
      | 'elided'
      | 'foreignLetters'
      | 'headFirst'
      | 'language'
      | 'letters'
      | 'numberOf'
      | 'numbers'
      | 'numbersFollow'
      | 'occasions'
      | 'places'
      | 'relationOrder'
      | 'relations'
      | 'relatives'
      | 'senses'
      | 'subjects'
      | 'trades'
      | 'unspaced'
      | 'verbEndings'
    >,
    Partial<Pick<Lexicon, 'clothing' | 'daylight' | 'diving' | 'iceberg' | 'pronouns'>> {
  readonly shown?: Partial<Lexicon['shown']>;
  /** Nouns that hour and weather fill. */
  readonly carriers?: Lexicon['conveyed']['carriers'];
  /** What every place under the sky shows. */
  readonly sky?: readonly string[];
  readonly conditions: Omit<ConditionWords, 'loneCameras'> & Partial<Pick<ConditionWords, 'loneCameras'>>;
  readonly small: Partial<SmallWords> &
    Pick<SmallWords, 'alternatives' | 'articles' | 'breaks' | 'denials' | 'fillers' | 'joins' | 'linking' | 'sounds'>;
}

// The keys of a record with exactly these names.
const SETS = Object.keys(SET_TRAITS) as SetName[];

/** Whether the sky of the hour is to be seen. */
function isUnderTheSky(set: SetName): boolean {
  const { indoors, ownSky } = traitsOf(set);
  return !indoors && !ownSky;
}

/** A whole lexicon of the little that is known of a language: what it does not list means nothing. */
export function lightLexicon({
  carriers = [],
  conditions,
  shown = {},
  sky = [],
  small,
  ...words
}: LightWords): Lexicon {
  const { articles, breaks, denials, denialsBehind = [], joins, linking } = small;
  const shownIn = (set: SetName) => [...(shown[set] ?? []), ...(isUnderTheSky(set) ? sky : [])];
  return {
    pronouns: [],
    daylight: [],
    diving: [],
    iceberg: [],
    clothing: { pieces: [], wearing: [], disguises: [], costumes: [] },
    ...words,
    conditions: { loneCameras: [], ...conditions },
    // The keys are exactly the sets.
    shown: Object.fromEntries(SETS.map((set) => [set, shownIn(set)])) as unknown as Lexicon['shown'],
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
      fillers: [
        ...new Set([...articles, ...denials, ...denialsBehind, ...joins, ...linking, ...breaks, ...small.fillers]),
      ],
    },
    conveyed: {
      carriers,
      flown: sky,
      motions: [],
      looks: NO_LOOKS,
      moods: {},
      foliage: [],
    },
    greeting: { openings: [], scene: [] },
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
