// A fresh Vite app with packed packages: unpacked into its `node_modules`, where each finds what its manifest names and
// nothing else. What is a peer, the app has.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the app itself has: the peers of the packages, and its tools. */
const OWN = ['@lingui/core', '@lingui/react', 'jotai', 'react', 'react-dom', 'tailwindcss'];

function link(place, name, target) {
  const path = join(place, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(realpathSync(target), path, 'dir');
}

/** Unpacks one, and gives it the packages of others that it names. */
function unpack(app, { file, name, folder }, root) {
  const place = join(app, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  const done = spawnSync('tar', ['-xzf', file, '-C', place, '--strip-components=1'], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${file} could not be unpacked: ${done.stderr}`);
  const { dependencies = {} } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  for (const needed of Object.keys(dependencies).filter((one) => !one.startsWith('@kinora/'))) {
    link(place, needed, join(root, 'packages', folder, 'node_modules', needed));
  }
}

/** Makes the app in a folder; `packed` are all packages of ours that it has. */
export function makeApp(root, { app, packed }) {
  cpSync(join(import.meta.dirname, 'app'), app, { recursive: true });
  for (const one of packed) unpack(app, one, root);
  for (const name of OWN) link(app, name, join(root, 'apps/studio/node_modules', name));
}
