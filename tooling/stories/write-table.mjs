import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readWorkspace } from '../checks/workspace.mjs';
import { storyTable } from './story-table.mjs';

const root = dirname(dirname(import.meta.dirname));
writeFileSync(join(root, 'docs/stories.md'), storyTable(readWorkspace(root)));
