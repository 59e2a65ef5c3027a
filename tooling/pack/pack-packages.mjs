// Packs packages with those that they need, as they would be published.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { closureOf, readPackages } from './workspace.mjs';
import { writeMessages } from './write-messages.mjs';

function packOne(folder, into) {
  const packed = spawnSync('pnpm', ['pack', '--json', '--pack-destination', into], { cwd: folder, encoding: 'utf8' });
  if (packed.status !== 0) throw new Error(`${folder} could not be packed: ${packed.stderr || packed.stdout}`);
  return JSON.parse(packed.stdout).filename;
}

/** Packs `names` and what they need into a folder: `{ name, folder, file }` each. Their declarations must be there. */
export async function packPackages(root, { into, names }) {
  const packages = readPackages(root);
  const all = closureOf(packages, names).map((name) => ({ name, folder: packages.get(name).folder }));
  await writeMessages(
    root,
    all.map(({ folder }) => folder),
  );
  mkdirSync(into, { recursive: true });
  return all.map((one) => ({ ...one, file: packOne(join(root, 'packages', one.folder), into) }));
}
