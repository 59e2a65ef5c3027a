// docs/stories.md is what the stories say, and no screen lacks a state unexplained.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ELSEWHERE } from '../stories/elsewhere.data.mjs';
import { holesOf, storyTable } from '../stories/story-table.mjs';

const FILE = 'docs/stories.md';
/** The formatter widens the columns of tables. */
const plain = (text) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');

/** One line for each hole, for each untrue word of `elsewhere`, and for a table that is old. */
export function checkStoryTable(workspace, elsewhere = ELSEWHERE) {
  const { root, read } = workspace;
  const isCurrent = existsSync(join(root, FILE)) && plain(read(FILE)) === plain(storyTable(workspace, elsewhere));
  return [
    ...holesOf(workspace, elsewhere),
    ...(isCurrent ? [] : [`${FILE}: is not what the stories show; npm run stories:table`]),
  ];
}
