// What a browser loads before it shows the landing page, read from what Vite says about its build.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LANDING = /routes\/[^?]*text-to-video[^?]*\?.*component/;
const isModelPage = (key) => /\$model/.test(key);

/** The keys of a chunk and of all it imports at once. */
function withImports(key, manifest, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withImports(next, manifest, seen);
  return seen;
}

/** Names of packages, ours as folders of the repository, that went into a script, by its source map. */
function packagesIn(file) {
  const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  return sources.flatMap((source) => {
    const found = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? /(packages\/[^/]+)\//.exec(source);
    return found ? [found[1]] : [];
  });
}

/** All scripts of a build with their packages: `{ file, packages }`, file as a path. */
export const scriptsOf = (dist, files) =>
  files
    .filter((file) => existsSync(join(dist, `${file}.map`)))
    .map((file) => ({ file, packages: packagesIn(join(dist, file)) }));

/** The scripts of the entry and the landing route: `[{ file, bytes, packages }]`, bytes after gzip. Throws a sentence. */
export function firstPage(dist) {
  const place = join(dist, '.vite/manifest.json');
  if (!existsSync(place)) throw new Error('there is no build of the studio to look at; run `npm start` or `npm test`');
  const manifest = JSON.parse(readFileSync(place, 'utf8'));
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const landing = Object.keys(manifest).filter((key) => LANDING.test(key) && !isModelPage(key));
  if (entries.length === 0 || landing.length === 0) throw new Error('the build names no entry or no landing route');
  const keys = new Set([...entries, ...landing].flatMap((key) => [...withImports(key, manifest)]));
  const files = [...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
  return scriptsOf(dist, files).map((script) => ({
    ...script,
    bytes: gzipSync(readFileSync(join(dist, script.file)), { level: 9 }).length,
  }));
}
