import type { RigName, ShapedThing } from '@kinora/subjects';

/** What may have the shape of something else, by what usually draws it. */
export const SHAPED_THINGS: Readonly<Partial<Record<RigName, ShapedThing>>> = {
  hotair: 'hot air balloon',
  balloon: 'balloon',
  cake: 'cake',
  car: 'car',
};
