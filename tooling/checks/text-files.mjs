// The files of the repository that hold text, whatever they are for.
import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

const AWAY = ['node_modules', 'dist', 'storybook-static', 'test-results', 'coverage', '.git', '.turbo', '.kinora'];
const BINARY = ['.png', '.jpg', '.webp', '.avif', '.woff2', '.ttf', '.mp4', '.ico'];

/** All of them below a folder that ends with a slash, as paths from the root. */
export function textFilesBelow(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !AWAY.includes(name))
    .flatMap((entry) => {
      const path = `${folder}${entry.name}`;
      if (entry.isDirectory()) return textFilesBelow(root, `${path}/`);
      return entry.isFile() && !BINARY.includes(extname(path)) ? [path] : [];
    });
}
