import type { FileField } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { MISSING_WORDS, placeOf, type MissingPicture } from '../own-pictures/missing-picture.ts';
import { pictureFieldId } from './go-to-field.ts';

/** The file that has to be added, or another one chosen, before a clip can be made. */
export type MissingFile = MissingPicture | 'video' | 'other-video';

/** The id of the element that has the field for a video. */
export const VIDEO_FIELD = 'own-video';

/** What the button says instead of its price. */
export const MISSING_FILE_WORDS: Readonly<Record<MissingFile, MessageDescriptor>> = {
  ...MISSING_WORDS,
  video: msg`Add a video to create a clip`,
  'other-video': msg`Choose another video to create a clip`,
};

/** The id of the element that has the field for a missing file. */
export const fieldOfMissing = (missing: MissingFile): string =>
  missing === 'video' || missing === 'other-video' ? VIDEO_FIELD : pictureFieldId(placeOf(missing));

/** The id of the element that has the field for a file of an input. */
export const fieldOfFile = (field: FileField): string =>
  field === 'video' ? VIDEO_FIELD : pictureFieldId(field === 'first' ? 'first' : 'second');
