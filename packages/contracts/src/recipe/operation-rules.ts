import { OPERATIONS } from './operations.data.ts';
import type { OperationName, RecipeInput, RecipeOperation } from './recipe.ts';

/** What a value of a step may be. */
export type ValueRule =
  | { readonly kind: 'number'; readonly minimum: number; readonly maximum: number; readonly usual: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly usual: string }
  | { readonly kind: 'colour'; readonly usual: string };

export interface OperationRule {
  readonly stage: 'layers' | 'frame';
  readonly cost: number;
  /** What the member must bring for it beside the first picture or clip. */
  readonly needs?: RecipeInput;
  readonly values: Readonly<Record<string, ValueRule>>;
}

/** What every recipe costs before its first step: drawing the picture itself. */
export const BASE_COST = 30;
/** What a recipe may cost in all, in units of about one millisecond for each megapixel of each frame. */
export const WORK_BUDGET = 160;
export const OPERATIONS_MAX = 12;

export const OPERATION_RULES: Readonly<Record<OperationName, OperationRule>> = OPERATIONS;

export const isOperationName = (name: unknown): name is OperationName =>
  typeof name === 'string' && Object.hasOwn(OPERATION_RULES, name);

/** Whether a step arranges the parts of a still picture, into which the frames of a clip are not taken. */
export const needsStill = (name: OperationName): boolean => OPERATION_RULES[name].stage === 'layers';

/** Work of the steps together with the picture's own. */
export function workOf(operations: readonly RecipeOperation[]): number {
  return operations.reduce((sum, { operation }) => sum + OPERATION_RULES[operation].cost, BASE_COST);
}
