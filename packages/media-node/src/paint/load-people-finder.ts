import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { FindPeople } from '@kinora/drawing';
import { createPeopleFinder } from '@kinora/footage';

const require = createRequire(import.meta.url);

/** What finds people in pictures, with the weights that the browser loads too. */
export async function loadPeopleFinder(): Promise<FindPeople> {
  const weights = require.resolve('@mediapipe/selfie_segmentation/selfie_segmentation.tflite');
  return createPeopleFinder(await readFile(weights));
}
