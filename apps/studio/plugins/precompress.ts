import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { openMemory, type Memory } from '@kinora/vitest-config/memory';
import type { Plugin } from 'vite';

const TEXT = /\.(?:css|html|js|json|svg|webmanifest)$/;
/** Below this a compressed file saves no packet. */
const WORTH_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** At its highest quality, which takes 2 s for each megabyte. */
async function smallest(content: Buffer, memory: Memory): Promise<Buffer> {
  const key = `br-${createHash('sha256').update(content).digest('hex')}`;
  const kept = memory.read(key);
  if (kept) return kept.body;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    // A whole script as one block is smaller by some bytes.
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  };
  const small = await brotli(content, { params });
  memory.write(key, small);
  return small;
}

async function compress(path: string, memory: Memory) {
  const content = await readFile(path);
  if (content.length < WORTH_BYTES) return;
  const [small, fallback] = await Promise.all([smallest(content, memory), gz(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, fallback)]);
}

/** Writes `.br` and `.gz` beside every text file of the build, which the server hands out as they are. */
export function precompress(): Plugin {
  return {
    name: 'kinora:precompress',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = 'dist' }, bundle) {
      // The page itself is sent with the server's configuration in it, so it cannot be compressed ahead.
      const files = Object.keys(bundle).filter((name) => TEXT.test(name) && name !== 'index.html');
      const memory = openMemory('compressed');
      await Promise.all(files.map((name) => compress(resolve(dir, name), memory)));
    },
  };
}
