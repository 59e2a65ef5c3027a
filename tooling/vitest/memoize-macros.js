// Expanding a file's macros takes 5 to 10 ms, and a dozen tasks of one gate read the same file: the result is kept.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { openMemory } from './memory.js';

const root = join(import.meta.dirname, '../..');
/** What the result depends on besides the file: the versions of Babel and its plugins, and how they are set up here. */
const SETUP = ['pnpm-lock.yaml', 'lingui.config.mjs', 'tooling/vitest/plugins.js', 'tooling/vitest/memoize-macros.js'];

const textOf = (path) => readFileSync(path, 'utf8');

/** One key for all files: `sources` are the files that further plugins are made of. */
function keyOfSetup(sources) {
  const hash = createHash('sha256');
  for (const path of [...SETUP.map((file) => join(root, file)), ...sources]) hash.update(`${textOf(path)}\0`);
  return hash.update(process.env.NODE_ENV ?? '').digest('hex');
}

/**
 * A plugin whose transform is memoized by the text and the path of a file. `plugin` is Vite's, or a promise of one;
 * `sources` are the files that decide what it does, besides its version. Resolves with the plugin.
 */
export async function memoizeMacros(plugin, { sources = [], memory = openMemory('macros') } = {}) {
  const resolved = await plugin;
  const { handler } = resolved.transform;
  const setup = keyOfSetup(sources);
  resolved.transform.handler = async function transform(code, id, ...rest) {
    const key = createHash('sha256')
      .update(JSON.stringify([setup, id, code]))
      .digest('hex');
    const kept = memory.read(key);
    if (kept) return JSON.parse(kept.body.toString('utf8'));
    const result = await handler.call(this, code, id, ...rest);
    // Source maps are classes: what is kept is what everybody after this plugin reads of them.
    if (result) memory.write(key, Buffer.from(JSON.stringify(result)));
    return result;
  };
  return resolved;
}
