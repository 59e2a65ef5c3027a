import type { Recipe } from '@kinora/contracts/recipe';
import { RECIPES } from '@kinora/footage/recipes';

/** What can be shown today: pictures and words are drawn live, clips are not. */
const isShown = ({ inputs }: Recipe) => inputs.includes('picture') && !inputs.includes('clip');

/** The effects of the page, in its order. */
export const EFFECTS: readonly Recipe[] = RECIPES.filter(isShown);

export const findEffect = (id: string): Recipe | undefined => EFFECTS.find((effect) => effect.id === id);

export const takesTwo = ({ inputs }: Recipe): boolean => inputs.includes('second-picture');

export const takesText = ({ inputs }: Recipe): boolean => inputs.includes('text');

/** Credits of its shortest clip. */
export const leastCredits = ({ price }: Recipe): number => Math.min(...price.map(({ credits }) => credits));

/** Others of the same kind, those after it first. */
export function relatedEffects(effect: Recipe, count: number): readonly Recipe[] {
  const kind = EFFECTS.filter(({ category }) => category === effect.category);
  const at = kind.indexOf(effect);
  return [...kind.slice(at + 1), ...kind.slice(0, at)].slice(0, count);
}
