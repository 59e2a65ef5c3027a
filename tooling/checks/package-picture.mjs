// The picture in docs/architecture.md shows the packages there are, at the ranks and places their manifests name.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { drawPackages, PICTURE } from '../pictures/package-picture.mjs';

/** One line where the picture is missing or shows something else. */
export function checkPackagePicture({ root, packages, read }) {
  const drawn = existsSync(join(root, PICTURE)) ? read(PICTURE) : '';
  return drawn === drawPackages(packages)
    ? []
    : [`${PICTURE}: does not show the packages as they are; run node tooling/pictures/draw-packages.mjs`];
}
