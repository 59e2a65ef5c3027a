import { ok, type Result } from '@kinora/contracts';
import {
  CATALOGUE,
  checkInputOf,
  cropsIn,
  defaultChoices,
  findMode,
  inputWith,
  nearestChoices,
  parametersOf,
  priceOf,
  slotsOf,
  type CatalogueMode,
  type Choice,
  type Choices,
  type Crops,
  type InputProblems,
  type Mode,
  type ParameterName,
} from '@kinora/contracts/catalogue';
import type { Creation, CreationInput } from '@kinora/contracts/creations';

/** What a person has set up and not yet asked for. */
export interface Draft {
  readonly model: string;
  readonly mode: Mode;
  readonly prompt: string;
  /** What must not be seen, in words; used where the model takes a negative prompt. */
  readonly negative?: string | undefined;
  readonly choices: Choices;
  /** Seconds into a video at which the clip begins. */
  readonly from: number;
  /** Which parts of its files are kept, where that was chosen by hand. */
  readonly crops: Crops;
  readonly seed: number;
  /** Which of the ways to film the words, of a clip whose settings were taken; left out for the plain one. */
  readonly variant?: number | undefined;
  /** Keeps the seed; otherwise asking for the very same clip once more draws it with another one. */
  readonly keepsSeed: boolean;
  readonly count: number;
}

/** Clips that can be asked for together here; the larger numbers come with the largest plan. */
export const COUNTS: readonly number[] = [1, 2, 3, 4, 8, 12, 20];
/** Shown to everybody, with or without a plan. */
const COUNT_SHOWN = 4;

/** The counts to choose from for a member who may request so many at once. */
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
  return { model: FIRST_MODEL, mode, prompt: '', choices, from: 0, crops: {}, seed, keepsSeed: false, count: 1 };
}

interface WantedMode {
  /** Those of the page. */
  readonly modes: readonly Mode[];
  readonly wanted?: unknown;
}

/** The wanted mode where the page and the model have it, otherwise the first of the page that the model has. */
export function modeFor(model: string, { modes, wanted }: WantedMode): CatalogueMode | undefined {
  const had = modes.flatMap((mode) => findMode(model, mode) ?? []);
  return had.find(({ mode }) => mode === wanted) ?? had[0];
}

/** A choice that another model or mode could not keep; crops wait for one that uses them. */
export type LostChoice =
  | { readonly name: 'crops' }
  | { readonly name: 'negative' }
  | { readonly name: ParameterName; readonly from: Choice; readonly to: Choice }
  | { readonly name: 'mode'; readonly from: Mode; readonly to: Mode };

/** A draft for another model, and what of it is lost besides its choices. */
export interface Switched {
  readonly draft: Draft;
  readonly lost: readonly LostChoice[];
}

/** The draft in another mode: what fits stays. */
export const switchMode = (draft: Draft, mode: CatalogueMode): Draft => ({
  ...draft,
  mode: mode.mode,
  choices: nearestChoices(mode, draft.choices),
});

/** The choices that are not what they were, of those that there were and still are. */
export function lostBetween(before: Choices, after: Choices): readonly LostChoice[] {
  // `Object.keys` forgets the names.
  return (Object.keys(after) as ParameterName[]).flatMap((name) => {
    const [from, to] = [before[name], after[name]];
    return from === undefined || to === undefined || from === to ? [] : [{ name, from, to }];
  });
}

/** The negative prompt, where a mode does not take the one that there is. */
export const lostNegative = ({ negative = '' }: Draft, { negativeMax }: CatalogueMode): readonly LostChoice[] =>
  negative.trim() !== '' && negativeMax === null ? [{ name: 'negative' }] : [];

const usesCrops = (draft: Draft): boolean => inputOf(draft).crops !== undefined;

/** The draft for another model, in its mode or in the first one of the page that the model has. */
export function switchModel(draft: Draft, model: string, modes: readonly Mode[]): Switched {
  const mode = modeFor(model, { modes, wanted: draft.mode });
  if (!mode) return { draft, lost: [] };
  const switched = switchMode({ ...draft, model }, mode);
  const lostMode = { name: 'mode', from: draft.mode, to: mode.mode } as const;
  const lostCrops = { name: 'crops' } as const;
  return {
    draft: switched,
    lost: [
      ...(mode.mode === draft.mode ? [] : [lostMode]),
      ...(usesCrops(draft) && !usesCrops(switched) ? [lostCrops] : []),
    ],
  };
}

/** What one clip and all of them cost, in credits. */
export function costOf(draft: Draft, gpuCredits: number): { readonly each: number; readonly total: number } {
  const each = priceOf(modeOf(draft), draft.choices, gpuCredits);
  return { each, total: each * draft.count };
}

/** The input as the contract has it, in its mode as the catalogue has it or as it can be had. */
export function inputOf(draft: Draft, mode = modeOf(draft)): CreationInput {
  const { prompt, negative, choices, from, crops, seed, variant } = draft;
  const { files = [], negativeMax, seedMax, takesCrops, takesPart } = mode;
  const seeded = seedMax === null ? {} : { seed: Math.min(seed, seedMax), ...(variant && { variant }) };
  // The catalogue lists only values of the right type for each name.
  const kept = takesCrops ? Object.entries(crops).filter(([field]) => files.some((file) => file === field)) : [];
  const cropped = kept.length > 0 && { crops: Object.fromEntries(kept) };
  const avoided = negativeMax !== null && negative && { negative };
  return { ...choices, prompt, ...avoided, ...(takesPart && { from }), ...cropped, ...seeded } as CreationInput;
}

/** Stands for a file that is not on the server yet. */
const WAITING = 'waiting';

/** The input without its files, as it is requested; or what is wrong with it besides them. */
export function checkDraft(draft: Draft, mode = modeOf(draft)): Result<CreationInput, InputProblems> {
  const waiting = Object.fromEntries(slotsOf(mode).map((slot) => [slot, WAITING]));
  const checked = checkInputOf(mode, { ...inputOf(draft, mode), ...inputWith(waiting) });
  if (!checked.ok) return checked;
  const { first: _first, last: _last, references: _references, video: _video, ...input } = checked.value.input;
  return ok(input);
}

/** What an earlier creation was asked for as. */
export type Asked = Pick<Creation, 'model' | 'mode' | 'input'>;

/** A draft with the settings of an earlier creation; its model and mode are kept only where they still exist. */
export function draftLike(draft: Draft, { model, mode: asked, input }: Asked, modes: readonly Mode[]): Draft {
  const known = modeFor(model, { modes }) ? model : draft.model;
  const mode = modeFor(known, { modes, wanted: asked }) ?? modeOf(draft);
  // Names of the catalogue's parameters; `nearestChoices` drops what the model does not have.
  const wanted = Object.fromEntries(parametersOf(mode).map(([name]) => [name, input[name]])) as Choices;
  const seed = input.seed ?? draft.seed;
  const choices = nearestChoices(mode, wanted);
  const { mode: name } = mode;
  return {
    ...draft,
    model: known,
    mode: name,
    choices,
    from: input.from ?? 0,
    crops: cropsIn(input.crops),
    seed,
    variant: input.variant,
    keepsSeed: input.seed !== undefined,
    prompt: input.prompt ?? '',
    negative: input.negative,
  };
}
