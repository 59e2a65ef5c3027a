import {
  everyChoiceOf,
  findMode,
  inputWith,
  parametersOf,
  REFERENCE_SLOTS,
  type CatalogueMode,
  type Choices,
  type Lacks,
} from '@kinora/contracts/catalogue';
import type { CreationInput } from '@kinora/contracts/creations';

import type { Offer, RemoteProvider } from '../remote-provider.ts';

/** What tells of a provider what it can do. */
type Runs = Pick<RemoteProvider, 'offers' | 'validate'>;

const FILE = 'a-file';
const WORDS = 'a boat';

/** A file for each field, and so many references. */
const filesFor = ({ files = [] }: CatalogueMode, references: number): CreationInput =>
  inputWith(Object.fromEntries([...files, ...REFERENCE_SLOTS.slice(0, references)].map((slot) => [slot, FILE])));

const cropFor = ({ files = [] }: CatalogueMode): CreationInput => ({
  crops: Object.fromEntries(files.map((field) => [field, { x: 0.5, y: 0.5, zoom: 1 }])),
});

const valuesLacking = (mode: CatalogueMode, made: readonly Choices[]): Lacks =>
  Object.fromEntries(
    parametersOf(mode).flatMap(([name, values]) => {
      const lacking = values.filter((value) => !made.some((choices) => choices[name] === value));
      return lacking.length > 0 ? [[name, lacking]] : [];
    }),
  );

/** What else a mode has and nobody takes, in any combination. */
function othersLacking(mode: CatalogueMode, isTaken: (input: CreationInput) => boolean): Lacks {
  const max = mode.referencesMax ?? 0;
  const counts = Array.from({ length: max }, (_one, index) => max - index);
  const references = counts.find((count) => isTaken(filesFor(mode, count))) ?? max;
  return {
    ...(mode.negativeMax !== null && !isTaken({ negative: WORDS }) && { negative: true }),
    ...(mode.takesCrops && !isTaken(cropFor(mode)) && { crops: true }),
    ...(mode.isWordless && !isTaken({ prompt: '' }) && { wordless: true }),
    ...(references < max && { references }),
  };
}

/**
 * What of the catalogue none of these can do for a model in a mode, whatever else is chosen: asked of each, combination
 * by combination. Undefined where nothing is lacking, and where none of them makes anything of it.
 */
export function lacksOf(all: readonly Runs[], { model, mode: name }: Pick<Offer, 'mode' | 'model'>): Lacks | undefined {
  const mode = findMode(model, name);
  const runs = all.flatMap((one) => {
    const offer = one.offers.find((each) => each.model === model && each.mode === name);
    return offer ? [{ ...one, offer }] : [];
  });
  if (!mode || runs.length === 0) return undefined;
  const usual = { prompt: WORDS, ...filesFor(mode, mode.referencesMax === undefined ? 0 : 1) };
  const takes = (choices: Choices, input: CreationInput = {}): boolean =>
    runs.some(({ validate }) => {
      // The catalogue lists only values of the right type for each name.
      const asked = { ...usual, ...choices, ...input } as CreationInput;
      return validate({ model, mode: name, input: asked }) === undefined;
    });
  const made = everyChoiceOf(mode).filter((choices) => takes(choices));
  if (made.length === 0) return undefined;
  // A seed that a provider has no word for is left out, not refused: each clip is given one.
  const hasSeed = mode.seedMax === null || runs.some(({ offer }) => offer.lacks?.includes('seed') !== true);
  const lacks = {
    ...valuesLacking(mode, made),
    ...othersLacking(mode, (input) => made.some((choices) => takes(choices, input))),
    ...(!hasSeed && { seed: true as const }),
  };
  return Object.keys(lacks).length > 0 ? lacks : undefined;
}
