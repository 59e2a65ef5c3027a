import type { Recipe } from '@kinora/contracts/recipe';
import { missingPicture, pictureFieldId, placeOf, type GivenPictures, type MissingPicture } from '@kinora/source-files';

import { takesTwo } from '../catalogue/effects.ts';

/** What has to be added before a clip can be made. */
export type Missing = MissingPicture | 'words';

export interface Given extends Omit<GivenPictures, 'hasTwo'> {
  /** Everything but the pictures is there. */
  readonly hasRequest: boolean;
}

/** The first thing that an effect still needs; our own samples do not count. */
export function missingOf(effect: Recipe, { hasRequest, ...given }: Given): Missing | null {
  return missingPicture({ ...given, hasTwo: takesTwo(effect) }) ?? (hasRequest ? null : 'words');
}

/** The id of the element that has the field for it. */
export const placeId = (missing: Missing): string =>
  missing === 'words' ? 'effect-words' : pictureFieldId(placeOf(missing));
