import { createRandom } from '@kinora/drawing';
import { aPhoto, paintMeadow, nodePaintEnv } from '@kinora/drawing/testing';

import { openSpace } from '../photo/atmosphere.ts';
import { preparePicture } from '../photo/prepare-picture.ts';
import { standInAnchors } from '../recipe/stand-in.ts';
import type { PictureStudio } from '../recipe/studio.ts';

/** A small studio with a picture of a meadow. */
export function aStudio(seed = 3): PictureStudio {
  const environment = nodePaintEnv();
  const size = { width: 160, height: 90 };
  return {
    environment,
    ...size,
    unit: 0.125,
    seed,
    seconds: 2,
    random: createRandom(seed),
    space: openSpace(environment, { ...size, seed }),
    first: preparePicture(environment, aPhoto([160, 90], paintMeadow), { ...size, subject: 'none' }),
    second: null,
    anchors: standInAnchors(),
    target: { x: 0, y: 0 },
    words: '',
    label: null,
  };
}
