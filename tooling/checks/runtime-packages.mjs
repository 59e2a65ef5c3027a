// The packages of others that one of ours needs to run, found the way Node finds them.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of a dependency as seen from `folder`, or undefined where it is not installed (another platform's). */
function findPackage(folder, name) {
  for (let above = folder; ; above = dirname(above)) {
    const place = join(above, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return realpathSync(place);
    if (above === dirname(above)) return undefined;
  }
}

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const isOurs = (name) => name.startsWith('@kinora/');

function licenceOf({ license, licenses }) {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none';
}

/**
 * All installed packages below `start`, once each, by name: `{ name, version, licence, folder }`. Ours are passed
 * through: they count with what they need.
 */
export function runtimePackages(start) {
  const seen = new Set([realpathSync(start)]);
  const found = [];
  for (const folder of seen) {
    const manifest = readManifest(folder);
    const { name, version, dependencies, optionalDependencies } = manifest;
    if (!isOurs(name)) found.push({ name, version, licence: licenceOf(manifest), folder });
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = findPackage(folder, needed);
      if (place) seen.add(place);
    }
  }
  return found.toSorted((one, other) => one.name.localeCompare(other.name));
}
