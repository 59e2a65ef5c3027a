import { isServersTrouble, type UploadFailure } from '@kinora/api-client';
import type { Recipe } from '@kinora/contracts/recipe';
import type { OwnPicture, Place } from '@kinora/creation-form';

import { takesTwo } from '../catalogue/effects.ts';

/** What has to be added before a clip can be made. */
export type Missing =
  | 'picture'
  | 'first-picture'
  | 'second-picture'
  /** The server does not take the one that is there. */
  | 'other-first'
  | 'other-second'
  | 'words';

export interface Given {
  readonly pictures: { readonly first?: OwnPicture | undefined; readonly second?: OwnPicture | undefined };
  /** Why the server does not take a picture that is there. */
  readonly refused: Readonly<Partial<Record<Place, UploadFailure>>>;
  /** Everything but the pictures is there. */
  readonly hasOrder: boolean;
}

/** The picture is refused for what it is: asking once more helps nothing. */
const isFinal = (failure: UploadFailure | undefined): boolean =>
  failure?.kind === 'file-refused' && !isServersTrouble(failure.reason);

/** The first thing that an effect still needs; our own samples do not count. */
export function missingOf(effect: Recipe, { pictures: { first, second }, refused, hasOrder }: Given): Missing | null {
  const hasTwo = takesTwo(effect);
  if (isFinal(refused.first)) return 'other-first';
  if (hasTwo && isFinal(refused.second)) return 'other-second';
  if (!first) return hasTwo ? 'first-picture' : 'picture';
  if (hasTwo && !second) return 'second-picture';
  return hasOrder ? null : 'words';
}

/** The id of the element that has the field for it. */
export const placeId = (missing: Missing): string => {
  if (missing === 'words') return 'effect-words';
  return missing === 'second-picture' || missing === 'other-second' ? 'picture-second' : 'picture-first';
};
