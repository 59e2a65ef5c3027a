import {
  CATALOGUE,
  codePoints,
  FILE_FIELDS,
  priceOf,
  tidyText,
  type CatalogueMode,
  type CatalogueModel,
  type Choices,
  type Mode,
  type ParameterName,
} from '@kinora/contracts/catalogue';
import type { CreationInput, KeyProvider } from '@kinora/contracts/creations';

import { SEED_MAX, type Asked } from '../draft/draft.ts';
import { statusOf } from '../model/model-status.ts';
import { ENGINE } from '../preview/preview-options.ts';
import { fittingChoices, type Target } from './fitting-choices.ts';
import { lossesOf, takesNegative, type Loss } from './losses.ts';
import type { ModelsHere } from './models-here.ts';
import { purposeOf, purposeOfMode } from './video-purpose.ts';

/** What another model of this server would make of a creation. */
export interface Offer {
  /** What the form is set up with. */
  readonly asked: Asked & { readonly mode: Mode };
  /** Of one clip, in credits; 0 where the member's own key makes it. */
  readonly price: number;
  /** The provider whose key of the member's own makes it; null where credits pay. */
  readonly ownKey: KeyProvider | null;
  readonly lost: readonly Loss[];
}

/** Which mode comes nearest where a model does not have the very same. */
const SECOND: Readonly<Partial<Record<Mode, Mode>>> = { 'first-last': 'image', reference: 'text' };

/** How much it weighs that something is lost: files and words most, then length and shape. */
const WEIGHTS: Readonly<Partial<Record<Loss['kind'] | ParameterName, number>>> = {
  words: 100,
  last: 100,
  references: 100,
  seconds: 10,
  shape: 10,
};

/** A clip that is too long can be cut shorter. */
const isShorter = (loss: Loss): boolean =>
  loss.kind === 'changed' && loss.name === 'seconds' && Number(loss.to) < Number(loss.from);

const weightOf = (loss: Loss): number =>
  (WEIGHTS['name' in loss ? loss.name : loss.kind] ?? 1) + (isShorter(loss) ? 1 : 0);

const filesKept = (input: CreationInput, { files = [], referencesMax = 0 }: CatalogueMode): CreationInput => ({
  ...Object.fromEntries(FILE_FIELDS.flatMap((field) => (files.includes(field) ? [[field, input[field]]] : []))),
  ...(referencesMax > 0 && { references: input.references?.slice(0, referencesMax) ?? [] }),
});

function cropsKept({ crops }: CreationInput, { files = [], takesCrops }: CatalogueMode): CreationInput {
  if (crops === undefined || takesCrops !== true) return {};
  const kept = Object.entries(crops).filter(([field]) => files.some((file) => file === field));
  return kept.length > 0 ? { crops: Object.fromEntries(kept) } : {};
}

function negativeKept({ negative }: CreationInput, { negativeMax }: CatalogueMode): CreationInput {
  return negative === undefined || !takesNegative(negative, negativeMax) ? {} : { negative };
}

function seedKept({ seed, variant }: CreationInput, { seedMax }: CatalogueMode): CreationInput {
  if (seed === undefined || seedMax === null || seed > Math.min(seedMax, SEED_MAX)) return {};
  return { seed, ...(variant !== undefined && { variant }) };
}

/** The input that the other model takes. */
function inputFor(input: CreationInput, mode: CatalogueMode, choices: Choices): CreationInput {
  const { prompt, from } = input;
  return {
    // The catalogue lists only values of the right type for each name.
    ...(choices as CreationInput),
    ...(prompt !== undefined && { prompt }),
    ...negativeKept(input, mode),
    ...filesKept(input, mode),
    ...cropsKept(input, mode),
    ...(from !== undefined && mode.takesPart && { from }),
    ...seedKept(input, mode),
  };
}

/** Whether a mode can be asked for with these words and files. */
function canTake({ files = [], referencesMax = 0, promptMax }: CatalogueMode, { input }: Asked): boolean {
  const hasFiles = files.every((field) => input[field] !== undefined);
  const hasReferences = referencesMax === 0 || (input.references?.length ?? 0) > 0;
  return hasFiles && hasReferences && codePoints(tidyText(input.prompt ?? '')) <= promptMax;
}

