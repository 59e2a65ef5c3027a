import type { PictureSource } from '@kinora/live-stage';

import type { Place } from './picture-atoms.ts';
import type { OwnPicture } from './read-picture.ts';

/** Our pictures that stand where the member has none yet. */
const SAMPLES = { first: 'lighthouse', second: 'house' } as const satisfies Readonly<Record<Place, string>>;

const sourceOf = (place: Place, picture: OwnPicture | undefined): PictureSource =>
  picture ? { kind: 'file', id: picture.id, file: picture.file } : { kind: 'sample', name: SAMPLES[place] };

/** The pictures on the stage: the member's, and ours in their place. */
export function shownPictures(
  own: Readonly<Partial<Record<Place, OwnPicture>>>,
  hasTwo: boolean,
): readonly PictureSource[] {
  const first = sourceOf('first', own.first);
  return hasTwo ? [first, sourceOf('second', own.second)] : [first];
}
