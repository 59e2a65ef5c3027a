import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { memoizeMacros } from './memoize-macros.js';
import { openResultStore } from './result-store.js';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-macros-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A plugin that counts how often it works. */
function counting() {
  const calls = [];
  const handler = async (code, id) => {
    calls.push(id);
    return code.includes('macro') ? { code: code.toUpperCase(), map: { names: [id] } } : undefined;
  };
  return { calls, plugin: Promise.resolve({ transform: { handler } }) };
}

async function transformOnce(code, id, sources = []) {
  const { calls, plugin } = counting();
  const { transform } = await memoizeMacros(plugin, { sources, memory: openResultStore(join(folder, 'memory')) });
  return { result: await transform.handler(code, id), works: calls.length };
}

it('expands the macros of a file once, and gives the same text and map again', async () => {
  const first = await transformOnce('a macro', 'a.ts');
  expect(first.works).toBe(1);
  expect(await transformOnce('a macro', 'a.ts')).toEqual({ result: first.result, works: 0 });
});

it('works anew for another text, another file, or another source of the plugins', async () => {
  const source = join(folder, 'more.ts');
  writeFileSync(source, 'one');
  await transformOnce('a macro', 'a.ts', [source]);
  expect((await transformOnce('a macro!', 'a.ts', [source])).works).toBe(1);
  expect((await transformOnce('a macro', 'b.ts', [source])).works).toBe(1);
  expect((await transformOnce('a macro', 'a.ts')).works).toBe(1);
  writeFileSync(source, 'two');
  expect((await transformOnce('a macro', 'a.ts', [source])).works).toBe(1);
});

it('keeps nothing of a file that has no macros', async () => {
  expect(await transformOnce('plain', 'a.ts')).toEqual({ result: undefined, works: 1 });
  expect(await transformOnce('plain', 'a.ts')).toEqual({ result: undefined, works: 1 });
});
