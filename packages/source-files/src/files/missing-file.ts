import type { FileField, FileSlot } from '@kinora/contracts/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { pictureFieldId, REFERENCES_FIELD, VIDEO_FIELD } from '../fields/go-to-field.ts';
import { MISSING_WORDS, placeOf, type MissingPicture } from '../pictures/missing-picture.ts';

/** The file that has to be added, or another one chosen, before a clip can be made. */
export type MissingFile = MissingPicture | 'video' | 'other-video' | 'other-reference';

/** What the button says instead of its price. */
export const MISSING_FILE_WORDS: Readonly<Record<MissingFile, MessageDescriptor>> = {
  ...MISSING_WORDS,
  video: msg`Add a video to create a clip`,
  'other-video': msg`Choose another video to create a clip`,
  'other-reference': msg`Choose another reference image to create a clip`,
};

/** The id of the element that has the field for a missing file. */
export function fieldOfMissing(missing: MissingFile): string {
  if (missing === 'other-reference') return REFERENCES_FIELD;
  return missing === 'video' || missing === 'other-video' ? VIDEO_FIELD : pictureFieldId(placeOf(missing));
}

const FIELDS: Readonly<Record<FileField, string>> = {
  first: pictureFieldId('first'),
  last: pictureFieldId('second'),
  video: VIDEO_FIELD,
};
const isField = (slot: FileSlot): slot is FileField => slot in FIELDS;

/** The id of the element that has the field for a file of an input. */
export const fieldOfFile = (slot: FileSlot): string => (isField(slot) ? FIELDS[slot] : REFERENCES_FIELD);
