import type { Crop } from '@kinora/contracts/catalogue';
import { automaticCrop } from '@kinora/footage';

import { loadEnvironment } from './load-environment.ts';
import { loadPicture } from './load-picture.ts';
import type { CutRequest } from './preview-messages.ts';

/** How a clip cuts a picture where nobody chose, by the code that films it. */
export async function findCut({ picture, frame }: CutRequest): Promise<Crop> {
  const [environment, loaded] = await Promise.all([loadEnvironment({ fonts: [], pictures: [] }), loadPicture(picture)]);
  return automaticCrop(environment, loaded, frame);
}
