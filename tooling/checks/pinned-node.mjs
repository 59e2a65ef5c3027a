// Everybody works with the Node that the bootstrap fetches: `.nvmrc` names the same version.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FILE = '.nvmrc';
const PIN = 'tooling/bootstrap/node/package.json';

export function checkPinnedNode({ root, read }) {
  if (!existsSync(join(root, PIN))) return [];
  const pinned = new Set(Object.values(JSON.parse(read(PIN)).optionalDependencies));
  if (pinned.size !== 1) return [`${PIN}: pins ${[...pinned].join(' and ')}, not one version for all platforms`];
  const [version] = pinned;
  const named = existsSync(join(root, FILE)) ? read(FILE).trim() : 'nothing';
  return named === version ? [] : [`${FILE}: names ${named}, but ${PIN} pins ${version}`];
}
