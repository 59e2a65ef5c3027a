import { isServerFailure, type UploadFailure } from '@kinora/api-client/creations';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Place } from './picture-atoms.ts';
import type { OwnPicture } from './read-picture.ts';

/** The picture that has to be added before a clip can be made. */
export type MissingPicture =
  | 'picture'
  | 'first-picture'
  | 'second-picture'
  /** The server does not take the one that is there. */
  | 'other-first'
  | 'other-second';

export interface GivenPictures {
  /** A second picture is needed too. */
  readonly hasTwo: boolean;
  readonly pictures: Readonly<Partial<Record<Place, OwnPicture>>>;
  /** Why the server does not take a picture that is there. */
  readonly refused: Readonly<Partial<Record<Place, UploadFailure>>>;
}

/** The picture is refused for what it is: asking once more helps nothing. */
export const isFinal = (failure: UploadFailure | null | undefined): boolean =>
  failure?.kind === 'file-refused' && !isServerFailure(failure.reason);

function refusedPicture({ hasTwo, refused }: GivenPictures): MissingPicture | null {
  if (isFinal(refused.first)) return 'other-first';
  return hasTwo && isFinal(refused.second) ? 'other-second' : null;
}

/** The first picture that is still needed; our own samples do not count. */
export function missingPicture(given: GivenPictures): MissingPicture | null {
  const { hasTwo, pictures } = given;
  const refused = refusedPicture(given);
  if (refused) return refused;
  if (!pictures.first) return hasTwo ? 'first-picture' : 'picture';
  return hasTwo && !pictures.second ? 'second-picture' : null;
}

/** The place that a missing picture is for. */
export const placeOf = (missing: MissingPicture): Place =>
  missing === 'second-picture' || missing === 'other-second' ? 'second' : 'first';

/** What the button says instead of its price. */
export const MISSING_WORDS: Readonly<Record<MissingPicture, MessageDescriptor>> = {
  picture: msg`Add an image to create a clip`,
  'first-picture': msg`Add the first frame to create a clip`,
  'second-picture': msg`Add the last frame to create a clip`,
  'other-first': msg`Choose another image to create a clip`,
  'other-second': msg`Choose another last frame to create a clip`,
};
