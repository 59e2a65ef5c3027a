import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const OWN = '@kinora/';
/** They never run in a browser. */
const ELSEWHERE = new Set(['media-node', 'video-providers']);

function dependenciesOf(folder: string): string[] {
  const file = resolve(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  const all = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  return all.filter((name) => name.startsWith(OWN)).map((name) => name.slice(OWN.length));
}

/** These packages and all packages for browsers that they need, in order. */
export function neededPackages(packages: string, names: readonly string[]): string[] {
  const needed = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const folder = resolve(packages, name);
    if (needed.has(name) || ELSEWHERE.has(name) || !existsSync(folder)) continue;
    needed.add(name);
    queue.push(...dependenciesOf(folder));
  }
  return [...needed].toSorted();
}
