import type { Recipe, RecipeCategory, RecipeInput, RecipeOperation, RecipeParameter } from '@kinora/contracts/recipe';

/** Credits for clips up to so many seconds. */
const PRICES = {
  standard: [
    { seconds: 5, credits: 8 },
    { seconds: 10, credits: 14 },
  ],
  large: [
    { seconds: 5, credits: 10 },
    { seconds: 10, credits: 18 },
  ],
} as const;

const SEASONS = {
  valentine: { from: '02-01', to: '02-15' },
  halloween: { from: '10-01', to: '11-02' },
  christmas: { from: '12-01', to: '12-26' },
  'new-year': { from: '12-27', to: '01-06' },
} as const;

type Unsaid<Parameter> = Parameter extends RecipeParameter ? Omit<Parameter, 'kind' | 'label'> : never;
type ParameterEntry = Unsaid<RecipeParameter>;

/** An effect of our own as it is written down: only what differs from the others. */
export interface RecipeEntry {
  readonly id: string;
  /** One picture where it is left out. */
  readonly inputs?: readonly RecipeInput[];
  /** None where they are left out. */
  readonly parameters?: readonly ParameterEntry[];
  readonly operations: readonly RecipeOperation[];
  /** All year where it is left out. */
  readonly season?: keyof typeof SEASONS;
  /** `standard` where it is left out. */
  readonly price?: keyof typeof PRICES;
  readonly sample: string;
}

function completeParameter(entry: ParameterEntry): RecipeParameter {
  const label = `parameter.${entry.id}`;
  return 'choices' in entry ? { kind: 'choice', label, ...entry } : { kind: 'number', label, ...entry };
}

/** The whole recipe: what its entry says, and what follows from its id and category or is the same for all. */
export function completeRecipe(category: RecipeCategory, entry: RecipeEntry): Recipe {
  const { id, inputs = ['picture'], parameters = [], operations, season, price = 'standard', sample } = entry;
  return {
    format: 'kinora-recipe',
    version: 1,
    id,
    title: `recipe.${id}.title`,
    description: `recipe.${id}.description`,
    category,
    inputs,
    parameters: parameters.map(completeParameter),
    operations,
    season: season === undefined ? null : SEASONS[season],
    price: PRICES[price],
    sample,
  };
}
