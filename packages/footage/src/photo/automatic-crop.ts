import type { Crop } from '@kinora/contracts/catalogue';
import type { PaintEnv, Picture } from '@kinora/drawing';

import { measureColours } from './colour-planes.ts';
import { cutFor, facesFor, findShown, keptRegion, watchFor } from './find-shown.ts';
import { placeFace } from './picture-faces.ts';

/** The crop that stands for what a clip in a frame of that size shows of a picture where nobody chose one. */
export function automaticCrop(
  environment: PaintEnv,
  picture: Picture,
  frame: { readonly width: number; readonly height: number },
): Crop {
  const options = { width: frame.width, height: frame.height, subject: 'none' } as const;
  const canvas = cutFor(environment, picture, options);
  const seePeople = watchFor(environment, picture, options);
  const planes = measureColours(environment, canvas);
  const faces = facesFor(environment, picture, options).map((face) => placeFace(face, planes.width));
  const { crop } = findShown(canvas, planes, { ...options, faces, seePeople });
  const kept = keptRegion(picture, frame.width / frame.height);
  const [x, y] = [(crop.x + crop.width / 2) / canvas.width, (crop.y + crop.height / 2) / canvas.height];
  return { x: (kept.x + x * kept.width) / picture.width, y: (kept.y + y * kept.height) / picture.height, zoom: 1 };
}
