import type { Crop } from '@kinora/contracts/catalogue';
import { automaticCrop } from '@kinora/footage';

import { loadWithPictures } from './load-with-pictures.ts';
import type { CutRequest } from './preview-messages.ts';

/** How a clip cuts a picture where nobody chose, by the code that films it. */
export async function findCut({ picture, frame }: CutRequest): Promise<Crop> {
  const environment = await loadWithPictures([picture], { names: ['picture'], fonts: [], cutsOut: true });
  const loaded = environment.picture('picture');
  if (!loaded) throw new Error('The picture is not loaded.');
  return automaticCrop(environment, loaded, frame);
}
