import { isInSeason, type Recipe } from '@kinora/contracts/recipe';

import { EFFECTS } from './effects.ts';

/** The effect that stands for the season of a day: one of the kind with the most effects in season, or none. */
export function effectOfSeason(day: Date): Recipe | undefined {
  const inSeason = EFFECTS.filter(({ season }) => season !== null && isInSeason(season, day));
  const weight = ({ category }: Recipe) => inSeason.filter((other) => other.category === category).length;
  return inSeason.toSorted((one, other) => weight(other) - weight(one))[0];
}
