import type { OPERATIONS } from './operations.data.ts';

/** Kind of effect, as the effects page groups them. */
export type RecipeCategory = (typeof RECIPE_CATEGORIES)[number];
export const RECIPE_CATEGORIES = [
  'transform',
  'dance',
  'hug',
  'melt',
  'hero',
  'style',
  'camera',
  'product',
  'pets',
  'halloween',
  'christmas',
  'new-year',
  'love',
  'nature',
] as const;

/** What a member brings: a picture or a clip first; a clip takes the place of all pictures. */
export type RecipeInput = (typeof RECIPE_INPUTS)[number];
export const RECIPE_INPUTS = ['picture', 'second-picture', 'clip', 'text'] as const;

/** The longest text a member may bring, in characters. */
export const RECIPE_TEXT_MAX = 80;

type RecipeUnit = (typeof RECIPE_UNITS)[number];
export const RECIPE_UNITS = ['percent', 'count', 'degrees', 'beats-per-minute', 'seconds'] as const;

/** A number a member may change. */
interface NumberParameter {
  readonly kind: 'number';
  readonly id: string;
  /** Message id. */
  readonly label: string;
  readonly unit: RecipeUnit;
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  readonly usual: number;
}

/** One of several named choices. */
interface ChoiceParameter {
  readonly kind: 'choice';
  readonly id: string;
  readonly label: string;
  readonly choices: readonly string[];
  readonly usual: string;
}

export type RecipeParameter = NumberParameter | ChoiceParameter;

export type OperationName = keyof typeof OPERATIONS;
/** A number, a name, or the value of one of the recipe's parameters. */
export type OperationValue = number | string | { readonly parameter: string };

/** One step of a recipe. */
export interface RecipeOperation {
  readonly operation: OperationName;
  readonly values?: Readonly<Record<string, OperationValue>>;
  /** The part of the clip it runs in, as shares; the whole clip where it is left out. */
  readonly during?: readonly [from: number, to: number];
}

/** Month and day, `MM-DD`; a season may cross the end of the year. */
interface RecipeSeason {
  readonly from: string;
  readonly to: string;
}

interface RecipePrice {
  /** Clips up to this length cost this many credits. */
  readonly seconds: number;
  readonly credits: number;
}

/** An effect as plain data; see docs/recipes.md. */
export interface Recipe {
  readonly format: 'kinora-recipe';
  readonly version: 1;
  /** Lower-case words joined by hyphens. */
  readonly id: string;
  /** Message ids. */
  readonly title: string;
  readonly description: string;
  readonly category: RecipeCategory;
  readonly inputs: readonly RecipeInput[];
  readonly parameters: readonly RecipeParameter[];
  readonly operations: readonly RecipeOperation[];
  readonly season: RecipeSeason | null;
  /** Shortest first. */
  readonly price: readonly RecipePrice[];
  /** Name of the picture the effect's card shows it on. */
  readonly sample: string;
}
