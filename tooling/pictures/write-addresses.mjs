// Where a browser finds each picture: it has no folder to read, so each is an import, for the bundler to give it an address.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

const player = new URL('../../packages/live-stage/src/player/', import.meta.url);
const folder = new URL('picture-urls/', player);

/** One file for each first letter, so that whoever needs a picture loads no long list. */
const fileOf = (name) => (/^[a-z]/.test(name) ? name.charAt(0) : 'digits');

function addressesOf(names) {
  const imports = names.map((name, i) => `import p${i} from '@kinora/subjects/pictures/${name}.webp?url&no-inline';`);
  const entries = names.map((name, i) => `  '${name}': p${i},`);
  return `// Written by npm run pictures.
${imports.join('\n')}

export const URLS: Readonly<Record<string, string>> = {
${entries.join('\n')}
};
`;
}

function tableOf(names) {
  const letters = [...new Set(names.map((name) => name.charAt(0)))];
  const rows = letters.map((letter) => `  '${letter}': () => import('./picture-urls/${fileOf(letter)}.gen.ts'),`);
  return `// Written by npm run pictures.
interface Addresses {
  readonly URLS: Readonly<Record<string, string>>;
}

/** Where the app serves the engine's mounted pictures, by the first letter of their name and then by their name. */
export const PICTURE_URLS: Readonly<Record<string, () => Promise<Addresses>>> = {
${rows.join('\n')}
};
`;
}

/** Writes the modules with the addresses of these pictures. */
export function writeAddresses(pictures) {
  const names = pictures.toSorted();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, some] of Map.groupBy(names, fileOf))
    writeFileSync(new URL(`${file}.gen.ts`, folder), addressesOf(some));
  writeFileSync(new URL('picture-urls.gen.ts', player), tableOf(names));
}
