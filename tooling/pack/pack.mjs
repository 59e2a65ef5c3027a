// `npm run pack -- credits`: that package and those that it needs as tarballs, in `packed/` or the folder that is named.
import { relative, resolve } from 'node:path';

import { packPackages } from './pack-packages.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const { 2: name = '', 3: folder = 'packed' } = process.argv;

if (name === '') {
  console.error('Name a package: npm run pack -- credits [folder]');
  process.exitCode = 1;
} else {
  const into = resolve(folder);
  const packed = await packPackages(ROOT, { into, names: [`@kinora/${name.replace('@kinora/', '')}`] });
  for (const { file } of packed) console.log(relative(process.cwd(), file));
}
