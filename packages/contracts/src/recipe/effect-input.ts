import { codePoints, tidyText, type InputProblems } from '../catalogue/check-input.ts';
import type { CreationInput } from '../creation.ts';
import { fail, ok, type Result } from '../result.ts';
import { RECIPE_TEXT_MAX, type Recipe, type RecipeInput, type RecipeParameter } from './recipe.ts';

/** The frame shapes and sizes of clips of effects; the first of each is the default. */
export const EFFECT_SHAPES = ['3:4', '9:16', '1:1', '4:3', '16:9'] as const;
export const EFFECT_RESOLUTIONS = ['720p', '360p', '540p', '1080p'] as const;
const SEED_MAX = 2 ** 32 - 1;

/** Which field of an input brings what a recipe asks for. */
const FIELDS = {
  picture: 'first',
  'second-picture': 'last',
  clip: 'video',
  text: 'prompt',
} as const satisfies Readonly<Record<RecipeInput, keyof CreationInput>>;
const BROUGHT = Object.entries(FIELDS) as readonly (readonly [RecipeInput, (typeof FIELDS)[RecipeInput]])[];

export interface CheckedEffect {
  /** With a value for every parameter of the recipe. */
  readonly input: CreationInput;
  /** Credits. */
  readonly price: number;
}

type Value = number | string | boolean;

/** How far a value may be from a step before it counts as another one: sums of decimal steps are not exact. */
const STEP_TOLERANCE = 1e-6;

function isValue(parameter: RecipeParameter, value: Value): boolean {
  if (parameter.kind === 'choice') return parameter.choices.some((choice) => choice === value);
  const { minimum, maximum, step } = parameter;
  if (typeof value !== 'number' || !(value >= minimum && value <= maximum)) return false;
  const steps = (value - minimum) / step;
  return Math.abs(steps - Math.round(steps)) < STEP_TOLERANCE;
}

function valuesOf({ parameters }: Recipe, asked: Readonly<Record<string, Value>>) {
  const problems: Record<string, string> = {};
  const values: Record<string, Value> = {};
  const known = new Set(parameters.map(({ id }) => id));
  for (const id of Object.keys(asked)) if (!known.has(id)) problems[`values.${id}`] = 'unknown';
  for (const parameter of parameters) {
    const value = Object.hasOwn(asked, parameter.id) ? asked[parameter.id] : parameter.usual;
    if (value !== undefined && isValue(parameter, value)) values[parameter.id] = value;
    else problems[`values.${parameter.id}`] = 'not-supported';
  }
  return { problems, values };
}

const oneOf = <One extends string>(asked: string | undefined, all: readonly [One, ...One[]]): One | undefined =>
  asked === undefined ? all[0] : all.find((one) => one === asked);

function textProblem(prompt: string, { inputs }: Recipe): string | undefined {
  if (!inputs.includes('text')) return prompt === '' ? undefined : 'not-supported';
  if (prompt === '') return 'missing';
  return codePoints(prompt) > RECIPE_TEXT_MAX ? 'too-long' : undefined;
}

/** A file that is asked for must be there, another must not. */
function fileProblem(isAsked: boolean, file: string | undefined): string | undefined {
  if (isAsked) return file === undefined ? 'missing' : undefined;
  return file === undefined ? undefined : 'not-supported';
}

function broughtProblems(recipe: Recipe, asked: CreationInput, prompt: string) {
  return BROUGHT.map(([input, field]): [string, string | undefined] => [
    field,
    field === 'prompt' ? textProblem(prompt, recipe) : fileProblem(recipe.inputs.includes(input), asked[field]),
  ]);
}

const isSeed = (seed: number | undefined): boolean =>
  seed === undefined || (Number.isInteger(seed) && seed >= 0 && seed <= SEED_MAX);

const unsupported = (value: unknown): string | undefined => (value === undefined ? 'not-supported' : undefined);

/** What is asked of a recipe, with what was left out as it usually is; what the recipe does not have is undefined. */
function choose(recipe: Recipe, asked: CreationInput) {
  const [shortest] = recipe.price;
  const seconds = asked.seconds ?? shortest?.seconds;
  return {
    shape: oneOf(asked.shape, EFFECT_SHAPES),
    resolution: oneOf(asked.resolution, EFFECT_RESOLUTIONS),
    row: recipe.price.find((row) => row.seconds === seconds),
    ...valuesOf(recipe, asked.values ?? {}),
  };
}

/** Pictures, words and ids of the input, where there are any. */
function carried({ first, last, video, seed }: CreationInput, prompt: string): CreationInput {
  return {
    ...(first !== undefined && { first }),
    ...(last !== undefined && { last }),
    ...(video !== undefined && { video }),
    ...(seed !== undefined && { seed }),
    ...(prompt !== '' && { prompt }),
  };
}

/**
 * Checks what a person asks of an effect: every problem at once, or the input completed and its price. `first` is the
 * picture, `last` the second one, `video` the clip and `prompt` the words; whose files they are is not looked at.
 */
export function checkEffectInput(recipe: Recipe, asked: CreationInput): Result<CheckedEffect, InputProblems> {
  const prompt = tidyText(asked.prompt ?? '');
  const { shape, resolution, row, values, problems } = choose(recipe, asked);
  const found: readonly (readonly [string, string | undefined])[] = [
    ...Object.entries(problems),
    ...broughtProblems(recipe, asked, prompt),
    ['shape', unsupported(shape)],
    ['resolution', unsupported(resolution)],
    ['seconds', unsupported(row)],
    ['seed', isSeed(asked.seed) ? undefined : 'out-of-range'],
    // An effect frames its pictures itself.
    ['crops', asked.crops === undefined ? undefined : 'not-supported'],
  ];
  const all = Object.fromEntries(
    found.flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem] as const])),
  );
  if (Object.keys(all).length > 0 || !shape || !resolution || !row) return fail(all);
  const { seconds, credits } = row;
  const input = { ...carried(asked, prompt), effect: recipe.id, values, shape, resolution, seconds };
  return ok({ input, price: credits });
}
