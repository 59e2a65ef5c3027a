// Nothing in the repository names a folder or a registry of the machine it was written on.
import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

const AWAY = ['node_modules', 'dist', 'storybook-static', 'test-results', 'coverage', '.git', '.turbo', '.kinora'];
const BINARY = ['.png', '.jpg', '.webp', '.avif', '.woff2', '.ttf', '.mp4', '.ico'];

/** What stands before is not part of an address or a longer path. */
const START = String.raw`(?<![\w./@-])`;
const PATTERNS = [
  new RegExp(String.raw`${START}\/(?:root|work|workspace|mnt|var\/folders)\/[\w.]+`),
  new RegExp(String.raw`${START}\/(?:home|Users)\/[\w.-]+\/[\w.]`),
  /\b[A-Z]:\\\\?Users\\/,
  /\bhttps?:\/\/(?:registry|npm)\.[\w.-]+/,
  /^\s*(?:@[\w-]+:)?registry\s*=/m,
];

function filesBelow(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !AWAY.includes(name))
    .flatMap((entry) => {
      const path = `${folder}${entry.name}`;
      if (entry.isDirectory()) return filesBelow(root, `${path}/`);
      return entry.isFile() && !BINARY.includes(extname(path)) ? [path] : [];
    });
}

/** One line for each file that holds such a place, with the first one found. */
export function checkMachinePaths({ root, read }) {
  return filesBelow(root).flatMap((file) => {
    const text = read(file);
    const found = PATTERNS.map((pattern) => pattern.exec(text)?.[0].trim()).find(Boolean);
    return found ? [`${file}: names ${found}`] : [];
  });
}
