import { OPERATION_RULES, type OperationName, type RecipeOperation } from '@kinora/contracts/recipe';
import type { Pixels } from '@kinora/drawing';
import { peakSignalToNoise } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aRecipe, playRecipe } from '../../testing/a-recipe.ts';
import { OPERATION_MAKERS } from './all-operations.ts';

const PLAIN = playRecipe(aRecipe([{ operation: 'camera', values: { move: 'still' } }])).frame(12);
/** Choices that change nothing by themselves. */
const QUIET = ['still', 'picture', 'no', 'all', 'none'];

/** Steps whose choices have tests of their own; one stands for all here. */
const TESTED: readonly string[] = ['camera', 'backdrop', 'change', 'frame'];

/** Every choice of every step, one at a time; numbers and colours as usual. */
const STEPS: readonly (readonly [name: string, step: RecipeOperation])[] = Object.entries(OPERATION_RULES).flatMap(
  ([name, { values }]) => {
    const operation = name as OperationName;
    const choices = Object.entries(values).flatMap(([key, rule]) =>
      rule.kind === 'choice'
        ? rule.choices
            .filter((choice) => !QUIET.includes(choice))
            .map((choice): readonly [string, RecipeOperation] => [
              `${name} ${key} ${choice}`,
              { operation, values: { [key]: choice } },
            ])
        : [],
    );
    if (choices.length === 0) return [[name, { operation }] as const];
    return TESTED.includes(name) ? choices.slice(0, 1) : choices;
  },
);

/** Opaque everywhere: nothing was forgotten or cut out. */
const isWhole = ({ data }: Pixels) => data.every((value, at) => at % 4 !== 3 || value === 255);

describe('a step', () => {
  it('stands in the table for every name of the format', () => {
    expect(Object.keys(OPERATION_MAKERS).toSorted()).toEqual(Object.keys(OPERATION_RULES).toSorted());
  });

  it.each(STEPS)('%s shows in the clip', (_, step) => {
    const { frame } = playRecipe(aRecipe([step]));
    // Shortly after a beat.
    const drawn = frame(14);
    expect(isWhole(drawn)).toBe(true);
    expect(peakSignalToNoise(drawn, PLAIN)).toBeLessThan(45);
  });
});
