import { nearestShape, ownPicturesAtom, type Place } from '@kinora/source-files';
import { atom } from 'jotai';

import { chooseAtom, modeAtom } from '../draft/draft-atoms.ts';

/** Gives the clip the shape of its first picture, as near as the model has it. */
export const followPictureAtom = atom(null, (get, set, place: Place) => {
  const { first } = get(ownPicturesAtom);
  const { shape: shapes = [] } = get(modeAtom).parameters;
  const shape = first && place === 'first' ? nearestShape(shapes.map(String), first) : undefined;
  if (shape !== undefined) set(chooseAtom, { name: 'shape', value: shape });
});