/** Whether a model makes of a video what was made of it: what was redrawn, a maker that continues videos does not. */
function hasPurpose({ slug }: CatalogueModel, mode: CatalogueMode, asked: Asked): boolean {
  if (mode.mode !== 'video') return true;
  const purpose = purposeOf(asked);
  return purpose !== null && (slug === ENGINE || purposeOfMode(mode) === purpose);
}

/** The mode of another model that comes nearest, of those that can be asked for here. */
function modeOn(model: CatalogueModel, asked: Asked, { routes, offered }: ModelsHere): CatalogueMode | undefined {
  const { mode: wanted } = asked;
  if (wanted === 'edit' || wanted === 'effect') return undefined;
  const [own, other] = [wanted, SECOND[wanted]];
  return [own, ...(other ? [other] : [])]
    .filter((mode) => statusOf(model, { mode, routes }) === 'here')
    .flatMap((mode) => offered({ model: model.slug, mode }) ?? [])
    .find((mode) => canTake(mode, asked) && hasPurpose(model, mode, asked));
}

interface Compared {
  readonly asked: Asked;
  readonly isOfFrame: boolean;
  readonly here: ModelsHere;
}

function offerOf({ slug }: CatalogueModel, mode: CatalogueMode, { asked, isOfFrame, here }: Compared): Offer {
  const target: Target = { model: slug, mode };
  const choices = fittingChoices(target, asked, here.localLines);
  const ownKey = here.keyOf({ model: slug, mode: mode.mode });
  return {
    asked: { model: slug, mode: mode.mode, input: inputFor(asked.input, mode, choices) },
    price: ownKey === null ? priceOf(mode, choices, here.gpuCredits) : 0,
    ownKey,
    lost: lossesOf({ asked, target, choices, isOfFrame }),
  };
}

function compare(compared: Compared): readonly Offer[] {
  const { asked, here } = compared;
  const rankOf = ({ asked: { mode, model }, lost }: Offer) =>
    (model === ENGINE ? 10_000 : 0) +
    (mode === asked.mode ? 0 : 1000) +
    lost.reduce((sum, loss) => sum + weightOf(loss), 0);
  return CATALOGUE.filter(({ slug }) => slug !== asked.model)
    .flatMap((model) => {
      const mode = modeOn(model, asked, here);
      return mode ? [offerOf(model, mode, compared)] : [];
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.price - other.price);
}

/** What every other model here would make of a creation, the best first; our own engine is the last resort. */
export const offersFor = (asked: Asked, here: ModelsHere): readonly Offer[] =>
  compare({ asked, here, isOfFrame: false });

/** Stands for a frame of the clip itself, which becomes a file when it is taken. */
const FRAME = 'frame';

/** The creation as one that begins with a frame of its own clip. */
function beginWithFrame({ model, input }: Asked): Asked {
  const { first: _f, last: _l, video: _v, references: _r, crops: _c, from: _from, ...words } = input;
  return { model, mode: 'image', input: { ...words, first: FRAME } };
}

function withoutFrame(offer: Offer): Offer {
  const { first: _frame, ...input } = offer.asked.input;
  return { ...offer, asked: { ...offer.asked, input } };
}

/** What the makers' models would make of a draft that our engine drew, the best first. */
export const finalsFor = (asked: Asked, here: ModelsHere): readonly Offer[] =>
  asked.model === ENGINE ? offersFor(asked, here) : [];

/** The same, each beginning with a frame of what our engine drew: the file is not in the input. */
export const finalsOfFrame = (asked: Asked, here: ModelsHere): readonly Offer[] =>
  finalsFor(asked, here).length > 0
    ? compare({ asked: beginWithFrame(asked), here, isOfFrame: true }).map(withoutFrame)
    : [];

/** The cheapest first. */
export const byPrice = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((one, other) => one.price - other.price);
