import { OPERATION_RULES, type OperationValue, type Recipe, type RecipeOperation } from '@kinora/contracts/recipe';

/** What a member chose, by parameter id; what is left out is as usual. */
export type Chosen = Readonly<Record<string, number | string>>;

/** The values of one step, complete and within their ranges. */
export interface Values {
  number(name: string): number;
  text(name: string): string;
}

function chosenFor({ parameters }: Recipe, chosen: Chosen, id: string): number | string | undefined {
  const parameter = parameters.find((one) => one.id === id);
  if (!parameter) return undefined;
  const value = chosen[id] ?? parameter.usual;
  if (parameter.kind === 'choice') return parameter.choices.find((choice) => choice === value) ?? parameter.usual;
  return typeof value === 'number' && Number.isFinite(value) ? value : parameter.usual;
}

/** Reads a step's values: what the recipe says, what the member chose where it asks, else what is usual. */
export function readValues(recipe: Recipe, { operation, values = {} }: RecipeOperation, chosen: Chosen): Values {
  const rules = OPERATION_RULES[operation].values;
  const resolve = (value: OperationValue | undefined) =>
    typeof value === 'object' ? chosenFor(recipe, chosen, value.parameter) : value;
  return {
    number: (name) => {
      const rule = rules[name];
      if (rule?.kind !== 'number') return 0;
      const value = resolve(values[name]);
      return typeof value === 'number' ? Math.min(rule.maximum, Math.max(rule.minimum, value)) : rule.usual;
    },
    text: (name) => {
      const rule = rules[name];
      if (!rule || rule.kind === 'number') return '';
      const value = resolve(values[name]);
      if (typeof value !== 'string') return rule.usual;
      return rule.kind === 'colour' || rule.choices.includes(value) ? value : rule.usual;
    },
  };
}
