import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { serveTurboCache } from '../results/turbo-cache.mjs';
import { openResultStore } from '../vitest/result-store.js';
import { taskKeys } from './task-keys.mjs';

const root = join(import.meta.dirname, '../..');

it('does not wait for the server of results, which this process cannot answer for meanwhile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-keys-'));
  const about = { at: '2026-11-28T20:00:00Z', commit: 'c0ffee' };
  const cache = await serveTurboCache({ store: openResultStore(folder), about, forget: false });
  try {
    const environment = { ...process.env, ...cache.environment };
    const keys = taskKeys(['typecheck'], { cwd: root, environment });
    expect(keys.get('@kinora/api#typecheck')).toMatchObject({ runs: true });
  } finally {
    await cache.close();
    rmSync(folder, { recursive: true });
  }
}, 40_000);
