import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { expect, it } from 'vitest';

const SOURCES = dirname(import.meta.dirname);

/** What a file loads or may load: all but types. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  const found = text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';|import\('([^']+)'\)/gms);
  return [...found].map(([, fixed, lazy]) => fixed ?? lazy ?? '');
}

function reachedFrom(start: string): { files: string[]; packages: Set<string> } {
  const files = [start];
  const packages = new Set<string>();
  for (const file of files) {
    for (const name of importsOf(file)) {
      const path = relative(SOURCES, join(SOURCES, dirname(file), name));
      if (!name.startsWith('.')) packages.add(name);
      else if (!files.includes(path)) files.push(path);
    }
  }
  return { files, packages };
}

it('keeps every decoder out of the process that takes a file in', () => {
  const { files, packages } = reachedFrom('intake/accept-upload.ts');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => /\/child\/|\/adapters\//.test(file))).toEqual([]);
  const outside = [...packages].filter((name) => !name.startsWith('node:'));
  expect(outside.toSorted()).toEqual(['@kinora/contracts', '@kinora/contracts/uploads', 'esbuild']);
});

it('reaches them from the entry of the intake process, each when it is needed', () => {
  const { packages } = reachedFrom('intake/child/intake-main.ts');
  expect([...packages]).toEqual(expect.arrayContaining(['sharp', 'node-av/lib']));
});

it('has nothing beside the child that names one', () => {
  const beside = globSync('intake/*.ts', { cwd: SOURCES }).filter((file) => !file.endsWith('.test.ts'));
  expect(beside.flatMap(importsOf).filter((name) => /sharp|node-av|@napi-rs/.test(name))).toEqual([]);
});
