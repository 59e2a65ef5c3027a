// Draws the picture of docs/architecture.md anew: node tooling/pictures/draw-packages.mjs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readWorkspace } from '../checks/workspace.mjs';
import { drawPackages, PICTURE } from './package-picture.mjs';

const root = join(import.meta.dirname, '../..');

writeFileSync(join(root, PICTURE), drawPackages(readWorkspace(root).packages));
