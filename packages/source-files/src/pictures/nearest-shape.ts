import { ratioOf } from '@kinora/live-stage';

import type { OwnPicture } from './read-picture.ts';

/** The shape, such as "16:9", that cuts the least off a picture; undefined where there is none to choose from. */
export function nearestShape<Shape extends string>(
  shapes: readonly Shape[],
  { width, height }: Pick<OwnPicture, 'width' | 'height'>,
): Shape | undefined {
  const off = (shape: Shape) => Math.abs(Math.log(ratioOf(shape)) - Math.log(width / height));
  return shapes.toSorted((one, other) => off(one) - off(other))[0];
}
