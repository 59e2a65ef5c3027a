import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { onTestFinished } from 'vitest';

import { readWorkspace } from '../workspace.mjs';

/** A folder with these files (path to text, or to an object for JSON); it is gone after the test. */
export function plantFiles(files) {
  const root = mkdtempSync(join(tmpdir(), 'kinora-checks-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}

/** A workspace of small packages: name to rank, where it runs, manifest fields and source files. */
export function plantPackages(packages) {
  const files = Object.entries(packages).flatMap(
    ([name, { rank, runs = 'any', manifest = {}, files: sources = {} }]) => [
      [`packages/${name}/package.json`, { name: `@kinora/${name}`, kinora: { rank, runs }, ...manifest }],
      ...Object.entries(sources).map(([file, text]) => [`packages/${name}/${file}`, text]),
    ],
  );
  return readWorkspace(plantFiles(Object.fromEntries(files)));
}
