// `npm run new-package -- <name> "<what it is for>"`: a package of the web, in its place and in every list.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readWorkspace } from '../checks/workspace.mjs';
import { planPackage, readWords } from './plan-package.mjs';

const root = join(import.meta.dirname, '../..');
const windows = process.platform === 'win32';

function writeAll(files) {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Runs a tool in the checkout. Throws where it fails. */
function run(tool, words) {
  const { status } = spawnSync(tool, words, { cwd: root, stdio: 'inherit', shell: windows });
  if (status !== 0) throw new Error(`the files are written, but \`${tool} ${words[0]}\` failed; its reason is above.`);
}

function makePackage({ name, files }) {
  writeAll(files);
  run('oxfmt', [...files.keys()]);
  run('node', ['tooling/pictures/draw-packages.mjs']);
  run('node', ['tooling/stories/write-table.mjs']);
  run('oxfmt', ['docs/stories.md']);
  // Links the package; nothing new is fetched, as each library is in the catalog already.
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile']);
  console.log(`kinora: packages/${name} is in place; ${files.size} files were written.`);
  console.log(`Its test: pnpm --filter @kinora/${name} test. Its stories: KINORA_STORIES=${name} npm run stories.`);
  console.log('Give it a view of your own, then a page: "A page" in CONTRIBUTING.md. Prove it: npm test.');
}

try {
  const workspace = readWorkspace(root);
  const { chosen, problem } = readWords(process.argv.slice(2), workspace.packages);
  if (problem !== undefined) throw new Error(`${problem}. Nothing was written.`);
  makePackage({ name: chosen.name, files: planPackage(chosen, workspace.read) });
} catch (error) {
  console.error(`kinora: ${error.message}`);
  process.exitCode = 1;
}
