import type { Recipe } from '@kinora/contracts';

import { takesTwo } from '../catalogue/effects.ts';
import type { OwnPicture } from '../picture/read-picture.ts';

/** What has to be added before a clip can be made. */
export type Missing = 'picture' | 'first-picture' | 'second-picture' | 'words';

export interface Given {
  readonly pictures: { readonly first?: OwnPicture | undefined; readonly second?: OwnPicture | undefined };
  /** Everything but the pictures is there. */
  readonly hasOrder: boolean;
}

/** The first thing that an effect still needs; our own samples do not count. */
export function missingOf(effect: Recipe, { pictures: { first, second }, hasOrder }: Given): Missing | null {
  const hasTwo = takesTwo(effect);
  if (!first) return hasTwo ? 'first-picture' : 'picture';
  if (hasTwo && !second) return 'second-picture';
  return hasOrder ? null : 'words';
}

/** The id of the element that has the field for it. */
export const placeId = (missing: Missing): string => {
  if (missing === 'words') return 'effect-words';
  return missing === 'second-picture' ? 'picture-second' : 'picture-first';
};
