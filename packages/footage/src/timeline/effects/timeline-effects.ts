import { needsStill, RECIPE_TEXT_MAX, type Recipe } from '@kinora/contracts/recipe';

import { OVERLAYS } from '../../overlay/overlays.ts';
import { RECIPES } from '../../recipe/recipes/all-recipes.ts';
import { RESTYLES } from '../../restyle/all-restyles.ts';
import { COLOUR_OPTIONS } from './adjust-colour.ts';
import { AMOUNT, type EffectOption } from './effect-option.ts';

export const EFFECT_KINDS = ['adjust', 'restyle', 'overlay', 'recipe'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** An effect that a clip of a timeline can have. */
export interface EffectFacts {
  /** `<kind>:<name>`, as an `EffectUse` names it. */
  readonly id: string;
  readonly kind: EffectKind;
  /** Lower-case words joined by hyphens; the same for ever. */
  readonly name: string;
  /** The first is always the amount, from 0 to 1. */
  readonly options: readonly EffectOption[];
}

function facts(kind: EffectKind, name: string, options: readonly EffectOption[] = []): EffectFacts {
  return { id: `${kind}:${name}`, kind, name, options: [AMOUNT, ...options] };
}

function recipeOptions({ inputs, parameters }: Recipe): EffectOption[] {
  const words: EffectOption[] = inputs.includes('text')
    ? [{ kind: 'text', name: 'text', longest: RECIPE_TEXT_MAX }]
    : [];
  const chosen = parameters.map((parameter): EffectOption => {
    const { id: name } = parameter;
    if (parameter.kind === 'choice')
      return { kind: 'choice', name, choices: parameter.choices, usual: parameter.usual };
    const { maximum, minimum, step, usual } = parameter;
    return { kind: 'number', name, minimum, maximum, step, usual };
  });
  return [...words, ...chosen];
}

const runsOverClips = ({ operations }: Recipe) => operations.every(({ operation }) => !needsStill(operation));

/** Every effect of the engine that frames of a timeline can go through. What changes time is a command of clips. */
export const TIMELINE_EFFECTS: readonly EffectFacts[] = [
  facts('adjust', 'colour', COLOUR_OPTIONS),
  facts('adjust', 'sharpen'),
  ...Object.keys(RESTYLES).map((name) => facts('restyle', name)),
  ...Object.keys(OVERLAYS).map((name) => facts('overlay', name)),
  ...RECIPES.filter(runsOverClips).map((recipe) => facts('recipe', recipe.id, recipeOptions(recipe))),
];

const byId = new Map(TIMELINE_EFFECTS.map((effect) => [effect.id, effect]));

/** Nothing where this build does not know the effect. */
export const findTimelineEffect = (id: string): EffectFacts | undefined => byId.get(id);
