import type { Crop } from '@kinora/contracts/catalogue';
import type { PaintEnv, Picture } from '@kinora/drawing';

import { measureColours } from './colour-planes.ts';
import { cutFor, findShown, keptRegion, watchFor } from './find-shown.ts';

/** The crop that stands for what a clip in a frame of that size shows of a picture where nobody chose one. */
export function automaticCrop(
  environment: PaintEnv,
  picture: Picture,
  frame: { readonly width: number; readonly height: number },
): Crop {
  const options = { width: frame.width, height: frame.height, subject: 'none' } as const;
  const canvas = cutFor(environment, picture, options);
  const seePeople = watchFor(environment, picture, options);
  const { crop } = findShown(canvas, measureColours(environment, canvas), { ...options, seePeople });
  const kept = keptRegion(picture, frame.width / frame.height);
  const [x, y] = [(crop.x + crop.width / 2) / canvas.width, (crop.y + crop.height / 2) / canvas.height];
  return { x: (kept.x + x * kept.width) / picture.width, y: (kept.y + y * kept.height) / picture.height, zoom: 1 };
}
