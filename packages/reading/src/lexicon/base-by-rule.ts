import type { Lexicon } from './lexicon.ts';

/** An ending of the plural, and what stands in its place in the singular. */
type Ending = readonly [plural: RegExp, singular: string];

export interface BaseRules extends Pick<Lexicon, 'colours' | 'places' | 'subjects' | 'trades'> {
  /** Words that only look like a plural, or whose singular no rule gives. */
  readonly irregular: ReadonlyMap<string, string>;
  /** The first that fits is the usual one; another is right where it gives a noun that the language lists. */
  readonly endings: readonly Ending[];
  /** Right only where they give a noun that the language lists. */
  readonly rareEndings?: readonly Ending[];
  /** What a colour may end in besides its own form. */
  readonly colourEndings: readonly Ending[];
}

/** Shorter words are no plural. */
const SHORTEST = 4;

const formsOf = (word: string, endings: readonly Ending[]): readonly string[] =>
  endings.filter(([plural]) => plural.test(word)).map(([plural, singular]) => word.replace(plural, singular));

/** A language that makes its plurals by their endings: the singular of a noun, and the listed form of a colour. */
export function baseByRule({
  colourEndings,
  colours,
  endings,
  irregular,
  places,
  rareEndings = [],
  subjects,
  trades = {},
}: BaseRules): Lexicon['baseOf'] {
  const nouns = new Set([
    ...Object.values(subjects).flatMap(({ words }) => words),
    ...Object.values(trades).flat(),
    ...places.flatMap(([, phrases]) => phrases),
  ]);
  const isColour = (word: string) => Object.hasOwn(colours, word);
  return (word) => {
    if (word.length < SHORTEST || nouns.has(word) || isColour(word)) return word;
    const known = irregular.get(word);
    if (known !== undefined) return known;
    const singulars = formsOf(word, endings);
    const all = [word, ...singulars];
    const colour = [...all, ...all.flatMap((form) => formsOf(form, colourEndings))].find(isColour);
    const listed = [...singulars, ...formsOf(word, rareEndings)].find((form) => nouns.has(form));
    return colour ?? listed ?? singulars[0] ?? word;
  };
}
