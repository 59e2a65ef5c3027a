import {
  CATALOGUE,
  defaultChoices,
  findMode,
  nearestChoices,
  parametersOf,
  priceOf,
  type CatalogueMode,
  type Choice,
  type Choices,
  type CreationInput,
  type Mode,
  type ParameterName,
} from '@kinora/contracts';

/** What a person has set up and not yet asked for. */
export interface Draft {
  readonly model: string;
  readonly mode: Mode;
  readonly prompt: string;
  readonly choices: Choices;
  readonly seed: number;
  /** Keeps the seed; otherwise asking for the very same clip once more draws it with another one. */
  readonly keepsSeed: boolean;
  readonly count: number;
}

/** Clips that can be asked for together here; the larger numbers come with the largest plan. */
export const COUNTS: readonly number[] = [1, 2, 3, 4, 8, 12, 20];
/** Shown to everybody, with or without a plan. */
const COUNT_SHOWN = 4;

/** The counts to choose from for whoever may ask for so many at once. */
export const countsUpTo = (countMax: number): readonly number[] =>
  COUNTS.filter((count) => count <= Math.max(COUNT_SHOWN, countMax));
/** Largest seed that every model with seeds takes. */
export const SEED_MAX = 2_147_483_647;

const FIRST_MODEL = CATALOGUE[0]?.slug ?? '';

/** The mode of the draft's model; throws for a model that is not in the catalogue, which parsing rules out. */
export function modeOf({ model, mode }: Pick<Draft, 'model' | 'mode'>): CatalogueMode {
  const found = findMode(model, mode);
  if (!found) throw new Error(`${model} has no mode ${mode}`);
  return found;
}

export function freshDraft(mode: Mode, seed: number): Draft {
  const choices = defaultChoices(modeOf({ model: FIRST_MODEL, mode }));
  return { model: FIRST_MODEL, mode, prompt: '', choices, seed, keepsSeed: false, count: 1 };
}

/** A choice that another model could not keep. */
export interface LostChoice {
  readonly name: ParameterName;
  readonly from: Choice;
  readonly to: Choice;
}

/** The draft for another model: what fits stays, what does not is named. */
export function switchModel(
  draft: Draft,
  model: string,
): { readonly draft: Draft; readonly lost: readonly LostChoice[] } {
  const mode = modeOf({ model, mode: draft.mode });
  const choices = nearestChoices(mode, draft.choices);
  const lost = parametersOf(mode).flatMap(([name]) => {
    const from = draft.choices[name];
    const to = choices[name];
    return from === undefined || to === undefined || from === to ? [] : [{ name, from, to }];
  });
  return { draft: { ...draft, model, choices }, lost };
}

/** What one clip and all of them cost, in credits. */
export function costOf(draft: Draft): { readonly each: number; readonly total: number } {
  const each = priceOf(modeOf(draft), draft.choices);
  return { each, total: each * draft.count };
}

/** The input as the contract has it. */
export function inputOf({ prompt, choices, seed, model, mode }: Draft): CreationInput {
  const { seedMax } = modeOf({ model, mode });
  const seeded = seedMax === null ? {} : { seed: Math.min(seed, seedMax) };
  // The catalogue lists only values of the right type for each name.
  return { ...choices, prompt, ...seeded } as CreationInput;
}

/** A draft with the settings of an earlier creation; its model is kept only where it still exists. */
export function draftLike(draft: Draft, model: string, input: CreationInput): Draft {
  const known = findMode(model, draft.mode) ? model : draft.model;
  const mode = modeOf({ model: known, mode: draft.mode });
  // Names of the catalogue's parameters; `nearestChoices` drops what the model does not have.
  const wanted = Object.fromEntries(parametersOf(mode).map(([name]) => [name, input[name]])) as Choices;
  const seed = input.seed ?? draft.seed;
  const choices = nearestChoices(mode, wanted);
  return { ...draft, model: known, choices, seed, keepsSeed: input.seed !== undefined, prompt: input.prompt ?? '' };
}
